// Near me: position errors, and the precision that is sent (2 §4 Location, 2 §8).

export type PositionError = "denied" | "unavailable" | "expired";

/** From GeolocationPositionError.code. */
export function toPositionError(code: number): PositionError {
	if (code === 1) return "denied";
	return code === 3 ? "expired" : "unavailable";
}

/** Hosts mark the near-me category by words of its name only (2 §2). */
export const isNearMeCategory = (category: {
	name_th: string;
	name_en: string;
}) =>
	/^near$|\bnear[\s-]*(me|by|you)\b/i.test(category.name_en.trim()) ||
	/ใกล้(ฉัน|คุณ)/.test(category.name_th);

export interface Position {
	lat: number;
	lng: number;
}

/** The position of a host's degrees; null for none, which some hosts write as 0, 0, and for degrees out of range, such as a latitude of 100 where both are swapped. */
export function toPosition(
	lat: number | null,
	lng: number | null,
): Position | null {
	if (lat === null || lng === null || (lat === 0 && lng === 0)) return null;
	return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** To about 100 m: enough for shops, too coarse for a home address. */
const roundDegrees = (degrees: number) =>
	// Adding 0 turns -0 into 0.
	Number(degrees.toFixed(3)) + 0;

export const roundPosition = ({ lat, lng }: Position): Position => ({
	lat: roundDegrees(lat),
	lng: roundDegrees(lng),
});
