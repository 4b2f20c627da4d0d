// The dialogs of a group deal: not open yet, or failed (2 §4, 2 §8).
import { msg } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { serverText } from "../../domain/app/confirmation";
import { isShownGlobally } from "../../domain/app/failure";
import { openDialog } from "../../platform/browser/dialogs";
import { openOutcome, openWhenFree } from "../../platform/browser/overlays";
import type { ApiFailure } from "../../platform/http/apiFailure";

/** Opens once for a closed group, with a button to the read-more page; null: open or unknown. */
export function useNotOpenYet(reference: string | null): void {
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
				description: msg`See what it will bring and when it begins.`,
				confirmLabel: msg`See more`,
				showClose: true,
				go: `/privilege-group-deal-read-more?${query}`,
			});
		});
	}, [reference]);
}

/** Shows the server's message of a failed load; true where the group was refused, so that retrying is useless. */
export function useGroupFailure(failure: ApiFailure | null): boolean {
	const refused = failure?.status === 400;
	const onFailure = useEffectEvent(() => {
		if (!failure || isShownGlobally(failure)) return;
		const { message } = failure;
		// Without a message the page itself shows the failure.
		if (!refused && !message.th && !message.en) return;
		return openOutcome({
			name: "confirmation",
			variant: "error",
			title: serverText(message, msg`Campaign not found`),
			confirmLabel: msg`Close`,
		});
	});
	const failed = failure !== null;
	useEffect(() => {
		if (failed) return onFailure();
	}, [failed]);
	return refused;
}
