// Counts the scans of a JPEG: each goes over the whole picture, so that thousands of them in a small file would take an hour.

/** Markers without a segment: a stuffed byte, TEM, RST0 to RST7, SOI. */
const isAlone = (marker: number) =>
	marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8);
const startOfScan = 0xda;
const endOfImage = 0xd9;

/** The scans up to the end of the image; what follows it, as the video of a motion photo, is not read. */
export function jpegScans(bytes: Uint8Array): number {
	let scans = 0;
	let at = bytes.indexOf(0xff);
	while (at !== -1) {
		const marker = bytes[at + 1] ?? endOfImage;
		if (marker === endOfImage) break;
		if (marker === startOfScan) scans++;
		const [high = 0, low = 0] = bytes.subarray(at + 2, at + 4);
		// A byte 0xff before a marker is padding.
		const length =
			marker === 0xff ? 1 : isAlone(marker) ? 2 : 2 + high * 256 + low;
		at = bytes.indexOf(0xff, at + length);
	}
	return scans;
}
