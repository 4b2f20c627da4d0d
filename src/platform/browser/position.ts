// Reads the phone's position on a tap, rounded at once (2 §4 Location).
import {
	type Position,
	type PositionError,
	roundPosition,
	toPositionError,
} from "../../domain/places/nearMe";
import { serverNow } from "../http/clock";

/** Time limit of a reading, and how old a result may be, in ms. */
const timeoutMs = 10_000;
const maxAgeMs = 5 * 60_000;

/** The position rounded to about 100 m, or one of the documents' three failure states. */
export type PositionReading =
	| {
			kind: "known";
			position: Position;
			at: number;
			/** How far off it may be, where that is more than 1 km: without the permission for a precise position, or without a receiver. */
			withinKm?: number | undefined;
	  }
	| { kind: PositionError };

/** Whether a reading is less than five minutes old; a time in the future comes from a clock that was corrected since. */
export const isRecent = ({ at }: { at: number }) =>
	Math.abs(serverNow() - at) < maxAgeMs;

/** Reads the position, or takes one that the browser read at most `maximumAge` ms ago. Call it on a tap only: the browser may ask for permission. */
export function readPosition(maximumAge = maxAgeMs): Promise<PositionReading> {
	if (!navigator.geolocation) return Promise.resolve({ kind: "unavailable" });
	return new Promise((resolve) =>
		navigator.geolocation.getCurrentPosition(
			({ coords }) =>
				resolve({
					kind: "known",
					position: roundPosition({
						lat: coords.latitude,
						lng: coords.longitude,
					}),
					at: serverNow(),
					withinKm:
						coords.accuracy > 1000
							? Math.ceil(coords.accuracy / 1000)
							: undefined,
				}),
			({ code }) => resolve({ kind: toPositionError(code) }),
			{ timeout: timeoutMs, maximumAge },
		),
	);
}
