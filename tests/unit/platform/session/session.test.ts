// Proves who is signed in: the token and its claims, a broken token, the session id and the profile state (1 §3).
import { beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "../../../../src/platform/storage/storage";
import { fillStorage } from "../../support/fillStorage";
import { tokenOf } from "../../support/token";

/** The session module after a start of the app. */
async function started() {
	vi.resetModules();
	const session = await import("../../../../src/platform/session/session");
	const { atomStore } = await import("../../../../src/platform/atomStore");
	const { serverNow } = await import("../../../../src/platform/http/clock");
	return { ...session, atomStore, serverNow };
}

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

test("a saved token is the session of the next start", async () => {
	const device = { device_name: "Orion S26", device_series: "S" };
	const token = tokenOf("customer-1", {
		...{ tier: "Tier 2", is_flagship: "true", ...device },
	});
	(await started()).adoptToken(token);
	expect(localStorage.getItem("token")).toBe(token);
	const { currentSession, profileStateAtom, atomStore } = await started();
	expect(currentSession()).toMatchObject({ token, sub: "customer-1" });
	expect(atomStore.get(profileStateAtom)).toEqual({
		isAuth: true,
		token,
		tier: "Gold",
		deviceCode: "SM-S938B",
		deviceName: "Orion S26",
		deviceSeries: "S",
		isFlagship: true,
	});
});

test.each([
	"",
	"broken",
	"a.b.c",
	tokenOf("").slice(0, -4),
	tokenOf("x", { exp: "soon" }),
	tokenOf("x", { exp: null }),
])("the saved token %j counts as none and is cleared", async (token) => {
	localStorage.setItem("token", token);
	const { currentSession, profileStateAtom, atomStore } = await started();
	expect(currentSession()).toBeNull();
	expect(localStorage.getItem("token")).toBeNull();
	expect(atomStore.get(profileStateAtom)).toMatchObject({
		isAuth: false,
		tier: "",
	});
});

test("a broken token changes nothing", async () => {
	const { adoptToken, currentSession } = await started();
	adoptToken(tokenOf("customer-1"));
	expect(adoptToken("broken")).toBeNull();
	expect(currentSession()?.sub).toBe("customer-1");
});

test("an expired token is still a session, since the server decides about it", async () => {
	localStorage.setItem("token", tokenOf("customer-1", { exp: 1 }));
	expect((await started()).currentSession()?.sub).toBe("customer-1");
});

test("on a phone full of saved lists a longer token and its host take their room", async () => {
	const { adoptToken } = await started();
	const { saveApiHost } = await import("../../../../src/platform/http/host");
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
	adoptToken(tokenOf("customer-1", { exp: 1 }));
	const lists = storageKeys.queries("customer-1");
	localStorage.setItem(lists, "saved");
	fillStorage((area) => area.getItem(lists) !== null);
	const token = tokenOf("customer-1", { device_name: "Orion S26 Ultra" });
	saveApiHost("https://two.example");
	expect(localStorage.getItem("api-host")).toBe("https://two.example");
	localStorage.setItem(lists, "saved");
	adoptToken(token);
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	expect((await started()).currentSession()?.token).toBe(token);
});

test("ending the session removes the token", async () => {
	const { adoptToken, endSession, currentSession } = await started();
	adoptToken(tokenOf("customer-1"));
	endSession();
	expect(currentSession()).toBeNull();
	expect(localStorage.getItem("token")).toBeNull();
});

test("a tab has one UUID as its session id, which a reload keeps until it is renewed", async () => {
	const { sessionId } = await started();
	const id = sessionId();
	expect(id).toMatch(
		/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
	);
	expect((await started()).sessionId()).toBe(id);
	const { renewSessionId, sessionId: after } = await started();
	const next = renewSessionId();
	expect(next).not.toBe(id);
	expect(after()).toBe(next);
});

test("without randomUUID the id is still a random UUID of version 4", async () => {
	const { newId } = await started();
	Object.defineProperty(crypto, "randomUUID", {
		value: undefined,
		configurable: true,
	});
	const ids = Array.from({ length: 50 }, newId);
	Reflect.deleteProperty(crypto, "randomUUID");
	expect(new Set(ids).size).toBe(50);
	for (const id of ids)
		expect(id).toMatch(
			/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
		);
});

test("a token issued just now gives the server's time; an old one only a lower limit", async () => {
	const hour = 3_600_000;
	const iat = (ms: number) => Math.floor((Date.now() + ms) / 1000);
	const { adoptToken, serverNow } = await started();
	// `+ 0`: a millisecond that passes in between would round to -0.
	const offset = () => Math.round((serverNow() - Date.now()) / hour) + 0;
	adoptToken(tokenOf("x", { iat: iat(-2 * hour) }));
	expect(offset()).toBe(0);
	adoptToken(tokenOf("x", { iat: iat(-2 * hour) }), { issuedNow: true });
	expect(offset()).toBe(-2);
	adoptToken(tokenOf("x", { iat: iat(3 * hour) }));
	expect(offset()).toBe(3);
});

// The bug: the clock that the reply's header had set went back by the token's travel time.
test("a token issued just now does not change a clock that may be right", async () => {
	const { adoptToken, serverNow } = await started();
	const iat = Math.floor(Date.now() / 1000) - 10;
	adoptToken(tokenOf("x", { iat }), { issuedNow: true });
	expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
});
