// A delivery page without a prize: returns to the start after a finished order, else says so.
import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { HomeLink } from "../../components/pages/HomeLink";
import { stepsToOpener } from "../../platform/storage/deliveryDraft";
import { EmptyState } from "../../ui/feedback/EmptyState";

let isStepping = false;
const arrived = () => {
	isStepping = false;
};

export function MissingPrize() {
	const { history } = useRouter();
	// Back or forward to a finished order does not repeat it.
	const [steps] = useState(stepsToOpener);
	useEffect(() => {
		if (!steps || isStepping) return;
		// A second render during the step back must not take another step.
		isStepping = true;
		addEventListener("popstate", arrived, { once: true, capture: true });
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
