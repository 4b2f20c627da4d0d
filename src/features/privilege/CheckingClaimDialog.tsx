// The dialog of a claim whose reply was lost: checking, unconfirmed, or not claimed; the dialog of the result replaces it (O07).
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import Hourglass from "lucide-react/icons/hourglass";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useState } from "react";
import type { DialogProps } from "../../components/dialogs/dialogProps";
import { useDialogText } from "../../components/dialogs/useDialogText";
import { useTermsAgreement } from "../../components/dialogs/useTermsAgreement";
import { RetryButton } from "../../components/lists/RetryButton";
import failureClass from "../../components/pages/FailureMessage.module.css";
import { failureText } from "../../domain/app/failureText";
import {
	couponsPath,
	privilegeParameter,
	privilegePath,
} from "../../domain/app/pagePaths";
import { claimStateOf } from "../../domain/claim/claimEntry";
import { minutesToArrive, windowEnd } from "../../domain/claim/claimWindow";
import { openDialog } from "../../platform/browser/dialogs";
import { goTo } from "../../platform/browser/openLink";
import { openResult } from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { useIsShown } from "../../platform/browser/useIsShown";
import type { ApiFailure } from "../../platform/http/apiFailure";
import { serverNow, useNow } from "../../platform/http/clock";
import { useLocalized } from "../../platform/i18n/locale";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import {
	type ClaimEntry,
	journalAtom,
} from "../../platform/storage/claimJournal";
import { deliveryReference } from "../../platform/storage/deliveryDraft";
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

type View = "checking" | "notDone" | "unconfirmed";
type Entry = ClaimEntry | undefined;

const noBrand = { brand_logo: "", brand_name_th: "", brand_name_en: "" };

/** Opens the privilege unless it is already open. */
function goToPrivilege(reference: string) {
	const opened = new URLSearchParams(location.search).get(privilegeParameter);
	if (opened !== reference) goTo(privilegePath(reference));
}

export default function CheckingClaimDialog({
	request,
	...modal
}: DialogProps<"checkingClaim">) {
	const entry = useAtomValue(journalAtom).find(
		({ id }) => id === request.entryId,
	);
	const retry = useMutation(claimMutations.retry());
	const agreement = useTermsAgreement();
	const isShown = useIsShown(modal.open);
	const [page] = useState(() => location.pathname);
	const state = entry && claimStateOf(entry, serverNow(), request.inBackground);
	useUpdateLock();
	// Until a retry has ended, the dialog shows that it is checking.
	const isTrying = retry.isPending;
	const step = state?.step;
	const isUndecided = step === "notDone" || step === "unconfirmed";
	const view: View = isUndecided && !isTrying ? step : "checking";

	useAfterMount(async () => {
		if (!modal.open || !entry || !state) return;
		const refusal = state.step === "refused" ? retry.error : null;
		const dialog = claimOutcomeDialog(
			refusal ? { step: "refused", message: refusal.message } : state,
			entry.card,
			entry.reserve_timeout,
			{
				now: entry.at,
				// A launch may have opened another page under the dialog.
				isLate: request.inBackground || location.pathname !== page,
			},
		);
		if (!dialog) return;
		if (!refusal) return openDialog(dialog);
		// If terms were missing, asks for them and then opens the privilege (V31).
		const isAboutTerms = await agreement.wasMissingForClaim(refusal);
		if (!isAboutTerms || !isShown()) openResult(dialog, isShown());
		else if (await agreement.ask()) goToPrivilege(entry.reference);
	}, !isTrying && step);

	const isDelivered = Boolean(entry?.delivery);
	const { title, text } = useTexts(view, entry);
	function leaveToCoupons() {
		modal.onClose();
		goTo(couponsPath);
	}
	/** Stays on the prize's one-time code page, which offers a new code; elsewhere opens the prize, to order it again. */
	function orderAgain(reference: string) {
		modal.onClose();
		const isOtpPage = location.pathname === "/otp";
		if (!isOtpPage || deliveryReference() !== reference)
			goToPrivilege(reference);
	}
	return (
		<TitledDialog
			{...modal}
			drawing={<ViewDrawing view={view} entry={entry} />}
			title={title}
			text={text}
			actions={
				view === "checking" || !entry ? (
					<Button onClick={leaveToCoupons}>
						<Trans>See My coupons</Trans>
					</Button>
				) : (
					<>
						{view === "notDone" && isDelivered ? (
							<Button onClick={() => orderAgain(entry.reference)}>
								<Trans>Order again</Trans>
							</Button>
						) : (
							<RetryButton onRetry={() => retry.mutate(entry)} />
						)}
						<Button kind="text" onClick={() => modal.onClose()}>
							<Trans>Close</Trans>
						</Button>
					</>
				)
			}
		>
			<Status className="visually-hidden">
				{view !== "checking" && title}
			</Status>
			{view === "checking" ? (
				<ClaimSteps
					isDelivered={isDelivered}
					endsInCode={
						state?.step === "code" ||
						(state?.step === "checking" && state.isUsed)
					}
				/>
			) : (
				<RetryFailure error={retry.error} />
			)}
		</TitledDialog>
	);
}

function useTexts(view: View, entry: Entry) {
	const { t } = useLingui();
	const now = useNow(updateEveryMs);
	const isDelivered = Boolean(entry?.delivery);
	if (view === "checking")
		return {
			title: t`We are checking what happened`,
			text: t`The signal dropped while claiming. No need to press again: we are checking whether it went through, and it never counts twice.`,
		};
	if (view === "notDone")
		return {
			title: t`It did not go through`,
			text: isDelivered
				? t`Nothing was ordered. You can order it again with a new one-time code.`
				: t`Nothing was used. You can try again now; it never counts twice.`,
		};
	const title = isDelivered
		? t`We are still confirming your order`
		: t`We have not been able to confirm it yet`;
	const sentAt = entry?.windowFrom ?? now;
	if (now >= windowEnd(sentAt))
		return {
			title,
			text: t`We could not load all of your coupons, so we do not know yet whether it went through. Trying again can never count twice. We keep checking and will tell you as soon as we know.`,
		};
	const minutes = minutesToArrive(sentAt, now);
	return {
		title,
		text: isDelivered
			? t`Your order may still reach us within ${plural(minutes, { one: "#\u00a0minute", other: "#\u00a0minutes" })}. Trying again sends the same order, so it can never count twice. We keep checking and will tell you as soon as we know.`
			: t`Your request may still reach us within ${plural(minutes, { one: "#\u00a0minute", other: "#\u00a0minutes" })}. Trying again can never count twice. We keep checking and will tell you as soon as we know.`,
	};
}

function ViewDrawing({ view, entry }: { view: View; entry: Entry }) {
	const localized = useLocalized();
	if (view === "notDone") return <Emblem tone="accent" icon={<RotateCcw />} />;
	if (view === "unconfirmed")
		return <Emblem tone="warn" icon={<Hourglass />} />;
	const { brand_logo, brand_name_th, brand_name_en } = entry?.card ?? noBrand;
	return (
		<ProgressRing size={80} fraction={0.28} spin>
			{/* Offline the logo comes from the service worker's cache, with a letter as the fallback. */}
			<Logo
				src={brand_logo}
				name={localized(brand_name_th, brand_name_en)}
				size={48}
				eager
			/>
		</ProgressRing>
	);
}

/** Why a retry could not be sent; the alert is always rendered, so that screen readers announce a new text. */
function RetryFailure({ error }: { error: ApiFailure | null }) {
	const text = useDialogText();
	const words = (failure: ApiFailure) =>
		failure.reason === "network"
			? msg`There is no internet right now. Please try again when you are online.`
			: failureText(
					failure,
					msg`It could not be sent just now. Please try again in a moment.`,
				);
	return (
		<p role="alert" className={failureClass.boxed}>
			<PhraseWrap>{error && text(words(error))}</PhraseWrap>
		</p>
	);
}
