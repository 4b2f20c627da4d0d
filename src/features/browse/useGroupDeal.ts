// The group deal of the address, and its dialogs: not open yet, or failed (2 §4, 2 §8).
import { msg } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { noticeDialog } from "../../components/dialogs/noticeDialog";
import { useIsGone } from "../../components/lists/useIsGone";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { hasGlobalStatus } from "../../domain/app/failure";
import { serverText } from "../../domain/app/serverText";
import { openDialog } from "../../platform/browser/dialogs";
import {
	openDialogWhenFree,
	openWhenFree,
} from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { isRetryable } from "../../platform/http/apiFailure";
import { groupDealQueries } from "../../queries/groupDeal";

/** Opens a dialog once for a closed group, with a button to the read-more page; `reference` is null for an open or unknown group. */
export function useNotOpenYetDialog(reference: string | null): void {
	const shownFor = useRef<string>(null);
	useEffect(() => {
		if (reference === null || reference === shownFor.current) return;
		const query = new URLSearchParams({ pvg_ref: reference });
		return openWhenFree("outcome", () => {
			shownFor.current = reference;
			openDialog({
				name: "confirmation",
				variant: "default",
				title: msg`This campaign is not open yet`,
				description: msg`See what the campaign will bring.`,
				confirmLabel: msg`See more`,
				showClose: true,
				to: `/privilege-group-deal-read-more?${query}`,
			});
		});
	}, [reference]);
}

export type GroupDeal = NonNullable<ReturnType<typeof useGroupDeal>["group"]>;

/** The group deal of the address's pvg_ref, undefined while it is not loaded; `refused`: there is no such group, so retrying does not help. */
export function useGroupDeal() {
	const { pvg_ref: reference = "" } = useSearchParams();
	const query = useQuery(groupDealQueries.detail(reference));
	const isGone = useIsGone(query);
	const failure = query.data && !isGone ? null : query.error;
	const isFinal = failure !== null && !isRetryable(failure);
	useAfterMount(() => {
		if (!failure || hasGlobalStatus(failure)) return;
		const { message } = failure;
		// Without a message the page itself shows the failure.
		if (!isFinal && !message.th && !message.en) return;
		return openDialogWhenFree(
			noticeDialog("error", serverText(message, msg`Campaign not found`)),
		);
	}, failure !== null);
	const refused = isFinal || reference === "";
	const group = refused ? undefined : query.data;
	return { reference, query, refused, group };
}
