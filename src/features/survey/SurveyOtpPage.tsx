// `/survey/otp?contact_no=`: the code that verifies a registration's number, after which home continues (3 §2, 3 §4, 3 §8).
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { OtpRequestForm } from "../../components/otp/OtpRequestForm";
import { useAskedOtp } from "../../components/otp/useAskedOtp";
import { useRegistrationCode } from "../../components/otp/useRegistrationCode";
import { BackPage } from "../../components/pages/BackPage";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { isValidMobile, mobileDigits } from "../../domain/member/mobileNumber";
import { moveRegistrationDialog } from "../../domain/member/moveRegistrationDialog";
import { openResult } from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { useIsShown } from "../../platform/browser/useIsShown";
import {
	isNumberOfRegistration,
	registrationPurpose,
	saveVerifiedNumber,
} from "../../platform/session/homeFlow";

const home = "/";

/** Keyed by the number, so that another number in the address starts a new page. */
export default function SurveyOtpPage() {
	const { contact_no = "" } = useSearchParams();
	return <PageOfNumber key={mobileDigits(contact_no)} />;
}

function PageOfNumber() {
	const { t } = useLingui();
	const { contact_no = "" } = useSearchParams();
	const isNumber = isValidMobile(contact_no);
	const mobile = mobileDigits(contact_no);
	const navigate = useNavigate();
	const router = useRouter();
	// Home asks for a missing number; the entry is replaced, so that back does not lead here again.
	useAfterMount(() => navigate({ href: home, replace: true }), !isNumber);
	// Only the registration's own number is sent a code without a press.
	const code = useAskedOtp(mobile, registrationPurpose, () =>
		isNumberOfRegistration(mobile),
	);
	const isShown = useIsShown();
	const check = useRegistrationCode({
		endWait: code.endWait,
		onVerified(legacy) {
			saveVerifiedNumber(mobile, legacy);
			if (isShown()) void router.navigate({ href: home, replace: true });
		},
		onOffline() {
			if (isShown()) openResult({ name: "offline" });
		},
	});
	const title = code.isAsked
		? t`Enter the code`
		: t`Confirm your mobile number`;
	return (
		<BackPage inColumn large title={title}>
			{isNumber && (
				<OtpRequestForm
					{...check}
					mobile={mobile}
					purpose={registrationPurpose}
					numberPage={home}
					deviceChange={moveRegistrationDialog}
					code={code}
				/>
			)}
		</BackPage>
	);
}
