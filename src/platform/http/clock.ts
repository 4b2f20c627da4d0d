// The server's time, learnt from its replies; a wrong phone clock changes nothing.
import { useEffect, useState } from "react";
import { type EndTimes, endTimes } from "../../domain/code/endTimes";
import { local, storageKeys } from "../storage/storage";

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
/** By how much the phone's clock was set back while this page was open, in ms. */
let setBack = 0;
let anchor = { date: Date.now(), steady: performance.now() };
/** The last time that a reply told, and the steady time since when it has been going on. */
let proven = { server: noted, steady: anchor.steady };

const listeners = new Set<() => void>();

/**
 * A phone clock set back while the app runs shows as time lost against the
 * steady clock. One set forward looks like sleep: the next reply tells which it
 * was, and until then the time is unsure.
 */
function followPhoneClock() {
	const now = { date: Date.now(), steady: performance.now() };
	const lost = now.steady - anchor.steady - (now.date - anchor.date);
	if (lost > noise) {
		offset += lost;
		setBack += lost;
	}
	if (lost < -noise) sure = false;
	anchor = now;
}

/** The server's time in ms. */
export function serverNow(): number {
	followPhoneClock();
	return Math.round(Date.now() + offset);
}

/** The times by which the end of a coupon is judged (domain/endTimes). */
export function endTimesNow(): EndTimes {
	const corrected = serverNow();
	return endTimes({
		phone: Date.now() + setBack,
		corrected,
		proven: Math.round(proven.server + performance.now() - proven.steady),
		isSure: sure,
	});
}

/** A clock that was put right by more than this starts anew, in ms. */
const jump = 60_000;

let stamped = 0;

/**
 * The server's time for a request, never one that this page has given before:
 * to the server the same bytes are the same request, also of two equal presses
 * in one millisecond.
 */
export function newTimestamp(): number {
	const now = serverNow();
	const isRight = now > stamped || stamped - now > jump;
	stamped = isRight ? now : stamped + 1;
	return stamped;
}

/** Takes a reply's moment (ms) as the server's time now. Kept for the next start, which may be offline. */
export function setServerTime(ms: number): void {
	if (!Number.isFinite(ms)) return;
	const before = serverNow();
	const isNews = !sure || Math.abs(ms - before) >= noise;
	sure = true;
	lessons++;
	proven = { server: ms, steady: performance.now() };
	if (Math.abs(ms - noted) > noteEvery) {
		noted = ms;
		local.set(storageKeys.serverTime, String(ms));
	}
	if (Math.abs(ms - before) >= noise) {
		offset = ms - Date.now();
		local.set(storageKeys.clockOffset, String(Math.round(offset)));
	}
	if (isNews) for (const listener of listeners) listener();
}

/** Whether a reply has told the time since the start, and since the phone's clock last jumped ahead. */
export function isServerTimeKnown(): boolean {
	followPhoneClock();
	return sure;
}

/** How often a reply has told the time since the start: only after another one is a jump of the phone's clock put right for certain. */
export const serverTimeUpdates = (): number => lessons;

/** A value of the clock, read anew every `everyMs`, when the app comes back to the front, and when a reply puts the clock right. */
function useClock<Value>(read: () => Value, everyMs: number): Value {
	const [value, setValue] = useState(read);
	useEffect(() => {
		const tick = () => setValue(read());
		const timer = setInterval(tick, everyMs);
		document.addEventListener("visibilitychange", tick);
		listeners.add(tick);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", tick);
			listeners.delete(tick);
		};
	}, [read, everyMs]);
	return value;
}

/** The server's time in ms, followed. */
export const useNow = (everyMs: number): number => useClock(serverNow, everyMs);

/** The times by which the end of a coupon is judged, followed. */
export const useEndTimes = (everyMs: number): EndTimes =>
	useClock(endTimesNow, everyMs);
