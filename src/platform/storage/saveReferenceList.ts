// Writes Privilege_Ref_List (2 §2), apart from its reader: home needs only this.
import { writePersonal } from "../session/personalKeys";
import { perTab, storageKeys } from "./storage";

export function saveReferenceList(references: readonly string[]): void {
	writePersonal(storageKeys.references, references);
	perTab.write(storageKeys.references, references);
}
