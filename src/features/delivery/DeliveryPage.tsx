// The layout of the delivery pages, which need a prize and the agreement to the terms (V31).
import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import {
	type ComponentProps,
	type ReactNode,
	useEffect,
	useState,
} from "react";
import {
	useTermsAgreement,
	useTermsAgreementMissing,
} from "../../components/dialogs/useTermsAgreement";
import { BackPage } from "../../components/pages/BackPage";
import { HomeLink } from "../../components/pages/ButtonLink";
import { stepsToOpener } from "../../platform/storage/deliveryDraft";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button } from "../../ui/form/Button";

/** `reference` is the prize's, "" for none; `skeleton` is shown until the page is `ready`. */
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
		<BackPage inColumn {...page}>
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

let isStepping = false;
const handleArrival = () => {
	isStepping = false;
};

/** Steps back to the page where a finished order was started; if there is none, says that there is no prize. */
export function MissingPrize() {
	const { history } = useRouter();
	// The person came back or forward to a finished order, which must not be repeated.
	const [steps] = useState(stepsToOpener);
	useEffect(() => {
		if (!steps || isStepping) return;
		// Another mount before the step back has ended must not step again.
		isStepping = true;
		addEventListener("popstate", handleArrival, { once: true, capture: true });
		history.go(-steps);
	}, [steps, history]);
	if (steps) return <div aria-busy="true" />;
	return (
		<EmptyState
			drawing="box"
			title={<Trans>No prize to deliver</Trans>}
			text={
				<Trans>
					Open the prize you want and choose delivery there. A prize you have
					already ordered is in My coupons.
				</Trans>
			}
			action={<HomeLink />}
		/>
	);
}
