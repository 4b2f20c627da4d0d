// The consent modal flag: an agreement was cancelled, so home shows the terms when it is next drawn (3 §4 Terms).
import { perTab, storageKeys } from "../storage/storage";

/** Home is to ask for the terms. */
export function requestTerms(): void {
	perTab.set(storageKeys.consentModal, "1");
}
