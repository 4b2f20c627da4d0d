// Decides who is signed in before anything is restored; its code for a token in the address is loaded on demand.
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

/** Says that the token of this address could not be checked, and loads the address again on a press. What was opened meanwhile stays, such as a code at the counter. */
async function offerAnotherTry(address: URL): Promise<void> {
	while (await confirm(tokenNotCheckedDialog)) {
		await activateLatest();
		const isLoading = await loadPage(address.href, isDialogOpen);
		if (isLoading || isDialogOpen()) return;
	}
}

/** Erases a former customer's data (O05), and checks what was taken out of the address, null for nothing (decision 008). */
export async function resolveAccount(taken: AddressToken | null) {
	if (!taken) return finishAccountChange();
	const address = new URL(location.href);
	for (const [name, value] of Object.entries(taken))
		if (value !== null) address.searchParams.set(name, value);
	// Where code is missing the page may reload, and must find the token again.
	const restoreAddress = () => history.replaceState(history.state, "", address);
	addEventListener("vite:preloadError", restoreAddress);
	await finishAccountChange();
	const isChecked = await succeeds(
		import("./handleOfferedToken").then((it) => it.handleOfferedToken(taken)),
	);
	await waitIfReloading();
	removeEventListener("vite:preloadError", restoreAddress);
	takeTokenFromAddress();
	if (!isChecked && readOffer(taken)?.isAwaited) void offerAnotherTry(address);
}
