// requestOtp: the mobile number, its check, and the request of a code (3 §4, 3 §5, 3 §8).
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import { flushSync } from "react-dom";
import { QuestionDialog } from "../../components/dialogs/QuestionDialog";
import { useDialogText } from "../../components/dialogs/useDialogText";
import { MobileForm } from "../../components/otp/MobileForm";
import { useSendOtp } from "../../components/otp/useSendOtp";
import type { DialogText } from "../../domain/app/confirmation";
import { isNumberUsable } from "../../domain/member/isNumberUsable";
import { isValidMobile, mobileDigits } from "../../domain/member/mobileNumber";
import { moveRegistrationDialog } from "../../domain/member/moveRegistrationDialog";
import { registrationNumberError } from "../../domain/member/registerFailure";
import { isFailureShown } from "../../platform/browser/failureShown";
import { openResult } from "../../platform/browser/overlays";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import { registrationPurpose } from "../../platform/session/homeFlow";
import { hasValidCode } from "../../platform/storage/oneTimeCode";
import { smsMutations } from "../../queries/sms";
import styles from "./onboarding.module.css";
import type { HomeFlowParts } from "./useHomeFlow";

/** Continues once a code was sent, or if the number is already verified. */
export function MobileNumberStep({ parts }: { parts: HomeFlowParts }) {
	const text = useDialogText();
	const { draft, flow, change, dispatch } = parts;
	const [error, setError] = useState<DialogText | null>(null);
	const [asking, setAsking] = useState(false);
	/** The name of the other phone, "" if unknown; kept while the question closes. */
	const [device, setDevice] = useState("");
	const verify = useMutation(smsMutations.verifyMobile());
	// False while the sheet closes, which still shows this step.
	const open = flow.isShown;
	const { send, sending } = useSendOtp(registrationPurpose, { open });
	const isShown = useIsShown(open);
	const { number } = draft;
	const mobile = mobileDigits(number);
	const isSending = verify.isPending || sending;
	const question = moveRegistrationDialog(device);

	/** Continues with a recently sent code that is still valid, or with a new one. */
	async function continueWithCode() {
		const isSent =
			hasValidCode(mobile, registrationPurpose) ||
			(await send(mobile)) !== null;
		if (!isShown()) return;
		setAsking(false);
		if (!isSent) return;
		change({ mobile });
		dispatch({ name: "codeSent" });
	}
	async function submit() {
		if (!isValidMobile(number))
			return setError(msg`Please enter a number such as 0812345678.`);
		if (mobile === draft.proven) {
			// A code may have been sent to another number since.
			change({ mobile });
			return dispatch({ name: "sameNumberConfirmed" });
		}
		setError(null);
		try {
			const { verify_result, old_device } = await verify.mutateAsync(mobile);
			if (!isShown()) return;
			if (isNumberUsable(verify_result)) return await continueWithCode();
			setDevice(old_device);
			setAsking(true);
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			if (isFailureShown(failure)) return;
			const { field: fieldError, dialog } = registrationNumberError(failure);
			// The field must have the focus before the dialog opens, which returns the focus on closing.
			flushSync(() => setError(fieldError));
			if (isShown()) openResult({ name: "confirmation", ...dialog });
		}
	}
	return (
		<>
			<MobileForm
				className={styles.step}
				number={number}
				error={error}
				busy={isSending}
				onChange={(shown) => {
					setError(null);
					change({ number: shown });
				}}
				onSubmit={() => void submit()}
			>
				<Trans>
					Register with your mobile number to claim privileges. We send a
					6-digit code to it.
				</Trans>
			</MobileForm>
			<QuestionDialog
				open={asking}
				tone="warn"
				icon={<Smartphone />}
				title={text(question.title)}
				text={text(question.description)}
				confirmLabel={text(question.confirmLabel)}
				closeLabel={text(question.other.label)}
				busy={sending}
				onConfirm={() => void continueWithCode()}
				onClose={() => setAsking(false)}
			/>
		</>
	);
}
