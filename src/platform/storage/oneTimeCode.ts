// The last one-time code that was sent, and the digits typed so far, of a delivery or a registration (2 §3).
import * as v from "valibot";
import { serverNow } from "../http/clock";
import { personal } from "../session/personalKeys";
import { draftOf } from "./draft";
import { storageKeys } from "./storage";

const sentCode = v.object({
	mobile: v.string(),
	purpose: v.string(),
	expires: v.number(),
	otp_reference: v.string(),
	transactionid: v.string(),
});
export type SentCode = v.InferOutput<typeof sentCode>;

/** The code sent to this number for this purpose, expired or not; null for none. */
export function readSentCode(mobile: string, purpose: string): SentCode | null {
	const sent = personal.read(storageKeys.oneTimeCode, sentCode);
	return sent?.mobile === mobile && sent.purpose === purpose ? sent : null;
}

/** Whether a code sent to this number for this purpose is still valid, so that another request would be too soon. */
export const hasValidCode = (mobile: string, purpose: string): boolean =>
	(readSentCode(mobile, purpose)?.expires ?? 0) > serverNow();

export function saveSentCode(sent: SentCode): void {
	personal.write(storageKeys.oneTimeCode, sent);
}

const typedCode = draftOf(
	"otp",
	v.object({
		transactionid: v.string(),
		digits: v.pipe(v.array(v.string()), v.readonly()),
	}),
);

export function readTypedCode(transactionid: string): readonly string[] | null {
	const typed = typedCode.read();
	return typed?.transactionid === transactionid ? typed.digits : null;
}

export const { save: saveTypedCode, drop: dropTypedCode } = typedCode;

export function dropSentCode(): void {
	dropTypedCode();
	personal.remove(storageKeys.oneTimeCode);
}
