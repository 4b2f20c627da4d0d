// Checksum of stored values, against accidental damage.

/** FNV-1a of 32 bits, as eight hex digits. */
export function checksum(text: string): string {
	let sum = 0x811c9dc5;
	for (let index = 0; index < text.length; index++)
		sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
	return (sum >>> 0).toString(16).padStart(8, "0");
}
