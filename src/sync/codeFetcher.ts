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
import { waitForNextRequest } from "./prefetchPace";
import { saveWithSymbol } from "./saveWithSymbol";

/** A round ends when this many codes have failed on their own. */
const maxFailures = 3;
/** Ids of the customer's codes that failed for reasons of their own, the earliest failure first; they are fetched after all others. */
let failed = { sub: "", ids: new Set<string>() };

/** Returns the failed ids of the customer, and forgets those of any other. */
function failedIdsOf(sub: string): Set<string> {
	if (failed.sub !== sub) failed = { sub, ids: new Set() };
	return failed.ids;
}

/** Fetches and saves one code without starting its countdown; false where it was not saved. Throws failures that end the round or are counted. */
async function saveOne(sub: string, item: HistoryItem): Promise<boolean> {
	const id = item.ext_transaction_id;
	try {
		const request = { CPC_Transaction_Id: id, Start_Countdown: false };
		// Read before the call: another tab may change it meanwhile.
		const host = chosenHost();
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
			host,
		});
		setSaveError(id, reason);
		return saved;
	} catch (failure) {
		if (!(failure instanceof ApiFailure) || isRetryable(failure)) throw failure;
		// A host that sends no minutes refuses a code whose countdown has to be started first.
		const isCountdown = failure.code === failureCode.refused;
		setSaveError(id, isCountdown ? "atCounter" : "refused");
		// Only a 400 certainly comes from the server; any other status may be a proxy's, so the code is fetched again.
		if (failure.status !== 400) throw failure;
		return false;
	}
}

/** Whether a failure concerns only the one code, so that others may be readable. */
export const concernsCodeAlone = (failure: unknown) =>
	failure instanceof ApiFailure &&
	(failure.reason === "shape" ||
		(failure.reason === "status" &&
			!retryableStatuses.includes(failure.status)));

/** Fetches codes one by one and counts those that fail on their own; the third ends the round. */
export function codeFetcher(sub: string, notify: () => void) {
	const failedIds = failedIdsOf(sub);
	let failures = 0;
	return {
		failedIds: failedIds as ReadonlySet<string>,
		hasFailures: () => failures > 0,
		async fetchOne(item: HistoryItem) {
			const id = item.ext_transaction_id;
			await waitForNextRequest();
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
