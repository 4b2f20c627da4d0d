// Writes Privilege_Ref_List (2 §2), apart from its reader: home needs only this.
import { personal } from "../session/personalKeys";
import { perTab, storageKeys } from "./storage";

export function saveReferenceList(references: readonly string[]): void {
	personal.write(storageKeys.references, references);
	perTab.write(storageKeys.references, references);
}
