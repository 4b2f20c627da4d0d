// The consent modal flag: an agreement was cancelled, so home shows the terms when it is next drawn (3 §4 Terms).
import { session, storageKeys } from "../storage/storage";

/** Home is to ask for the terms. */
export function askForTerms(): void {
	session.set(storageKeys.consentModal, "1");
}
