// /landing: the progress of the sign-in, and the reason if it failed (P02).
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useEffect } from "react";
import { DialogDrawing } from "../../components/dialogs/DialogDrawing";
import { showOfflineIfFailed } from "../../components/dialogs/openLoadFailedDialog";
import { useDialogText } from "../../components/dialogs/useDialogText";
import { useReadyCodes } from "../../components/dialogs/useReadyCodes";
import { RetryButton } from "../../components/lists/RetryButton";
import { ButtonLink, HomeLink } from "../../components/pages/ButtonLink";
import { couponsLink } from "../../domain/app/pagePaths";
import { loadPage } from "../../platform/pwa/chunkRecovery";
import {
	handleLaunches,
	handleNotificationPresses,
} from "../../platform/pwa/handleLaunches";
import { postponeSessionDialogs } from "../../platform/session/postponedDialogs";
import { sessionAtom } from "../../platform/session/session";
import { Status } from "../../ui/feedback/Status";
import { BrandMark } from "../../ui/media/BrandMark";
import { Emblem } from "../../ui/media/Emblem";
import { AccountChoices } from "./AccountChoices";
import { ContactLink, EntryPage } from "./EntryPage";
import styles from "./entry.module.css";
import type { FailedSignIn } from "./failedSignIn";
import { useSignIn } from "./useSignIn";

export default function LandingPage() {
	const failedSignIn = useSignIn();
	if (failedSignIn) return <SignInFailedPage {...failedSignIn} />;
	return (
		<EntryPage
			drawing={<BrandMark className={styles.turning} />}
			title="Galaxy Gift"
			text={
				<Status as="span">
					<Trans>Opening the app for you</Trans>
				</Status>
			}
		/>
	);
}

/** The page after a failed sign-in: the reason, a retry, the account on this phone, the saved codes and help. */
export function SignInFailedPage({
	drawing,
	title,
	text,
	isFinal,
}: FailedSignIn) {
	const dialogText = useDialogText();
	// No other component at /landing handles launches and presses on notifications.
	useEffect(() => {
		handleLaunches();
		return handleNotificationPresses();
	}, []);
	const isSignedIn = useAtomValue(sessionAtom) !== null;
	const codes = useReadyCodes();
	return (
		<EntryPage
			takesFocus
			drawing={
				drawing ? (
					<DialogDrawing name={drawing} />
				) : (
					<Emblem tone="accent" icon={<CalendarClock />} />
				)
			}
			title={dialogText(title)}
			text={dialogText(text)}
			actions={
				<>
					{isFinal ? (
						<ContactLink kind="main" />
					) : (
						<RetryButton
							onRetry={() =>
								showOfflineIfFailed((mustStay) => loadPage(undefined, mustStay))
							}
						/>
					)}
					{isSignedIn ? <AccountChoices /> : <HomeLink replace kind="second" />}
					{codes > 0 && (
						<ButtonLink
							kind="text"
							{...couponsLink}
							onClick={postponeSessionDialogs}
						>
							<Trans>Open saved codes</Trans>
						</ButtonLink>
					)}
					{!isFinal && <ContactLink />}
				</>
			}
		/>
	);
}
