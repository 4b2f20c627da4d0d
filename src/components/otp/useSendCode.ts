// Has the first one-time code sent to a number: it is checked, moving it from another device asked about (2 §4, 2 §8, 3 §4).
import { msg } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { verifyResult } from "../../contract/sms";
import type { Confirmation } from "../../domain/app/confirmation";
import { requestFailure } from "../../domain/member/otpFailure";
import { confirm, openDialog } from "../../platform/browser/dialogs";
import { ApiFailure } from "../../platform/http/apiFailure";
import type { SentCode } from "../../platform/storage/deliveryDraft";
import { smsMutations } from "../../queries/sms";

/** Any other verify_result than the usable one asks whether the number moves here (2 §8). */
const deviceChange = (old_device: string): Confirmation => ({
	variant: "warning",
	title: msg`Use this number on this phone?`,
	description: old_device
		? msg`The number is used on ${old_device} now. Continue only if it is yours.`
		: msg`The number is used on another device now. Continue only if it is yours.`,
	confirmLabel: msg`Continue`,
	showClose: true,
});

/** `whole` asks about the number first, `again` only for another code. What fails beyond the number check is said in a popup. */
export function useSendCode(purpose: string) {
	const verify = useMutation(smsMutations.verifyMobile());
	const request = useMutation(smsMutations.requestCode());

	/** The code that was sent, or null where the popup has said why not; `leadsTo`: where one about the number leads. */
	async function send(
		mobile: string,
		leadsTo?: string,
	): Promise<SentCode | null> {
		try {
			return await request.mutateAsync({ mobile, purpose });
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			const popup = requestFailure(failure, leadsTo);
			if (popup) openDialog({ name: "confirmation", ...popup });
			return null;
		}
	}
	/** As `again`, after the number was checked; throws the ApiFailure of that check. */
	async function verifyAndSend(
		mobile: string,
		leadsTo?: string,
	): Promise<SentCode | null> {
		const { verify_result, old_device } = await verify.mutateAsync(mobile);
		const goesOn =
			verify_result === verifyResult.usable ||
			(await confirm(deviceChange(old_device)));
		return goesOn ? send(mobile, leadsTo) : null;
	}
	return {
		verifyAndSend,
		send,
		sending: verify.isPending || request.isPending,
	};
}
