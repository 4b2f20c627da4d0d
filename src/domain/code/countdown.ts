// The countdown of a code: what is left, how it is written, when it shows and when it is said aloud (2 §4).
import { rewardType } from "../../contract/claimed";

export interface TimeLeft {
	/** Milliseconds, never below 0. */
	total: number;
	days: number;
	hours: number;
	minutes: number;
	seconds: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What is left until `end` at `now`, both in ms; a started second still counts. */
export function timeLeft(end: number, now: number): TimeLeft {
	const total = Math.max(0, end - now);
	const whole = Math.ceil(total / second) * second;
	return {
		total,
		days: Math.floor(whole / day),
		hours: Math.floor((whole % day) / hour),
		minutes: Math.floor((whole % hour) / minute),
		seconds: Math.floor((whole % minute) / second),
	};
}

/** Digits of a countdown within a day: 09:18, or 2:05:00 from an hour on. */
export function clockDigits(left: TimeLeft): string {
	const two = (value: number) => String(value).padStart(2, "0");
	const hours = left.days * 24 + left.hours;
	const rest = `${two(left.minutes)}:${two(left.seconds)}`;
	return hours > 0 ? `${hours}:${rest}` : rest;
}

export type CountdownTone = "calm" | "warn" | "bad";

/** Warn under 3 minutes, bad under 1; the tone goes with the digits a person sees. */
export function countdownTone(left: TimeLeft): CountdownTone {
	if (left.total <= minute - second) return "bad";
	return left.total <= 3 * minute - second ? "warn" : "calm";
}

/**
 * Whether a code of this type shows a countdown: online and url codes only when
 * a timer exists, every other type always (2 §4).
 */
export function showsCountdown(
	privilegetype: number,
	countdown_time: string | null,
): boolean {
	const needsTimer =
		privilegetype === rewardType.onlineCode ||
		privilegetype === rewardType.urlCode;
	return !needsTimer || countdown_time !== null;
}

const spokenMinutes = [0, 1, 5];

/**
 * The minutes left to say aloud when the countdown moved from `before` to `after`
 * milliseconds left: 5, 1 or 0, or null when none of them was passed.
 */
export function minutesToAnnounce(
	before: number,
	after: number,
): number | null {
	return (
		spokenMinutes.find(
			(minutes) => before > minutes * minute && after <= minutes * minute,
		) ?? null
	);
}

const ringSpans = [15 * minute, hour, day, 30 * day];

/**
 * How full the ring stands, 0 to 1: of the minutes the code lives where they are
 * known (0: not known), else of the shortest usual span that holds what is left.
 */
export function ringFraction(left: TimeLeft, minutes: number): number {
	const span =
		minutes * minute >= left.total && minutes > 0
			? minutes * minute
			: ringSpans.find((each) => each >= left.total);
	return span ? left.total / span : 1;
}
