// Marks saved codes as over or as usable again, according to the history.
import { isMarkedOver } from "../domain/code/cardStatus";
import { historySearchReference } from "../domain/code/codeCardOf";
import { readyCodes } from "../domain/code/readyCodes";
import { serverNow } from "../platform/http/clock";
import { isOtherHost } from "../platform/http/host";
import { markCodeOver } from "../platform/storage/saveCode";
import { listCodes, type WalletCode } from "../platform/storage/wallet";
import { concernsCodeAlone } from "./codeFetcher";
import { usedCouponIds } from "./couponChanges";
import { findCoupon, historyPages } from "./historyPages";
import { waitForNextRequest } from "./prefetchPace";
import {
	readUsableCoupons,
	type UsableCoupons,
	usablePages,
} from "./usableCoupons";

/** Transaction ids of the codes that are over and whose use is not pending: where a history that is read from now on lists such a coupon, it is usable again. */
export async function overWithoutUse(
	sub: string,
	savedCodes: ReadonlyMap<string, WalletCode>,
): Promise<ReadonlySet<string>> {
	// Read after the codes: the history has every use that is sent by now.
	const used = await usedCouponIds(sub);
	const codes = [...savedCodes].filter(
		([id, { over }]) => over && !used.has(id),
	);
	return new Set(codes.map(([id]) => id));
}

/** Returns a function that says whether a coupon may be usable, by a second reading of all usable coupons, which starts at its first call. */
function secondReading(sub: string) {
	let reading: Promise<UsableCoupons> | undefined;
	return async (transactionId: string): Promise<boolean> => {
		reading ??= waitForNextRequest().then(() =>
			readUsableCoupons(sub, async () => undefined),
		);
		const { ids, isWhole } = await reading;
		return !isWhole || ids.has(transactionId);
	};
}

/** Whether a coupon that was not listed may still be usable. A search by its privilege proves only what it finds, since a host may not know the privilege by that reference. */
async function isStillUsable(
	{ sub, transaction_id, ...card }: WalletCode,
	isListedNow: (transactionId: string) => Promise<boolean>,
): Promise<boolean> {
	const reference = historySearchReference(card);
	if (reference !== "") {
		await waitForNextRequest();
		const used = await findCoupon(
			historyPages(sub, "Used", reference, { pause: waitForNextRequest }),
			transaction_id,
		);
		if (used.found && isMarkedOver(used.found)) return false;
		await waitForNextRequest();
		const usable = await findCoupon(
			usablePages(sub, reference),
			transaction_id,
		);
		// An unreadable item may be this one.
		if (usable.found || !usable.isWhole) return true;
	}
	return isListedNow(transaction_id);
}

/** Marks saved codes as over where their coupons are no longer usable, and those that were over before the round (`overBefore`) as usable again where the round has listed them. A coupon whose absence is uncertain is looked up; returns false where such a lookup failed. */
export async function markOverCodes(
	sub: string,
	{
		usable,
		overBefore,
		notify,
	}: {
		usable: Pick<UsableCoupons, "ids" | "isCertain" | "startedAtServer">;
		overBefore: ReadonlySet<string>;
		notify: () => void;
	},
): Promise<boolean> {
	const isListedNow = secondReading(sub);
	/** Whether the round contradicts the saved code; one that was marked or saved since the round began is newer than its list. */
	const isDue = ({ transaction_id, over, saved_at }: WalletCode) =>
		usable.ids.has(transaction_id)
			? over && overBefore.has(transaction_id)
			: !over && saved_at < usable.startedAtServer;

	async function update(code: WalletCode): Promise<void> {
		const id = code.transaction_id;
		const isListed = usable.ids.has(id);
		const isCertain = isListed || usable.isCertain;
		if (!isCertain && (await isStillUsable(code, isListedNow))) return;
		// The host may have changed during the lookup.
		if (isOtherHost(code.host) || (await usedCouponIds(sub)).has(id)) return;
		const isPast = readyCodes([code], serverNow()).length === 0;
		const over = isPast ? "ended" : "used";
		if (await markCodeOver(sub, id, isListed ? undefined : over)) notify();
	}

	let isComplete = true;
	for (const code of await listCodes(sub)) {
		// The history of another host says nothing about the code.
		if (!isDue(code) || isOtherHost(code.host)) continue;
		try {
			await update(code);
		} catch (failure) {
			if (!concernsCodeAlone(failure)) throw failure;
			isComplete = false;
		}
	}
	return isComplete;
}
