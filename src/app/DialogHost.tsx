// The host of dialogs: maps the name of a request to its component.
import { useAtomValue } from "jotai";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import type { DialogProps } from "../components/dialogs/dialogProps";
import { openLoadFailedDialog } from "../components/dialogs/openLoadFailedDialog";
import { PendingDialog } from "../components/dialogs/PendingDialog";
import CheckingClaimDialog from "../features/privilege/CheckingClaimDialog";
import RewardCodeDialog from "../features/reward/RewardCodeDialog";
import { UndoBar } from "../features/reward/use/UndoBar";
import { atomStore } from "../platform/atomStore";
import {
	closeDialog,
	type DialogRequest,
	dialogAtom,
	failQuestion,
	handleDialogClosed,
	handleDialogShown,
} from "../platform/browser/dialogs";
import ConfirmationDialog from "./dialogs/ConfirmationDialog";
import OfflineDialog from "./dialogs/OfflineDialog";
import { lazyComponent } from "./lazyComponent";
import { OfflineBanner } from "./OfflineBanner";
import { OverlayBoundary } from "./OverlayBoundary";

type Components = {
	[Name in DialogRequest["name"]]: ComponentType<DialogProps<Name>> & {
		preload?: () => Promise<void> | undefined;
	};
};

const components: Components = {
	// Dialogs that must open without a network are imported here, because they could not be loaded when needed.
	confirmation: ConfirmationDialog,
	offline: OfflineDialog,
	checkingClaim: CheckingClaimDialog,
	leaveAccount: lazyComponent(() => import("./dialogs/LeaveAccountDialog")),
	sessionTimeout: lazyComponent(() => import("./dialogs/SessionTimeoutDialog")),
	install: lazyComponent(() => import("../features/pwa/InstallDialog")),
	rewardCode: RewardCodeDialog,
	terms: lazyComponent(() => import("../features/onboarding/TermsDialog")),
	tracking: lazyComponent(() => import("../features/delivery/TrackingDialog")),
};

/** Calls `onShown` once the lazily loaded dialog beside it is mounted. */
function OnScreen({ onShown }: { onShown: () => void }) {
	const reportShown = useEffectEvent(onShown);
	useEffect(() => reportShown(), []);
	return null;
}

function handleLoadFailed() {
	failQuestion();
	openLoadFailedDialog();
}

/** Keeps a dialog on the screen until its closing animation ends, even when another one is requested. */
function CurrentDialog() {
	const request = useAtomValue(dialogAtom);
	const [shown, setShown] = useState(request);
	/** The key of the dialog, so that another request of the same kind gets a new dialog with its own state. */
	const [openCount, setOpenCount] = useState(0);
	const [onScreen, setOnScreen] = useState<DialogRequest | null>(null);
	// A late callback of a closed dialog must not answer the next one.
	function close(answer?: boolean) {
		if (atomStore.get(dialogAtom) === shown) closeDialog(answer);
	}
	// A dialog whose code is still loading has no closing animation.
	if (request !== shown && (!shown || onScreen !== shown)) {
		setShown(request);
		setOpenCount(openCount + 1);
		// Loads the dialog's code again if it failed to load before.
		if (request) void components[request.name].preload?.();
	}
	useEffect(() => {
		if (!shown) handleDialogClosed();
	}, [shown]);
	if (!shown) return null;
	const Shown = components[shown.name] as ComponentType<
		DialogProps<DialogRequest["name"]>
	>;
	return (
		<OverlayBoundary
			name={shown.name}
			fallback={<PendingDialog onClose={close} />}
			onFailed={handleLoadFailed}
		>
			<Shown
				key={openCount}
				request={shown}
				open={shown === request}
				onClose={close}
				onClosed={() => setShown(null)}
			/>
			<OnScreen
				key={`shown ${openCount}`}
				onShown={() => {
					setOnScreen(shown);
					handleDialogShown();
				}}
			/>
		</OverlayBoundary>
	);
}

/** The current dialog, and below it the offline banner and the undo bar. */
export default function DialogHost() {
	return (
		<>
			<OfflineBanner />
			<UndoBar />
			<CurrentDialog />
		</>
	);
}
