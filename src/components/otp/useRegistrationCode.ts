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

/** `onVerified` gets the customer of the former programme; it is called after the screen was left too, but not once the registration has another number. `endWait` is called for an expired code, and `onOffline` in place of showing that there is no network. `open` is false while the screen closes. */
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
		const found = registrationCodeError(failure);
		setError(found);
		// A reload does not bring refused digits back.
		if (found.kind !== "notChecked") dropTypedCode();
		if (found.kind === "expired") endWait();
	}
	async function confirm(typed: TypedOtp) {
		setError(null);
		try {
			const { legacycustomer } = await verify.mutateAsync(typed);
			// The draft on the phone may be another tab's.
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
