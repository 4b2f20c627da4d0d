// Damages the files of a closed browser profile, as a failing disk or a cleanup program does.
import {
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** Stores that the browser keeps in their own folders. */
export type StoreOnDisk = "IndexedDB" | "CacheStorage";

function foldersNamed(profile: string, name: StoreOnDisk): string[] {
	return readdirSync(profile, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isDirectory() && entry.name === name)
		.map((entry) => join(entry.parentPath, entry.name));
}

function filesOf(profile: string, name: StoreOnDisk): string[] {
	const files = foldersNamed(profile, name).flatMap((folder) =>
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name)),
	);
	if (files.length === 0) throw new Error(`The profile has no ${name}`);
	return files;
}

/** Deletes the whole store. */
export function deleteStore(profile: string, name: StoreOnDisk) {
	filesOf(profile, name);
	for (const folder of foldersNamed(profile, name))
		rmSync(folder, { recursive: true });
}

/** Truncates each file that passes `test` to `part` of its size (0 to 1). */
export function truncateStore(
	profile: string,
	name: StoreOnDisk,
	part: number,
	test: (file: string) => boolean = () => true,
) {
	for (const file of filesOf(profile, name).filter(test))
		truncateSync(file, Math.floor(statSync(file).size * part));
}

/** Changes up to eight bytes of each file; `next` returns random numbers in [0, 1). */
export function flipBytes(
	profile: string,
	name: StoreOnDisk,
	next: () => number,
) {
	for (const file of filesOf(profile, name)) {
		const bytes = readFileSync(file);
		for (let flips = 0; flips < 8; flips++) {
			const at = Math.floor(next() * bytes.length);
			bytes[at] = (bytes[at] ?? 0) ^ (1 + Math.floor(next() * 255));
		}
		if (bytes.length > 0) writeFileSync(file, bytes);
	}
}
