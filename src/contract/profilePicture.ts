// What a profile picture may be: one rule for the app, which says it before sending, and the server, which holds it.

export const profilePicture = {
	/** As it is sent, in bytes. */
	mostBytes: 5 * 1024 * 1024,
	/** Width and height, in px. */
	leastSide: 64,
	mostSide: 12_000,
	/** Width times height. */
	mostPixels: 50_000_000,
	/** As it is kept and shown: a square of so many px. */
	side: 512,
	types: ["image/jpeg", "image/png", "image/webp"],
} as const;

/** The media type that a file's first bytes tell, whatever its name says; null for anything that is no such picture. */
export function pictureType(
	bytes: Uint8Array,
): (typeof profilePicture.types)[number] | null {
	const text = (from: number, to: number) =>
		String.fromCharCode(...bytes.subarray(from, to));
	if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg";
	if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
	if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
	return null;
}
