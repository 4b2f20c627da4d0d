// The landing page after a failed sign-in: reason, retry, account on this phone, saved codes, help.
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { DialogDrawing } from "../../components/dialogs/DialogDrawing";
import { showOfflineIfFailed } from "../../components/dialogs/showOfflineIfFailed";
import { useDialogText } from "../../components/dialogs/useDialogText";
import { useReadyCodes } from "../../components/dialogs/useReadyCodes";
import { RetryButton } from "../../components/lists/RetryButton";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { HomeLink } from "../../components/pages/HomeLink";
import { couponsLink } from "../../domain/app/pagePaths";
import { loadPage } from "../../platform/pwa/chunkRecovery";
import { postponeSessionDialogs } from "../../platform/session/postponedDialogs";
import { sessionAtom } from "../../platform/session/session";
import { Emblem } from "../../ui/media/Emblem";
import { AccountChoices } from "./AccountChoices";
import { ContactLink } from "./ContactLink";
import { EntryPage } from "./EntryPage";
import type { FailedSignIn } from "./failedSignIn";

export function SignInFailedPage({
	drawing,
	title,
	text,
	isFinal,
}: FailedSignIn) {
	const dialogText = useDialogText();
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
						<RetryButton onRetry={() => showOfflineIfFailed(loadPage())} />
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
