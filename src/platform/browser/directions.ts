// The way to a place for this very phone.
import { directions, isApplePhone } from "../../domain/places/directions";
import type { Position } from "../../domain/places/nearMe";

/** The address that opens driving directions: the phone's own maps on Apple's, the web elsewhere (2 §7). */
export const directionsTo = (place: Position): string =>
	directions(
		place,
		isApplePhone(navigator.userAgent, navigator.maxTouchPoints),
	);
