// Reads the phone's position on a tap, rounded at once (2 §4 Location).
import {
	type Position,
	type PositionError,
	roundPosition,
	toPositionError,
} from "../../domain/places/nearMe";
import { serverNow } from "../http/clock";

/** The time limit of a reading and the maximum age of a result, in ms. */
const timeoutMs = 10_000;
const maxAgeMs = 5 * 60_000;

/** The position rounded to about 100 m, or one of the documents' three failure states. */
export type PositionReading =
	| {
			kind: "known";
			position: Position;
			at: number;
			/** The accuracy in km if it is worse than 1 km, as without permission for a precise position or without a receiver. */
			withinKm?: number | undefined;
	  }
	| { kind: PositionError };

/** Whether a reading is less than five minutes old; one with a time far in the future, from a clock that was corrected since, is not recent. */
export const isRecent = ({ at }: { at: number }) =>
	Math.abs(serverNow() - at) < maxAgeMs;

/** Reads the position, or returns one that the browser read at most `maximumAge` ms ago. Call it only on a tap, because the browser may ask for permission. */
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
