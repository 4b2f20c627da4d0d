// The one-time code of a page that is opened with a number: it is sent at once to a number that this phone knows, otherwise after a press, and again on request (2 §4, 2 §8, 3 §4).
import type { Confirmation } from "../../domain/app/confirmation";
import { unusableNumberDialog } from "../../domain/member/otpFailure";
import { isFailureShown } from "../../platform/browser/failureShown";
import { openResult } from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import styles from "./OtpForm.module.css";
import { type OtpCheck, SentOtpForm } from "./SentOtpForm";
import type { useAskedOtp } from "./useAskedOtp";
import { useSendOtp } from "./useSendOtp";

/** `numberPage` is the page on which another number is entered; `deviceChange` replaces the question about a number that another device uses. */
export function OtpRequestForm({
	mobile,
	purpose,
	numberPage,
	deviceChange,
	code: { isKnown, isAsked, setAsked, sent, setSent },
	...check
}: OtpCheck & {
	mobile: string;
	purpose: string;
	numberPage: string;
	deviceChange?: (old_device: string) => Confirmation;
	code: ReturnType<typeof useAskedOtp>;
}) {
	const { verifyAndSend, send, sending } = useSendOtp(purpose, {
		deviceChange,
	});
	const isShown = useIsShown();

	async function sendAndReport(request: typeof send) {
		try {
			const code = await request(mobile, numberPage);
			if (!code) return;
			check.onInput();
			setSent(code);
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			const dialog = unusableNumberDialog(failure, numberPage);
			if (isShown() && !isFailureShown(failure))
				openResult({ name: "confirmation", ...dialog });
		}
	}
	function ask() {
		setAsked(true);
		void sendAndReport(verifyAndSend);
	}
	useAfterMount(() => {
		if (isKnown && sent === null) ask();
	}, true);
	useUpdateLock(isAsked);

	return (
		<div className={styles.page}>
			<SentOtpForm
				{...check}
				mobile={mobile}
				ask={isAsked ? null : ask}
				sent={sent}
				sending={sending}
				onResend={() =>
					// The number is checked first if no code was sent to it yet.
					void sendAndReport(sent ? send : verifyAndSend)
				}
			/>
		</div>
	);
}
