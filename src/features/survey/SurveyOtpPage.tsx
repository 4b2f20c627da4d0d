// `/survey/otp?contact_no=`: the code that verifies a registration's number; home continues (3 §2, 3 §4, 3 §8).
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { OtpRequestForm } from "../../components/otp/OtpRequestForm";
import { useSentOtp } from "../../components/otp/useSentOtp";
import { BackPage } from "../../components/pages/BackPage";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { mobileDigits, validateMobile } from "../../domain/member/mobileNumber";
import { moveRegistrationDialog } from "../../domain/member/moveRegistrationDialog";
import type { CodeMessage } from "../../domain/member/otpFailure";
import { registrationCodeError } from "../../domain/member/registerFailure";
import { isFailureShown } from "../../platform/browser/failureShown";
import { openResult } from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import {
	isNumberOfRegistration,
	registrationPurpose,
	saveVerifiedNumber,
} from "../../platform/session/homeFlow";
import {
	dropSentCode,
	dropTypedCode,
} from "../../platform/storage/oneTimeCode";
import { smsMutations } from "../../queries/sms";
import styles from "./SurveyPage.module.css";

const home = "/";

export default function SurveyOtpPage() {
	const { t } = useLingui();
	const { contact_no = "" } = useSearchParams();
	const isNumber = validateMobile(contact_no) === null;
	const mobile = mobileDigits(contact_no);
	const navigate = useNavigate();
	// Without a number home asks for one. Replaced, so that back does not lead here again.
	useAfterMount(() => navigate({ href: home, replace: true }), !isNumber);
	return (
		<BackPage narrow className={styles.page} large title={t`Enter the code`}>
			{isNumber && <Code key={mobile} mobile={mobile} />}
		</BackPage>
	);
}

function Code({ mobile }: { mobile: string }) {
	const router = useRouter();
	const isShown = useIsShown();
	const code = useSentOtp(mobile, registrationPurpose);
	const [error, setError] = useState<CodeMessage | null>(null);
	const [isKnown] = useState(() => isNumberOfRegistration(mobile));
	const verify = useMutation(smsMutations.verifyCode());

	/** "Invalid OTP please verify" is incorrect, anything else that the server judged expired (3 §8). */
	function fail(failure: ApiFailure) {
		if (isFailureShown(failure)) return;
		if (failure.reason === "network") {
			if (isShown()) openResult({ name: "offline" });
			return;
		}
		const found = registrationCodeError(failure);
		setError({ text: found.text, isIncorrect: found.kind === "incorrect" });
		if (found.kind !== "notChecked") dropTypedCode();
		if (found.kind === "expired") code.endWait();
	}
	async function confirm(typed: Parameters<typeof verify.mutateAsync>[0]) {
		setError(null);
		try {
			const { legacycustomer } = await verify.mutateAsync(typed);
			dropSentCode();
			// The registration may have been thrown away since the page was left.
			if (isShown() || isNumberOfRegistration(mobile))
				saveVerifiedNumber(mobile, legacycustomer);
			if (isShown()) await router.navigate({ href: home, replace: true });
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			fail(failure);
		}
	}
	return (
		<OtpRequestForm
			mobile={mobile}
			isKnown={isKnown}
			purpose={registrationPurpose}
			numberPage={home}
			deviceChange={moveRegistrationDialog}
			code={code}
			error={error}
			busy={verify.isPending}
			onConfirm={(typed) => void confirm(typed)}
			onInput={() => setError(null)}
		/>
	);
}
