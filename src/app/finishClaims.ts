// Claims that an earlier start or an ended session left open: found out, and told to the person one after another (O07).
import {
	afterClosing,
	closeDialog,
	dialogAtom,
	openDialog,
} from "../platform/dialogs";
import { mayOpenNow, onOverlayChange } from "../platform/overlays";
import { queryClient } from "../platform/queryClient";
import { currentSession, sessionAtom } from "../platform/session";
import { store } from "../platform/store";
import { resumeClaims } from "../queries/claim";

/** The entries that the person is still to hear of. */
let waiting: string[] = [];

const isOnScreen = (id: string): boolean => {
	const open = store.get(dialogAtom);
	return open?.name === "checkingClaim" && open.entryId === id;
};

/** Tells of the next one in its turn: a code on the screen, or a use that can be undone, gives way to nothing. */
function tellNext(): void {
	if (!mayOpenNow("outcome")) return;
	const entryId = waiting.shift();
	if (entryId) openDialog({ name: "checkingClaim", entryId });
}

function tell(id: string): void {
	if (isOnScreen(id) || waiting.includes(id)) return;
	waiting.push(id);
	tellNext();
}

/** With nobody asking any more nothing says so; that the session has ended is told by the page's own loads. */
function leave(id: string): void {
	waiting = waiting.filter((it) => it !== id);
	if (isOnScreen(id)) closeDialog();
}

function finish(): void {
	const sub = currentSession()?.sub;
	if (!sub) return;
	void resumeClaims(queryClient, sub, {
		onOwn: ({ id }) => tell(id),
		onLeft: ({ id }) => leave(id),
	});
}

/** Finishes what is open, now and with every new token, and shows each one's code or its coming to be; called once. */
export function startFinishingClaims(): void {
	onOverlayChange(() => afterClosing(tellNext));
	store.sub(sessionAtom, finish);
	finish();
}
