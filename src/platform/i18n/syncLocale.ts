// Follows the language that another tab chose (1 §1).
import { readLocale } from "../../domain/text/localized";
import { atomStore } from "../atomStore";
import { onStorageEvent } from "../storage/onStorageEvent";
import { local, storageKeys } from "../storage/storage";
import { activateLocale, localeAtom } from "./locale";

const savedLocale = () => readLocale(local.get(storageKeys.locale));

/** The language that was saved when this page started. */
const atStart = savedLocale();

/** Activates the saved language, repeatedly if it changes during a load. */
async function follow() {
	while (atomStore.get(localeAtom) !== savedLocale())
		await activateLocale(savedLocale());
}

/** Shows the saved language; if its texts cannot be loaded, the language stays. */
export const showSavedLocale = () => void follow().catch(() => undefined);

/** Follows the choices of other tabs from now on; until then a language from the address stays. */
export function syncLocale(): void {
	onStorageEvent(storageKeys.locale, showSavedLocale);
	if (savedLocale() !== atStart) showSavedLocale();
}
