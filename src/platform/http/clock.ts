// The server's time, learnt from its replies, so that a wrong phone clock does no harm.
import { useEffect, useState } from "react";
import { type ExpiryClock, expiryClock } from "../../domain/code/expiryClock";
import { local, storageKeys } from "../storage/storage";

/** Differences below this are ignored, in ms, because the times of a token are whole seconds. */
const toleranceMs = 1500;

const saveEveryMs = 60_000;

/** Whether a number of ms is a plausible date, before the year 2286; some larger ones are no valid dates. */
const isPlausible = (ms: number): boolean => Math.abs(ms) < 1e13;

/** A stored number of ms; 0 if it is missing or no plausible date. */
function storedMs(key: string): number {
	const ms = Number(local.get(key));
	return isPlausible(ms) ? ms : 0;
}

let offset = storedMs(storageKeys.clockOffset);
let savedServerTime = storedMs(storageKeys.serverTime);
offset = Math.max(offset, savedServerTime - Date.now());
/** Where the current time is from: a reply, or the phone's clock because the host's replies do not tell its time. */
let source: "unknown" | "host" | "phone" = "unknown";
let updateCount = 0;
/** By how much the phone's clock was set back while this page was open, in ms. */
let setBackMs = 0;
let lastReading = { date: Date.now(), steady: performance.now() };
let lastReply = { server: savedServerTime, steady: lastReading.steady };

const listeners = new Set<() => void>();

/** Compares the phone's clock with the monotonic clock: a clock that was set back is corrected; one that was set forward cannot be told from sleep, so the time is unconfirmed until the next reply. */
function trackPhoneClock() {
	const now = { date: Date.now(), steady: performance.now() };
	const lostMs =
		now.steady - lastReading.steady - (now.date - lastReading.date);
	if (lostMs > toleranceMs) {
		offset += lostMs;
		setBackMs += lostMs;
	}
	if (lostMs < -toleranceMs && source === "host") source = "unknown";
	lastReading = now;
}

/** Converts a time of the phone's clock to the server's with the current offset, both in ms. */
export function toServerTime(phone: number): number {
	trackPhoneClock();
	return Math.round(phone + offset);
}

/** Server time in ms. */
export const serverNow = (): number => toServerTime(Date.now());

/** The current times that decide whether a coupon has ended (domain/code/expiryClock). */
export function readExpiryClock(): ExpiryClock {
	const corrected = serverNow();
	return expiryClock({
		phone: Date.now() + setBackMs,
		corrected,
		confirmedNow: Math.round(
			lastReply.server + performance.now() - lastReply.steady,
		),
		isConfirmed: source === "host",
	});
}

/** A last timestamp that is further ahead than this, in ms, came from a clock that was corrected since. */
const maxLeadMs = 60_000;

let lastTimestamp = 0;

/** Server time for a request, unique in this page, because the server treats equal bytes as the same request. */
export function newTimestamp(): number {
	const now = serverNow();
	const isRight = now > lastTimestamp || lastTimestamp - now > maxLeadMs;
	lastTimestamp = isRight ? now : lastTimestamp + 1;
	return lastTimestamp;
}

/** Sets the server's time from a reply or a token, by which it is now between `earliest` and `latest` (ms), and saves it for an offline start. A clock outside these moves to the nearer one. */
export function setServerTime(earliest: number, latest = earliest): void {
	if (!isPlausible(earliest)) return;
	const before = serverNow();
	const nearest = Math.min(Math.max(before, earliest), latest);
	const isWrong = Math.abs(nearest - before) >= toleranceMs;
	const isChange = source !== "host" || isWrong;
	source = "host";
	updateCount++;
	lastReply = { server: earliest, steady: performance.now() };
	if (Math.abs(earliest - savedServerTime) > saveEveryMs) {
		savedServerTime = earliest;
		local.set(storageKeys.serverTime, String(earliest));
	}
	if (isWrong) offset = nearest - Date.now();
	// The offset also changes when the phone's clock is set.
	if (Math.abs(offset - storedMs(storageKeys.clockOffset)) >= toleranceMs)
		local.set(storageKeys.clockOffset, String(Math.round(offset)));
	if (isChange) for (const listener of listeners) listener();
}

/** Called for a reply without the host's time, as from another origin that does not expose `Date`: from then on the phone's clock decides what is open or has ended. Saves nothing. */
export function acceptPhoneTime(): void {
	trackPhoneClock();
	if (source === "host") return;
	source = "phone";
	if (savedServerTime === 0) {
		offset = 0;
		setBackMs = 0;
	}
	lastReply = { server: serverNow(), steady: performance.now() };
	for (const listener of listeners) listener();
}

/** Whether a reply has given the server's time since the start and since the phone's clock last jumped ahead. */
export function isServerTimeKnown(): boolean {
	trackPhoneClock();
	return source === "host";
}

/** Whether the phone's clock is used, because the host does not tell its time. */
export const isPhoneTimeAccepted = (): boolean => source === "phone";

/** How often the server's time was set since the start; after each time, a jump of the phone's clock is corrected. */
export const serverTimeUpdateCount = (): number => updateCount;

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

/** Server time in ms, renewed every `everyMs`. */
export const useNow = (everyMs: number): number => useClock(serverNow, everyMs);

export const useExpiryClock = (everyMs: number) =>
	useClock(readExpiryClock, everyMs);
