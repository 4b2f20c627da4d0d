// A finger or a resting pointer on a link loads that privilege's detail, once; crossing it, saving data or being signed out loads nothing.
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const { call, session } = vi.hoisted(() => ({
	call: vi.fn(async () => ({ alt_reference: "PV_1", reference: "1001" })),
	session: { sub: "me" as string | null },
}));
vi.mock("../../../src/platform/http/http", () => ({ call }));
vi.mock("../../../src/platform/session/session", async (original) => ({
	...(await original<object>()),
	currentSession: () => (session.sub ? { sub: session.sub } : null),
}));

const { startDetailPrefetch } = await import(
	"../../../src/sync/startDetailPrefetch"
);

const client = new QueryClient({ defaultOptions: { queries: { retry: 1 } } });
const stop = startDetailPrefetch(client);

/** What the pointer does over the heading inside a link to this address. */
function point(type: "pointerover" | "pointerdown", pointerType = "touch") {
	const target = document.querySelector("h3");
	const event = new Event(type, { bubbles: true });
	target?.dispatchEvent(Object.assign(event, { pointerType }));
}
const draw = (href: string) => {
	document.body.innerHTML = `<a href="${href}"><h3>Latte</h3></a>`;
};

beforeEach(() => {
	vi.useFakeTimers();
	client.clear();
	call.mockClear();
	session.sub = "me";
	draw("/?modal-privilege=PV_1");
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("a finger on a privilege's link loads its detail at once, and a second one within the minute asks no more", async () => {
	point("pointerdown");
	await vi.advanceTimersByTimeAsync(0);
	expect(call).toHaveBeenCalledTimes(1);
	expect(call.mock.lastCall?.at(1)).toEqual({
		Privilege_Alt_Reference: "PV_1",
	});
	expect(client.getQueryData(["privilege", "detail", "PV_1"])).toEqual({
		alt_reference: "PV_1",
		reference: "1001",
	});
	await vi.advanceTimersByTimeAsync(59_000);
	expect(client.getQueryCache().getAll()).toHaveLength(1);
	// What nobody opened takes no place among the saved details.
	await vi.advanceTimersByTimeAsync(2000);
	expect(client.getQueryCache().getAll()).toHaveLength(0);
});

// The bug: the privilege that the press opened waited for this load, and failed with its first lost reply.
test("a lost reply is asked for again, as for any other load", async () => {
	call.mockRejectedValueOnce(new Error("The reply was lost"));
	point("pointerdown");
	await vi.advanceTimersByTimeAsync(2000);
	expect(call).toHaveBeenCalledTimes(2);
	expect(client.getQueryData(["privilege", "detail", "PV_1"])).toBeDefined();
});

test("a mouse that rests on the link loads it, one that only crosses it does not", async () => {
	point("pointerover", "mouse");
	await vi.advanceTimersByTimeAsync(40);
	document.body.dispatchEvent(
		Object.assign(new Event("pointerover", { bubbles: true }), {
			pointerType: "mouse",
		}),
	);
	await vi.advanceTimersByTimeAsync(200);
	expect(call).not.toHaveBeenCalled();
	point("pointerover", "mouse");
	await vi.advanceTimersByTimeAsync(100);
	expect(call).toHaveBeenCalledTimes(1);
});

test.each([
	["a page", "/history", {}, "me"],
	["another site", "https://else.where/?modal-privilege=PV_1", {}, "me"],
	["a saved connection", undefined, { saveData: true }, "me"],
	["a slow connection", undefined, { effectiveType: "2g" }, "me"],
	["nobody signed in", undefined, {}, null],
])("%s: nothing is loaded", async (_, href, connection, sub) => {
	if (href) draw(href);
	vi.stubGlobal("navigator", { ...navigator, connection });
	session.sub = sub;
	point("pointerdown");
	await vi.advanceTimersByTimeAsync(100);
	expect(call).not.toHaveBeenCalled();
});

// The last test: the listeners serve all of them.
test("after the stop neither a finger nor a mouse that rested before it loads anything", async () => {
	point("pointerover", "mouse");
	stop();
	point("pointerdown");
	await vi.advanceTimersByTimeAsync(100);
	expect(call).not.toHaveBeenCalled();
});
