// Counts the scans of a JPEG: decoding a scan goes over the whole picture, so a small file with thousands of them would take an hour.

/** Markers without a segment: a stuffed byte, TEM, RST0 to RST7, SOI. */
const isAlone = (marker: number) =>
	marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8);
const startOfScan = 0xda;
const endOfImage = 0xd9;

/** The scans up to the end of the image; what follows it, such as the video of a motion photo, is not read. */
export function jpegScans(bytes: Uint8Array): number {
	const byteAt = (at: number) => bytes[at] ?? 0;
	let scans = 0;
	let at = 0;
	while (at < bytes.length - 1) {
		const marker = byteAt(at + 1);
		// A byte 0xff before a marker is padding.
		if (byteAt(at) !== 0xff || marker === 0xff) at++;
		else if (isAlone(marker)) at += 2;
		else if (marker === endOfImage) break;
		else {
			if (marker === startOfScan) scans++;
			at += 2 + byteAt(at + 2) * 256 + byteAt(at + 3);
		}
	}
	return scans;
}
