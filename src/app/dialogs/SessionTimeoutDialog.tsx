// The session-timeout dialog of a 403, which cannot be closed and whose button fetches a new application token (1 §4, 1 §8).
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { CallCenterButton } from "../../components/dialogs/CallCenter";
import { DialogDrawing } from "../../components/dialogs/DialogDrawing";
import type { DialogProps } from "../../components/dialogs/dialogProps";
import { useDialogText } from "../../components/dialogs/useDialogText";
import { useGoToAfterClose } from "../../components/dialogs/useGoToAfterClose";
import { noMessage } from "../../contract/envelope";
import { couponsPath } from "../../domain/app/pagePaths";
import { serverText } from "../../domain/app/serverText";
import {
	canReactivate,
	canRetryReactivation,
	needsCallCenter,
	type ReactivationAdvice,
	reactivationAdvice,
} from "../../domain/session/reactivation";
import { goTo } from "../../platform/browser/openLink";
import { ApiFailure } from "../../platform/http/apiFailure";
import { isServerTimeKnown, serverNow } from "../../platform/http/clock";
import {
	reactivateSession,
	tokenNotFound,
} from "../../platform/session/renewal";
import {
	currentSession,
	isSessionStored,
	sessionAtom,
} from "../../platform/session/session";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { TitledDialog } from "../../ui/overlay/Dialog";
import { useContentGuard } from "../../ui/overlay/pressGuard";
import { SavedCodesButton } from "./SavedCodesButton";

/** Whether the session ended too long ago to be renewed; false while the phone's clock is unconfirmed. */
function isTooLate(): boolean {
	const exp = currentSession()?.claims.exp;
	return (
		exp !== undefined && isServerTimeKnown() && !canReactivate(exp, serverNow())
	);
}

const adviceTexts: Record<ReactivationAdvice, MessageDescriptor> = {
	connection: msg`We could not renew your session. Check your connection and try again.`,
	wait: msg`Too many requests right now. Please wait a moment and try again.`,
	later: msg`Our service could not renew your session right now. Please try again in a few minutes.`,
	locked: msg`Your account is locked for now. Please try again later, or call us.`,
	noToken: msg`We could not renew your session. Please open Galaxy Gift from your phone’s menu again.`,
	never: msg`This session can no longer be renewed. Please open Galaxy Gift from your phone’s menu again, or call us.`,
};

export default function SessionTimeoutDialog({
	request,
	open,
	onClose,
	onClosed,
}: DialogProps<"sessionTimeout">) {
	const client = useQueryClient();
	const { closeAndGoTo, handleClosed } = useGoToAfterClose(
		() => onClose(true),
		onClosed,
	);
	const text = useDialogText();
	const [isWorking, setWorking] = useState(false);
	const [advice, setAdvice] = useState<ReactivationAdvice | null>(() =>
		isTooLate() ? "never" : null,
	);
	// Another button may take the place of the pressed one.
	useContentGuard(advice);
	/** The server's message for the failure. */
	const [serverMessage, setServerMessage] = useState(noMessage);
	const [failures, setFailures] = useState(0);

	// Closes when another tab renewed the session or signed in again.
	const token = useAtomValue(sessionAtom)?.token;
	const [endedToken] = useState(token);
	const isRenewed = token !== undefined && token !== endedToken;
	const closeAndRefetch = useEffectEvent(() => {
		onClose(true);
		void client.refetchQueries({
			type: "active",
			predicate: ({ state }) => state.error !== null,
		});
	});
	useEffect(() => {
		if (open && isRenewed && !isWorking) closeAndRefetch();
	}, [open, isRenewed, isWorking]);

	async function renewSession() {
		setWorking(true);
		try {
			await reactivateSession();
			if (isSessionStored()) return location.replace("/");
			goTo("/");
		} catch (failure) {
			const isCall = failure instanceof ApiFailure;
			setFailures((count) => count + 1);
			setServerMessage(isCall ? failure.message : noMessage);
			setAdvice(
				isCall
					? reactivationAdvice(failure, failure.cause === tokenNotFound)
					: "later",
			);
		}
		setWorking(false);
	}

	const hasServerText = advice === "wait" || advice === "locked";
	return (
		<TitledDialog
			open={open}
			onClose={() => undefined}
			onClosed={handleClosed}
			drawing={<DialogDrawing name="sandclock" />}
			// The server's message, if it sent one (1 §8).
			title={text(request.message)}
			text={
				advice && (
					<Status as="span" announcementKey={failures}>
						<PhraseWrap>
							{text(
								serverText(
									hasServerText ? serverMessage : noMessage,
									adviceTexts[advice],
								),
							)}
						</PhraseWrap>
					</Status>
				)
			}
			actions={
				<>
					{(!advice || canRetryReactivation(advice)) && (
						<Button busy={isWorking} onClick={renewSession}>
							<Trans>Reactivate</Trans>
						</Button>
					)}
					{advice && needsCallCenter(advice) && (
						<CallCenterButton
							kind={canRetryReactivation(advice) ? "second" : "main"}
						/>
					)}
					{/* Saved codes need no session. */}
					<SavedCodesButton
						disabled={isWorking}
						onOpen={() => closeAndGoTo(couponsPath)}
					/>
				</>
			}
		/>
	);
}
