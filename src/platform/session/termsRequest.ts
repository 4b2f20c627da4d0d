// The consent modal flag: an agreement was cancelled, so home shows the terms (3 §4 Terms).
import { perTab, storageKeys } from "../storage/storage";

export function requestTerms(): void {
	perTab.set(storageKeys.consentModal, "1");
}

export const areTermsRequested = (): boolean =>
	perTab.get(storageKeys.consentModal) !== null;

export const dropTermsRequest = () => perTab.remove(storageKeys.consentModal);
