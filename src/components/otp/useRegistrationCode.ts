// Verifies the number of a registration by its one-time code (3 §4, 3 §8).
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { CodeError } from "../../domain/member/otpFailure";
import { registrationCodeError } from "../../domain/member/registerFailure";
import type { LegacyCustomer } from "../../domain/member/registerForm";
import { isFailureShown } from "../../platform/browser/failureShown";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import { isNumberOfRegistration } from "../../platform/session/homeFlow";
import {
	dropSentCode,
	dropTypedCode,
} from "../../platform/storage/oneTimeCode";
import { smsMutations } from "../../queries/sms";
import type { OtpCheck, TypedOtp } from "./SentOtpForm";

/** `onVerified` gets the customer of the former programme; it is called even after the screen was left, unless the registration has another number by then. `endWait` is called for an expired code, `onOffline` instead of showing that there is no network. `open` is false while the screen closes. */
export function useRegistrationCode({
	open,
	endWait,
	onVerified,
	onOffline,
}: {
	open?: boolean;
	endWait: () => void;
	onVerified: (legacy: LegacyCustomer | null) => void;
	onOffline?: () => void;
}): OtpCheck {
	const [error, setError] = useState<CodeError | null>(null);
	const verify = useMutation(smsMutations.verifyCode());
	const isShown = useIsShown(open);

	function fail(failure: ApiFailure) {
		if (isFailureShown(failure)) return;
		if (failure.reason === "network" && onOffline) return onOffline();
		const codeError = registrationCodeError(failure);
		setError(codeError);
		// Refused digits are not restored after a reload.
		if (codeError.kind !== "notChecked") dropTypedCode();
		if (codeError.kind === "expired") endWait();
	}
	async function confirm(typed: TypedOtp) {
		setError(null);
		try {
			const { legacycustomer } = await verify.mutateAsync(typed);
			// Another tab may have replaced the draft on the phone.
			if (!isShown() && !isNumberOfRegistration(typed.MobileNo)) return;
			dropSentCode();
			onVerified(legacycustomer);
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			fail(failure);
		}
	}
	return {
		busy: verify.isPending,
		error,
		onConfirm: (typed) => void confirm(typed),
		onInput: () => setError(null),
	};
}
