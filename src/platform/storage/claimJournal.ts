// The claim journal: an intent is saved before its request leaves, so that a lost reply can be reconciled (O07).
import { atom } from "jotai";
import * as v from "valibot";
import { codeCard } from "../../domain/code/codeCard";
import { atomStore } from "../atomStore";
import { readExpiryClock, serverNow } from "../http/clock";
import { signedRequest } from "../http/signedRequest";
import { assertSignedIn, newId } from "../session/session";
import { databases } from "./databases";
import { mirroredStore, type StorageBackend } from "./mirroredStore";
import { trackWrite } from "./pendingWrites";

const claimEntry = v.object({
	id: v.string(),
	sub: v.string(),
	reference: v.string(),
	/** All references of the privilege, any of which its claims may have; empty in entries of older releases. */
	names: v.nullish(v.array(v.string()), []),
	isUsed: v.boolean(),
	/** When the claim was pressed, later when its request was sent, server time in ms. */
	at: v.number(),
	/** If no reply had confirmed the clock of `at`, a server time in ms before the request; else null. */
	earliest: v.nullish(v.number(), null),
	/** When the person last chose to show the code at once, server time in ms; null if the code is for later. `isUsed` is the choice that was sent last. */
	counterAt: v.nullish(v.number(), null),
	reserve_timeout: v.nullish(v.number(), 0),
	/** Open: intended, sent. Closed: settled (with a transaction id), refused by the server, absent from the history after the request could no longer arrive. */
	state: v.picklist(["intended", "sent", "settled", "refused", "absent"]),
	transaction_id: v.nullable(v.string()),
	/** Claims of the privilege known before the request was last sent: none of them is this one. */
	known: v.nullish(v.array(v.string()), []),
	/** Signed bytes of the last request, which a retry resends; erased on closing, since they may hold a one-time code. */
	request: v.nullish(signedRequest, null),
	/** Timestamp of the last request, server time in ms: it may arrive for 5 minutes. Null before it is signed. */
	windowFrom: v.nullish(v.number(), null),
	/** When the person was told that the claim is unconfirmed, server time in ms; null during the request and the first lookups. */
	unconfirmedAt: v.nullish(v.number(), null),
	/** When the server refused the request before processing it (session, rate limit), server time in ms; the person has been told. */
	turnedAwayAt: v.nullish(v.number(), null),
	card: codeCard,
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
	Partial<Pick<ClaimEntry, "delivery" | "names" | "reserve_timeout">>;
type ClaimChange =
	| { state: "sent" | "refused" | "absent" }
	| { state: "settled"; transaction_id: string };

/** How long closed entries are kept, in ms, because they mark claims in the history as taken. */
const retentionMs = 7 * 86_400_000;
const prefix = "claim/";
const ofCustomer = (sub: string) => `${prefix}${encodeURIComponent(sub)}/`;
const keyOf = ({ sub, id }: ClaimEntry) => ofCustomer(sub) + id;

/** Whether the result of the claim is still unknown. */
export const isClaimOpen = ({ state }: ClaimEntry) =>
	state === "intended" || state === "sent";

const withoutSecrets = (entry: ClaimEntry): ClaimEntry => ({
	...entry,
	request: null,
	unconfirmedAt: null,
	delivery: entry.delivery && { ...entry.delivery, OTP: "" },
});

/** Creates a journal in the given copies; `assertMayWrite` throws if a customer's data must not be written. */
export function createJournal(
	copies: readonly StorageBackend[],
	assertMayWrite: (sub: string) => void = () => undefined,
) {
	const records = mirroredStore(copies, claimEntry);
	const journalAtom = atom<ClaimEntry[]>([]);
	let saves = 0;

	const updateAtom = (entry: ClaimEntry) => {
		const others = atomStore
			.get(journalAtom)
			.filter(({ id, sub }) => id !== entry.id && sub === entry.sub);
		atomStore.set(
			journalAtom,
			[...others, entry].sort((a, b) => a.at - b.at),
		);
	};
	const save = async (entry: ClaimEntry) => {
		assertMayWrite(entry.sub);
		saves++;
		updateAtom(entry);
		const saved = await trackWrite(records.save(keyOf(entry), entry));
		if (saved || isClaimOpen(entry)) return entry;
		// On a full disk the open entry would stay with its request and one-time code, so it is removed first.
		await records.remove([keyOf(entry)]);
		await trackWrite(records.save(keyOf(entry), entry));
		return entry;
	};

	return {
		journalAtom,
		/** Saves the intent with the known claims of the privilege; await it before the request leaves. */
		saveIntent: (intent: ClaimIntent, known: string[] = []) =>
			save(
				v.parse(claimEntry, {
					...intent,
					known,
					id: newId(),
					at: serverNow(),
					counterAt: intent.isUsed ? serverNow() : null,
					state: "intended",
					transaction_id: null,
				}),
			),
		updateEntry: (entry: ClaimEntry, change: ClaimChange) => {
			const changed = { ...entry, transaction_id: null, ...change };
			return save(isClaimOpen(changed) ? changed : withoutSecrets(changed));
		},
		/** Reads the entry again: another tab may have changed it. */
		async readEntry(entry: ClaimEntry): Promise<ClaimEntry | null> {
			const stored = await records.read(keyOf(entry));
			if (stored) updateAtom(stored);
			return stored;
		},
		/** A customer's entries, oldest first; deletes those closed for a week. */
		async readEntries(sub: string): Promise<ClaimEntry[]> {
			let all: ClaimEntry[];
			let before: number;
			do {
				before = saves;
				all = await records.readAll(ofCustomer(sub));
				// Read again, because an entry that was saved meanwhile may be missing.
			} while (saves !== before);
			// The age is judged by a time that a reply has confirmed, by the phone's clock only if the host does not tell its time.
			const { confirmedNow } = readExpiryClock();
			const stale = all.filter(
				(entry) => !isClaimOpen(entry) && entry.at < confirmedNow - retentionMs,
			);
			const recent = all
				.filter((entry) => !stale.includes(entry))
				.sort((a, b) => a.at - b.at);
			atomStore.set(journalAtom, recent);
			await records.remove(stale.map(keyOf));
			return recent;
		},
		openClaimOwners: async () => [
			...new Set(
				(await records.list(prefix)).filter(isClaimOpen).map(({ sub }) => sub),
			),
		],
		clearClaimsOfOthers: (sub: string) =>
			records.removeWhere((key) => !key.startsWith(ofCustomer(sub)), prefix),
	};
}

// Late work for a former customer must not restore what was erased (O05).
export const {
	clearClaimsOfOthers,
	journalAtom,
	openClaimOwners,
	readEntries,
	readEntry,
	saveIntent,
	updateEntry,
} = createJournal(databases, assertSignedIn);

export const openClaims = async (sub: string): Promise<ClaimEntry[]> =>
	(await readEntries(sub)).filter(isClaimOpen);
