// Near me: the states a position can be in, and how much of it leaves the phone (2 §4 Location, 2 §8).

export type PositionError = "denied" | "unavailable" | "expired";

/** GeolocationPositionError.code to the documents' three states; anything else is unavailable. */
export function toPositionError(code: number): PositionError {
	if (code === 1) return "denied";
	return code === 3 ? "expired" : "unavailable";
}

/** Whether a category is the one for deals near the person: hosts mark it by nothing but its name (2 §2). */
export const isNearMeCategory = (category: {
	name_th: string;
	name_en: string;
}) =>
	/^near( ?me| ?by)?$/i.test(category.name_en.trim()) ||
	category.name_th.trim() === "ใกล้ฉัน";

export interface Position {
	/** Degrees, WGS 84. */
	lat: number;
	lng: number;
}

/** About 100 m on the ground: near enough for shops, too coarse for a front door. */
const decimals = 3;
const coarse = (degrees: number) =>
	// Adding 0 turns -0 into 0.
	Number(degrees.toFixed(decimals)) + 0;

/** The position as it is sent: rounded to about 100 m. */
export const roundPosition = ({ lat, lng }: Position): Position => ({
	lat: coarse(lat),
	lng: coarse(lng),
});
