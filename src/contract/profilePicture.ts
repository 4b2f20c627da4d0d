// The rules of a profile picture, for the app and the server.

export const profilePicture = {
	/** Uploaded size in bytes. */
	maxBytes: 5 * 1024 * 1024,
	/** In px. */
	minSide: 64,
	maxSide: 12_000,
	maxPixels: 50_000_000,
	/** Stored size: a square of this many px. */
	side: 512,
	types: ["image/jpeg", "image/png", "image/webp"],
} as const;

/** The media type by a file's first bytes; null for anything else. */
export function mediaTypeOf(
	bytes: Uint8Array,
): (typeof profilePicture.types)[number] | null {
	const text = (from: number, to: number) =>
		String.fromCharCode(...bytes.subarray(from, to));
	if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg";
	if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
	if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
	return null;
}
