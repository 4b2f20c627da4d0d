// Codes saved in two checksummed copies, readable offline (O01, O05).
import * as v from "valibot";
import { rewardCode } from "../../contract/history";
import { codeCard } from "../../domain/code/codeCard";
import { withScannableText } from "../../domain/code/withScannableText";
import { databases } from "./databases";
import { mirroredStore, type StorageBackend } from "./mirroredStore";

/** A code with its card, by the wire's names. */
const walletCode = v.pipe(
	v.record(v.string(), v.unknown()),
	v.transform(withScannableText),
	v.object({
		...rewardCode.entries,
		...codeCard.entries,
		sub: v.string(),
		saved_at: v.number(),
		/** The API host that it is of (platform/http/host); older releases noted none. */
		host: v.optional(v.string()),
		/** Its barcode's bars, computed when it was saved (ui/media/barcodeModules). */
		bars: v.optional(v.string()),
		/** saveWithSymbol computed its symbol: it can be shown in a shop. */
		proven: v.optional(v.boolean()),
		/** Used or ended on any phone: kept, and no longer offered. */
		over: v.optional(v.picklist(["used", "ended"])),
	}),
);
export type WalletCode = v.InferOutput<typeof walletCode>;

const prefix = "code/";
const codeKeyPrefix = (sub: string): string =>
	`${prefix}${encodeURIComponent(sub)}/`;
const keyOf = (sub: string, transactionId: string) =>
	codeKeyPrefix(sub) + encodeURIComponent(transactionId);

/** How many codes make room on a full phone at once. */
const droppedAtOnce = 10;

export function createWallet(copies: readonly StorageBackend[]) {
	const records = mirroredStore(copies, walletCode, { makeRoom });

	/** What this visit wrote, such as a use that can still be undone. */
	const written = new Set<string>();

	/** The codes that were over before this visit go, the oldest first. */
	async function makeRoom(): Promise<boolean> {
		const listed = (await records.list(prefix))
			.filter(({ over }) => over)
			.sort((one, other) => one.saved_at - other.saved_at)
			.map(({ sub, transaction_id }) => keyOf(sub, transaction_id))
			.filter((key) => !written.has(key))
			.slice(0, droppedAtOnce);
		const over: string[] = [];
		// A list may have an older copy than the newest, which may be usable again.
		for (const key of listed)
			if ((await records.read(key))?.over) over.push(key);
		await records.remove(over);
		return over.length > 0;
	}

	return {
		/** Whether the code could be read back; only for platform/storage/saveCode. */
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
