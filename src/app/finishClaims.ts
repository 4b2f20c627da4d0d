// Claims that an earlier start or an ended session left open, or that are not confirmed yet: followed up, and told to the person one after another (O07).

import {
	afterDialogClose,
	closeDialog,
	dialogAtom,
	openDialog,
} from "../platform/browser/dialogs";
import { mayOpenNow, onOverlayChange } from "../platform/browser/overlays";
import { queryClient } from "../platform/query/queryClient";
import { store } from "../platform/query/store";
import { currentSession, sessionAtom } from "../platform/session/session";
import { journalAtom } from "../platform/storage/claimJournal";
import { isUnconfirmed, resumeClaims, watchClaim } from "../sync/resumeClaims";

interface News {
	entryId: string;
	/** It ended while nobody was waiting for it. */
	inBackground: boolean;
}

/** What the person is still to be told. */
let waiting: News[] = [];

const isOnScreen = (id: string): boolean => {
	const open = store.get(dialogAtom);
	return open?.name === "checkingClaim" && open.entryId === id;
};

/** Tells of the next one in its turn: a code on the screen, or a use that can be undone, gives way to nothing. */
function tellNext(): void {
	if (!mayOpenNow("outcome")) return;
	const sub = currentSession()?.sub;
	const own = store.get(journalAtom).filter((entry) => entry.sub === sub);
	// Another customer may have signed in since.
	waiting = waiting.filter((it) => own.some(({ id }) => id === it.entryId));
	const next = waiting.shift();
	if (next) openDialog({ name: "checkingClaim", ...next });
}

function tell(entryId: string, inBackground: boolean): void {
	if (isOnScreen(entryId) || waiting.some((it) => it.entryId === entryId))
		return;
	waiting.push({ entryId, inBackground });
	tellNext();
}

/** With nobody asking any more nothing says so; that the session has ended is told by the page's own loads. */
function leave(id: string): void {
	waiting = waiting.filter(({ entryId }) => entryId !== id);
	if (isOnScreen(id)) closeDialog();
}

/** The unconfirmed claims that this tab follows up, or waits to. */
const watched = new Set<string>();

/** Follows up each unconfirmed claim of the customer until its end is known, and tells that once. */
function watch(): void {
	const sub = currentSession()?.sub;
	for (const entry of store.get(journalAtom)) {
		const { id } = entry;
		if (entry.sub !== sub || !isUnconfirmed(entry) || watched.has(id)) continue;
		watched.add(id);
		void watchClaim(queryClient, entry)
			.then((ended) => {
				if (!ended || ended.sub !== currentSession()?.sub) return;
				const isNews = ended.state !== "absent" || ended.turnedAwayAt === null;
				if (isNews) tell(id, true);
			})
			// The session has ended: the next one goes on.
			.catch(() => undefined)
			.finally(() => watched.delete(id));
	}
}

function finish(): void {
	const sub = currentSession()?.sub;
	if (!sub) return;
	void resumeClaims(queryClient, sub, {
		onOwn: ({ id }) => tell(id, false),
		onLeft: ({ id }) => leave(id),
	});
	watch();
}

/** Finishes what is open, now and with every new token, and shows each one's code or its coming to be; called once. */
export function startFinishingClaims(): void {
	onOverlayChange(() => afterDialogClose(tellNext));
	store.sub(sessionAtom, finish);
	store.sub(journalAtom, watch);
	finish();
}
