// The frame of a delivery page: it needs a prize and the agreement to the terms (V31).
import { Trans } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import {
	useTermsAgreement,
	useTermsAgreementMissing,
} from "../../components/dialogs/useTermsAgreement";
import { BackPage } from "../../components/pages/BackPage";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button } from "../../ui/form/Button";
import { MissingPrize } from "./MissingPrize";

/** `reference` is the prize, "" for none; `skeleton` is shown until the page is `ready`. */
export function DeliveryPage({
	reference,
	ready = true,
	skeleton,
	children,
	...page
}: ComponentProps<typeof BackPage> & {
	reference: string;
	ready?: boolean;
	skeleton?: ReactNode;
}) {
	return (
		<BackPage narrow {...page}>
			{reference === "" ? (
				<MissingPrize />
			) : ready ? (
				<TermsRequired>{children}</TermsRequired>
			) : (
				skeleton
			)}
		</BackPage>
	);
}

/** Shows its children once the required terms are agreed to (V31). */
export function TermsRequired({ children }: { children: ReactNode }) {
	const agreement = useTermsAgreement();
	const isMissing = useTermsAgreementMissing();
	if (!isMissing) return children;
	return (
		<EmptyState
			drawing="box"
			title={<Trans>Your agreement is needed</Trans>}
			text={
				<Trans>
					A prize can be sent once you agree to the required terms. You come
					back here afterwards, and what you have typed stays.
				</Trans>
			}
			action={
				<Button onClick={() => void agreement.ask()}>
					<Trans>Read the terms</Trans>
				</Button>
			}
		/>
	);
}
