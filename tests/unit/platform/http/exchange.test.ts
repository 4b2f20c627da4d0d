// @vitest-environment node
// One exchange with the host: the time of its reply, its abort by the caller, and whether the host is reachable (1 §7).
import * as v from "valibot";
import {
	afterAll,
	afterEach,
	beforeEach,
	describe,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { get } from "../../../../src/contract/endpoint";
import { nothing } from "../../../../src/contract/fields";
import {
	isServerTimeKnown,
	readExpiryClock,
	serverNow,
	setServerTime,
} from "../../../../src/platform/http/clock";
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

/** The server's time after a reply of this time, which the phone reads so many ms after the request. */
async function timeAfterReply(date: number, readAfterMs: number) {
	server.answers.set("Read", (reply, request) => {
		reply.setHeader("date", new Date(date).toUTCString());
		vi.setSystemTime(Date.now() + readAfterMs);
		json({})(reply, request);
	});
	await call(read, {});
	return serverNow();
}

// The host would read the words "undefined" and "null".
test("a field without a value is left out of the query", async () => {
	const search = get(
		"internal/Area/Read",
		v.object({ q: v.string(), from: v.optional(v.string()), to: v.null() }),
		nothing,
	);
	server.answers.set("Read", json({}));
	await call(search, { q: "", from: undefined, to: null });
	const query = new URLSearchParams(server.received.at(-1)?.query);
	expect([...query.keys()].sort()).toEqual(["q", "tx_timestamp"]);
});

describe("the time of a reply", () => {
	const now = Date.parse("2026-11-21T05:00:00Z");
	beforeEach(() => {
		vi.useFakeTimers({ now, toFake: ["Date", "performance"] });
		// Resets a clock that an earlier test has moved.
		setServerTime(now);
	});
	afterEach(async () => {
		vi.useRealTimers();
		server.answers.set("Read", json({}));
		await call(read, {});
	});

	test("moves a slow clock to the beginning of its second, and a fast one to the end", async () => {
		expect(await timeAfterReply(now + hour, 0)).toBe(now + hour);
		expect(await timeAfterReply(now - hour, 0)).toBe(now - hour + 1000);
	});

	test("does not change a right clock where a suspended page reads it 12 s later", async () => {
		// The bug: the clock was set back 12 s, confirmed and saved.
		const later = now + 12_000;
		expect(await timeAfterReply(now, 12_000)).toBe(later);
		expect(isServerTimeKnown()).toBe(true);
	});

	test("counts as no older than its request", async () => {
		const date = now + hour;
		expect(await timeAfterReply(date, 12_000)).toBe(date);
		vi.setSystemTime(now + 2 * hour);
		const end = date + 1000 + 12_000;
		expect(await timeAfterReply(date, 12_000)).toBe(end);
	});

	test("does not change the time where the phone's clock was set back meanwhile", async () => {
		server.answers.set("Read", (reply, request) => {
			reply.setHeader("date", new Date(now).toUTCString());
			vi.advanceTimersByTime(12_000);
			vi.setSystemTime(now - hour);
			json({})(reply, request);
		});
		await call(read, {});
		expect(serverNow()).toBe(now + 12_000);
	});

	test("is ignored where the page reads it after the time limit", async () => {
		vi.setSystemTime(now + hour);
		expect(await timeAfterReply(now, 15_000)).toBe(now + hour + 15_000);
		expect(isServerTimeKnown()).toBe(false);
	});
});

test("the time of a reply is ignored where the page was frozen for hours before it read it", async () => {
	vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
	const date = Date.now();
	server.answers.set("Read", (reply, request) => {
		reply.setHeader("date", new Date(date).toUTCString());
		vi.setSystemTime(date + 2 * hour);
		json({})(reply, request);
	});
	await call(read, {});
	expect(serverNow()).toBeGreaterThan(date + 2 * hour - 5000);
	expect(readExpiryClock().confirmedNow).toBeLessThan(date + hour);
	vi.useRealTimers();
	server.answers.set("Read", json({}));
	await call(read, {});
});

test("a time limit that fires hours late in a frozen page counts as a lost network, so the query retries", async () => {
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

test("a request repeated with the reply's time has keepalive like the first one", async () => {
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

test("a browser without throwIfAborted sends a request that can be aborted", async () => {
	const missing = vi.spyOn(AbortSignal.prototype, "throwIfAborted");
	missing.mockImplementation(() => {
		throw new TypeError("throwIfAborted is not a function");
	});
	server.answers.set("Read", json({}));
	const controller = new AbortController();
	const { signal } = controller;
	expect(await call(read, {}, { signal })).toEqual({});
	controller.abort();
	await expect(call(read, {}, { signal })).rejects.toMatchObject({
		name: "AbortError",
	});
	missing.mockRestore();
});

test.each([
	[200, false, true],
	[404, false, true],
	[500, false, false],
	[503, false, false],
	[503, true, true],
	[null, true, false],
] as const)(
	"a host that answers the check with %j, where any answer is enough (%s), is reachable: %s",
	async (status, acceptsServerErrors, isThere) => {
		// A path that begins with two slashes would name another host.
		vi.stubGlobal("location", new URL("https://gift.example//history"));
		const fetched = vi.spyOn(globalThis, "fetch");
		fetched.mockImplementation(async () => {
			if (status === null) throw new TypeError("Failed to fetch");
			return new Response(null, { status });
		});
		expect(await isHostReachable({ acceptsServerErrors })).toBe(isThere);
		expect(fetched).toHaveBeenCalledWith("https://gift.example//history", {
			...{ method: "HEAD", cache: "no-store", credentials: "omit" },
			signal: expect.any(AbortSignal),
		});
		fetched.mockRestore();
		vi.unstubAllGlobals();
	},
);

test("without AbortSignal.timeout too a host that never answers is unreachable after the limit", async () => {
	vi.stubGlobal("location", { origin: "https://gift.example", pathname: "/" });
	vi.useFakeTimers();
	const timeout = AbortSignal.timeout;
	onTestFinished(() => {
		Object.assign(AbortSignal, { timeout });
		vi.restoreAllMocks();
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
	// Chromium before 103 lacks it.
	Object.assign(AbortSignal, { timeout: undefined });
	const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(
		(_address, init) =>
			new Promise((_resolve, reject) => {
				init?.signal?.addEventListener("abort", () => reject(new Error()));
			}),
	);
	const answer = vi.fn();
	void isHostReachable({ timeoutMs: 8000 }).then(answer);
	expect(fetched).toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(8000);
	expect(answer).toHaveBeenCalledWith(false);
});

test("at a host that sends no time the phone's clock decides what is open", async () => {
	// The bug: the Date header of another origin is hidden, so no privilege with a first day could be claimed there.
	vi.resetModules();
	const { readExpiryClock } = await import(
		"../../../../src/platform/http/clock"
	);
	const http = await import("../../../../src/platform/http/http");
	server.answers.set("Read", (reply, request) => {
		reply.sendDate = false;
		json({})(reply, request);
	});
	expect(readExpiryClock().confirmedNow).toBeLessThan(Date.now() - hour);
	await http.call(read, {});
	expect(readExpiryClock().confirmedNow).toBeGreaterThan(Date.now() - hour);
});
