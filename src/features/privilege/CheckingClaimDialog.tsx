// A claim with a lost reply: checking, unconfirmed, or nothing used; its result replaces it (O07).
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import Hourglass from "lucide-react/icons/hourglass";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useEffect, useEffectEvent } from "react";
import type { DialogProps } from "../../components/dialogs/dialogProps";
import { useTermsAgreement } from "../../components/dialogs/useTermsAgreement";
import failureClass from "../../components/pages/FailureMessage.module.css";
import { couponsPath, privilegePath } from "../../domain/app/pagePaths";
import { claimStateOf } from "../../domain/claim/claimEntry";
import { minutesToArrive, windowEnd } from "../../domain/claim/claimWindow";
import { type DialogRequest, openDialog } from "../../platform/browser/dialogs";
import { goTo } from "../../platform/browser/openLink";
import { openResult } from "../../platform/browser/overlays";
import { useIsShown } from "../../platform/browser/useIsShown";
import type { ApiFailure } from "../../platform/http/apiFailure";
import { serverNow, useNow } from "../../platform/http/clock";
import { useLocalized } from "../../platform/i18n/locale";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import { journalAtom } from "../../platform/storage/claimJournal";
import { claimMutations } from "../../sync/claimMutations";
import { ProgressRing } from "../../ui/feedback/ProgressRing";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Emblem } from "../../ui/media/Emblem";
import { Logo } from "../../ui/media/Picture";
import { TitledDialog } from "../../ui/overlay/Dialog";
import { ClaimSteps } from "./ClaimSteps";
import { claimOutcomeDialog } from "./claimOutcomeDialog";

/** How often the minutes left are updated, in ms. */
const updateEveryMs = 10_000;

export default function CheckingClaimDialog({
	request,
	open,
	onClose,
	onClosed,
}: DialogProps<"checkingClaim">) {
	const { t } = useLingui();
	const localized = useLocalized();
	const now = useNow(updateEveryMs);
	const entry = useAtomValue(journalAtom).find(
		({ id }) => id === request.entryId,
	);
	const retry = useMutation(claimMutations.retry());
	const agreement = useTermsAgreement();
	const isShown = useIsShown(open);
	const state = entry && claimStateOf(entry, serverNow(), request.inBackground);
	useUpdateLock(true);
	const isDelivered = Boolean(entry?.delivery);
	const endsInCode =
		state?.step === "code" || (state?.step === "checking" && state.isUsed);
	// The result is known only after the retry has ended.
	const trying = retry.isPending;
	const notDone = state?.step === "notDone" && !trying;
	const unconfirmed = state?.step === "unconfirmed" && !trying;
	const isUndecided = notDone || unconfirmed;

	/** After a refusal for missing terms: asks for them, then leads to the privilege (V31). */
	async function showRefusal(
		refusal: ApiFailure,
		shown: DialogRequest,
		reference: string,
	) {
		const isAboutTerms = await agreement.isClaimRefusal(refusal);
		if (!isAboutTerms || !isShown()) openResult(shown, isShown());
		else if (await agreement.ask()) goTo(privilegePath(reference));
	}
	const finish = useEffectEvent(() => {
		if (!open || !entry || !state) return;
		const status =
			state.step === "refused" && retry.error
				? { ...state, message: retry.error.message }
				: state;
		const { card, reserve_timeout, at } = entry;
		const dialog = claimOutcomeDialog(status, card, reserve_timeout, at);
		if (!dialog) return;
		if (state.step === "refused" && retry.error)
			void showRefusal(retry.error, dialog, entry.reference);
		else openDialog(dialog);
	});
	const step = state?.step;
	useEffect(() => {
		if (step && !trying) finish();
	}, [step, trying]);

	const brand = entry
		? localized(entry.card.brand_name_th, entry.card.brand_name_en)
		: "";
	const sentAt = entry?.windowFrom ?? now;
	const minutes = minutesToArrive(sentAt, now);
	function seeCoupons() {
		onClose();
		goTo(couponsPath);
	}
	/** The code page offers a new code; elsewhere the order restarts at the prize. */
	function orderAgain(reference: string) {
		onClose();
		if (location.pathname !== "/otp") goTo(privilegePath(reference));
	}
	function title() {
		if (notDone) return t`It did not go through`;
		if (!unconfirmed) return t`We are checking what happened`;
		return isDelivered
			? t`We are still confirming your order`
			: t`We have not been able to confirm it yet`;
	}
	function text() {
		if (notDone)
			return isDelivered
				? t`Nothing was ordered. You can order it again with a new code.`
				: t`Nothing was used. You can try again now; it never counts twice.`;
		if (!unconfirmed)
			return t`The signal dropped while claiming. No need to press again: we are checking whether it went through, and it never counts twice.`;
		if (now >= windowEnd(sentAt))
			return t`We could not load all of your coupons, so we do not know yet whether it went through. Trying again can never count twice. We keep checking and will tell you as soon as we know.`;
		return isDelivered
			? t`Your order may still arrive within ${plural(minutes, { one: "#\u00a0minute", other: "#\u00a0minutes" })}. Trying again sends the same order, so it can never count twice. We keep checking and will tell you as soon as we know.`
			: t`Your request may still arrive within ${plural(minutes, { one: "#\u00a0minute", other: "#\u00a0minutes" })}. Trying again can never count twice. We keep checking and will tell you as soon as we know.`;
	}
	function actions() {
		if (!entry || !isUndecided)
			return (
				<Button block onClick={seeCoupons}>
					<Trans>See My coupons</Trans>
				</Button>
			);
		return (
			<>
				{notDone && isDelivered ? (
					<Button block onClick={() => orderAgain(entry.reference)}>
						<Trans>Order again</Trans>
					</Button>
				) : (
					<Button block onClick={() => retry.mutate(entry)}>
						<Trans>Try again</Trans>
					</Button>
				)}
				<Button block kind="text" onClick={() => onClose()}>
					<Trans>Close</Trans>
				</Button>
			</>
		);
	}
	function failure() {
		const { error } = retry;
		if (!error || trying) return null;
		if (error.reason === "network")
			return t`There is no internet right now. Please try again when you are online.`;
		return (
			localized(error.message?.th ?? "", error.message?.en ?? "") ||
			t`It could not be sent just now. Please try again in a moment.`
		);
	}

	return (
		<TitledDialog
			open={open}
			onClose={onClose}
			onClosed={onClosed}
			drawing={
				isUndecided ? (
					<Emblem
						tone={notDone ? "accent" : "warn"}
						icon={notDone ? <RotateCcw size={28} /> : <Hourglass size={28} />}
					/>
				) : (
					<ProgressRing size={80} fraction={0.28} spin>
						{/* Offline the logo comes from the worker's cache; the letter is the fallback. */}
						<Logo
							src={entry?.card.brand_logo ?? ""}
							name={brand}
							size={48}
							eager
						/>
					</ProgressRing>
				)
			}
			title={title()}
			text={text()}
			actions={actions()}
		>
			<Status className="visually-hidden">{isUndecided && title()}</Status>
			{isUndecided ? (
				<p role="alert" className={failureClass.boxed}>
					<PhraseWrap>{failure()}</PhraseWrap>
				</p>
			) : (
				<ClaimSteps isDelivered={isDelivered} endsInCode={endsInCode} />
			)}
		</TitledDialog>
	);
}
