// Sends a one-time code to a number after checking it and asking the person if another device uses it (2 §4, 2 §8, 3 §4).
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

/** The question for every verify_result that is not usable (2 §8). */
const confirmOwnNumber = (old_device: string): Confirmation => ({
	variant: "warning",
	title: msg`Use this number on this phone?`,
	description: old_device
		? msg`The number is used on ${old_device} now. Continue only if it is yours.`
		: msg`The number is used on another device now. Continue only if it is yours.`,
	confirmLabel: msg`Continue`,
	showClose: true,
});

/** `verifyAndSend` checks the number first, `send` only requests a code. A failed request opens a dialog unless the screen was left meanwhile; `open` is false while it closes. `deviceChange` returns the question about a number that another device uses. */
export function useSendOtp(
	purpose: string,
	{ deviceChange = confirmOwnNumber, open = true } = {},
) {
	const verify = useMutation(smsMutations.verifyMobile());
	const request = useMutation(smsMutations.requestCode());
	const isShown = useIsShown(open);

	/** Resolves to the sent code, or to null if none was sent; a dialog about the number opens the page `leadsTo`. */
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
	/** Like `send`, but checks the number first and throws the ApiFailure of that check. */
	async function verifyAndSend(mobile: string, leadsTo?: string) {
		const { verify_result, old_device } = await verify.mutateAsync(mobile);
		if (!isShown()) return null;
		const mayContinue =
			isNumberUsable(verify_result) ||
			(await confirmResult(deviceChange(old_device), isShown));
		return mayContinue ? send(mobile, leadsTo) : null;
	}
	return {
		verifyAndSend,
		send,
		sending: verify.isPending || request.isPending,
	};
}
