// /conditions/detail?articleId=&from=: a term and its agreement (M07, 3 §2).
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import FileX from "lucide-react/icons/file-x";
import { useState } from "react";
import { FailedList, mayHaveEnded } from "../../components/lists/FailedList";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { FailureMessage } from "../../components/pages/FailureMessage";
import layout from "../../components/pages/form.module.css";
import { LoadingBoxes } from "../../components/pages/LoadingStatus";
import { useBack } from "../../components/pages/useBack";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { useTermTitle } from "../../components/pages/useTermTitle";
import type { Consent } from "../../contract/terms";
import type { Confirmation } from "../../domain/app/confirmation";
import {
	isAgreed,
	isConsentLocked,
	termAt,
} from "../../domain/member/consents";
import { goTo } from "../../platform/browser/openLink";
import { confirmResult } from "../../platform/browser/overlays";
import { useIsShown } from "../../platform/browser/useIsShown";
import { useLocalized } from "../../platform/i18n/locale";
import { requestTerms } from "../../platform/session/termsRequest";
import { termsMutations, termsQueries } from "../../queries/terms";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button } from "../../ui/form/Button";
import checkbox from "../../ui/form/Checkbox.module.css";
import { Page } from "../../ui/layout/Page";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Emblem } from "../../ui/media/Emblem";
import { Picture } from "../../ui/media/Picture";
import { RichText } from "../../ui/media/RichText";
import { TitledDialog } from "../../ui/overlay/Dialog";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import styles from "./Terms.module.css";

export function ConditionPage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const titleOf = useTermTitle();
	const { articleId = "", from } = useSearchParams();
	const back = useBack({ behind: from === "main" ? "/" : undefined });
	const terms = useQuery(termsQueries.list());
	const consent = terms.data && termAt(terms.data, articleId);
	// The saved list may be older than the term.
	const isLoading = terms.isPending || (terms.isFetching && !consent);
	return (
		<Page
			busy={isLoading}
			title={t`Terms and conditions`}
			subject={consent && titleOf(consent)}
			onBack={back}
		>
			<FreshnessNotice query={terms} />
			{consent ? (
				<>
					<article className="column">
						{consent.content_cover_url && (
							<Picture
								src={consent.content_cover_url}
								ratio="2/1"
								eager
								className={styles.cover}
							/>
						)}
						<h2 className={styles.heading}>
							<PhraseWrap>{titleOf(consent)}</PhraseWrap>
						</h2>
						<div className={styles.text}>
							<RichText
								html={localized(consent.content_th, consent.content_en)}
							/>
						</div>
					</article>
					<AgreementBar
						key={consent.consent_id}
						consent={consent}
						onAgreed={back}
					/>
				</>
			) : isLoading ? (
				<LoadingBoxes
					className={`column ${styles.list}`}
					count={5}
					height={64}
					radius={18}
				/>
			) : terms.isError ? (
				<FailedList query={terms} />
			) : (
				<EmptyState
					drawing="search"
					title={<Trans>Could not find this</Trans>}
					text={mayHaveEnded}
					action={
						<ButtonLink to="/conditions" replace>
							<Trans>Terms and conditions</Trans>
						</ButtonLink>
					}
				/>
			)}
		</Page>
	);
}

const agreedDialog: Confirmation = {
	variant: "success",
	title: msg`Thank you, your agreement is saved`,
	autoConfirm: true,
};

/** The checkbox under a term; a required agreement is locked, and cancelled by a dialog, since that ends the access to claims (3 §4). */
export function AgreementBar({
	consent,
	onAgreed,
}: {
	consent: Consent;
	/** Called after the confirmation is closed. */
	onAgreed: () => unknown;
}) {
	// The bar appears after the page.
	usePressGuard();
	const { t } = useLingui();
	const title = useTermTitle()(consent);
	const decide = useMutation(termsMutations.decide());
	const [asking, setAsking] = useState(false);
	const isShown = useIsShown();
	const isBusy = decide.isPending;
	const { consent_id, is_required } = consent;
	const save = (is_consent: boolean, onSuccess: () => unknown) =>
		decide.mutate([{ consent_id, is_required, is_consent }], { onSuccess });

	function press() {
		if (isBusy) return;
		decide.reset();
		if (isConsentLocked(consent)) return setAsking(true);
		const isConsent = !isAgreed(consent);
		save(isConsent, async () => {
			if (!isConsent) return;
			await confirmResult(agreedDialog, isShown);
			if (isShown()) void onAgreed();
		});
	}
	const answer = (isConsent: boolean) =>
		save(isConsent, () => setAsking(false));
	/** What was asked for last; the box shows it while the reply is on its way. */
	const isAgreeing = decide.variables?.[0]?.is_consent === true;
	return (
		<div className={layout.wideBar}>
			<div className="column">
				{!asking && <FailureMessage failure={decide.error} />}
				<label className={styles.box}>
					<input
						type="checkbox"
						className={checkbox.box}
						checked={isBusy && !asking ? isAgreeing : isAgreed(consent)}
						disabled={isConsentLocked(consent)}
						aria-busy={isBusy || undefined}
						onChange={press}
					/>
					<span>
						{consent.is_required ? (
							<Trans>I have read and agree to these terms (required)</Trans>
						) : (
							<Trans>I agree (optional)</Trans>
						)}
					</span>
				</label>
				{isConsentLocked(consent) && (
					<Button kind="text" onClick={press}>
						<Trans>Cancel my agreement</Trans>
					</Button>
				)}
			</div>
			<TitledDialog
				open={asking}
				drawing={<Emblem tone="warn" icon={<FileX />} />}
				title={<Trans>Cancel your agreement?</Trans>}
				text={t`Without “${title}” you can no longer claim privileges. Coupons you already have stay in My coupons, and you can agree again at any time.`}
				actions={
					<>
						<Button
							busy={isBusy && isAgreeing}
							disabled={isBusy && !isAgreeing}
							onClick={() => answer(true)}
						>
							<Trans>Keep agreement</Trans>
						</Button>
						<Button
							kind="text"
							busy={isBusy && !isAgreeing}
							disabled={isBusy && isAgreeing}
							onClick={() => answer(false)}
						>
							<Trans>Cancel agreement</Trans>
						</Button>
					</>
				}
				onClose={() => {
					if (!isBusy) setAsking(false);
				}}
				onClosed={() => {
					if (!decide.isSuccess || isAgreeing) return;
					requestTerms();
					goTo("/");
				}}
			>
				<FailureMessage failure={decide.error} />
			</TitledDialog>
		</div>
	);
}
