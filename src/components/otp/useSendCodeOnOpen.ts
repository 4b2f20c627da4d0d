// Sends a one-time code when the page opens, unless one was sent before a reload, and again on request (2 §4, 2 §8, 3 §4).
import { useEffect, useEffectEvent, useRef } from "react";
import { unusableNumber } from "../../domain/member/otpFailure";
import { openDialog } from "../../platform/browser/dialogs";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import type { SentCode } from "../../platform/storage/deliveryDraft";
import { useSendCode } from "./useSendCode";

/** `sent` is the last code, null before the first; `toNumber` is the page to go back to with an unusable number. */
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
	const begun = useRef(sent !== null);
	const begin = useEffectEvent(() => void sendAndReport(true));
	useEffect(() => {
		if (begun.current) return;
		begun.current = true;
		begin();
	}, []);

	return { resend: () => void sendAndReport(sent === null), sending };
}
