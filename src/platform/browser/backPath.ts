// The stored back path of 1 §2: for each entry of this tab's history, the page that it was opened from.
import * as v from "valibot";
import { perTab, storageKeys } from "../storage/storage";

/** The page that the one on the screen was opened from; null where none is known. */
export const backPath = (): string | null => perTab.get(storageKeys.backPath);

/** The back path of each entry in the app's history, by its place there. */
export const backPaths = (): (string | null)[] =>
	perTab.read(storageKeys.backPaths, v.array(v.nullable(v.string()))) ?? [];

export function setBackPath(path: string | null | undefined): void {
	if (path) perTab.set(storageKeys.backPath, path);
	else perTab.remove(storageKeys.backPath);
}

/** Notes a new entry at this place; the entries after it are gone. */
export function pushBackPath(place: number, path: string | null): void {
	setBackPath(path);
	const paths = backPaths().slice(0, place);
	paths[place] = path;
	perTab.write(storageKeys.backPaths, paths);
}

/** The place of this document's first entry where another document lies directly behind it. */
let startPlace: number | null = null;

export function setDocumentStart(place: number): void {
	startPlace = place;
}

/** Whether a step back from this place leaves the document: what it has just asked to be shown would be lost. */
export const leavesDocument = (place: number): boolean => place === startPlace;
