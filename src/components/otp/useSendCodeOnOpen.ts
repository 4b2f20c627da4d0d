// Sends a one-time code when the page opens with a number this phone knows, otherwise on a press, and again on request (2 §4, 2 §8, 3 §4).
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { unusableNumber } from "../../domain/member/otpFailure";
import { openDialog } from "../../platform/browser/dialogs";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import type { SentCode } from "../../platform/storage/deliveryDraft";
import { useSendCode } from "./useSendCode";

/**
 * `isKnown`: the number was entered on this phone or is the customer's own; a link alone sends nothing. `sent` is
 * the last code, null before the first; `toNumber` is the page to go back to with an unusable number.
 */
export function useSendCodeOnOpen({
	mobile,
	isKnown,
	purpose,
	toNumber,
	sent,
	onSent,
}: {
	mobile: string;
	isKnown: boolean;
	purpose: string;
	toNumber: string;
	sent: SentCode | null;
	onSent: (code: SentCode) => void;
}) {
	const { verifyAndSend, send, sending } = useSendCode(purpose);
	const isShown = useIsShown();

	/** `first`: the number has not been checked yet. */
	async function sendAndReport(first: boolean) {
		try {
			const code = await (first ? verifyAndSend : send)(mobile, toNumber);
			if (code) onSent(code);
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			const popup = unusableNumber(failure, toNumber);
			if (popup && isShown()) openDialog({ name: "confirmation", ...popup });
		}
	}
	const [isAsked, setAsked] = useState(isKnown || sent !== null);
	const begun = useRef(sent !== null);
	const begin = useEffectEvent(() => void sendAndReport(true));
	useEffect(() => {
		if (!isAsked || begun.current) return;
		begun.current = true;
		begin();
	}, [isAsked]);

	return {
		/** Null once a code was asked for; before, the press that asks for it. */
		ask: isAsked ? null : () => setAsked(true),
		resend: () => void sendAndReport(sent === null),
		sending,
	};
}
