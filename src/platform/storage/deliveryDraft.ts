// What a delivery on its way keeps on the phone: which prize it is for, and the one-time code that was sent (2 §3).
import * as v from "valibot";
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
	/** The number it went to, ten digits. */
	mobile: v.string(),
	/** What it is asked for: a prize's reference. */
	purpose: v.string(),
	/** When it expires, server time in ms. */
	expires: v.number(),
	otp_reference: v.string(),
	transactionid: v.string(),
});
export type SentCode = v.InferOutput<typeof sentCode>;

/** The forms of a delivery whose typing outlives a reload. */
export const deliveryDrafts = {
	address: "address",
	mobile: "mobileno",
	code: "otp",
} as const;

/** The prize that is being ordered, by alt_reference; "" for none. */
export const deliveryReference = (): string =>
	getPersonal(storageKeys.delivery) ?? "";

/** session: the place in the history of the page that the delivery was begun from. */
const openerKey = "delivery_opener";
/** The field of the history state with the index of the entry (app/appHistory). */
const entryIndex = "entryIndex";

/**
 * Begins the delivery of a prize, or goes on with it; a code that was sent for
 * another one counts no more. `isReplaced`: its first step takes this page's
 * place in the history, so what it was begun from is the page behind this one.
 */
export function beginDelivery(
	reference: string,
	{ isReplaced = false } = {},
): void {
	const here = Number(history.state?.[entryIndex]) || 0;
	const opener = isReplaced ? Math.max(0, here - 1) : here;
	perTab.set(openerKey, String(opener));
	if (reference !== deliveryReference())
		removePersonal(storageKeys.oneTimeCode);
	setPersonal(storageKeys.delivery, reference);
}

/**
 * How many steps back the page lies that the last delivery of this tab was
 * begun from; null where none was, or it does not lie behind: the way to it is
 * taken already. For a step of a delivery that has ended: nobody comes back to it.
 */
export function stepsToOpener(): number | null {
	const opener = perTab.get(openerKey);
	const here = Number(history.state?.[entryIndex]) || 0;
	if (opener === null || here <= Number(opener)) return null;
	return here - Number(opener);
}

/** Ends the delivery: the prize was ordered, or cannot be. What was typed on the way goes with it. */
export function endDelivery(): void {
	for (const form of Object.values(deliveryDrafts)) dropDraft(form);
	removePersonal(storageKeys.oneTimeCode);
	removePersonal(storageKeys.delivery);
}

/** The code that was sent to this number for this purpose, expired or not; null for none. */
export function readSentCode(mobile: string, purpose: string): SentCode | null {
	const sent = readPersonal(storageKeys.oneTimeCode, sentCode);
	return sent?.mobile === mobile && sent.purpose === purpose ? sent : null;
}

export function saveSentCode(sent: SentCode): void {
	writePersonal(storageKeys.oneTimeCode, sent);
}

const typedCode = v.object({
	transactionid: v.string(),
	/** One digit a box, "" for an empty one. */
	digits: v.pipe(v.array(v.string()), v.readonly()),
});

/** The digits typed so far for a sent code, by its transactionid; null for none. */
export function readTypedCode(transactionid: string): readonly string[] | null {
	const typed = readDraft(deliveryDrafts.code, typedCode);
	return typed?.transactionid === transactionid ? typed.digits : null;
}

export function saveTypedCode(typed: v.InferOutput<typeof typedCode>): void {
	saveDraft(deliveryDrafts.code, typed);
}

export const dropTypedCode = (): void => dropDraft(deliveryDrafts.code);

/** Forgets the code that was sent, and what was typed of it: it is spent. */
export function dropSentCode(): void {
	dropTypedCode();
	removePersonal(storageKeys.oneTimeCode);
}
