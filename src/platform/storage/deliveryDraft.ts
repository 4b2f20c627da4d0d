// The saved state of a delivery: its prize, its typed data, and the page that it was begun from (2 §3).
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

/** The prize whose delivery was begun last, in any tab; "" for none. */
const latestReference = () => personal.get(storageKeys.delivery) ?? "";

/** The prizes whose delivery was begun and has not ended; a former release saved only the latest. */
const referencesInProgress = () =>
	personal.read(storageKeys.openDeliveries, v.array(v.string())) ??
	[latestReference()].filter(Boolean);

/** The alt_reference of the prize being ordered, this tab's if it has one, else the latest of any tab; "" for none. */
export function deliveryReference(): string {
	const own = perTab.get(storageKeys.delivery);
	if (own === null) return latestReference();
	// A delivery that another tab has ended has ended in this tab too.
	return referencesInProgress().includes(own) ? own : "";
}

/** Whether the page is a step of a delivery that has ended, so that nothing is left to do on it. */
export const isAtEndedDelivery = (): boolean =>
	isDeliveryPage(location.pathname) && deliveryReference() === "";

/** The field of the history state with the index of the entry (app/appHistory). */
const entryIndex = "entryIndex";

/** Begins or continues a delivery; drops a code that was sent for another prize. `isReplaced`: the first step replaces this page in the history. */
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

/** How many history steps lead back to the page that this tab's last delivery was begun from; null if that page is not behind this entry, or this entry starts the document. */
export function stepsToOpener(): number | null {
	const opener = perTab.get(storageKeys.deliveryOpener);
	const here = Number(history.state?.[entryIndex]) || 0;
	if (opener === null || here <= Number(opener) || isDocumentStart(here))
		return null;
	return here - Number(opener);
}

/** Ends the delivery of a prize, even if another tab began it, and deletes its saved data; keeps that of a delivery begun since. */
export function endDelivery(reference: string): void {
	const latest = latestReference();
	const before = referencesInProgress();
	const open = before.filter((each) => each !== reference);
	if (open.length > 0) personal.write(storageKeys.openDeliveries, open);
	else personal.remove(storageKeys.openDeliveries);
	if (perTab.get(storageKeys.delivery) === reference)
		perTab.remove(storageKeys.delivery);
	// An order may be confirmed again after its delivery has ended; the code may belong to a registration by then.
	if (!before.includes(reference) || (latest !== reference && latest)) return;
	for (const draft of Object.values(deliveryDrafts)) draft.drop();
	dropSentCode();
	personal.remove(storageKeys.delivery);
}
