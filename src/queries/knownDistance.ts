// The distance of a place, even if the host gives only its position (2 §4 Location).
import type { Position } from "../domain/places/nearMe";
import { bearingAndDistance } from "../ui/media/radar";

/** The host's distance in km, else the straight-line distance from `from` to `to`; null if both are unknown. */
export const knownDistance = (
	distance: number | null,
	from: Position,
	to: Position | null,
): number | null => distance ?? (to && bearingAndDistance(from, to).km);
