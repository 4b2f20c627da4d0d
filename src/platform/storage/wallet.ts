// Codes saved in two checksummed copies, readable offline (O01, O05).
import * as v from "valibot";
import { rewardCode } from "../../contract/history";
import { codeCard } from "../../domain/code/codeCard";
import { withScannableText } from "../../domain/code/withScannableText";
import { databases } from "./databases";
import { mirroredStore, type StorageBackend } from "./mirroredStore";

/** A code with its card, under the names of the API. */
const walletCode = v.pipe(
	v.record(v.string(), v.unknown()),
	v.transform(withScannableText),
	v.object({
		...rewardCode.entries,
		...codeCard.entries,
		sub: v.string(),
		saved_at: v.number(),
		/** The API host that the code is from (platform/http/host); older releases saved none. */
		host: v.optional(v.string()),
		/** The bars of its barcode, computed when it was saved (ui/media/barcodeModules). */
		bars: v.optional(v.string()),
		/** Whether saveWithSymbol could compute its symbol, so that it can be shown in a shop. */
		proven: v.optional(v.boolean()),
		/** Set once it was used or ended on any phone; it is kept, but no longer offered. */
		over: v.optional(v.picklist(["used", "ended"])),
	}),
);
export type WalletCode = v.InferOutput<typeof walletCode>;

const prefix = "code/";
const codeKeyPrefix = (sub: string): string =>
	`${prefix}${encodeURIComponent(sub)}/`;
const keyOf = (sub: string, transactionId: string) =>
	codeKeyPrefix(sub) + encodeURIComponent(transactionId);

/** How many codes are deleted at once on a full phone. */
const droppedAtOnce = 10;

export function createWallet(copies: readonly StorageBackend[]) {
	const records = mirroredStore(copies, walletCode, { makeRoom });

	/** Keys that this visit wrote, such as that of a use that can still be undone. */
	const written = new Set<string>();

	/** Deletes codes that were over before this visit, the oldest first; returns false if there are none. */
	async function makeRoom(): Promise<boolean> {
		const listed = (await records.list(prefix))
			.filter(({ over }) => over)
			.sort((one, other) => one.saved_at - other.saved_at)
			.map(({ sub, transaction_id }) => keyOf(sub, transaction_id))
			.filter((key) => !written.has(key))
			.slice(0, droppedAtOnce);
		const over: string[] = [];
		// The list may not have the newest value, which may be usable again.
		for (const key of listed)
			if ((await records.read(key))?.over) over.push(key);
		await records.remove(over);
		return over.length > 0;
	}

	return {
		/** Saves a code; returns whether it could be read back. Only for platform/storage/saveCode. */
		writeCode(code: WalletCode) {
			const key = keyOf(code.sub, code.transaction_id);
			written.add(key);
			return records.save(key, code);
		},
		readCode: (sub: string, transactionId: string) =>
			records.read(keyOf(sub, transactionId)),
		removeCode: ({ sub, transaction_id }: WalletCode) =>
			records.remove([keyOf(sub, transaction_id)]),
		listCodes: async (sub: string) =>
			(await records.list(codeKeyPrefix(sub))).sort(
				(one, other) => other.saved_at - one.saved_at,
			),
		codeOwners: async () => [
			...new Set((await records.list(prefix)).map(({ sub }) => sub)),
		],
		removeCodesOf: (sub: string) =>
			records.removeWhere(() => true, codeKeyPrefix(sub)),
		removeCodesOfOthers: (sub: string) =>
			records.removeWhere((key) => !key.startsWith(codeKeyPrefix(sub)), prefix),
	};
}

export const {
	codeOwners,
	listCodes,
	readCode,
	removeCode,
	removeCodesOf,
	removeCodesOfOthers,
	writeCode,
} = createWallet(databases);
