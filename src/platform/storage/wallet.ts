// The codes a customer has opened, kept on the phone in two checksummed copies: they open with no network (O01, O05).
import * as v from "valibot";
import { rewardCode } from "../../contract/history";
import { codeCard } from "../../domain/code/codeCard";
import { databases } from "./databases";
import { mirroredStore, type StorageBackend } from "./mirroredStore";

/** A code with what the screen draws around it, by the wire's names. */
const walletCode = v.object({
	...rewardCode.entries,
	...codeCard.entries,
	/** Whose it is. */
	sub: v.string(),
	/** When it was saved, server time in ms. */
	saved_at: v.number(),
	/** The bars of its barcode, worked out when it was saved (ui/barcodeModules): at the counter nothing is loaded for them. */
	bars: v.optional(v.string()),
	/** Its symbol was worked out and fits its format: what the phone has can be shown in a shop. */
	proven: v.optional(v.boolean()),
	/** Used, on whatever phone, or ended, by the server's word or the customer's: kept, and offered nowhere. */
	over: v.optional(v.picklist(["used", "ended"])),
});
export type WalletCode = v.InferOutput<typeof walletCode>;

const prefix = "code/";
/** What the keys of a customer's codes begin with; the transaction follows, encoded. */
export const codesOf = (sub: string): string =>
	`${prefix}${encodeURIComponent(sub)}/`;
const keyOf = (sub: string, transactionId: string) =>
	codesOf(sub) + encodeURIComponent(transactionId);

/** A wallet over the given copies. */
export function createWallet(copies: readonly StorageBackend[]) {
	const keeper = mirroredStore(copies, walletCode);
	return {
		/** True only when the code could be read back from the phone. */
		saveCode: (code: WalletCode) =>
			keeper.save(keyOf(code.sub, code.transaction_id), code),
		readCode: (sub: string, transactionId: string) =>
			keeper.read(keyOf(sub, transactionId)),
		/** All codes of a customer, newest first. */
		listCodes: async (sub: string) =>
			(await keeper.list(codesOf(sub))).sort(
				(one, other) => other.saved_at - one.saved_at,
			),
		/** Every customer whose codes are on this phone. */
		owners: async () => [
			...new Set((await keeper.list(prefix)).map(({ sub }) => sub)),
		],
		/** Wipes this customer's codes. */
		removeOf: (sub: string) => keeper.removeWhere(() => true, codesOf(sub)),
		/** Wipes every other customer's codes. */
		removeOthers: (sub: string) =>
			keeper.removeWhere((key) => !key.startsWith(codesOf(sub)), prefix),
	};
}

const wallet = createWallet(databases);
export const {
	readCode,
	listCodes,
	owners: codeOwners,
	removeOthers,
	removeOf: removeCodesOf,
	/** For platform/saveCode alone. */
	saveCode: writeCode,
} = wallet;
