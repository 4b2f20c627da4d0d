// Who is signed in: the token, its claims, the session id, and the profile state that comes of them (1 §3).
import { atom } from "jotai";
import { jwtDecode } from "jwt-decode";
import * as v from "valibot";
import { type TokenClaims, tokenClaims } from "../../contract/token";
import { tierByState } from "../../domain/session/tier";
import { serverNow, setServerTime } from "../http/clock";
import { store } from "../query/store";
import { local, perTab, storageKeys } from "../storage/storage";

export interface Session {
	token: string;
	claims: TokenClaims;
	/** The customer, as the claims name them. */
	sub: string;
}

/** Reads a token; null where it is broken. */
export function readToken(token: string): Session | null {
	try {
		const claims = v.safeParse(tokenClaims, jwtDecode(token));
		if (!claims.success) return null;
		return { token, claims: claims.output, sub: claims.output.sub };
	} catch {
		return null;
	}
}

/** The saved session. A broken token counts as none and is cleared. */
export function savedSession(): Session | null {
	const token = local.get(storageKeys.token);
	if (token === null) return null;
	const saved = readToken(token);
	if (!saved) local.remove(storageKeys.token);
	return saved;
}

export const sessionAtom = atom<Session | null>(savedSession());

/** Whether a token is saved, also one whose session has ended: the codes on the phone stay its customer's. */
export const isSignedInAtom = atom((get) => get(sessionAtom) !== null);

/** The profile state of 1 §3; the profile itself is a query. */
export const profileStateAtom = atom((get) => {
	const current = get(sessionAtom);
	return {
		isAuth: current !== null,
		token: current?.token ?? "",
		tier: tierByState(current?.claims.tier ?? ""),
		deviceCode: current?.claims.model ?? "",
		deviceName: current?.claims.device_name ?? "",
		deviceSeries: current?.claims.device_series ?? "",
		isFlagship: current?.claims.is_flagship ?? false,
	};
});

/** Whether a new token is on its way: the skeleton shows meanwhile (1 §4). */
export const skeletonLoadingAtom = atom(false);

export function currentSession(): Session | null {
	return store.get(sessionAtom);
}

/** The customer of this page has changed, and the next one is not there yet. */
let hasLeft = false;

/** Has this page act for nobody: its customer has changed, and what it still shows and does is the former one's (O05). The saved token stays. */
export function detachSession(): void {
	hasLeft = true;
	store.set(sessionAtom, null);
}

/** Ends late work for a former customer: throws an abort where another one is signed in by now, or this one has left (O05). */
export function assertSignedIn(sub: string | undefined): void {
	if (hasLeft || currentSession()?.sub !== sub)
		throw new DOMException("Another customer is signed in", "AbortError");
}

/**
 * Takes a token, saves it and returns its session; a broken one changes nothing
 * and gives null. A token issued just now also tells the server's time.
 */
export function adoptToken(token: string, issuedNow = false): Session | null {
	const next = readToken(token);
	if (!next) return null;
	const iat = (next.claims.iat ?? 0) * 1000;
	if (iat && (issuedNow || iat > serverNow())) setServerTime(iat);
	local.set(storageKeys.token, token);
	hasLeft = false;
	store.set(sessionAtom, next);
	return next;
}

export function endSession(): void {
	local.remove(storageKeys.token);
	store.set(sessionAtom, null);
}

/** A UUID also where the page is no secure context, which has no randomUUID. */
export function newId(): string {
	if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = (bytes[6] & 0x0f) | 0x40;
	bytes[8] = (bytes[8] & 0x3f) | 0x80;
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0"));
	return [4, 2, 2, 2, 6]
		.map((length) => hex.splice(0, length).join(""))
		.join("-");
}

/** The UUID of this session, made at first need (1 §3). */
export function sessionId(): string {
	return perTab.get(storageKeys.sessionId) ?? renewSessionId();
}

export function renewSessionId(): string {
	const id = newId();
	perTab.set(storageKeys.sessionId, id);
	return id;
}
