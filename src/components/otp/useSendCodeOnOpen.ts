// The one-time code of a page of its own: sent as the page opens, unless one was before a reload, and again when asked for (2 §4, 2 §8, 3 §4).
import { useEffect, useEffectEvent, useRef } from "react";
import { unusableNumber } from "../../domain/member/otpFailure";
import { openDialog } from "../../platform/browser/dialogs";
import { ApiFailure } from "../../platform/http/apiFailure";
import type { SentCode } from "../../platform/storage/deliveryDraft";
import { useSendCode } from "./useSendCode";

/** `sent` is the last one, null before; `toNumber` the step that a number which cannot be used leads back to. */
export function useSendCodeOnOpen({
	mobile,
	purpose,
	toNumber,
	sent,
	onSent,
}: {
	mobile: string;
	purpose: string;
	toNumber: string;
	sent: SentCode | null;
	onSent: (code: SentCode) => void;
}) {
	const { verifyAndSend, send, sending } = useSendCode(purpose);

	/** `first`: the number has not been checked yet. */
	async function sendAndReport(first: boolean) {
		try {
			const code = await (first ? verifyAndSend : send)(mobile, toNumber);
			if (code) onSent(code);
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			const popup = unusableNumber(failure, toNumber);
			if (popup) openDialog({ name: "confirmation", ...popup });
		}
	}
	const begun = useRef(sent !== null);
	const begin = useEffectEvent(() => void sendAndReport(true));
	useEffect(() => {
		if (begun.current) return;
		begun.current = true;
		begin();
	}, []);

	return { resend: () => void sendAndReport(sent === null), sending };
}
