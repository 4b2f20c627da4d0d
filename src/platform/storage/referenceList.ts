// Privilege_Ref_List: the privileges that "see all" of a section hands to /privilegebycat, until the person leaves that page (2 §2).
import * as v from "valibot";
import { readPersonal, removePersonal } from "../session/personalKeys";
import { storageKeys } from "./storage";

const shape = v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)));

/** The saved references; none where there are none, or where they are damaged. */
export function readReferenceList(): string[] {
	return readPersonal(storageKeys.references, shape) ?? [];
}

/** Clears them, as leaving the page does. */
export function dropReferenceList(): void {
	removePersonal(storageKeys.references);
}
