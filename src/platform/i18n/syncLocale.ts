// Follows the language that another tab chose (1 §1).
import { readLocale } from "../../domain/text/localized";
import { atomStore } from "../atomStore";
import { onStorageEvent } from "../storage/onStorageEvent";
import { local, storageKeys } from "../storage/storage";
import { activateLocale, localeAtom } from "./locale";

const chosen = () => readLocale(local.get(storageKeys.locale));

/** The choice that this start has read. */
const atStart = chosen();

/** Repeats while the choice changes during a load. */
async function follow() {
	while (atomStore.get(localeAtom) !== chosen()) await activateLocale(chosen());
}

/** Shows the saved language; where its texts cannot be loaded the language stays. */
export const showSavedLocale = () => void follow().catch(() => undefined);

/** Applies what other tabs choose from this start on; a link's own language stays until they do. */
export function syncLocale(): void {
	onStorageEvent(storageKeys.locale, showSavedLocale);
	if (chosen() !== atStart) showSavedLocale();
}
