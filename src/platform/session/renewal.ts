// Carries out the session's rules: refresh on a press or the timer, one at a time over all tabs, and the new token after a 403 (1 §4).
import { atom } from "jotai";
import {
	generateAppTokenV2,
	refreshToken,
} from "../../contract/authentication";
import { getProfile } from "../../contract/customer";
import { createEventSession } from "../../contract/event";
import { wasLost } from "../../domain/app/failure";
import {
	checkAfter,
	noSession,
	refreshUnder,
	type SessionAction,
	type SessionEvent,
	type SessionState,
	sessionStep,
} from "../../domain/session/session";
import { withLock } from "../browser/locks";
import { ApiFailure } from "../http/apiFailure";
import { serverNow } from "../http/clock";
import { call } from "../http/http";
import { store } from "../query/store";
import { perTab, storageKeys } from "../storage/storage";
import {
	adoptToken,
	currentSession,
	renewSessionId,
	savedSession,
	skeletonLoadingAtom,
} from "./session";
import { syncSavedSession } from "./syncSession";

/** The token that a 403 has ended; any newer one, whichever tab brought it, is a session that lives. */
const endedTokenAtom = atom<string | null>(null);

/**
 * What the session's rules go by. The count, like the session's id, is read from
 * the session storage that the documents name (1 §3), where another customer's
 * sign-in wipes it: a copy of it in memory would outlive that (O05).
 */
function sessionState(): SessionState {
	const current = currentSession();
	if (!current) return noSession;
	return {
		exp: current.claims.exp,
		refreshCount: Number(perTab.get(storageKeys.refreshCount)) || 0,
		ended: store.get(endedTokenAtom) === current.token,
	};
}

/** Keeps what an event has made of it. */
function keepState({ refreshCount, ended }: SessionState): void {
	perTab.set(storageKeys.refreshCount, String(refreshCount));
	store.set(endedTokenAtom, ended ? (currentSession()?.token ?? null) : null);
}

/** Takes an event into the session's state and gives what is to be done. */
export function dispatch(event: SessionEvent): SessionAction[] {
	const before = sessionState();
	const { state, actions } = sessionStep(before, event, serverNow());
	if (state !== before) keepState(state);
	return actions;
}

let postponed = false;
const codesPath = "/history";

/** An ended session, a lock or a limit waits while the customer is among the saved codes: they open without the host (O01). */
export function postponeSession(): void {
	postponed = true;
}
export const isSessionPostponed = (): boolean => postponed && isOnCodesPage();
/** Where the saved codes are: who came for them is not led away. */
export const isOnCodesPage = (): boolean => location.pathname === codesPath;

const isFresh = (exp: number) => exp - serverNow() / 1000 >= refreshUnder;

/** What another tab saved reaches this one's storage a moment after its lock is free. Waits for it, 1,000 ms at most. */
function tokenOfOtherTab(): Promise<void> {
	return new Promise((resolve) => {
		const heard = ({ key }: StorageEvent) => {
			if (key === storageKeys.token) end();
		};
		const timer = setTimeout(end, 1000);
		function end() {
			clearTimeout(timer);
			removeEventListener("storage", heard);
			resolve();
		}
		addEventListener("storage", heard);
	});
}

/** Asks for a fresh token; another tab's fresh one will do. Failures wait for the next press; those that the server answered count (1 §4). */
async function refresh(): Promise<void> {
	await withLock("token-refresh", async (waited) => {
		if (waited && !isFresh(savedSession()?.claims.exp ?? 0))
			await tokenOfOtherTab();
		if (!syncSavedSession()) return;
		const saved = currentSession();
		if (!saved || isFresh(saved.claims.exp)) return;
		const { sub, model, imei, serial } = saved.claims;
		const { token } = await call(refreshToken, {
			...{ sub, model, imei, serial },
		}).catch((failure: unknown) => {
			const isRefused = failure instanceof ApiFailure && !wasLost(failure);
			if (isRefused && currentSession()?.token === saved.token)
				dispatch({ name: "refreshRefused" });
			throw failure;
		});
		// Another customer has signed in meanwhile: theirs is not to be overwritten.
		if (!syncSavedSession()) return;
		const next = adoptToken(token, true);
		if (next) dispatch({ name: "refreshed", exp: next.claims.exp });
	}).catch(() => undefined);
}

let refreshing: Promise<void> | null = null;

function carryOut(actions: SessionAction[]): void {
	if (actions.includes("refresh"))
		refreshing ??= refresh().finally(() => {
			refreshing = null;
		});
	if (actions.includes("check"))
		void (refreshing ?? Promise.resolve())
			.then(() => call(getProfile, {}))
			.catch(onCheckFailed);
}

let onCheckFailed: (failure: unknown) => void = () => undefined;

/**
 * Starts the timer and listens to presses. A failed session check goes to the
 * given handler, which shows it like any other. Returns the way to stop.
 */
export function startRenewal(
	checkFailed: (failure: unknown) => void,
): () => void {
	onCheckFailed = checkFailed;
	const touched = () => carryOut(dispatch({ name: "touched" }));
	const timer = setInterval(
		() => carryOut(dispatch({ name: "timer" })),
		checkAfter,
	);
	const presses = ["touchstart", "mousedown"] as const;
	for (const press of presses)
		addEventListener(press, touched, { passive: true });
	return () => {
		clearInterval(timer);
		for (const press of presses) removeEventListener(press, touched);
	};
}

/** What the session-timeout dialog's confirm fails with when the reply brings no token (1 §4). */
export const tokenNotFound = "token-not-found";

/** How long the report of a session may hold up what comes after it, in ms. */
const reportTimeoutMs = 3000;

/** Reports a new session id, as a sign-in does (1 §4). A report that fails is let go. */
async function reportSession(session_id: string): Promise<void> {
	await call(
		createEventSession,
		{ session_id },
		// The page is about to be loaded anew.
		{ keepalive: true, timeoutMs: reportTimeoutMs },
	).catch(() => undefined);
}

/**
 * Fetches a new application token for the old one, stores it, starts a new
 * session id and reports it. The caller reloads at the root. Throws ApiFailure,
 * with the cause `tokenNotFound` where the reply has no usable token.
 */
export async function reactivateSession(): Promise<void> {
	store.set(skeletonLoadingAtom, true);
	try {
		const { token } = await call(generateAppTokenV2, {});
		// Another customer has signed in meanwhile: theirs is not to be overwritten.
		if (!syncSavedSession()) return;
		const next = adoptToken(token, true);
		if (!next)
			throw new ApiFailure({ status: 200, reason: "shape" }, tokenNotFound);
		dispatch({ name: "reactivated", exp: next.claims.exp });
		await reportSession(renewSessionId());
	} finally {
		store.set(skeletonLoadingAtom, false);
	}
}
