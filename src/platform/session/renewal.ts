// Applies the session's rules (1 §4): refreshes the token in one tab at a time, fetches a new one after a 403, reports the session.
import {
	generateAppTokenV2,
	refreshToken,
} from "../../contract/authentication";
import { getProfile } from "../../contract/customer";
import { createEventSession } from "../../contract/event";
import { gotNoReply, hasGlobalStatus } from "../../domain/app/failure";
import { isUndecidedStatus } from "../../domain/app/httpStatus";
import {
	checkIntervalMs,
	noSession,
	refreshBelowSeconds,
	type SessionAction,
	type SessionEvent,
	type SessionState,
	sessionStep,
} from "../../domain/session/session";
import { atomStore } from "../atomStore";
import { combineStops, listen } from "../browser/listen";
import { withLock } from "../browser/locks";
import { ApiFailure, mayHaveTakenEffect } from "../http/apiFailure";
import { serverNow } from "../http/clock";
import { chosenHost, isOtherHost } from "../http/host";
import { call } from "../http/http";
import { onStorageEvent } from "../storage/onStorageEvent";
import { perTab, storageKeys } from "../storage/storage";
import {
	adoptToken,
	currentSession,
	readToken,
	renewSessionId,
	savedSession,
	skeletonLoadingAtom,
} from "./session";
import { syncSavedSession } from "./syncSession";

/** The token that a 403 ended; any other token counts as valid. */
let endedToken: string | null = null;

/** Returns the session's state; its refresh count has the documents' session storage key (1 §3), which another customer's sign-in erases (O05). */
function sessionState(): SessionState {
	const current = currentSession();
	if (!current) return noSession;
	return {
		exp: current.claims.exp,
		refreshCount: Number(perTab.get(storageKeys.refreshCount)) || 0,
		ended: endedToken === current.token,
	};
}

function saveState({ refreshCount, ended }: SessionState): void {
	perTab.set(storageKeys.refreshCount, String(refreshCount));
	endedToken = ended ? (currentSession()?.token ?? null) : null;
}

/** Called by every landing, even one that fails (1 §3). */
export const resetRefreshCount = () =>
	perTab.set(storageKeys.refreshCount, "0");

/** Applies an event to the session's state and returns the actions due. */
export function dispatchSessionEvent(event: SessionEvent): SessionAction[] {
	const before = sessionState();
	const { state, actions } = sessionStep(before, event, serverNow());
	if (state !== before) saveState(state);
	return actions;
}

const isFresh = (exp: number) =>
	exp - serverNow() / 1000 >= refreshBelowSeconds;

/** Waits up to 1,000 ms for another tab's token, because the storage event arrives after that tab has released the lock. */
function untilTokenOfOtherTab(): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(end, 1000);
		const stop = onStorageEvent(storageKeys.token, end);
		function end() {
			clearTimeout(timer);
			stop();
			resolve();
		}
	});
}

/** Whether a token that this host has renewed may be saved: the customer is still signed in at this host, in this tab and in others. */
const isStillSignedIn = (sub: string | undefined, host: string): boolean =>
	syncSavedSession() &&
	sub !== undefined &&
	currentSession()?.sub === sub &&
	!isOtherHost(host);

/** The maximum time from the request of a token to its reading, in ms; after a longer time the page was frozen meanwhile. */
const issuedNowMs = 15_000;

/** Whether a token that was requested at `askedAt` (phone time in ms) was issued just now. */
export const isIssuedNow = (askedAt: number): boolean =>
	Math.abs(Date.now() - askedAt) < issuedNowMs;

/** Saves a renewed token; null for a broken one, or one that a host issued for another customer (O05). */
const adoptRenewed = (
	token: string,
	sub: string | undefined,
	askedAt: number,
) =>
	readToken(token)?.sub === sub
		? adoptToken(token, { issuedNow: isIssuedNow(askedAt) })
		: null;

/** Requests a new token unless another tab did; after a failure the next press retries. Refusals count (1 §4), except those of a restarting host (X02), and those for a session, lock or limit are shown (1 §8). */
async function refreshSession(): Promise<void> {
	await withLock("token-refresh", async (waited) => {
		if (waited && !isFresh(savedSession()?.claims.exp ?? 0))
			await untilTokenOfOtherTab();
		if (!syncSavedSession()) return;
		const saved = currentSession();
		if (!saved || isFresh(saved.claims.exp)) return;
		const { sub, model, imei, serial } = saved.claims;
		const request = { sub, model, imei, serial };
		const host = chosenHost();
		const askedAt = Date.now();
		const { token } = await call(refreshToken, request).catch((failure) => {
			const isRefused =
				failure instanceof ApiFailure &&
				!gotNoReply(failure) &&
				!isUndecidedStatus(failure.status);
			if (isRefused && currentSession()?.token === saved.token) {
				dispatchSessionEvent({ name: "refreshAnswered" });
				if (hasGlobalStatus(failure)) onCheckFailed(failure);
			}
			throw failure;
		});
		if (!isStillSignedIn(sub, host)) return;
		adoptRenewed(token, sub, askedAt);
		dispatchSessionEvent({ name: "refreshAnswered" });
	}).catch(() => undefined);
}

let refreshing: Promise<void> | null = null;

/** Whether the host accepts the session, asked after a refresh that is under way. A failure is shown only if the host has decided about the customer. */
async function checkSession(): Promise<boolean> {
	await refreshing;
	try {
		await call(getProfile, {});
		return true;
	} catch (failure) {
		if (!mayHaveTakenEffect(failure)) onCheckFailed(failure);
		return false;
	}
}

function runActions(actions: SessionAction[]): void {
	if (actions.includes("refresh"))
		refreshing ??= refreshSession().finally(() => {
			refreshing = null;
		});
	if (actions.includes("check")) void checkSession();
}

/** Whether the session is valid, asked after a refresh that is under way; a token that seems expired is checked with the host. `ended`: it is not, which is shown; `unknown`: the host gave no answer. */
export async function checkedSessionLife(): Promise<
	"live" | "ended" | "unknown"
> {
	await refreshing;
	const { exp, ended } = sessionState();
	const seemsLive = exp !== null && exp * 1000 > serverNow() && !ended;
	if (seemsLive || (await checkSession())) return "live";
	return sessionState().ended ? "ended" : "unknown";
}

let onCheckFailed: (failure: unknown) => void = () => undefined;

/** Starts the timer and the press listeners; failed session checks go to the handler. Returns a stop function. */
export function startRenewal(checkFailed: (failure: unknown) => void) {
	onCheckFailed = checkFailed;
	const onPress = () => runActions(dispatchSessionEvent({ name: "pressed" }));
	const timer = setInterval(
		() => runActions(dispatchSessionEvent({ name: "timer" })),
		checkIntervalMs,
	);
	return combineStops(
		() => clearInterval(timer),
		listen("touchstart", onPress, { passive: true }),
		listen("mousedown", onPress, { passive: true }),
		// A press with the keyboard or a screen reader fires only a click.
		listen("click", ({ detail }) => {
			if (detail === 0) onPress();
		}),
	);
}

/** The cause of the failure if the reply has no usable new token (1 §4). */
export const tokenNotFound = "token-not-found";

/** How long the reload waits for the report, in ms. */
const reportTimeoutMs = 3000;

/** Reports a new session id (1 §4); a failure is ignored. */
export async function reportSession(
	session_id: string,
	timeoutMs?: number,
): Promise<void> {
	const options = { keepalive: true, timeoutMs };
	await call(createEventSession, { session_id }, options).catch(
		() => undefined,
	);
}

/** Fetches a new token for the old one, saves it and reports a new session id; the caller reloads at the root. Throws ApiFailure, with the cause `tokenNotFound` if the reply has no usable token. */
export async function reactivateSession(): Promise<void> {
	atomStore.set(skeletonLoadingAtom, true);
	const sub = currentSession()?.sub;
	try {
		const host = chosenHost();
		const askedAt = Date.now();
		const { token } = await call(generateAppTokenV2, {});
		if (!isStillSignedIn(sub, host)) return;
		const next = adoptRenewed(token, sub, askedAt);
		if (!next)
			throw new ApiFailure({ status: 200, reason: "shape" }, tokenNotFound);
		dispatchSessionEvent({ name: "reactivated" });
		await reportSession(renewSessionId(), reportTimeoutMs);
	} finally {
		atomStore.set(skeletonLoadingAtom, false);
	}
}
