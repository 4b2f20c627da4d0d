// Replaces a delivery page until the terms are agreed to (V31).
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import {
	useAgreement,
	useAgreementMissing,
} from "../../components/dialogs/useAgreement";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button } from "../../ui/form/Button";

export function TermsRequired({ children }: { children: ReactNode }) {
	const agreement = useAgreement();
	const isMissing = useAgreementMissing();
	if (!isMissing) return children;
	return (
		<EmptyState
			drawing="box"
			title={<Trans>Your agreement is needed first</Trans>}
			text={
				<Trans>
					A prize can be sent once you agree to the required terms. You come
					back here afterwards, and what you have typed stays.
				</Trans>
			}
			action={
				<Button block onClick={() => void agreement.ask()}>
					<Trans>Read the terms</Trans>
				</Button>
			}
		/>
	);
}
