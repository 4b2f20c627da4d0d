// Saved state of a delivery: its prize, what was typed for it, and where it was begun (2 §3).
import * as v from "valibot";
import {
	addressPage,
	isDeliveryPage,
} from "../../domain/delivery/deliveryPaths";
import { mobileDigits } from "../../domain/member/mobileNumber";
import { isDocumentStart } from "../browser/backPath";
import { personal } from "../session/personalKeys";
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

/** The prize that was begun last, in any tab; "" for none. */
const latestReference = () => personal.get(storageKeys.delivery) ?? "";

/** The prizes that were begun and have not ended; a former release noted the latest alone. */
const referencesInProgress = () =>
	personal.read(storageKeys.openDeliveries, v.array(v.string())) ??
	[latestReference()].filter(Boolean);

/** alt_reference of the prize being ordered, this tab's before another tab's; "" for none. */
export function deliveryReference(): string {
	const own = perTab.get(storageKeys.delivery);
	if (own === null) return latestReference();
	// One that another tab has ended is over here too.
	return referencesInProgress().includes(own) ? own : "";
}

/** Whether the page is a step of a delivery that has ended, with nothing left to do. */
export const isAtEndedDelivery = (): boolean =>
	isDeliveryPage(location.pathname) && deliveryReference() === "";

/** The field of the history state with the index of the entry (app/appHistory). */
const entryIndex = "entryIndex";

/** Begins or continues a delivery; a code sent for another prize is dropped. `isReplaced`: its first step replaces this page in the history. */
export function beginDelivery(reference: string, { isReplaced = false } = {}) {
	const isBegun = reference === deliveryReference();
	// A second press, while the page of the first step is loading.
	if (isBegun && location.pathname === addressPage) return;
	const currentIndex = Number(history.state?.[entryIndex]) || 0;
	const opener = isReplaced ? Math.max(0, currentIndex - 1) : currentIndex;
	perTab.set(storageKeys.deliveryOpener, String(opener));
	if (!isBegun) dropSentCode();
	const open = new Set([...referencesInProgress(), reference]);
	personal.write(storageKeys.openDeliveries, [...open]);
	personal.set(storageKeys.delivery, reference);
	perTab.set(storageKeys.delivery, reference);
}

/** Steps back to the page that this tab's last delivery was begun from; null where it is not behind this entry, or this entry is an address that somebody opened. */
export function stepsToOpener(): number | null {
	const opener = perTab.get(storageKeys.deliveryOpener);
	const here = Number(history.state?.[entryIndex]) || 0;
	if (opener === null || here <= Number(opener) || isDocumentStart(here))
		return null;
	return here - Number(opener);
}

/** Ends the delivery of a prize, also one that another tab began, and drops all that is saved of it; what was begun since stays. */
export function endDelivery(reference: string): void {
	const latest = latestReference();
	const before = referencesInProgress();
	const open = before.filter((each) => each !== reference);
	if (open.length > 0) personal.write(storageKeys.openDeliveries, open);
	else personal.remove(storageKeys.openDeliveries);
	if (perTab.get(storageKeys.delivery) === reference)
		perTab.remove(storageKeys.delivery);
	// An order may be found again after its delivery has ended: the code may be a registration's by then.
	if (!before.includes(reference) || (latest !== reference && latest)) return;
	for (const draft of Object.values(deliveryDrafts)) draft.drop();
	dropSentCode();
	personal.remove(storageKeys.delivery);
}
