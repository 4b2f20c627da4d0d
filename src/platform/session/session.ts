// The signed-in customer: token, claims, session id and profile state (1 §3).
import { atom } from "jotai";
import { jwtDecode } from "jwt-decode";
import * as v from "valibot";
import { type TokenClaims, tokenClaims } from "../../contract/token";
import { tierOrEmpty } from "../../domain/session/tier";
import { atomStore } from "../atomStore";
import { serverNow, setServerTime } from "../http/clock";
import { local, perTab, setMakingRoom, storageKeys } from "../storage/storage";

export interface Session {
	token: string;
	claims: TokenClaims;
	sub: string;
}

/** The session of a token, whose signature and expiry are not checked; null for a broken token. */
export function readToken(token: string): Session | null {
	try {
		const claims = v.parse(tokenClaims, jwtDecode(token));
		return { token, claims, sub: claims.sub };
	} catch {
		return null;
	}
}

/** The session of the saved token; a broken one is removed. */
export function savedSession(): Session | null {
	const token = local.get(storageKeys.token);
	if (token === null) return null;
	const saved = readToken(token);
	if (!saved) local.remove(storageKeys.token);
	return saved;
}

export const sessionAtom = atom<Session | null>(savedSession());

/** Whether a customer is signed in; also true after the session has ended, because the saved codes are still this customer's. */
export const isSignedInAtom = atom((get) => get(sessionAtom) !== null);

/** The profile state of 1 §3; the profile itself is a query. */
export const profileStateAtom = atom((get) => {
	const current = get(sessionAtom);
	return {
		isAuth: current !== null,
		token: current?.token ?? "",
		tier: tierOrEmpty(current?.claims.tier ?? ""),
		deviceCode: current?.claims.model ?? "",
		deviceName: current?.claims.device_name ?? "",
		deviceSeries: current?.claims.device_series ?? "",
		isFlagship: current?.claims.is_flagship ?? false,
	};
});

/** Whether a new token is being fetched; the skeleton shows meanwhile (1 §4). */
export const skeletonLoadingAtom = atom(false);

export const currentSession = (): Session | null => atomStore.get(sessionAtom);

/** Whether the customer has changed and the next one is not signed in yet. */
let isDetached = false;

/** Ends this page's session but keeps the saved token, which is another customer's (O05). */
export function detachSession(): void {
	isDetached = true;
	atomStore.set(sessionAtom, null);
}

/** Throws an AbortError unless this customer is still signed in (O05). */
export function assertSignedIn(sub: string | undefined): void {
	if (isDetached || currentSession()?.sub !== sub)
		throw new DOMException("Another customer is signed in", "AbortError");
}

/** The maximum age of a token that was issued now, in ms: the limit of `isIssuedNow`, and one second because iat has whole seconds. */
const maxIssuedNowAgeMs = 16_000;

/** Saves a token and returns its session; null for a broken one. `issuedNow`: its iat gives the server's time. */
export function adoptToken(
	token: string,
	{ issuedNow = false } = {},
): Session | null {
	const next = readToken(token);
	if (!next) return null;
	const iat = (next.claims.iat ?? 0) * 1000;
	if (iat && issuedNow) setServerTime(iat, iat + maxIssuedNowAgeMs);
	else if (iat > serverNow()) setServerTime(iat);
	setMakingRoom(storageKeys.token, token);
	isDetached = false;
	atomStore.set(sessionAtom, next);
	return next;
}

/** Whether a reload keeps the session: a blocked or full storage cannot hold its token. */
export function isSessionStored(): boolean {
	const token = currentSession()?.token;
	return token === undefined || local.set(storageKeys.token, token);
}

export function endSession(): void {
	local.remove(storageKeys.token);
	atomStore.set(sessionAtom, null);
}

/** A random UUID; older browsers have no randomUUID. */
export function newId(): string {
	if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
	const digits = [...crypto.getRandomValues(new Uint8Array(30))].map((byte) =>
		(byte % 16).toString(16),
	);
	return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll(
		"x",
		() => digits.pop() ?? "",
	);
}

/** The UUID of this session, created when first needed (1 §3). */
export const sessionId = (): string =>
	perTab.get(storageKeys.sessionId) ?? renewSessionId();

export function renewSessionId(): string {
	const id = newId();
	perTab.set(storageKeys.sessionId, id);
	return id;
}
