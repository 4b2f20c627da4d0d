// The one host of dialogs: maps the name of a request to its component, loaded when first asked for.
import { CatchBoundary } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import {
	type ComponentType,
	Suspense,
	useEffect,
	useEffectEvent,
	useState,
} from "react";
import type { DialogProps } from "../components/dialogs/dialogProps";
import CheckingClaimDialog from "../features/privilege/CheckingClaimDialog";
import { UndoBar } from "../features/reward/use/UndoBar";
import {
	closeDialog,
	type DialogRequest,
	dialogAtom,
	handleDialogClosed,
	handleDialogShown,
} from "../platform/browser/dialogs";
import ConfirmationDialog from "./dialogs/ConfirmationDialog";
import LeaveAccountDialog from "./dialogs/LeaveAccountDialog";
import OfflineDialog from "./dialogs/OfflineDialog";
import { LoadFailedDialog } from "./LoadFailedDialog";
import { lazyComponent } from "./lazyComponent";
import { RewardCodeDialog } from "./lazyDialogs";
import { OfflineBanner } from "./OfflineBanner";

type Components = {
	[Name in DialogRequest["name"]]: ComponentType<DialogProps<Name>> & {
		preload?: () => Promise<void> | undefined;
	};
};

const components: Components = {
	// What has to be said without a network cannot be loaded by it.
	confirmation: ConfirmationDialog,
	offline: OfflineDialog,
	checkingClaim: CheckingClaimDialog,
	leaveAccount: LeaveAccountDialog,
	sessionTimeout: lazyComponent(() => import("./dialogs/SessionTimeoutDialog")),
	install: lazyComponent(() => import("../features/pwa/InstallDialog")),
	rewardCode: RewardCodeDialog,
	terms: lazyComponent(() => import("../features/onboarding/TermsDialog")),
	tracking: lazyComponent(() => import("../features/delivery/TrackingDialog")),
};

/** Tells, by being mounted beside it, that a lazily loaded dialog is on the screen. */
function OnScreen({ tell }: { tell: () => void }) {
	const told = useEffectEvent(tell);
	useEffect(() => told(), []);
	return null;
}

/** Keeps a dialog on the screen until its closing motion is over, also when another one is asked for. */
function OneDialog() {
	const request = useAtomValue(dialogAtom);
	const [shown, setShown] = useState(request);
	const [onScreen, setOnScreen] = useState<DialogRequest | null>(null);
	// One whose code is still loading has no motion to wait for.
	if (request !== shown && (!shown || onScreen !== shown)) setShown(request);
	if (!shown) return null;
	const Shown = components[shown.name] as ComponentType<
		DialogProps<DialogRequest["name"]>
	>;
	return (
		<CatchBoundary
			getResetKey={() => shown.name}
			errorComponent={LoadFailedDialog}
			onCatch={() => {
				// What failed is kept until it is asked for again: the next opening tries anew.
				void components[shown.name].preload?.();
			}}
		>
			<Suspense fallback={null}>
				<Shown
					request={shown}
					open={shown === request}
					onClose={closeDialog}
					onClosed={() => {
						setShown(null);
						handleDialogClosed();
					}}
				/>
				<OnScreen
					key={shown.name}
					tell={() => {
						setOnScreen(shown);
						handleDialogShown();
					}}
				/>
			</Suspense>
		</CatchBoundary>
	);
}

/** The dialogs, and what lies under them: the word about a missing network, the bar that undoes a use. */
export default function DialogHost() {
	return (
		<>
			<OfflineBanner />
			<UndoBar />
			<OneDialog />
		</>
	);
}
