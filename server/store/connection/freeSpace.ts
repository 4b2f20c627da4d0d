// The free space on the disk of the embedded store: PGlite hangs once it cannot create the next file of its log.
import { statfsSync } from "node:fs";
import { StoreError } from "./storeError";

/** Bytes that can still be written to the disk of a folder; Infinity where it does not tell its size. */
export function freeBytesOf(folder: string): number {
	const { blocks, bavail, bsize } = statfsSync(folder);
	return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

const megabyte = 1024 * 1024;

/** Three files of the write-ahead log, of 16 MB each. */
const minFreeBytes = 48 * megabyte;

/** A new store with the demo's content takes 63 MB, and `minFreeBytes` must be free after that. */
const minFreeForNewStore = 112 * megabyte;

/** Throws ENOSPC, as the disk would, where too little is free for a transaction. */
export function checkFreeBytes(free: number): void {
	if (free < minFreeBytes)
		throw Object.assign(
			new StoreError("The disk of the store is full: nothing was changed."),
			{ code: "ENOSPC" },
		);
}

/** Throws StoreError where too little is free to open a store, or to begin a new one. */
export function checkFreeForOpening(
	folder: string,
	free: number,
	isNew: boolean,
): void {
	const least = isNew ? minFreeForNewStore : minFreeBytes;
	if (free < least)
		throw new StoreError(
			`The disk of the data folder ${folder} is full: ${Math.floor(free / megabyte)} MB are free, ${least / megabyte} are needed.`,
		);
}
