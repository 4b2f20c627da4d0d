// The checkbox under a term; a required agreement is locked and can be cancelled only in a dialog, since that ends the access to claims (M07, 3 §4).
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import FileX from "lucide-react/icons/file-x";
import { useState } from "react";
import { FailureMessage } from "../../components/pages/FailureMessage";
import layout from "../../components/pages/form.module.css";
import { useTermTitle } from "../../components/pages/useTermTitle";
import type { Consent } from "../../contract/terms";
import type { Confirmation } from "../../domain/app/confirmation";
import { isAgreed, isConsentLocked } from "../../domain/member/consents";
import { goTo } from "../../platform/browser/openLink";
import { confirmResult } from "../../platform/browser/overlays";
import { useIsShown } from "../../platform/browser/useIsShown";
import { requestTerms } from "../../platform/session/termsRequest";
import { termsMutations } from "../../queries/terms";
import { Button } from "../../ui/form/Button";
import checkbox from "../../ui/form/Checkbox.module.css";
import { Emblem } from "../../ui/media/Emblem";
import { TitledDialog } from "../../ui/overlay/Dialog";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import styles from "./Terms.module.css";

const agreedDialog: Confirmation = {
	variant: "success",
	title: msg`Thank you, your agreement is saved`,
	autoConfirm: true,
};

export function AgreementBar({
	consent,
	onAgreed,
}: {
	consent: Consent;
	/** Called after the confirmation is closed. */
	onAgreed: () => unknown;
}) {
	// The bar appears after the rest of the page.
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
	/** The last requested answer, which the checkbox shows while the request is pending. */
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
