// The server's time, learnt from its replies; a wrong phone clock changes nothing.
import { useEffect, useState } from "react";
import { expiryTime } from "../domain/expiryTime";
import { local, storageKeys } from "./storage";

/** Replies carry whole seconds: differences below this are noise. */
const noise = 1500;

/** How old the noted server time may grow before it is noted anew, in ms. */
const noteEvery = 60_000;

/** A stored number of ms; 0 where there is none, or no date could be made of it. */
function storedMs(key: string): number {
	const ms = Number(local.get(key));
	return Math.abs(ms) < 1e13 ? ms : 0;
}

let offset = storedMs(storageKeys.clockOffset);
/** The server's time as the last reply told it: it is never earlier than that, whatever the phone says. */
let noted = storedMs(storageKeys.serverTime);
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

/** The time in ms by which coupons and countdowns are judged as over; `serverNow` is the best guess of what time it is. */
export const expiryNow = (): number =>
	expiryTime({
		corrected: serverNow(),
		phone: Date.now(),
		lastHeard: noted,
		isSure: sure,
	});
/** How often a reply has told the time since the start: only after another one is a jump of the phone's clock put right for certain. */
export const timeLessons = (): number => lessons;

/** The server's time in ms, drawn anew every `everyMs`, and when the app comes back to the front. */
export const useNow = (everyMs: number): number => useTime(serverNow, everyMs);

/** `expiryNow`, drawn anew in the same way. */
export const useExpiryNow = (everyMs: number): number =>
	useTime(expiryNow, everyMs);

function useTime(read: () => number, everyMs: number): number {
	const [now, setNow] = useState(read);
	useEffect(() => {
		const tick = () => setNow(read());
		const timer = setInterval(tick, everyMs);
		document.addEventListener("visibilitychange", tick);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", tick);
		};
	}, [read, everyMs]);
	return now;
}
