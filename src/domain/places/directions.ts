// Driving directions as an address of the phone's maps (2 §7 maps directions).
import type { Position } from "./nearMe";

/** Whether navigator.userAgent is of an Apple phone, tablet or computer, which all have Apple's maps. */
export const isAppleDevice = (userAgent: string) =>
	/\b(iPhone|iPad|iPod|Macintosh)\b/.test(userAgent);

/** The maps scheme on Apple's devices, else a web link. */
export function directionsAddress({ lat, lng }: Position, apple: boolean) {
	const place = `${lat},${lng}`;
	if (apple) return `maps://?daddr=${place}&dirflg=d`;
	const query = new URLSearchParams({
		api: "1",
		destination: place,
		travelmode: "driving",
		layer: "traffic",
	});
	return `https://www.google.com/maps/dir/?${query}`;
}
