// The server's time, learnt from its replies; a wrong phone clock changes nothing.
import { useEffect, useState } from "react";
import { local, storageKeys } from "./storage";

/** Replies carry whole seconds: differences below this are noise. */
const noise = 1500;

/** How old the noted server time may grow before it is noted anew, in ms. */
const noteEvery = 60_000;

let offset = Number(local.get(storageKeys.clockOffset)) || 0;
/** The server's time as the last reply told it: it is never earlier than that, whatever the phone says. */
let noted = Number(local.get(storageKeys.serverTime)) || 0;
offset = Math.max(offset, noted - Date.now());
let sure = false;
/** How often a reply has told the time since the start. */
let lessons = 0;
let anchor = { date: Date.now(), steady: performance.now() };

/**
 * A phone clock set back while the app runs shows as time lost against the
 * steady clock. One set forward looks like sleep: the next reply tells.
 */
function followPhoneClock() {
	const now = { date: Date.now(), steady: performance.now() };
	const lost = now.steady - anchor.steady - (now.date - anchor.date);
	if (lost > noise) offset += lost;
	anchor = now;
}

/** The server's time in ms. */
export function serverNow(): number {
	followPhoneClock();
	return Math.round(Date.now() + offset);
}

/** A clock that was put right by more than this starts anew, in ms. */
const jump = 60_000;

let stamped = 0;

/**
 * The server's time for a request, never one that this page has given before:
 * to the server the same bytes are the same request, also of two equal presses
 * in one millisecond.
 */
export function newStamp(): number {
	const now = serverNow();
	const isRight = now > stamped || stamped - now > jump;
	stamped = isRight ? now : stamped + 1;
	return stamped;
}

/** Takes a reply's moment (ms) as the server's time now. Kept for the next start, which may be offline. */
export function learnServerTime(ms: number): void {
	if (!Number.isFinite(ms)) return;
	sure = true;
	lessons++;
	if (Math.abs(ms - noted) > noteEvery) {
		noted = ms;
		local.set(storageKeys.serverTime, String(ms));
	}
	if (Math.abs(ms - serverNow()) < noise) return;
	offset = ms - Date.now();
	local.set(storageKeys.clockOffset, String(Math.round(offset)));
}

/** Whether a reply has told the time since the start. Without one a phone clock that was set forward looks like time that has passed. */
export const isTimeSure = (): boolean => sure;

/** How often a reply has told the time since the start: only after another one is a jump of the phone's clock put right for certain. */
export const timeLessons = (): number => lessons;

/** The server's time in ms, drawn anew every `everyMs`, and when the app comes back to the front. */
export function useNow(everyMs: number): number {
	const [now, setNow] = useState(serverNow);
	useEffect(() => {
		const tick = () => setNow(serverNow());
		const timer = setInterval(tick, everyMs);
		document.addEventListener("visibilitychange", tick);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", tick);
		};
	}, [everyMs]);
	return now;
}
