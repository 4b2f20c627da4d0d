// Sends a one-time code to a number, after a check of the number and a question where it is used on another device (2 §4, 2 §8, 3 §4).
import { msg } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import type { Confirmation } from "../../domain/app/confirmation";
import { isNumberUsable } from "../../domain/member/isNumberUsable";
import { codeRequestDialog } from "../../domain/member/otpFailure";
import { isFailureShown } from "../../platform/browser/failureShown";
import { confirmResult, openResult } from "../../platform/browser/overlays";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import { smsMutations } from "../../queries/sms";

/** The question for any verify_result but a usable one (2 §8). */
const confirmOwnNumber = (old_device: string): Confirmation => ({
	variant: "warning",
	title: msg`Use this number on this phone?`,
	description: old_device
		? msg`The number is used on ${old_device} now. Continue only if it is yours.`
		: msg`The number is used on another device now. Continue only if it is yours.`,
	confirmLabel: msg`Continue`,
	showClose: true,
});

/** `verifyAndSend` checks the number first, `send` only requests a code. A failed request opens a dialog, unless the screen was left meanwhile; `open` is false while it closes. `deviceChange` gives the question for a number that another device uses. */
export function useSendOtp(
	purpose: string,
	{ deviceChange = confirmOwnNumber, open = true } = {},
) {
	const verify = useMutation(smsMutations.verifyMobile());
	const request = useMutation(smsMutations.requestCode());
	const isShown = useIsShown(open);

	/** The sent code, null where none was sent; a dialog about the number leads to the page `leadsTo`. */
	async function send(mobile: string, leadsTo?: string) {
		try {
			return await request.mutateAsync({ mobile, purpose });
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			const dialog = codeRequestDialog(failure, leadsTo);
			if (isShown() && !isFailureShown(failure))
				openResult({ name: "confirmation", ...dialog });
			return null;
		}
	}
	/** As `send`, after a check of the number; throws the ApiFailure of that check. */
	async function verifyAndSend(mobile: string, leadsTo?: string) {
		const { verify_result, old_device } = await verify.mutateAsync(mobile);
		if (!isShown()) return null;
		const goesOn =
			isNumberUsable(verify_result) ||
			(await confirmResult(deviceChange(old_device), isShown));
		return goesOn ? send(mobile, leadsTo) : null;
	}
	return {
		verifyAndSend,
		send,
		sending: verify.isPending || request.isPending,
	};
}
