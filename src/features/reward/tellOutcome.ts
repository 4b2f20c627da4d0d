// Says what became of a confirmed use: used, kept until there is a network, or refused, which asks again with the reason (2 §4).
import { msg } from "@lingui/core/macro";
import {
	type DialogRequest,
	dialogAtom,
	openDialog,
} from "../../platform/dialogs";
import { store } from "../../platform/store";
import type { WaitingUse } from "../../platform/waitingUses";
import type { UseOutcome } from "../../queries/sendUses";
import { privilegeUsed } from "./privilegeUsed";

/** What is open may ask something that must not be lost: this comes after it. */
function openWhenFree(request: DialogRequest) {
	if (store.get(dialogAtom) === null) {
		openDialog(request);
		return;
	}
	const stop = store.sub(dialogAtom, () => {
		if (store.get(dialogAtom) !== null) return;
		stop();
		openWhenFree(request);
	});
}

const kept: DialogRequest = {
	name: "confirmation",
	variant: "offline",
	title: msg`Kept on this phone`,
	description: msg`It will be marked as used by itself when the internet is back.`,
	confirmLabel: msg`Close`,
};

export function tellOutcome(use: WaitingUse, outcome: UseOutcome): void {
	if (outcome.state === "refused")
		openWhenFree({
			name: "rewardCode",
			transactionId: use.transaction_id,
			card: use.card,
			notUsed: outcome.message,
		});
	// Who is busy with something else by now is not held up by good news.
	else if (store.get(dialogAtom) === null)
		openDialog(
			outcome.state === "used" ? privilegeUsed(use.card, use.at) : kept,
		);
}
