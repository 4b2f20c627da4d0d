// otp: the code that verifies the number, and the legacy customer's data (3 §4, 3 §8).
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useDialogText } from "../../components/dialogs/useDialogText";
import { SentOtpForm } from "../../components/otp/SentOtpForm";
import { useSendOtp } from "../../components/otp/useSendOtp";
import { useSentOtp } from "../../components/otp/useSentOtp";
import {
	type RegistrationCodeError,
	registrationCodeError,
} from "../../domain/member/registerFailure";
import { withLegacy } from "../../domain/member/registerForm";
import { isFailureShown } from "../../platform/browser/failureShown";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import {
	isNumberOfRegistration,
	registrationPurpose,
} from "../../platform/session/homeFlow";
import {
	dropSentCode,
	dropTypedCode,
} from "../../platform/storage/oneTimeCode";
import { smsMutations } from "../../queries/sms";
import { Button } from "../../ui/form/Button";
import styles from "./onboarding.module.css";
import type { HomeFlowParts } from "./useHomeFlow";

export function OtpStep({ parts }: { parts: HomeFlowParts }) {
	const text = useDialogText();
	const { draft, flow, change, dispatch } = parts;
	const { mobile } = draft;
	const { sent, setSent, endWait } = useSentOtp(mobile, registrationPurpose);
	const [error, setError] = useState<RegistrationCodeError | null>(null);
	const { send, sending } = useSendOtp(registrationPurpose, {
		open: flow.isShown,
	});
	const verify = useMutation(smsMutations.verifyCode());
	const isShown = useIsShown(flow.isShown);

	async function resend() {
		const code = await send(mobile);
		if (!code) return;
		setSent(code);
		setError(null);
	}
	async function confirm(OTP: string) {
		if (!sent) return;
		setError(null);
		try {
			const { legacycustomer } = await verify.mutateAsync({
				MobileNo: mobile,
				OTP,
				TransactionId: sent.transactionid,
			});
			// The person may have gone on with another number; the draft on the phone may be another tab's.
			if (!isShown() && !isNumberOfRegistration(mobile)) return;
			dropSentCode();
			change({
				proven: mobile,
				legacy: legacycustomer,
				form: withLegacy(draft.form, legacycustomer),
			});
			dispatch({ name: "codeVerified" });
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			if (isFailureShown(failure)) return;
			const found = registrationCodeError(failure);
			setError(found);
			// A reload does not bring refused digits back.
			if (found.kind !== "notChecked") dropTypedCode();
			if (found.kind === "expired") endWait();
		}
	}
	return (
		<div className={styles.step}>
			<SentOtpForm
				mobile={mobile}
				sent={sent}
				error={error && text(error.text)}
				isIncorrect={error?.kind === "incorrect"}
				busy={verify.isPending}
				sending={sending}
				onConfirm={(code) => void confirm(code)}
				onResend={() => void resend()}
				onInput={() => setError(null)}
			/>
			<Button kind="text" onClick={() => dispatch({ name: "back" })}>
				<Trans>Use another number</Trans>
			</Button>
		</div>
	);
}
