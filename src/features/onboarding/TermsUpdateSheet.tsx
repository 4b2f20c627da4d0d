// termsAndProgressUpdate: updated terms or missing agreements; ticks survive a reload (3 §4).
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
	/** Whether the customer may already claim. */
	accepted: boolean;
	/** `agreed` is false if the sheet was postponed. */
	onEnd: (agreed: boolean) => void;
	onClosed?: () => void;
}) {
	const { t } = useLingui();
	const [savedTicks] = useState(() => termsTicks.read() ?? {});
	const [ticks, setTicks] = useState(savedTicks);
	const agree = useMutation(termsMutations.decide());
	const accept = useMutation(registrationMutations.enableClaims());
	const busy = agree.isPending || accept.isPending;
	// Read once, so that the title stays the same while the agreement is sent.
	const [isUpdate] = useState(() => needsOnlyReconsent(consents));
	useUpdateLock(open && (ticks !== savedTicks || busy));

	async function submit() {
		accept.reset();
		try {
			await agree.mutateAsync(consentChoices(consents, ticks));
			// After a cancelled agreement this call restores the access, as the documents require.
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
				// Saved ticks are only for a reload, so a postponed sheet drops them; if nothing is ticked here, they belong to another tab.
				if (Object.keys(ticks).length > 0) termsTicks.drop();
				onEnd(false);
			}}
			onClosed={onClosed}
		/>
	);
}
