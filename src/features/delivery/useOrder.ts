// Orders the prize with its one-time code and shows the result (2 §4 Delivery flow, 2 §8).
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { prizeOrderedDialog } from "../../components/dialogs/prizeOrderedDialog";
import { useTermsAgreement } from "../../components/dialogs/useTermsAgreement";
import type { OtpCheck, TypedOtp } from "../../components/otp/SentOtpForm";
import { hasGlobalStatus } from "../../domain/app/failure";
import { privilegeNames } from "../../domain/claim/findClaim";
import { bareCard } from "../../domain/code/codeCard";
import { codeCardOfPrivilege } from "../../domain/code/codeCardOf";
import { modulePage } from "../../domain/delivery/deliveryPaths";
import {
	type CodeError,
	deliveryCodeError,
	orderDeclinedDialog,
} from "../../domain/member/otpFailure";
import { type DialogRequest, openDialog } from "../../platform/browser/dialogs";
import { isCodeShown, openResult } from "../../platform/browser/overlays";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import { currentSession } from "../../platform/session/session";
import { isClaimOpen } from "../../platform/storage/claimJournal";
import {
	endDelivery,
	isAtEndedDelivery,
} from "../../platform/storage/deliveryDraft";
import { dropTypedCode } from "../../platform/storage/oneTimeCode";
import { privilegeQueries } from "../../queries/privilege";
import { claimMutations } from "../../sync/claimMutations";

/** `reference` is the prize's, "" for none; `onExpired` is called when a new code may be requested. */
export function useOrder({
	reference,
	module,
	onExpired,
}: {
	reference: string;
	module: string;
	onExpired: () => void;
}): OtpCheck {
	const [error, setError] = useState<CodeError | null>(null);
	const [busy, setBusy] = useState(false);
	const prize = useQuery({
		...privilegeQueries.detail(reference),
		enabled: reference !== "",
	});
	const mutation = useMutation(claimMutations.order());
	const agreement = useTermsAgreement();
	const isPageShown = useIsShown();
	// A coupon code that was opened over the page meanwhile must stay open.
	const isShown = () => isPageShown() && !isCodeShown();
	const card = prize.data
		? codeCardOfPrivilege(prize.data)
		: bareCard(reference);

	function fail(failure: ApiFailure) {
		// The global table shows these failures of an awaited call, now or after an open dialog.
		if (hasGlobalStatus(failure)) return;
		const outcome = deliveryCodeError(failure);
		const open = (dialog: DialogRequest) => openResult(dialog, isShown());
		if (outcome.kind === "offline") return open({ name: "offline" });
		if (outcome.kind !== "refused") {
			setError(outcome);
			dropTypedCode();
			if (outcome.kind === "expired") onExpired();
			return;
		}
		endDelivery(reference);
		open({
			name: "confirmation",
			...orderDeclinedDialog(outcome.text, modulePage(module, reference)),
			...(!isPageShown() &&
				!isAtEndedDelivery() && { to: undefined, navigateOnClose: undefined }),
		});
	}

	/** Orders the prize; after a refusal for missing terms, asks for the agreement and repeats the order once with the same code. */
	async function order(
		delivery: TypedOtp,
		{ isRepeated = false } = {},
	): Promise<void> {
		let isChecking = false;
		setError(null);
		try {
			const entry = await mutation.mutateAsync({
				sub: currentSession()?.sub ?? "",
				reference,
				names: prize.data ? privilegeNames(prize.data) : [],
				card,
				delivery,
				onUnknown: ({ id }) => {
					if (!isShown()) return;
					isChecking = true;
					openDialog({ name: "checkingClaim", entryId: id });
				},
			});
			// The checking dialog shows the result, also after this page was left; app/startFinishingClaims shows the result of an open claim.
			if (isChecking || isClaimOpen(entry)) return;
			openResult(
				entry.state === "settled"
					? prizeOrderedDialog(card, { isLate: !isPageShown() })
					: { name: "checkingClaim", entryId: entry.id },
				isShown(),
			);
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			if (isChecking) return;
			const mayAskForTerms =
				!isRepeated &&
				(await agreement.wasMissingForClaim(failure)) &&
				isShown();
			if (!mayAskForTerms) fail(failure);
			else if (await agreement.ask())
				await order(delivery, { isRepeated: true });
		}
	}
	return {
		/** True until the order has ended and the reason of a refusal is known. */
		busy,
		error,
		onConfirm(delivery) {
			setBusy(true);
			void order(delivery).finally(() => setBusy(false));
		},
		onInput: () => setError(null),
	};
}
