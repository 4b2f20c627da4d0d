// The back path of 1 §2: for each history entry of this tab, the page it was opened from.
import * as v from "valibot";
import { perTab, storageKeys } from "../storage/storage";

/** The back path of the current entry; null if none is saved or it is not a path, because the browser's history refuses another site's address. */
export function backPath(): string | null {
	const path = perTab.get(storageKeys.backPath);
	return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/** The back paths, indexed by position in the app's history. */
export const backPaths = (): (string | null)[] =>
	perTab.read(storageKeys.backPaths, v.array(v.nullable(v.string()))) ?? [];

/** Saves the back path of the current entry; without a path it removes the saved one. */
export function setBackPath(path: string | null | undefined): void {
	if (path) perTab.set(storageKeys.backPath, path);
	else perTab.remove(storageKeys.backPath);
}

/** Records a new entry at this position and drops those after it. */
export function pushBackPath(entryIndex: number, path: string | null): void {
	setBackPath(path);
	const paths = backPaths().slice(0, entryIndex);
	paths[entryIndex] = path;
	perTab.write(storageKeys.backPaths, paths);
}

/** The position of this document's first entry if another document is directly before it in the history, else null. */
let documentStartIndex: number | null = null;

export function setDocumentStart(entryIndex: number): void {
	documentStartIndex = entryIndex;
}

/** Whether a step back from this position leaves the document. */
export const isDocumentStart = (entryIndex: number): boolean =>
	entryIndex === documentStartIndex;
