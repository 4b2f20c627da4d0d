// Runs the claim flow of a privilege: sends the claim and shows its result (O07).
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTermsAgreement } from "../../components/dialogs/useTermsAgreement";
import type { Privilege } from "../../contract/privilegeFields";
import { hasGlobalStatus } from "../../domain/app/failure";
import { isPressExpired } from "../../domain/claim/claimEntry";
import {
	type ClaimEvent,
	type ClaimState,
	type ClaimSubject,
	claimFlow,
	isClaimInProgress,
	noClaim,
} from "../../domain/claim/claimFlow";
import { privilegeNames } from "../../domain/claim/findClaim";
import { codeCardOfPrivilege } from "../../domain/code/codeCardOf";
import { openDialog } from "../../platform/browser/dialogs";
import { isOnline } from "../../platform/browser/online";
import { isCodeShown, openResult } from "../../platform/browser/overlays";
import { startStopwatch } from "../../platform/browser/stopwatch";
import { useIsShown } from "../../platform/browser/useIsShown";
import { vibrateBriefly } from "../../platform/browser/vibrateBriefly";
import { ApiFailure } from "../../platform/http/apiFailure";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import { currentSession } from "../../platform/session/session";
import { isClaimOpen } from "../../platform/storage/claimJournal";
import { perTab, storageKeys } from "../../platform/storage/storage";
import { claimMutations } from "../../sync/claimMutations";
import { claimOutcomeDialog } from "./claimOutcomeDialog";

const activityUses = ["announcement", "end_tier"];

/** The privilege as the claim flow needs it (2 §4). */
export const claimSubject = (privilege: Privilege): ClaimSubject => ({
	isActivity: privilege.extrapayload.some(
		({ key, string_val }) =>
			key === "used_for" && activityUses.includes(string_val),
	),
	hasCountdown: privilege.reserve_timeout > 0,
});

/** The claim continues after the screen is closed; its result then waits until nothing else is open, and starts no countdown. */
export function useClaim(privilege: Privilege) {
	const redeem = useMutation(claimMutations.redeem());
	// The ref is never a render behind, so the second press of a double tap sees the first one's step.
	const current = useRef<ClaimState>(noClaim);
	const [state, setState] = useState<ClaimState>(noClaim);
	const agreement = useTermsAgreement();
	const askedForTerms = useRef(false);
	const isOpen = useIsShown();
	// No result may cover a code that is open over the privilege.
	const isShown = () => isOpen() && !isCodeShown();
	const card = codeCardOfPrivilege(privilege);
	const isInProgress = isClaimInProgress(state);
	useUpdateLock(isInProgress);
	useEffect(() => {
		if (isInProgress) perTab.set(storageKeys.redeemModal, "1");
		// Also removes the value that a reload left behind.
		else perTab.remove(storageKeys.redeemModal);
		return () => perTab.remove(storageKeys.redeemModal);
	}, [isInProgress]);

	function dispatch(event: ClaimEvent): ClaimState {
		current.current = claimFlow(current.current, event, isOnline());
		setState(current.current);
		return current.current;
	}

	function send(event: ClaimEvent) {
		const before = current.current;
		if (event.type === "press") askedForTerms.current = false;
		const next = dispatch(event);
		if (next === before) return;
		show(next);
		if (next.step === "claiming") void claim(next.isUsed);
	}

	function show(next: ClaimState) {
		const dialog = claimOutcomeDialog(next, card, privilege.reserve_timeout);
		if (dialog) openResult(dialog, isShown());
	}

	/** Asks for the missing terms and continues the claim; a second refusal is shown. */
	async function askForTerms(isUsed: boolean) {
		if (!(await agreement.ask())) return;
		askedForTerms.current = true;
		const subject = claimSubject(privilege);
		send({ type: "agreed", subject, isUsed });
	}

	async function claim(isUsed: boolean) {
		let isChecking = false;
		const { alt_reference: reference, reserve_timeout } = privilege;
		const sincePress = startStopwatch();
		const end = (event: ClaimEvent) => {
			const next = dispatch(event);
			// The checking dialog shows the result, also when this screen is closed.
			if (!isChecking) show(next);
		};
		try {
			const entry = await redeem.mutateAsync({
				sub: currentSession()?.sub ?? "",
				reference,
				names: privilegeNames(privilege),
				isUsed,
				card,
				reserve_timeout,
				onUnknown: ({ id }) => {
					dispatch({ type: "replyLost" });
					if (!isShown()) return;
					isChecking = true;
					openDialog({ name: "checkingClaim", entryId: id });
				},
			});
			if (entry.transaction_id) {
				vibrateBriefly();
				end({
					type: "claimed",
					transactionId: entry.transaction_id,
					// The claim may have waited for hours behind another tab's claim.
					isTooLate:
						reserve_timeout > 0 && (!isShown() || isPressExpired(sincePress())),
					isClaimedForNow: entry.isUsed && !entry.isOfOtherPress,
				});
			} else if (isClaimOpen(entry)) end({ type: "unconfirmed" });
			else {
				end({ type: "notFound" });
				if (!isChecking)
					openResult({ name: "checkingClaim", entryId: entry.id }, isShown());
			}
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			const { reason, message } = failure;
			const isAboutTerms =
				!askedForTerms.current &&
				(await agreement.wasMissingForClaim(failure)) &&
				isShown();
			if (reason === "network") end({ type: "wentOffline" });
			else if (isAboutTerms || hasGlobalStatus(failure))
				dispatch({ type: "refused", message });
			else end({ type: "refused", message });
			if (isAboutTerms) void askForTerms(isUsed);
		}
	}

	return { state, send };
}
