// The server's time, taken from its replies, so that a wrong phone clock changes nothing.
import { useEffect, useState } from "react";
import { type ExpiryClock, expiryClock } from "../../domain/code/expiryClock";
import { local, storageKeys } from "../storage/storage";

/** Smaller differences are ignored, in ms: a token has whole seconds. */
const toleranceMs = 1500;

const saveEveryMs = 60_000;

/** Beyond the year 2286 no date is meant; some would be invalid. */
const isPlausible = (ms: number): boolean => Math.abs(ms) < 1e13;

/** A stored number of ms; 0 where it is missing or no plausible date. */
function storedMs(key: string): number {
	const ms = Number(local.get(key));
	return isPlausible(ms) ? ms : 0;
}

let offset = storedMs(storageKeys.clockOffset);
let savedServerTime = storedMs(storageKeys.serverTime);
offset = Math.max(offset, savedServerTime - Date.now());
let isConfirmed = false;
let updateCount = 0;
/** Whether the last reply came from a host that does not tell its time. */
let isPhoneTime = false;
/** By how much the phone's clock was set back while this page was open, in ms. */
let setBackMs = 0;
let lastReading = { date: Date.now(), steady: performance.now() };
let lastReply = { server: savedServerTime, steady: lastReading.steady };

const listeners = new Set<() => void>();

/** Compares the phone's clock with the steady clock. A clock set back shows as lost time; one set forward looks like sleep, so the time is unsure until the next reply. */
function trackPhoneClock() {
	const now = { date: Date.now(), steady: performance.now() };
	const lost = now.steady - lastReading.steady - (now.date - lastReading.date);
	if (lost > toleranceMs) {
		offset += lost;
		setBackMs += lost;
	}
	if (lost < -toleranceMs) isConfirmed = false;
	lastReading = now;
}

/** The server's time, in ms, when the phone's clock shows `phone`, by the offset of now. */
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
		isConfirmed,
	});
}

/** A timestamp that is ahead by more than this came from a clock that was corrected since, in ms. */
const maxLeadMs = 60_000;

let lastTimestamp = 0;

/** Server time for a request, unique in this page: the server treats equal bytes as the same request. */
export function newTimestamp(): number {
	const now = serverNow();
	const isRight = now > lastTimestamp || lastTimestamp - now > maxLeadMs;
	lastTimestamp = isRight ? now : lastTimestamp + 1;
	return lastTimestamp;
}

/** Takes the server's time now from a reply or a token, which says that it lies between `earliest` and `latest` (ms), and saves it for an offline start. A clock between them stays as it is, another one moves to the nearer. */
export function setServerTime(earliest: number, latest = earliest): void {
	if (!isPlausible(earliest)) return;
	const before = serverNow();
	const nearest = Math.min(Math.max(before, earliest), latest);
	const isWrong = Math.abs(nearest - before) >= toleranceMs;
	const isNews = !isConfirmed || isWrong;
	isConfirmed = true;
	isPhoneTime = false;
	updateCount++;
	lastReply = { server: earliest, steady: performance.now() };
	if (Math.abs(earliest - savedServerTime) > saveEveryMs) {
		savedServerTime = earliest;
		local.set(storageKeys.serverTime, String(earliest));
	}
	if (isWrong) offset = nearest - Date.now();
	// It may also have changed with the phone's clock.
	if (Math.abs(offset - storedMs(storageKeys.clockOffset)) >= toleranceMs)
		local.set(storageKeys.clockOffset, String(Math.round(offset)));
	if (isNews) for (const listener of listeners) listener();
}

/** A reply came whose host does not tell its time, as across origins where `Date` is not exposed: what is open or over goes by the phone's clock then. Nothing is saved. */
export function acceptPhoneTime(): void {
	trackPhoneClock();
	if (isConfirmed) return;
	isPhoneTime = true;
	if (savedServerTime === 0) {
		offset = 0;
		setBackMs = 0;
	}
	lastReply = { server: serverNow(), steady: performance.now() };
	for (const listener of listeners) listener();
}

/** Whether a reply has given the time since the start and since the phone's clock last jumped ahead. */
export function isServerTimeKnown(): boolean {
	trackPhoneClock();
	return isConfirmed;
}

/** Whether the phone's clock has to do, since the host tells no time. */
export function isPhoneTimeAccepted(): boolean {
	trackPhoneClock();
	return isPhoneTime && !isConfirmed;
}

/** The number of replies with a time since the start; once it has grown, a jump of the phone's clock is corrected. */
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
