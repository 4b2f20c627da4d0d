// termsAndProgressUpdate: updated or open terms; ticks survive a reload (3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useDialogText } from "../../components/dialogs/useDialogText";
import failureClass from "../../components/pages/FailureMessage.module.css";
import type { Consent } from "../../contract/article";
import {
	canAccept,
	consentChoices,
	isOnlyUpdated,
} from "../../domain/member/consents";
import { submitErrorText } from "../../domain/member/registerFailure";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import {
	dropTermsTicks,
	readTermsTicks,
	saveTermsTicks,
} from "../../platform/session/homeFlow";
import { registrationMutations } from "../../queries/registration";
import { Button } from "../../ui/form/Button";
import { Sheet } from "../../ui/overlay/Sheet";
import styles from "./onboarding.module.css";
import { TermsList } from "./TermsList";
import { useMissingTerms } from "./useMissingTerms";

export function TermsUpdateSheet({
	open,
	consents,
	accepted,
	onEnd,
	onClosed,
}: {
	open: boolean;
	consents: readonly Consent[];
	/** The customer may claim already. */
	accepted: boolean;
	/** `agreed`: false where it was postponed. */
	onEnd: (agreed: boolean) => void;
	onClosed?: () => void;
}) {
	const { t } = useLingui();
	const text = useDialogText();
	const [first] = useState(() => readTermsTicks() ?? {});
	const [ticks, setTicks] = useState(first);
	const { missing, list, check, correct } = useMissingTerms();
	const agree = useMutation(registrationMutations.submitConsents());
	const accept = useMutation(registrationMutations.enableClaims());
	const busy = agree.isPending || accept.isPending;
	const failed = agree.error ?? accept.error;
	const problem = failed && submitErrorText(failed);
	// The title stays the same while the agreement is sent.
	const [isUpdate] = useState(() => isOnlyUpdated(consents));
	useUpdateLock(open && (ticks !== first || busy));

	async function submit() {
		if (!check(consents, ticks)) return;
		try {
			await agree.mutateAsync(consentChoices(consents, ticks));
			// The documents' call restores access after a cancelled agreement.
			if (!accepted) await accept.mutateAsync();
		} catch {
			// The sheet shows the failure.
			return;
		}
		dropTermsTicks();
		onEnd(true);
	}
	const later = () => onEnd(false);
	return (
		<Sheet
			tall
			open={open}
			onClose={busy ? () => undefined : later}
			onClosed={onClosed}
			label={isUpdate ? t`Updated terms` : t`Terms and conditions`}
			bar={
				<>
					{problem && (
						<p role="alert" className={failureClass.failure}>
							{text(problem)}
						</p>
					)}
					<Button
						block
						busy={busy}
						disabled={!canAccept(consents, ticks)}
						onClick={() => void submit()}
					>
						<Trans>Agree and continue</Trans>
					</Button>
					<Button block kind="text" disabled={busy} onClick={later}>
						<Trans>Later</Trans>
					</Button>
				</>
			}
		>
			<h2 className={styles.title}>
				{isUpdate ? (
					<Trans>Our terms have changed</Trans>
				) : (
					<Trans>Your agreement is needed</Trans>
				)}
			</h2>
			<p className={styles.text}>
				{isUpdate ? (
					<Trans>Please read what is new and agree to go on.</Trans>
				) : (
					<Trans>
						Privileges can be claimed and used once you agree to the required
						terms.
					</Trans>
				)}
			</p>
			<TermsList
				ref={list}
				consents={consents}
				ticks={ticks}
				missing={missing}
				onChange={(next) => {
					correct(next);
					setTicks(next);
					saveTermsTicks(next);
				}}
			/>
		</Sheet>
	);
}
