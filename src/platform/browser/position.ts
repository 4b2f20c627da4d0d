// Where the phone is: read once, when the person asks for it, and rounded before anything else sees it (2 §4 Location).
import {
	type Position,
	type PositionFault,
	positionFault,
	sentPosition,
} from "../../domain/places/nearMe";
import { serverNow } from "../http/clock";

/** How long a phone may look for itself (ms), and how old its answer, or what is held of it, may be. */
const timeoutMs = 10_000;
const oldest = 5 * 60_000;

/** What a reading gave: the position, rounded to about 100 m, or which of the documents' three states it ended in. */
export type PositionReading =
	| {
			kind: "known";
			position: Position;
			/** When it was read, in ms of the server's clock. */
			at: number;
	  }
	| { kind: PositionFault };

/** Whether a reading still tells where the person is: an app may stay open for hours. */
export const isRecent = ({ at }: { at: number }): boolean =>
	serverNow() - at < oldest;

/** Reads the position; the browser asks the person where it must. To be called by a tap only. */
export function readPosition(): Promise<PositionReading> {
	if (!("geolocation" in navigator))
		return Promise.resolve({ kind: "unavailable" });
	return new Promise((resolve) =>
		navigator.geolocation.getCurrentPosition(
			({ coords }) =>
				resolve({
					kind: "known",
					position: sentPosition({
						lat: coords.latitude,
						lng: coords.longitude,
					}),
					at: serverNow(),
				}),
			({ code }) => resolve({ kind: positionFault(code) }),
			{ timeout: timeoutMs, maximumAge: oldest },
		),
	);
}
