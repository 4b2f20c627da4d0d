// The claim journal: an intent is written down before its request leaves, so that a lost reply is found out (O07).
import { atom } from "jotai";
import * as v from "valibot";
import { codeCard } from "../../domain/code/codeCard";
import { endTimesNow, serverNow } from "../http/clock";
import { signedRequest } from "../http/signedRequest";
import { store } from "../query/store";
import { assertSignedIn, newId } from "../session/session";
import { databases } from "./databases";
import { mirroredStore, type StorageBackend } from "./mirroredStore";
import { trackWrite } from "./pendingWrites";

const claimEntry = v.object({
	/** UUID of the intent, the same for every try of it. */
	id: v.string(),
	sub: v.string(),
	/** alt_reference of the privilege. */
	reference: v.string(),
	isUsed: v.boolean(),
	/** When it was intended, server time in ms. */
	at: v.number(),
	/** When the person last said that the code is to be shown at once, server time in ms; null where it is to be kept. `isUsed` is what was sent last. */
	counterAt: v.nullish(v.number(), null),
	/** Minutes that the code's clock would run, 0 without one. */
	reserve_timeout: v.nullish(v.number(), 0),
	/**
	 * intended and sent are open: nobody knows yet. settled has its claim, refused
	 * was declined by the server, absent did not happen: not in the history by a
	 * look after its request could no longer arrive (a release before `windowFrom`
	 * was noted wrote it after 20 s already).
	 */
	state: v.picklist(["intended", "sent", "settled", "refused", "absent"]),
	transaction_id: v.nullable(v.string()),
	/** The claims of the privilege that were known before the request was last sent: none of them is this one. */
	known: v.nullish(v.array(v.string()), []),
	/** The signed bytes of the last request while it may still arrive: a retry sends these. Erased when the entry closes, for they hold a one-time code. */
	request: v.nullish(signedRequest, null),
	/** The timestamp of the last request, server time in ms: it may arrive for 5 minutes from then. Null in an entry of a release that did not note it. */
	windowFrom: v.nullish(v.number(), null),
	/** Since when the person knows that it is not confirmed yet, server time in ms; null while the request or the first looks are under way. */
	unconfirmedAt: v.nullish(v.number(), null),
	/** When the server turned the request away before any work (session, crowd), server time in ms: the person knows, and its absence is no news. */
	turnedAwayAt: v.nullish(v.number(), null),
	card: codeCard,
	/** The one-time code that a delivered prize is ordered with; null for a coupon. */
	delivery: v.nullish(
		v.object({
			MobileNo: v.string(),
			OTP: v.string(),
			TransactionId: v.string(),
		}),
		null,
	),
});
export type ClaimEntry = v.InferOutput<typeof claimEntry>;
export type ClaimIntent = Pick<
	ClaimEntry,
	"sub" | "reference" | "isUsed" | "card"
> &
	Partial<Pick<ClaimEntry, "delivery" | "reserve_timeout">>;
export type ClaimChange =
	| { state: "sent" | "refused" | "absent" }
	| { state: "settled"; transaction_id: string };

/** How long a closed entry stays, in ms: it tells which claims of the history are spoken for. */
const keepClosed = 7 * 86_400_000;
const prefix = "claim/";
const ofCustomer = (sub: string) => `${prefix}${encodeURIComponent(sub)}/`;
const keyOf = ({ sub, id }: ClaimEntry) => ofCustomer(sub) + id;

export const isOpen = ({ state }: ClaimEntry) =>
	state === "intended" || state === "sent";

/** A closed entry is never sent again: its bytes and its one-time code go. */
const withoutSecrets = (entry: ClaimEntry): ClaimEntry => ({
	...entry,
	request: null,
	unconfirmedAt: null,
	delivery: entry.delivery && { ...entry.delivery, OTP: "" },
});

/** A journal over the given copies; `assertMayWrite` throws where nothing may be written of a customer. */
export function createJournal(
	copies: readonly StorageBackend[],
	assertMayWrite: (sub: string) => void = () => undefined,
) {
	const keeper = mirroredStore(copies, claimEntry);
	/** The entries of the customer whose journal was last touched, oldest first. */
	const journalAtom = atom<ClaimEntry[]>([]);

	const show = (entry: ClaimEntry) => {
		const others = store
			.get(journalAtom)
			.filter(({ id, sub }) => id !== entry.id && sub === entry.sub);
		store.set(
			journalAtom,
			[...others, entry].sort((a, b) => a.at - b.at),
		);
	};
	const put = async (entry: ClaimEntry) => {
		assertMayWrite(entry.sub);
		show(entry);
		const saved = await trackWrite(keeper.save(keyOf(entry), entry));
		if (saved || isOpen(entry)) return entry;
		// A full disk still holds the open entry with its bytes and code: it is removed first.
		await keeper.removeWhere((key) => key === keyOf(entry));
		await trackWrite(keeper.save(keyOf(entry), entry));
		return entry;
	};

	return {
		journalAtom,
		/** Writes the intent down, with the claims of the privilege that are known by now; to be awaited before the request leaves. */
		startClaim: (intent: ClaimIntent, known: string[] = []) =>
			put({
				delivery: null,
				reserve_timeout: 0,
				request: null,
				windowFrom: null,
				unconfirmedAt: null,
				turnedAwayAt: null,
				...intent,
				known,
				id: newId(),
				at: serverNow(),
				counterAt: intent.isUsed ? serverNow() : null,
				state: "intended",
				transaction_id: null,
			}),
		/** Writes down what became of it. */
		updateEntry: (entry: ClaimEntry, change: ClaimChange) => {
			const changed = { ...entry, transaction_id: null, ...change };
			return put(isOpen(changed) ? changed : withoutSecrets(changed));
		},
		/** The entry as it stands now; another tab may have settled it, and what is drawn here follows. */
		async readEntry(entry: ClaimEntry): Promise<ClaimEntry | null> {
			const now = await keeper.read(keyOf(entry));
			if (now) show(now);
			return now;
		},
		/** All entries of a customer, oldest first; closed ones go after a week. */
		async readEntries(sub: string): Promise<ClaimEntry[]> {
			const all = await keeper.readAll(ofCustomer(sub));
			// A phone clock that no reply has confirmed erases nothing.
			const { proven } = endTimesNow();
			const stale = all.filter(
				(entry) => !isOpen(entry) && entry.at < proven - keepClosed,
			);
			const staleKeys = new Set(stale.map(keyOf));
			if (stale.length > 0) await keeper.remove([...staleKeys]);
			const kept = all
				.filter((entry) => !staleKeys.has(keyOf(entry)))
				.sort((a, b) => a.at - b.at);
			store.set(journalAtom, kept);
			return kept;
		},
		/** Every customer with a claim of which nobody knows yet what became of it. */
		openOwners: async () => [
			...new Set(
				(await keeper.list(prefix)).filter(isOpen).map(({ sub }) => sub),
			),
		],
		/** Wipes every other customer's entries. */
		removeOthers: (sub: string) =>
			keeper.removeWhere((key) => !key.startsWith(ofCustomer(sub)), prefix),
	};
}

// What was wiped of a former customer is not written anew by work that ends late (O05).
const journal = createJournal(databases, assertSignedIn);
export const { journalAtom, startClaim, updateEntry, readEntry, readEntries } =
	journal;
export const removeClaimsOfOthers = journal.removeOthers;
export const openClaimOwners = journal.openOwners;

/** The customer's claims of which nobody knows yet what became of them. */
export async function openClaims(sub: string): Promise<ClaimEntry[]> {
	return (await readEntries(sub)).filter(isOpen);
}
