// otp: the code that verifies the number, and the legacy customer's data (3 §4, 3 §8).
import { Trans } from "@lingui/react/macro";
import { SentOtpForm } from "../../components/otp/SentOtpForm";
import { useRegistrationCode } from "../../components/otp/useRegistrationCode";
import { useSendOtp } from "../../components/otp/useSendOtp";
import { useSentOtp } from "../../components/otp/useSentOtp";
import { withLegacy } from "../../domain/member/registerForm";
import { registrationPurpose } from "../../platform/session/homeFlow";
import { Button } from "../../ui/form/Button";
import styles from "./onboarding.module.css";
import type { HomeFlowParts } from "./useHomeFlow";

export function OtpStep({ parts }: { parts: HomeFlowParts }) {
	const { draft, flow, change, dispatch } = parts;
	const { mobile } = draft;
	const open = flow.isShown;
	const { sent, setSent, endWait } = useSentOtp(mobile, registrationPurpose);
	const { send, sending } = useSendOtp(registrationPurpose, { open });
	const check = useRegistrationCode({
		open,
		endWait,
		onVerified(legacy) {
			const form = withLegacy(draft.form, legacy);
			change({ proven: mobile, legacy, form });
			dispatch({ name: "codeVerified" });
		},
	});

	async function resend() {
		const code = await send(mobile);
		if (!code) return;
		setSent(code);
		check.onInput();
	}
	return (
		<div className={styles.step}>
			<SentOtpForm
				{...check}
				mobile={mobile}
				sent={sent}
				sending={sending}
				onResend={() => void resend()}
			/>
			<Button kind="text" onClick={() => dispatch({ name: "back" })}>
				<Trans>Use another number</Trans>
			</Button>
		</div>
	);
}
