// The countdown of a code: time left, its format, when it is shown and announced (2 §4).
import { rewardType } from "../../contract/claimed";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The time from `now` to `end` (ms), rounded up to whole seconds. */
export function timeLeft(end: number, now: number) {
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

type TimeLeft = ReturnType<typeof timeLeft>;

/** 09:18, or 2:05:00 from an hour on. */
export function clockDigits(left: TimeLeft): string {
	const two = (value: number) => String(value).padStart(2, "0");
	const hours = left.days * 24 + left.hours;
	const rest = `${two(left.minutes)}:${two(left.seconds)}`;
	return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The tone of the countdown: `warn` under 3 minutes, `bad` under 1, by the shown digits. */
export function countdownTone(left: TimeLeft) {
	if (left.total <= minute - second) return "bad";
	return left.total <= 3 * minute - second ? "warn" : "calm";
}

/** Whether a countdown is shown: for online and URL codes only with a timer, for other types always (2 §4). */
export function showsCountdown(
	privilegetype: number,
	countdown_time: string | null,
): boolean {
	const needsTimer =
		privilegetype === rewardType.onlineCode ||
		privilegetype === rewardType.urlCode;
	return !needsTimer || countdown_time !== null;
}

const announcedMinutes = [0, 1, 5];

/** The minutes to announce (5, 1, 0) when the time left goes from `before` to `after` (ms); null for none. */
export function minutesToAnnounce(before: number, after: number) {
	return (
		announcedMinutes.find(
			(minutes) => before > minutes * minute && after <= minutes * minute,
		) ?? null
	);
}

const ringSpans = [15 * minute, hour, day, 30 * day];

/** The filled part of the ring, 0 to 1: of the code's `minutes` (0: unknown), else of the shortest usual span that holds the time left. */
export function ringFraction(left: TimeLeft, minutes: number): number {
	const span =
		minutes * minute >= left.total && minutes > 0
			? minutes * minute
			: ringSpans.find((each) => each >= left.total);
	return span ? left.total / span : 1;
}
