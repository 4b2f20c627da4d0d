// @vitest-environment node
// Proves the refresh (under 300 s, one at a time, also with another tab's token) and the new token after a 403 (1 §4).
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { atomStore } from "../../../../src/platform/atomStore";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { serverNow, setServerTime } from "../../../../src/platform/http/clock";
import {
	dispatchSessionEvent,
	reactivateSession,
	startRenewal,
	tokenNotFound,
} from "../../../../src/platform/session/renewal";
import {
	adoptToken,
	currentSession,
	endSession,
	sessionId,
	skeletonLoadingAtom,
} from "../../../../src/platform/session/session";
import { syncSession } from "../../../../src/platform/session/syncSession";
import { local, perTab } from "../../../../src/platform/storage/storage";
import { nth } from "../../../support/nth";
import { waitFor } from "../../../support/waitFor";
import { json, lost, startServer } from "../../support/server";
import { tokenOf } from "../../support/token";

const server = await startServer();
afterAll(server.stop);
const inSeconds = (left: number) => Math.floor(Date.now() / 1000) + left;
const dying = () => tokenOf("customer-1", { exp: inSeconds(100) });
const fresh = () => tokenOf("customer-1", { exp: inSeconds(3600) });
const theirs = tokenOf("customer-2", { exp: inSeconds(3600) });
const asked = (call: string) =>
	server.received.filter(({ path }) => path.endsWith(call));
/** Takes the place of the window. */
const target = new EventTarget();
const happens = (name: string, fields: object = {}) =>
	target.dispatchEvent(Object.assign(new Event(name), fields));
const press = () => happens("mousedown");
const quiet = (ms = 50) => new Promise((resolve) => setTimeout(resolve, ms));
const checkFailed = vi.fn();
let stop = () => {};

beforeEach(() => {
	vi.stubEnv("VITE_API_HOST", server.origin);
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
	vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
	server.received.length = 0;
	server.answers.clear();
	checkFailed.mockClear();
	dispatchSessionEvent({ name: "landed" });
	stop = startRenewal(checkFailed);
});
afterEach(async () => {
	stop();
	endSession();
	vi.useRealTimers();
	// A late refresh must not find the session of the next test.
	await quiet(0);
});

test.each(["touchstart", "mousedown"])(
	"any number of %s events near expiry cause one refresh",
	async (name) => {
		adoptToken(dying());
		const token = fresh();
		server.answers.set("RefreshToken", json({ token }));
		for (let count = 0; count < 5; count++) happens(name);
		await waitFor(() => expect(currentSession()?.token).toBe(token));
		expect(asked("RefreshToken").map(({ body }) => JSON.parse(body))).toEqual([
			{
				...{ sub: "customer-1", model: "SM-S938B", imei: "1", serial: "R1" },
				tx_timestamp: expect.any(Number),
			},
		]);
		expect(perTab.get("refreshTokenCount")).toBe("1");
		expect(local.get("token")).toBe(token);
	},
);

test("a token that a frozen page reads hours after its request does not set the clock", async () => {
	vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
	adoptToken(dying());
	const token = tokenOf("customer-1", { iat: inSeconds(0) });
	const later = Date.now() + 2 * 3_600_000;
	server.answers.set("RefreshToken", (reply, request) => {
		vi.setSystemTime(later);
		json({ token })(reply, request);
	});
	press();
	await waitFor(() => expect(currentSession()?.token).toBe(token));
	expect(serverNow()).toBeGreaterThan(later - 5000);
	vi.useRealTimers();
	setServerTime(Date.now());
});

test("a press with time left causes no refresh", () => {
	adoptToken(fresh());
	expect(dispatchSessionEvent({ name: "pressed" })).toEqual([]);
});

test("during another tab's refresh this tab waits for its token", async () => {
	const request = vi.fn(async (_name, work, atOnce) => (atOnce ?? work)(null));
	vi.stubGlobal("navigator", { locks: { request } });
	adoptToken(dying());
	press();
	await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
	local.set("token", fresh());
	happens("storage", { key: "token" });
	await waitFor(() => expect(currentSession()?.token).toBe(local.get("token")));
	await quiet();
	expect(asked("RefreshToken")).toEqual([]);
});

test("the refusal of a token that was replaced meanwhile is neither shown nor counted", async () => {
	adoptToken(dying());
	const token = fresh();
	server.answers.set("RefreshToken", (reply, request) => {
		adoptToken(tokenOf("customer-1", { exp: inSeconds(50) }));
		server.answers.set("RefreshToken", json({ token }));
		json({}, 403)(reply, request);
	});
	await waitFor(() => {
		press();
		expect(currentSession()?.token).toBe(token);
	});
	expect(perTab.get("refreshTokenCount")).toBe("1");
	expect(checkFailed).not.toHaveBeenCalled();
});

test("another tab's fresh token is used instead of a refresh", async () => {
	adoptToken(dying());
	const token = fresh();
	local.set("token", token);
	press();
	await waitFor(() => expect(currentSession()?.token).toBe(token));
	await quiet();
	expect(asked("RefreshToken")).toEqual([]);
});

test("a press that finds another customer's token starts this tab again", async () => {
	const otherCustomer = vi.fn();
	adoptToken(dying());
	const stopFollowing = syncSession(otherCustomer);
	local.set("token", theirs);
	press();
	await waitFor(() => expect(otherCustomer).toHaveBeenCalledOnce());
	expect(asked("RefreshToken")).toEqual([]);
	stopFollowing();
});

test("a refreshed token that arrives after another customer's sign-in does not overwrite theirs", async () => {
	const otherCustomer = vi.fn();
	adoptToken(dying());
	const stopFollowing = syncSession(otherCustomer);
	server.answers.set("RefreshToken", (reply, request) => {
		local.set("token", theirs);
		return json({ token: fresh() })(reply, request);
	});
	press();
	await waitFor(() => expect(otherCustomer).toHaveBeenCalledOnce());
	expect(local.get("token")).toBe(theirs);
	stopFollowing();
});

test.each([
	["with a refusal", json({}, 400)],
	["without a token", json({})],
	["with an unreadable token", json({ token: "broken" })],
	["with another customer's token", json({ token: theirs })],
])(
	"a refresh that is answered %s counts, and at most three are tried (1 §4)",
	async (_what, answer) => {
		adoptToken(dying());
		server.answers.set("RefreshToken", answer);
		for (let count = 1; count <= 3; count++) {
			await waitFor(() => {
				press();
				expect(perTab.get("refreshTokenCount")).toBe(String(count));
			});
		}
		expect(dispatchSessionEvent({ name: "pressed" })).toEqual([]);
		expect(asked("RefreshToken")).toHaveLength(3);
	},
);

test.each([401, 403, 423, 429])(
	"a refresh that is answered with %i is shown like every such reply (1 §8)",
	async (status) => {
		adoptToken(dying());
		server.answers.set("RefreshToken", json({}, status));
		press();
		await waitFor(() => expect(checkFailed).toHaveBeenCalledOnce());
		expect(checkFailed.mock.calls[0]?.[0]).toMatchObject({ status });
	},
);

test("a refresh that is refused with another status is not shown", async () => {
	adoptToken(dying());
	server.answers.set("RefreshToken", json({}, 400));
	press();
	await waitFor(() => expect(perTab.get("refreshTokenCount")).toBe("1"));
	expect(checkFailed).not.toHaveBeenCalled();
});

test.each([lost, json({}, 503), json({}, 408)])(
	"a refresh without a decision, as during a host's restart, does not count and is retried on a press (%#)",
	async (answer) => {
		adoptToken(dying());
		server.answers.set("RefreshToken", answer);
		await waitFor(() => {
			press();
			expect(asked("RefreshToken").length).toBeGreaterThan(4);
		});
		expect(perTab.get("refreshTokenCount")).toBe("0");
	},
);

test("after three refreshes a session sends no more until it lands again", () => {
	adoptToken(dying());
	perTab.set("refreshTokenCount", "3");
	expect(dispatchSessionEvent({ name: "pressed" })).toEqual([]);
	dispatchSessionEvent({ name: "landed" });
	expect(dispatchSessionEvent({ name: "pressed" })).toEqual(["refresh"]);
});

test("an ended session works again with another tab's token: it is refreshed, and its end is reported", async () => {
	adoptToken(tokenOf("customer-1", { exp: 1 }));
	expect(dispatchSessionEvent({ name: "failed", status: 403 })).toEqual([
		"askReactivation",
	]);
	expect(dispatchSessionEvent({ name: "failed", status: 403 })).toEqual([]);
	expect(dispatchSessionEvent({ name: "pressed" })).toEqual([]);
	const stopFollowing = syncSession(vi.fn());
	local.set("token", dying());
	happens("storage", { key: "token" });
	server.answers.set("RefreshToken", json({ token: fresh() }));
	press();
	await waitFor(() => expect(asked("RefreshToken")).toHaveLength(1));
	expect(dispatchSessionEvent({ name: "failed", status: 403 })).toEqual([
		"askReactivation",
	]);
	stopFollowing();
});

test("a session check near the token's end waits for the new token", async () => {
	stop();
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	stop = startRenewal(checkFailed);
	adoptToken(dying());
	const token = fresh();
	server.answers.set("RefreshToken", json({ token }));
	vi.advanceTimersByTime(900_000);
	vi.useRealTimers();
	await waitFor(() => expect(asked("Profile")).toHaveLength(1));
	const { headers } = nth(asked("Profile"));
	expect(headers.authorization).toBe(`Bearer ${token}`);
});

test.each([
	["no network", lost],
	["a host that fails", json({}, 503)],
	["a reply that cannot be read", json(null)],
])(
	"a session check that meets %s shows nothing and keeps the token, which the next press refreshes",
	async (_what, answer) => {
		stop();
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
		stop = startRenewal(checkFailed);
		adoptToken(dying());
		const token = local.get("token");
		server.answers.set("RefreshToken", lost);
		server.answers.set("Profile", answer);
		vi.advanceTimersByTime(900_000);
		vi.useRealTimers();
		await waitFor(() => expect(asked("Profile")).toHaveLength(1));
		expect(local.get("token")).toBe(token);
		const next = fresh();
		server.answers.set("RefreshToken", json({ token: next }));
		press();
		await waitFor(() => expect(currentSession()?.token).toBe(next));
		expect(checkFailed).not.toHaveBeenCalled();
	},
);

test("15 minutes after the load the profile is requested, and the app shows its failure", async () => {
	stop();
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	stop = startRenewal(checkFailed);
	adoptToken(fresh());
	server.answers.set("Profile", json({}, 403));
	vi.advanceTimersByTime(899_999);
	await quiet();
	expect(server.received).toEqual([]);
	vi.advanceTimersByTime(1);
	const failure = [{ status: 403 }];
	await waitFor(() => expect(checkFailed.mock.calls).toMatchObject([failure]));
});

test("reactivation saves the new token and a new session id, and shows the skeleton meanwhile", async () => {
	const old = tokenOf("customer-1", { exp: 1 });
	adoptToken(old);
	const id = sessionId();
	perTab.set("refreshTokenCount", "3");
	dispatchSessionEvent({ name: "failed", status: 403 });
	const token = fresh();
	server.answers.set("GenerateAppTokenV2", json({ token }));
	const working = reactivateSession();
	expect(atomStore.get(skeletonLoadingAtom)).toBe(true);
	await working;
	expect(atomStore.get(skeletonLoadingAtom)).toBe(false);
	expect(asked("GenerateAppTokenV2")[0]?.headers.authorization).toBe(
		`Bearer ${old}`,
	);
	expect(currentSession()?.token).toBe(token);
	expect(sessionId()).not.toBe(id);
	// It is a new session, with three refreshes of its own.
	expect(perTab.get("refreshTokenCount")).toBe("0");
	// The new session is reported before the caller reloads the page (1 §4).
	expect(
		asked("CreateEventSession").map(({ body, headers }) => [
			JSON.parse(body).session_id,
			headers.authorization,
		]),
	).toEqual([[sessionId(), `Bearer ${token}`]]);
	expect(dispatchSessionEvent({ name: "failed", status: 403 })).toEqual([
		"askReactivation",
	]);
});

test("a session is renewed even if its report fails", async () => {
	adoptToken(tokenOf("customer-1", { exp: 1 }));
	const token = fresh();
	server.answers.set("GenerateAppTokenV2", json({ token }));
	server.answers.set("CreateEventSession", lost);
	await reactivateSession();
	expect(currentSession()?.token).toBe(token);
});

test("a renewed token that arrives after another customer's sign-in does not overwrite theirs", async () => {
	const otherCustomer = vi.fn();
	adoptToken(tokenOf("customer-1", { exp: 1 }));
	const stopFollowing = syncSession(otherCustomer);
	server.answers.set("GenerateAppTokenV2", (reply, request) => {
		local.set("token", theirs);
		return json({ token: fresh() })(reply, request);
	});
	await reactivateSession();
	expect(otherCustomer).toHaveBeenCalledOnce();
	expect(local.get("token")).toBe(theirs);
	stopFollowing();
});

test.each([
	["signed out", () => endSession(), null],
	[
		"signed in as another customer",
		() => adoptToken(tokenOf("customer-2", { exp: inSeconds(3600) })),
		"customer-2",
	],
])(
	"a renewed token does not sign in a customer who has %s meanwhile",
	async (_what, change, sub) => {
		const answer: typeof lost = (reply, request) => {
			change();
			return json({ token: fresh() })(reply, request);
		};
		server.answers.set("RefreshToken", answer);
		server.answers.set("GenerateAppTokenV2", answer);
		adoptToken(dying());
		press();
		await waitFor(() => expect(asked("RefreshToken")).toHaveLength(1));
		await quiet();
		expect(currentSession()?.sub ?? null).toBe(sub);
		adoptToken(tokenOf("customer-1", { exp: 1 }));
		await reactivateSession();
		expect(currentSession()?.sub ?? null).toBe(sub);
		expect(local.get("token") === null).toBe(sub === null);
	},
);

test.each([
	...[{ token: "" }, { token: null }, { token: "broken" }, {}, null],
	{ token: theirs },
])(
	"a reply with the data %j raises token-not-found and keeps the old token",
	async (data) => {
		const old = fresh();
		adoptToken(old);
		server.answers.set("GenerateAppTokenV2", json(data));
		const failure = await reactivateSession().catch(
			(thrown: unknown) => thrown,
		);
		expect(failure).toBeInstanceOf(ApiFailure);
		expect(failure).toMatchObject({ cause: tokenNotFound });
		expect(currentSession()?.token).toBe(old);
		expect(atomStore.get(skeletonLoadingAtom)).toBe(false);
	},
);
