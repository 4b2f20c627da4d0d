// Driving directions for this phone.
import { directions, isApplePhone } from "../../domain/places/directions";
import type { Position } from "../../domain/places/nearMe";

/** Address of the directions: Apple's maps on Apple devices, the web elsewhere (2 §7). */
export const directionsTo = (place: Position): string =>
	directions(
		place,
		isApplePhone(navigator.userAgent, navigator.maxTouchPoints),
	);
