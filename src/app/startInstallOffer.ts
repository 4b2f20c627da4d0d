// Offers to install the app after a saved code was shown and closed, when nothing else is on the screen (O08).
import { privilegeParameter } from "../domain/app/pagePaths";
import { openDialog } from "../platform/browser/dialogs";
import {
	isCodeShown,
	mayOpenNow,
	onOverlayChange,
} from "../platform/browser/overlays";
import { offeredInstallCard } from "../platform/pwa/install";
import {
	isUpdateLockedHere,
	onUpdateLockChange,
} from "../platform/pwa/updateLock";
import { currentSession } from "../platform/session/session";
import { listCodes } from "../platform/storage/wallet";
import { router } from "./router";

const mayOffer = () =>
	mayOpenNow("install") &&
	!isUpdateLockedHere() &&
	!(privilegeParameter in router.state.location.search);

/** Whether the document's first address named a code; openFromAddress has removed that parameter. */
function startedAtCode(): boolean {
	const [start] = performance.getEntriesByType("navigation");
	return start !== undefined && new URL(start.name).searchParams.has("open");
}

/** Starts the offer, which is never shown at a start, when a customer may need a code at the counter; called once. */
export function startInstallOffer(): void {
	// A code of the address may have been closed before this was called.
	let isDue = isCodeShown() || startedAtCode();
	async function offer() {
		const sub = currentSession()?.sub;
		if (!isDue || !sub || !mayOffer()) return;
		const card = offeredInstallCard();
		if (!card || (await listCodes(sub)).length === 0) return;
		// The state may have changed while the wallet was read.
		if (!mayOffer()) return;
		isDue = false;
		openDialog({ name: "install", card });
	}
	onOverlayChange(() => {
		isDue ||= isCodeShown();
		void offer();
	});
	onUpdateLockChange(() => void offer());
	router.subscribe("onResolved", () => void offer());
}
