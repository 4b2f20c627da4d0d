// The member’s profile on the pages that show it, and its failure: a dialog and retry (3 §8 Error On Get Profile).
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { hashKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { FailedList } from "../../components/lists/FailedList";
import type { ListQuery } from "../../components/lists/listState";
import {
	type Failure,
	failureOutcome,
	gotNoReply,
	hasGlobalStatus,
} from "../../domain/app/failure";
import { openDialogWhenFree } from "../../platform/browser/overlays";
import { customerQueries } from "../../queries/customer";

/** Whether this page shows the failure; session, lock, limit, network, refused device and missing profile are shown globally (1 §8, 3 §6). */
function isShownHere(failure: Failure): boolean {
	if (failure.reason === "network" || hasGlobalStatus(failure)) return false;
	const context = { kind: "read", handling: "profile" } as const;
	const { kind } = failureOutcome(failure, context);
	return kind !== "noPermission" && kind !== "notFound";
}

/** Loads the profile and shows the dialog of a failed load once per visit. Its cache listener runs before the global failure handler, which then finds an open dialog and shows nothing. */
export function useProfile() {
	const client = useQueryClient();
	const profile = useQuery(customerQueries.profile());
	useEffect(() => {
		const profileHash = hashKey(customerQueries.profile().queryKey);
		let isShown = false;
		let cancel = () => {};
		const stop = client.getQueryCache().subscribe((event) => {
			if (event.type !== "updated" || event.action.type !== "error") return;
			const { queryHash, state } = event.query;
			if (queryHash !== profileHash || state.data !== undefined) return;
			if (isShown || !isShownHere(event.action.error)) return;
			isShown = true;
			cancel = openDialogWhenFree({
				name: "confirmation",
				variant: "error",
				title: msg`Could not get your profile`,
				description: gotNoReply(event.action.error)
					? msg`There was no answer. Your connection may be slow. Please try again.`
					: msg`This is on our side. Please try again in a moment.`,
				confirmLabel: msg`Close`,
			});
		});
		return () => {
			stop();
			cancel();
		};
	}, [client]);
	return profile;
}

export function FailedProfile({ query }: { query: ListQuery }) {
	return (
		<FailedList
			query={query}
			title={<Trans>Could not get your profile</Trans>}
		/>
	);
}
