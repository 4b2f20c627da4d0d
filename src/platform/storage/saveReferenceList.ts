// Writes Privilege_Ref_List (2 §2), in a file apart from its reader, which home does not need.
import { personal } from "../session/personalKeys";
import { perTab, storageKeys } from "./storage";

export function saveReferenceList(references: readonly string[]): void {
	personal.write(storageKeys.references, references);
	perTab.write(storageKeys.references, references);
}
