// Hands the privileges of a section to /privilegebycat (2 §2): all of Privilege_Ref_List that home needs.
import { writePersonal } from "../session/personalKeys";
import { storageKeys } from "./storage";

/** Saves the references as Privilege_Ref_List. */
export function saveReferenceList(references: readonly string[]): void {
	writePersonal(storageKeys.references, references);
}
