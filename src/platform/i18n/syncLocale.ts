// Follows the language that another tab chose (1 §1).
import { readLocale } from "../../domain/text/localized";
import { store } from "../query/store";
import { onStorageEvent } from "../storage/onStorageEvent";
import { local, storageKeys } from "../storage/storage";
import { activateLocale, localeAtom } from "./locale";

const chosen = () => readLocale(local.get(storageKeys.locale));

/** Repeats while the choice changes during a load. */
async function follow() {
	while (store.get(localeAtom) !== chosen()) await activateLocale(chosen());
}

/** Applies other tabs' choices from now on; where texts cannot be loaded the language stays. */
export function syncLocale(): void {
	const attempt = () => void follow().catch(() => undefined);
	onStorageEvent(storageKeys.locale, attempt);
	attempt();
}
