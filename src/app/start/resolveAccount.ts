// Decides who is signed in before anything is restored; the code that handles a token in the address is loaded on demand.
import { confirm, isDialogOpen } from "../../platform/browser/dialogs";
import { succeeds } from "../../platform/browser/succeeds";
import { activateLatest } from "../../platform/pwa/activateLatest";
import { loadPage, waitIfReloading } from "../../platform/pwa/chunkRecovery";
import { local, storageKeys } from "../../platform/storage/storage";
import { type AddressToken, takeTokenFromAddress } from "../pageAddress";
import { tokenNotCheckedDialog } from "./tokenNotCheckedDialog";
import { readOffer } from "./tokenOffer";

async function finishAccountChange(): Promise<void> {
	if (local.get(storageKeys.toWipe))
		await import("../../platform/session/account").then((it) =>
			it.finishAccountChange(),
		);
}

/** Says that the token of this address could not be checked, and loads the address again on a press; a dialog that was opened meanwhile, such as a code at the counter, stays open. */
async function offerAnotherTry(address: URL): Promise<void> {
	while (await confirm(tokenNotCheckedDialog)) {
		await activateLatest();
		const isLoading = await loadPage(address.href, isDialogOpen);
		if (isLoading || isDialogOpen()) return;
	}
}

/** Erases a former customer's data (O05) and handles the token taken from the address, null for none (decision 008). */
export async function resolveAccount(addressToken: AddressToken | null) {
	if (!addressToken) return finishAccountChange();
	const address = new URL(location.href);
	for (const [name, value] of Object.entries(addressToken))
		if (value !== null) address.searchParams.set(name, value);
	// If a chunk is missing the page may reload, and must find the token again.
	const restoreAddress = () => history.replaceState(history.state, "", address);
	addEventListener("vite:preloadError", restoreAddress);
	await finishAccountChange();
	const isChecked = await succeeds(
		import("./handleOfferedToken").then((it) =>
			it.handleOfferedToken(addressToken),
		),
	);
	await waitIfReloading();
	removeEventListener("vite:preloadError", restoreAddress);
	takeTokenFromAddress();
	if (!isChecked && readOffer(addressToken)?.isAwaited)
		void offerAnotherTry(address);
}
