// Driving directions as an address of the phone's maps (2 §7 maps directions).
import type { Position } from "./nearMe";

/** Whether it is an Apple phone or tablet, by navigator.userAgent and maxTouchPoints: an iPad calls itself a Macintosh but has a touch screen. */
export const isApplePhone = (userAgent: string, touchPoints: number) =>
	/\b(iPhone|iPad|iPod)\b/.test(userAgent) ||
	(/\bMacintosh\b/.test(userAgent) && touchPoints > 1);

/** The maps scheme on Apple's phones, else a web link. */
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
