// @vitest-environment node
// One exchange with the host: the time of its reply, its end by the caller, and whether there is a host at all (1 §7).
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { get } from "../../../../src/contract/endpoint";
import { nothing } from "../../../../src/contract/fields";
import { serverNow } from "../../../../src/platform/http/clock";
import { call, isHostReachable } from "../../../../src/platform/http/http";
import { endSession } from "../../../../src/platform/session/session";
import { json, startServer } from "../../support/server";

const server = await startServer();
afterAll(server.stop);
beforeEach(() => {
	vi.stubEnv("VITE_API_HOST", server.origin);
	endSession();
});
const hour = 3_600_000;
const read = get("internal/Area/Read", nothing, nothing);

test("a reply's whole second counts as its middle", async () => {
	vi.useFakeTimers({ now: Date.now(), toFake: ["Date", "performance"] });
	const date = Math.floor(Date.now() / 1000) * 1000 + hour;
	server.answers.set("Read", (reply, request) => {
		reply.setHeader("date", new Date(date).toUTCString());
		json({})(reply, request);
	});
	await call(read, {});
	expect(serverNow()).toBe(date + 500);
	vi.useRealTimers();
	server.answers.set("Read", json({}));
	await call(read, {});
});

test("a reply that a page reads after it was frozen for hours says nothing about the time", async () => {
	vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
	const date = Date.now();
	server.answers.set("Read", (reply, request) => {
		reply.setHeader("date", new Date(date).toUTCString());
		vi.setSystemTime(date + 2 * hour);
		json({})(reply, request);
	});
	await call(read, {});
	expect(serverNow()).toBeGreaterThan(date + 2 * hour - 5000);
	vi.useRealTimers();
	server.answers.set("Read", json({}));
	await call(read, {});
});

test("a time limit that ends hours late, since the page was frozen, is a lost network: the query asks again", async () => {
	vi.useFakeTimers({
		now: Date.now(),
		toFake: ["Date", "setTimeout", "clearTimeout"],
	});
	const arrived = new Promise<void>((resolve) =>
		server.answers.set("Read", () => resolve()),
	);
	const failing = call(read, {}).catch((failure: unknown) => failure);
	await arrived;
	vi.setSystemTime(Date.now() + 2 * hour);
	vi.runAllTimers();
	expect(await failing).toMatchObject({ status: 0, reason: "network" });
	vi.useRealTimers();
	server.answers.set("Read", json({}));
	await call(read, {});
});

test("a request repeated with the reply's time has keepalive like the first", async () => {
	server.answers.set("Read", (reply, request) => {
		server.answers.set("Read", json({}));
		reply.setHeader("date", new Date(Date.now() + hour).toUTCString());
		json({ status: "error", error: { code: 10000 } }, 400)(reply, request);
	});
	const fetched = vi.spyOn(globalThis, "fetch");
	await call(read, {}, { keepalive: true });
	expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([
		true,
		true,
	]);
	fetched.mockRestore();
	await call(read, {});
});

test("a request that its caller aborts is ended at once", async () => {
	const controller = new AbortController();
	server.answers.set("Read", () => controller.abort());
	const failing = call(read, {}, { signal: controller.signal });
	await expect(failing).rejects.toMatchObject({ name: "AbortError" });
});

test.each([
	[200, false, true],
	[404, false, true],
	[500, false, false],
	[503, false, false],
	[503, true, true],
	[null, true, false],
] as const)(
	"the host answers a look with %j, any answer is enough (%s): it is there (%s)",
	async (status, acceptsServerErrors, isThere) => {
		vi.stubGlobal("location", new URL("https://gift.example/history"));
		const fetched = vi.spyOn(globalThis, "fetch");
		fetched.mockImplementation(async () => {
			if (status === null) throw new TypeError("Failed to fetch");
			return new Response(null, { status });
		});
		expect(await isHostReachable({ acceptsServerErrors })).toBe(isThere);
		expect(fetched).toHaveBeenCalledWith("/history", {
			...{ method: "HEAD", cache: "no-store", credentials: "omit" },
			signal: expect.any(AbortSignal),
		});
		fetched.mockRestore();
		vi.unstubAllGlobals();
	},
);
