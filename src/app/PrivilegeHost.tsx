// Opens the privilege over the page whenever the address carries modal-privilege (P11, 1 §2).
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
	const pressed = useEffectEvent(({ key }: KeyboardEvent) => {
		// A dialog that has opened over it is closed alone.
		if (key === "Escape" && !isModalOpen()) onClose();
	});
	useEffect(() => {
		reportShown();
		return listen("keydown", (event) => pressed(event));
	}, []);
	return (
		<>
			<PrivilegeStart close={<CloseButton round onClick={onClose} />} />
			<Status className="visually-hidden">{t`Please wait`}</Status>
		</>
	);
}

/** `reference`: of the privilege in the address; `atOnce` opens it without motion, over the skeleton that the page shows. */
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
		// The phone's back may have left it while it slid away: another step would leave the page too.
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
	const moved = useEffectEvent(() => {
		if (isAddressed()) setEntryIndex(appHistory.entryIndex);
	});
	useEffect(() => appHistory.subscribe(() => moved()), []);
	const [before, setBefore] = useState<string>();
	if (opened !== before) {
		setBefore(opened);
		setEntryIndex(appHistory.entryIndex);
		// Code that failed to load before, also ahead of the press, is asked for again.
		if (opened) void PrivilegeModal.preload?.();
	}
	const [pendingName, setPendingName] = useState("");
	const [closedName, setClosedName] = useState("");
	const name = `${opened} ${entryIndex}`;
	// The step back takes a moment, in which a second press would be another step.
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
				// A code that was opened from home meanwhile stays.
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
