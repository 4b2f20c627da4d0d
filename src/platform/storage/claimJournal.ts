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
	/** All names of the privilege, of which its claims may have any; none in entries of older releases. */
	names: v.nullish(v.array(v.string()), []),
	isUsed: v.boolean(),
	/** When it was pressed, then when its request left, server time in ms. */
	at: v.number(),
	/** Where no reply had confirmed the clock of `at`: a server time in ms before the request; else null. */
	earliest: v.nullish(v.number(), null),
	/** When the person last chose to show the code at once, server time in ms; null where the code is for later. `isUsed` is what was sent last. */
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
	/** When the person learnt that it is unconfirmed, server time in ms; null during the request and the first lookups. */
	unconfirmedAt: v.nullish(v.number(), null),
	/** When the server refused the request before processing (session, rate limit), server time in ms; the person knows. */
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

/** How long closed entries stay, in ms: they mark claims of the history as taken. */
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

/** A journal in the given copies; `assertMayWrite` throws where a customer's data must not be written. */
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
		// With a full disk the open entry would stay with its bytes and code: remove it first.
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
			const now = await records.read(keyOf(entry));
			if (now) updateAtom(now);
			return now;
		},
		/** A customer's entries, oldest first; deletes those closed for a week. */
		async readEntries(sub: string): Promise<ClaimEntry[]> {
			let all: ClaimEntry[];
			let before: number;
			do {
				before = saves;
				all = await records.readAll(ofCustomer(sub));
				// What was saved meanwhile may be missing.
			} while (saves !== before);
			// Delete by a time that a reply has confirmed, by the phone's clock only where the host tells none.
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

// Late work of a former customer must not write again what was erased (O05).
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
