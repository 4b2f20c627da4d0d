// Privilege_Ref_List: the privileges that "see all" passes to /privilegebycat (2 §2).
import * as v from "valibot";
import { optionalList } from "../../contract/fields";
import {
	personal,
	readPersonalOfTab,
} from "../../platform/session/personalKeys";
import { perTab, storageKeys } from "../../platform/storage/storage";

const shape = optionalList(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)));

/** The saved alt_references of the customer; empty if there are none or they are damaged. */
export const readReferenceList = (): string[] =>
	readPersonalOfTab(storageKeys.references, shape) ?? [];

export function dropReferenceList(): void {
	personal.remove(storageKeys.references);
	perTab.remove(storageKeys.references);
}
