// Fetches and saves codes one by one, without starting a countdown.
import { couponCodeDetail } from "../contract/code";
import { failureCode } from "../contract/failureCode";
import type { HistoryItem } from "../contract/history";
import { retryableStatuses } from "../domain/app/httpStatus";
import { codeCardOfItem } from "../domain/code/codeCardOf";
import { codeFormat, withKnownContent } from "../domain/code/codeContent";
import { ApiFailure, isRetryable } from "../platform/http/apiFailure";
import { serverNow } from "../platform/http/clock";
import { chosenHost } from "../platform/http/host";
import { call } from "../platform/http/http";
import { assertSignedIn } from "../platform/session/session";
import { setSaveError } from "../platform/storage/saveErrors";
import { readCode } from "../platform/storage/wallet";
import { waitBetween } from "./prefetchPace";
import { saveWithSymbol } from "./saveWithSymbol";

/** A round ends when this many codes have failed on their own. */
const maxFailures = 3;
/** Codes that failed on their own, the longest ago first: they are fetched after all others. */
export const failedIds = new Set<string>();

/** Fetches and saves one code without starting it. Throws what ends the round. */
async function saveOne(sub: string, item: HistoryItem): Promise<boolean> {
	const id = item.ext_transaction_id;
	try {
		const request = { CPC_Transaction_Id: id, Start_Countdown: false };
		const reply = await call(couponCodeDetail, request, { sub });
		assertSignedIn(sub);
		const code = withKnownContent(reply, await readCode(sub, id));
		const { saved, reason } = await saveWithSymbol({
			...codeCardOfItem(item),
			...code,
			barcode_format: codeFormat(code, item),
			transaction_id: id,
			sub,
			saved_at: serverNow(),
			host: chosenHost(),
		});
		setSaveError(id, reason);
		return saved;
	} catch (failure) {
		if (!(failure instanceof ApiFailure) || isRetryable(failure)) throw failure;
		// From a host that sends no minutes: the countdown must start first.
		const isCountdown = failure.code === failureCode.refused;
		setSaveError(id, isCountdown ? "atCounter" : "refused");
		// Anything else may be a proxy's word.
		if (failure.status !== 400) throw failure;
		return false;
	}
}

/** Whether a code could not be read for a reason of its own: the others may be readable. */
export const concernsCodeAlone = (failure: unknown) =>
	failure instanceof ApiFailure &&
	(failure.reason === "shape" ||
		(failure.reason === "status" &&
			!retryableStatuses.includes(failure.status)));

/** Fetches codes one by one and counts those that fail on their own; the third ends the round. */
export function codeFetcher(sub: string, notify: () => void) {
	let failures = 0;
	return {
		hasFailures: () => failures > 0,
		async fetchOne(item: HistoryItem) {
			const id = item.ext_transaction_id;
			await waitBetween();
			assertSignedIn(sub);
			try {
				if (await saveOne(sub, item)) notify();
				failedIds.delete(id);
			} catch (failure) {
				if (!concernsCodeAlone(failure)) throw failure;
				failedIds.delete(id);
				failedIds.add(id);
				failures++;
				if (failures === maxFailures) throw new Error("Too many codes failed.");
			}
		},
	};
}
