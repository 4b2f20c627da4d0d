// Privilege_Ref_List: the privileges that "see all" passes to /privilegebycat (2 §2).
import * as v from "valibot";
import { optionalList } from "../../contract/fields";
import {
	readPersonal,
	removePersonal,
} from "../../platform/session/personalKeys";
import { storageKeys } from "../../platform/storage/storage";

const shape = optionalList(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)));

/** The saved alt_references of the customer; empty without any or where they are damaged. */
export const readReferenceList = (): string[] =>
	readPersonal(storageKeys.references, shape) ?? [];

export function dropReferenceList(): void {
	removePersonal(storageKeys.references);
}
