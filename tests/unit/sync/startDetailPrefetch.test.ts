// A finger or a resting mouse on a link loads the privilege's detail once; crossing the link, data saving or being signed out loads nothing.
import { QueryObserver } from "@tanstack/react-query";
import {
	afterEach,
	beforeEach,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { storageKeys } from "../../../src/platform/storage/storage";

const { answer, call, session } = vi.hoisted(() => {
	const answer = async () => ({ alt_reference: "PV_1", reference: "1001" });
	return {
		answer,
		call: vi.fn(answer),
		session: { sub: "me" as string | null },
	};
});
vi.mock("../../../src/platform/http/http", () => ({ call }));
vi.mock("../../../src/platform/session/session", async (original) => {
	const signedIn = () => (session.sub ? { sub: session.sub } : null);
	return {
		...(await original<object>()),
		currentSession: signedIn,
		savedSession: signedIn,
	};
});

const { startDetailPrefetch } = await import(
	"../../../src/sync/startDetailPrefetch"
);

const { privilegeQueries } = await import("../../../src/queries/privilege");
const { deserializeQueries } = await import(
	"../../../src/platform/query/queryPersistence"
);
const { queryClient: client } = await import(
	"../../../src/platform/query/queryClient"
);
const { restoreQueries } = await import(
	"../../../src/platform/query/restoreQueries"
);

const stop = startDetailPrefetch(client);

/** A pointer event over the heading inside a link to this address. */
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
	localStorage.clear();
	restoreQueries();
	draw("/?modal-privilege=PV_1");
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("a finger on a privilege's link loads its detail at once, and a second touch within a minute does not", async () => {
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
	// A detail that nobody opened is not saved.
	await vi.advanceTimersByTimeAsync(2000);
	expect(client.getQueryCache().getAll()).toHaveLength(0);
});

// The bug: the opened privilege waited for this load, and failed with its first lost reply.
test("a lost reply is retried, like that of any other load", async () => {
	call.mockRejectedValueOnce(new ApiFailure({ reason: "network" }));
	point("pointerdown");
	await vi.advanceTimersByTimeAsync(2000);
	expect(call).toHaveBeenCalledTimes(2);
	expect(client.getQueryData(["privilege", "detail", "PV_1"])).toBeDefined();
});

test("a mouse that rests on the link loads the detail; one that only crosses it does not", async () => {
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
])("nothing is loaded for %s", async (_, href, connection, sub) => {
	if (href) draw(href);
	vi.stubGlobal("navigator", { ...navigator, connection });
	session.sub = sub;
	point("pointerdown");
	await vi.advanceTimersByTimeAsync(100);
	expect(call).not.toHaveBeenCalled();
});

/** The privileges that the phone has after a restart. */
function saved() {
	const text = localStorage.getItem(storageKeys.queries("me")) ?? "";
	return deserializeQueries(text).queries.map(({ queryKey }) => queryKey[2]);
}
async function open(reference: string) {
	const observer = new QueryObserver(client, {
		...privilegeQueries.detail(reference),
		staleTime: 60_000,
	});
	const close = observer.subscribe(() => undefined);
	await vi.advanceTimersByTimeAsync(1000);
	close();
}
async function touch(reference: string) {
	draw(`/?modal-privilege=${reference}`);
	point("pointerdown");
	await vi.advanceTimersByTimeAsync(1000);
}
const references = (name: string, count: number) =>
	Array.from({ length: count }, (_, at) => `PV_${name}${at}`);

// The bug: scrolling cards with a finger removed privileges that were saved for offline use.
test("a finger on other links removes no opened privilege, and its loads are not saved", async () => {
	const opened = references("OPENED", 20);
	for (const reference of opened) await open(reference);
	for (const reference of references("TOUCHED", 25)) await touch(reference);
	expect(saved().sort()).toEqual(opened.sort());
	await vi.advanceTimersByTimeAsync(120_000);
	// Loaded again, since the detail is older than a minute.
	await touch("PV_OPENED0");
	expect(saved().sort()).toEqual(opened.sort());
});

test("a prefetched detail is saved when it is opened, in place of the oldest", async () => {
	const opened = references("OPENED", 25);
	for (const reference of opened) {
		await touch(reference);
		await open(reference);
	}
	expect(call).toHaveBeenCalledTimes(25);
	expect(saved().sort()).toEqual(opened.slice(5).sort());
});

// The bug: each privilege that could not be loaded removed a saved one, so that a person without a network had fewer with each press.
test("a privilege that could not be loaded removes no saved one", async () => {
	const opened = references("OPENED", 20);
	for (const reference of opened) await open(reference);
	call.mockRejectedValue(new ApiFailure({ reason: "network" }));
	onTestFinished(() => void call.mockImplementation(answer));
	for (const reference of references("OFFLINE", 5)) await open(reference);
	expect(saved().sort()).toEqual(opened.sort());
});

// This test is the last one, since all tests share the listeners.
test("after stopping, neither a finger nor a mouse that rested before loads a detail", async () => {
	point("pointerover", "mouse");
	stop();
	point("pointerdown");
	await vi.advanceTimersByTimeAsync(100);
	expect(call).not.toHaveBeenCalled();
});
