// Offers the home screen after a saved code has been shown and put away, when nothing else is on the screen (O08).

import { dialogAtom, openDialog } from "../platform/browser/dialogs";
import { mayOpenNow, onOverlayChange } from "../platform/browser/overlays";
import { offeredInstallCard } from "../platform/pwa/install";
import {
	isUpdateLockedHere,
	onUpdateLockChange,
} from "../platform/pwa/updateLock";
import { store } from "../platform/query/store";
import { currentSession } from "../platform/session/session";
import { listCodes } from "../platform/storage/wallet";
import { router } from "./router";

const isQuiet = () =>
	mayOpenNow("install") &&
	!isUpdateLockedHere() &&
	!("modal-privilege" in router.state.location.search);

/** Whether the page was started at a code: the parameter has left the address by now (startFromAddress). */
function startedAtCode(): boolean {
	const [start] = performance.getEntriesByType("navigation");
	return start !== undefined && new URL(start.name).searchParams.has("open");
}

/** Watches for the moment; called once. Never at a start: who opens the app at a counter wants their code. */
export function startInstallOffer(): void {
	const showsCode = () => store.get(dialogAtom)?.name === "rewardCode";
	// An address may have opened a code, and the person put it away, before the page was quiet.
	let due = showsCode() || startedAtCode();
	async function offer() {
		const sub = currentSession()?.sub;
		if (!due || !sub || !isQuiet()) return;
		const card = offeredInstallCard();
		if (!card || (await listCodes(sub)).length === 0) return;
		// Time has passed while the wallet was asked.
		if (!due || !isQuiet()) return;
		due = false;
		openDialog({ name: "install", card });
	}
	onOverlayChange(() => {
		due ||= showsCode();
		void offer();
	});
	onUpdateLockChange(() => void offer());
	router.subscribe("onResolved", () => void offer());
}
