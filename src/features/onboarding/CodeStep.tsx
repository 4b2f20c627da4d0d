// otp: the six digits that prove the number; a legacy customer's name and birth date come with them (3 §4, 3 §8).
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { SentCodeForm } from "../../components/SentCodeForm";
import { useSentCode } from "../../components/useSentCode";
import { useText } from "../../components/useText";
import { requestFailure } from "../../domain/otpFailure";
import { type CodeProblem, codeProblem } from "../../domain/registerFailure";
import { withLegacy } from "../../domain/registerForm";
import { ApiFailure } from "../../platform/apiFailure";
import { dropSentCode } from "../../platform/delivery";
import { openDialog } from "../../platform/dialogs";
import { smsMutations } from "../../queries/sms";
import { Button } from "../../ui/Button";
import { registration } from "./NumberStep";
import styles from "./onboarding.module.css";
import type { HomeFlowParts } from "./useHomeFlow";

export function CodeStep({ parts }: { parts: HomeFlowParts }) {
	const text = useText();
	const { draft, change, tell } = parts;
	const { mobile } = draft;
	const { sent, setSent, endWait } = useSentCode(mobile, registration);
	const [problem, setProblem] = useState<CodeProblem | null>(null);
	const request = useMutation(smsMutations.requestCode());
	const verify = useMutation(smsMutations.verifyCode());

	async function resend() {
		try {
			setSent(await request.mutateAsync({ mobile, purpose: registration }));
			setProblem(null);
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			const popup = requestFailure(failure);
			if (popup) openDialog({ name: "confirmation", ...popup });
		}
	}
	async function confirm(OTP: string) {
		if (!sent) return;
		try {
			const { legacycustomer } = await verify.mutateAsync({
				MobileNo: mobile,
				OTP,
				TransactionId: sent.transactionid,
			});
			dropSentCode();
			change({
				proven: mobile,
				legacy: legacycustomer,
				form: withLegacy(draft.form, legacycustomer),
			});
			tell({ name: "codeVerified" });
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			const found = codeProblem(failure);
			setProblem(found);
			if (found.kind === "expired") endWait();
		}
	}
	return (
		<div className={styles.step}>
			<SentCodeForm
				mobile={mobile}
				sent={sent}
				problem={problem && "text" in problem && text(problem.text)}
				busy={verify.isPending}
				sending={request.isPending}
				onConfirm={(code) => void confirm(code)}
				onResend={() => void resend()}
				onInput={() => setProblem(null)}
			/>
			<Button block kind="text" onClick={() => tell({ name: "back" })}>
				<Trans>Use another number</Trans>
			</Button>
		</div>
	);
}
