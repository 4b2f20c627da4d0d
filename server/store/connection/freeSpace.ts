// The room on the disk of the embedded store: PGlite never returns once it cannot make the next file of its log.
import { statfsSync } from "node:fs";

/** Bytes that can still be written to the disk of a folder; Infinity where it does not tell its size. */
export function freeBytesOf(folder: string): number {
	const { blocks, bavail, bsize } = statfsSync(folder);
	return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/** Three files of the write-ahead log, of 16 MB each. */
const leastFreeBytes = 48 * 1024 * 1024;

/** Throws ENOSPC, as the disk would, where too little is free for a transaction. */
export function checkFreeBytes(free: number): void {
	if (free < leastFreeBytes)
		throw Object.assign(new Error("the disk of the store is full"), {
			code: "ENOSPC",
		});
}
