// Opens the privilege over the page whenever the address has modal-privilege (P11, 1 §2).
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { CloseButton } from "../components/dialogs/CloseButton";
import { openLoadFailedDialog } from "../components/dialogs/openLoadFailedDialog";
import { privilegeParameter as parameter } from "../domain/app/pagePaths";
import { PrivilegeStart } from "../features/privilege/PrivilegeStart";
import { isDocumentStart } from "../platform/browser/backPath";
import { listen } from "../platform/browser/listen";
import { isCodeShown, openWhenFree } from "../platform/browser/overlays";
import { sessionAtom } from "../platform/session/session";
import { Status } from "../ui/feedback/Status";
import { isModalOpen } from "../ui/overlay/openModals";
import { usePressGuard } from "../ui/overlay/pressGuard";
import { appHistory } from "./appHistory";
import { PrivilegeModal } from "./lazyPrivilege";
import { OverlayBoundary } from "./OverlayBoundary";
import { parseSearch } from "./searchParams";

/** The skeleton while the code of an opened privilege loads; `onShown` is called when it is mounted. */
function PendingPrivilege({
	onShown,
	onClose,
}: {
	onShown: () => void;
	onClose: () => void;
}) {
	const { t } = useLingui();
	usePressGuard();
	const reportShown = useEffectEvent(onShown);
	const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
		// While a dialog is open over the skeleton, Escape closes only the dialog.
		if (key === "Escape" && !isModalOpen()) onClose();
	});
	useEffect(() => {
		reportShown();
		return listen("keydown", (event) => handleKey(event));
	}, []);
	return (
		<>
			<PrivilegeStart close={<CloseButton round onClick={onClose} />} />
			<Status className="visually-hidden">{t`Please wait`}</Status>
		</>
	);
}

/** `reference` is that of the privilege in the address; `atOnce` opens it without animation over a skeleton that is already shown. */
export function PrivilegeHost({
	reference,
	atOnce = false,
}: {
	reference: string;
	atOnce?: boolean;
}) {
	const router = useRouter();
	// Nothing is loaded without a token (1 §4).
	const isSignedIn = useAtomValue(sessionAtom) !== null;
	const opened = isSignedIn ? reference : undefined;

	const isAddressed = () =>
		parseSearch(appHistory.location.search)[parameter] === opened;

	function close() {
		// The phone's back may have been pressed during the closing animation; another step back would leave the page too.
		if (!isAddressed()) return;
		if (appHistory.canGoBack() && !isDocumentStart(appHistory.entryIndex))
			appHistory.back();
		else
			void router.navigate({
				to: ".",
				search: ({
					[parameter]: _,
					categoryid: __,
					...rest
				}: Record<string, string>) => rest,
				replace: true,
			});
	}

	// Another history entry with the same privilege opens it again.
	const [entryIndex, setEntryIndex] = useState(appHistory.entryIndex);
	const followEntry = useEffectEvent(() => {
		if (isAddressed()) setEntryIndex(appHistory.entryIndex);
	});
	useEffect(() => appHistory.subscribe(() => followEntry()), []);
	const [previous, setPrevious] = useState<string>();
	if (opened !== previous) {
		setPrevious(opened);
		setEntryIndex(appHistory.entryIndex);
		// Loads the code again if it failed to load before, even if only as a preload.
		if (opened) void PrivilegeModal.preload?.();
	}
	const [pendingName, setPendingName] = useState("");
	const [closedName, setClosedName] = useState("");
	const name = `${opened} ${entryIndex}`;
	// Hidden at once, because the step back takes a moment in which a second press would be another step.
	if (!opened || closedName === name) return null;
	return (
		<OverlayBoundary
			name={name}
			fallback={
				!atOnce && (
					<PendingPrivilege
						key={name}
						onShown={() => setPendingName(name)}
						onClose={() => {
							setClosedName(name);
							close();
						}}
					/>
				)
			}
			onFailed={() => {
				close();
				// A code that was opened from home meanwhile stays open.
				if (isCodeShown()) openWhenFree("outcome", openLoadFailedDialog);
				else openLoadFailedDialog();
			}}
		>
			<PrivilegeModal
				key={name}
				reference={opened}
				atOnce={atOnce || pendingName === name}
				onClose={close}
			/>
		</OverlayBoundary>
	);
}
