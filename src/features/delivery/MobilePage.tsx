// `/mobileno?module=`: the number for the delivery's one-time code (2 §2, 2 §4, 2 §5).
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { MobileForm } from "../../components/otp/MobileForm";
import { useSendOtp } from "../../components/otp/useSendOtp";
import { useSearchParams } from "../../components/pages/useSearchParams";
import type { DialogText } from "../../domain/app/confirmation";
import { otpPath } from "../../domain/delivery/deliveryPaths";
import { isValidMobile, mobileDigits } from "../../domain/member/mobileNumber";
import { deliveryNumberError } from "../../domain/member/otpFailure";
import { isFailureShown } from "../../platform/browser/failureShown";
import { goTo } from "../../platform/browser/openLink";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import {
	deliveryDrafts,
	deliveryReference,
} from "../../platform/storage/deliveryDraft";
import { hasValidCode } from "../../platform/storage/oneTimeCode";
import { DeliveryPage } from "./DeliveryPage";
import styles from "./delivery.module.css";

export default function MobilePage() {
	const { t } = useLingui();
	const { module = "" } = useSearchParams();
	const [reference] = useState(deliveryReference);
	const [number, setNumber] = useState(
		() => deliveryDrafts.mobile.read() ?? "",
	);
	const [error, setError] = useState<DialogText | null>(null);
	const { verifyAndSend, sending } = useSendOtp(reference);
	const isShown = useIsShown();
	useUpdateLock(number !== "");

	function change(shown: string) {
		setNumber(shown);
		setError(null);
		deliveryDrafts.mobile.save(shown);
	}
	async function submit() {
		if (!isValidMobile(number))
			return setError(
				msg`Please enter a Thai mobile number that begins with 06, 08 or 09.`,
			);
		setError(null);
		const mobile = mobileDigits(number);
		try {
			if (!hasValidCode(mobile, reference) && !(await verifyAndSend(mobile)))
				return;
			if (isShown()) goTo(otpPath(module, mobile));
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			if (!isFailureShown(failure)) setError(deliveryNumberError(failure));
		}
	}
	return (
		<DeliveryPage reference={reference} large title={t`Your mobile number`}>
			<MobileForm
				className={styles.step}
				number={number}
				error={error}
				busy={sending}
				onChange={change}
				onSubmit={() => void submit()}
			>
				<Trans>
					We send a 6-digit code to this number to confirm the delivery.
				</Trans>
			</MobileForm>
		</DeliveryPage>
	);
}
