// Saved state of a delivery: its prize, what was typed for it, and where it was begun (2 §3).
import * as v from "valibot";
import { mobileDigits } from "../../domain/member/mobileNumber";
import {
	getPersonal,
	removePersonal,
	setPersonal,
} from "../session/personalKeys";
import { draftOf } from "./draft";
import { dropSentCode } from "./oneTimeCode";
import { record } from "./record";
import { perTab, storageKeys } from "./storage";

export const deliveryDrafts = {
	address: draftOf("address", record(v.string())),
	/** The number as it is shown. */
	mobile: draftOf("mobileno", v.string()),
};

/** The number given for the delivery, ten digits; "" for none. */
export const readDeliveryMobile = (): string =>
	mobileDigits(deliveryDrafts.mobile.read() ?? "");

/** alt_reference of the prize being ordered, this tab's before another tab's; "" for none. */
export function deliveryReference(): string {
	const latest = getPersonal(storageKeys.delivery) ?? "";
	// One that another tab has ended is over here too.
	return latest && (perTab.get(storageKeys.delivery) ?? latest);
}

/** session: history position of the page that the delivery was begun from. */
const openerKey = "delivery_opener";
/** The field of the history state with the index of the entry (app/appHistory). */
const entryIndex = "entryIndex";

/** Begins or continues a delivery; a code sent for another prize is dropped. `isReplaced`: its first step replaces this page in the history. */
export function beginDelivery(reference: string, { isReplaced = false } = {}) {
	const currentIndex = Number(history.state?.[entryIndex]) || 0;
	const opener = isReplaced ? Math.max(0, currentIndex - 1) : currentIndex;
	perTab.set(openerKey, String(opener));
	if (reference !== deliveryReference()) dropSentCode();
	setPersonal(storageKeys.delivery, reference);
	perTab.set(storageKeys.delivery, reference);
}

/** Steps back to the page that this tab's last delivery was begun from; null where it is not behind this entry. */
export function stepsToOpener(): number | null {
	const opener = perTab.get(openerKey);
	const here = Number(history.state?.[entryIndex]) || 0;
	if (opener === null || here <= Number(opener)) return null;
	return here - Number(opener);
}

/** Drops all that is saved of this tab's delivery; what another tab has begun since stays. */
export function endDelivery(): void {
	const latest = getPersonal(storageKeys.delivery) ?? "";
	const isLatest = deliveryReference() === latest;
	perTab.remove(storageKeys.delivery);
	if (!isLatest) return;
	for (const draft of Object.values(deliveryDrafts)) draft.drop();
	dropSentCode();
	removePersonal(storageKeys.delivery);
}
