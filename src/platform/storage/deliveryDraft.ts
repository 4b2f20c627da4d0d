// Saved state of a delivery: its prize, and the one-time code that was sent, for a registration too (2 §3).
import * as v from "valibot";
import { mobileDigits } from "../../domain/member/mobileNumber";
import { serverNow } from "../http/clock";
import {
	getPersonal,
	readPersonal,
	removePersonal,
	setPersonal,
	writePersonal,
} from "../session/personalKeys";
import { dropDraft, readDraft, saveDraft } from "./draft";
import { perTab, storageKeys } from "./storage";

const sentCode = v.object({
	mobile: v.string(),
	purpose: v.string(),
	expires: v.number(),
	otp_reference: v.string(),
	transactionid: v.string(),
});
export type SentCode = v.InferOutput<typeof sentCode>;

export const deliveryDrafts = {
	address: "address",
	mobile: "mobileno",
	code: "otp",
} as const;

/** The number given for the delivery, ten digits; "" for none. */
export const readDeliveryMobile = (): string =>
	mobileDigits(readDraft(deliveryDrafts.mobile, v.string()) ?? "");

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
	if (reference !== deliveryReference())
		removePersonal(storageKeys.oneTimeCode);
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

export function endDelivery(): void {
	for (const form of Object.values(deliveryDrafts)) dropDraft(form);
	removePersonal(storageKeys.oneTimeCode);
	removePersonal(storageKeys.delivery);
	perTab.remove(storageKeys.delivery);
}

/** The code sent to this number for this purpose, expired or not; null for none. */
export function readSentCode(mobile: string, purpose: string): SentCode | null {
	const sent = readPersonal(storageKeys.oneTimeCode, sentCode);
	return sent?.mobile === mobile && sent.purpose === purpose ? sent : null;
}

/** Whether a code sent to this number for this purpose is still valid: another request would be too soon. */
export const hasValidCode = (mobile: string, purpose: string): boolean =>
	(readSentCode(mobile, purpose)?.expires ?? 0) > serverNow();

export function saveSentCode(sent: SentCode): void {
	writePersonal(storageKeys.oneTimeCode, sent);
}

const typedCode = v.object({
	transactionid: v.string(),
	digits: v.pipe(v.array(v.string()), v.readonly()),
});

export function readTypedCode(transactionid: string): readonly string[] | null {
	const typed = readDraft(deliveryDrafts.code, typedCode);
	return typed?.transactionid === transactionid ? typed.digits : null;
}

export function saveTypedCode(typed: v.InferOutput<typeof typedCode>): void {
	saveDraft(deliveryDrafts.code, typed);
}

export const dropTypedCode = (): void => dropDraft(deliveryDrafts.code);

export function dropSentCode(): void {
	dropTypedCode();
	removePersonal(storageKeys.oneTimeCode);
}
