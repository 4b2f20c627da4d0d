// Resumes claims that an earlier start or an ended session left open, and shows their outcomes one after another (O07).
import { atomStore } from "../platform/atomStore";
import {
	afterDialogClose,
	closeDialog,
	dialogAtom,
	openDialog,
} from "../platform/browser/dialogs";
import { mayOpenNow, onOverlayChange } from "../platform/browser/overlays";
import { queryClient } from "../platform/query/queryClient";
import { currentSession, sessionAtom } from "../platform/session/session";
import {
	type ClaimEntry,
	isClaimOpen,
	journalAtom,
} from "../platform/storage/claimJournal";
import { isUnconfirmed, resumeClaims, watchClaim } from "../sync/resumeClaims";

interface Outcome {
	entryId: string;
	/** Whether the outcome became known while no dialog showed the check. */
	inBackground: boolean;
}

let queue: Outcome[] = [];

function shownEntryId(): string | null {
	const open = atomStore.get(dialogAtom);
	return open?.name === "checkingClaim" ? open.entryId : null;
}

/** Shows the next outcome, unless a code or an undo bar is on the screen. */
function showNext(): void {
	if (!mayOpenNow("outcome")) return;
	const sub = currentSession()?.sub;
	const ownEntries = atomStore
		.get(journalAtom)
		.filter((entry) => entry.sub === sub);
	queue = queue.filter((it) => ownEntries.some(({ id }) => id === it.entryId));
	const next = queue.shift();
	if (next) openDialog({ name: "checkingClaim", ...next });
}

function enqueue(outcome: Outcome): void {
	const { entryId } = outcome;
	const isQueued = queue.some((it) => it.entryId === entryId);
	if (isQueued || shownEntryId() === entryId) return;
	queue.push(outcome);
	showNext();
}

/** Drops a claim that is no longer checked because the session has ended; the page's own loads show that. */
function dropOutcome(id: string): void {
	queue = queue.filter(({ entryId }) => entryId !== id);
	if (shownEntryId() === id) closeDialog();
}

const isBeingChecked = (entry: ClaimEntry): boolean =>
	isClaimOpen(entry) && !isUnconfirmed(entry);

/** Claims whose dialog was left while they were being checked. */
const leftIds = new Set<string>();
let lastShownId: string | null = null;

function noteLeftDialog(): void {
	const last = atomStore.get(journalAtom).find(({ id }) => id === lastShownId);
	if (last && isBeingChecked(last)) leftIds.add(last.id);
	lastShownId = shownEntryId();
}

/** Shows the results of the claims whose dialog was left; an unconfirmed one is watched instead. */
function showLeftResults(): void {
	for (const entry of atomStore.get(journalAtom)) {
		if (isBeingChecked(entry) || !leftIds.delete(entry.id)) continue;
		if (!isClaimOpen(entry)) enqueue({ entryId: entry.id, inBackground: true });
	}
}

const watchedIds = new Set<string>();

/** Watches each unconfirmed claim of the customer until its outcome is known, and shows that once. */
function watchUnconfirmed(): void {
	const sub = currentSession()?.sub;
	for (const entry of atomStore.get(journalAtom)) {
		const { id } = entry;
		if (entry.sub !== sub || !isUnconfirmed(entry) || watchedIds.has(id))
			continue;
		watchedIds.add(id);
		void watchClaim(queryClient, entry)
			.then((ended) => {
				if (!ended || ended.sub !== currentSession()?.sub) return;
				const isNews = ended.state !== "absent" || ended.turnedAwayAt === null;
				if (isNews) enqueue({ entryId: id, inBackground: true });
			})
			// The session has ended, and the next one continues the watch.
			.catch(() => undefined)
			.finally(() => watchedIds.delete(id));
	}
}

function resumeOpenClaims(): void {
	const sub = currentSession()?.sub;
	if (!sub) return;
	void resumeClaims(queryClient, sub, {
		onReconcile: ({ id }) => enqueue({ entryId: id, inBackground: false }),
		onUnavailable: ({ id }) => dropOutcome(id),
	});
	watchUnconfirmed();
}

/** Resumes open claims now and with every new token; called once. */
export function startFinishingClaims(): void {
	onOverlayChange(() => afterDialogClose(showNext));
	atomStore.sub(sessionAtom, resumeOpenClaims);
	atomStore.sub(journalAtom, watchUnconfirmed);
	atomStore.sub(dialogAtom, noteLeftDialog);
	atomStore.sub(journalAtom, showLeftResults);
	resumeOpenClaims();
}
