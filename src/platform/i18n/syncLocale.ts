// The language that another tab of this phone has chosen: this one follows (1 §1).
import { readLocale } from "../../domain/text/localized";
import { store } from "../query/store";
import { onStorageEvent } from "../storage/onStorageEvent";
import { local, storageKeys } from "../storage/storage";
import { activateLocale, localeAtom } from "./locale";

const chosen = () => readLocale(local.get(storageKeys.locale));

/** Until what is shown is what is stored: it may be chosen anew while the texts are on their way. */
async function follow() {
	while (store.get(localeAtom) !== chosen()) await activateLocale(chosen());
}

/** Follows the other tabs from now on, and what they chose while this one started; texts that cannot be had leave the language as it is. */
export function syncLocale(): void {
	const attempt = () => void follow().catch(() => undefined);
	onStorageEvent(storageKeys.locale, attempt);
	attempt();
}
