// termsAndProgressUpdate: updated or open terms; ticks survive a reload (3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FailureMessage } from "../../components/pages/FailureMessage";
import type { Consent } from "../../contract/terms";
import {
	consentChoices,
	needsOnlyReconsent,
} from "../../domain/member/consents";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import { termsTicks } from "../../platform/session/homeFlow";
import { registrationMutations } from "../../queries/registration";
import { termsMutations } from "../../queries/terms";
import { TermsSheet } from "./TermsSheet";

export default function TermsUpdateSheet({
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
	const [first] = useState(() => termsTicks.read() ?? {});
	const [ticks, setTicks] = useState(first);
	const agree = useMutation(termsMutations.decide());
	const accept = useMutation(registrationMutations.enableClaims());
	const busy = agree.isPending || accept.isPending;
	// The title stays the same while the agreement is sent.
	const [isUpdate] = useState(() => needsOnlyReconsent(consents));
	useUpdateLock(open && (ticks !== first || busy));

	async function submit() {
		accept.reset();
		try {
			await agree.mutateAsync(consentChoices(consents, ticks));
			// The documents' call restores access after a cancelled agreement.
			if (!accepted) await accept.mutateAsync();
		} catch {
			// The sheet shows the failure.
			return;
		}
		termsTicks.drop();
		onEnd(true);
	}
	return (
		<TermsSheet
			open={open}
			{...(isUpdate
				? {
						label: t`Updated terms`,
						title: t`Our terms have changed`,
						text: t`Please read what is new and agree to go on.`,
					}
				: {
						label: t`Terms and conditions`,
						title: t`Your agreement is needed`,
						text: t`Privileges can be claimed once you agree to the required terms.`,
					})}
			error={<FailureMessage failure={agree.error ?? accept.error} />}
			acceptLabel={<Trans>Agree and continue</Trans>}
			closeLabel={<Trans>Later</Trans>}
			busy={busy}
			consents={consents}
			ticks={ticks}
			onChange={(next) => {
				setTicks(next);
				termsTicks.save(next);
				agree.reset();
				accept.reset();
			}}
			onAccept={() => void submit()}
			onClose={() => {
				// Ticks are kept for a reload only: a postponed sheet opens without them next time. Where nothing is ticked here, they are another tab's.
				if (Object.keys(ticks).length > 0) termsTicks.drop();
				onEnd(false);
			}}
			onClosed={onClosed}
		/>
	);
}
