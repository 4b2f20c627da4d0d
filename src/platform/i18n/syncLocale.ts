// Follows the language that another tab chose (1 §1).
import { readLocale } from "../../domain/text/localized";
import { store } from "../query/store";
import { onStorageEvent } from "../storage/onStorageEvent";
import { local, storageKeys } from "../storage/storage";
import { activateLocale, localeAtom } from "./locale";

const chosen = () => readLocale(local.get(storageKeys.locale));

/** The choice that this start has read. */
const atStart = chosen();

/** Repeats while the choice changes during a load. */
async function follow() {
	while (store.get(localeAtom) !== chosen()) await activateLocale(chosen());
}

/** Applies what other tabs choose from this start on; a link's own language stays until they do. Where texts cannot be loaded the language stays. */
export function syncLocale(): void {
	const attempt = () => void follow().catch(() => undefined);
	onStorageEvent(storageKeys.locale, attempt);
	if (chosen() !== atStart) attempt();
}
