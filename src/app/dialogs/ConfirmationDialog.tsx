// The confirmation dialog of 1 §2: seven variants, its fields, and the navigation after it has closed.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CloseButton } from "../../components/dialogs/CloseButton";
import { DialogImage } from "../../components/dialogs/DialogDrawing";
import type { DialogProps } from "../../components/dialogs/dialogProps";
import { showOfflineIfFailed } from "../../components/dialogs/openLoadFailedDialog";
import { useDialogText } from "../../components/dialogs/useDialogText";
import { couponsPath } from "../../domain/app/pagePaths";
import { afterDialogClose, isDialogOpen } from "../../platform/browser/dialogs";
import { goTo } from "../../platform/browser/openLink";
import { loadPage } from "../../platform/pwa/chunkRecovery";
import { Button } from "../../ui/form/Button";
import { TitledDialog } from "../../ui/overlay/Dialog";
import { appHistory } from "../appHistory";
import styles from "./ConfirmationDialog.module.css";
import { SavedCodesButton } from "./SavedCodesButton";

/** Delay of an automatic confirm (1 §9). */
const autoConfirmMs = 1500;

/** Reloads the page, unless a dialog that waited for this one, such as a claim's result, is open and would be lost. */
function reloadPage(): void {
	if (!isDialogOpen())
		void showOfflineIfFailed((mustStay) => loadPage(undefined, mustStay));
}

export default function ConfirmationDialog({
	request,
	open,
	onClose,
	onClosed,
}: DialogProps<"confirmation">) {
	const text = useDialogText();
	const [entryIndex] = useState(() => appHistory.entryIndex);
	/** What the pressed button does once the dialog has closed. */
	const afterClose = useRef<(() => void) | null>(null);
	const { variant, title, description, outline = true } = request;
	const { confirmLabel, cancelLabel, other } = request;
	const { showClose, confirmDisabled, autoConfirm } = request;
	const { to, navigateOnClose, reload } = request;
	// For a lock, a limit or maintenance the dialog can only be confirmed, or not even that.
	const isLocked = navigateOnClose ? to === "/" : confirmDisabled && !showClose;
	// Saved codes are also offered if the only action is to reload, for instance without a network.
	const offersCodes = isLocked || reload;

	const action = reload ? reloadPage : to ? () => goTo(to) : null;

	function confirm() {
		afterClose.current = action;
		onClose(true);
	}

	function closeAndGo(path: string) {
		afterClose.current = () => goTo(path);
		onClose(false);
	}

	// The action starts 200 ms after closing (1 §9).
	function handleClosed() {
		onClosed();
		// A page that a launch has opened under the dialog stays.
		const leavesPage = navigateOnClose && appHistory.entryIndex <= entryIndex;
		const next = afterClose.current ?? (leavesPage ? action : null);
		if (next) afterDialogClose(next);
	}

	const confirmAutomatically = useEffectEvent(confirm);
	useEffect(() => {
		if (!autoConfirm || !open) return;
		const timer = setTimeout(() => confirmAutomatically(), autoConfirmMs);
		return () => clearTimeout(timer);
	}, [autoConfirm, open]);

	return (
		<TitledDialog
			open={open}
			onClose={() => onClose(false)}
			onClosed={handleClosed}
			top={
				showClose && (
					<div className={styles.close}>
						<CloseButton size={24} onClick={() => onClose(false)} />
					</div>
				)
			}
			drawing={
				variant === "none" ? null : (
					<DialogImage image={request.image} variant={variant} />
				)
			}
			title={title && text(title)}
			text={description && text(description)}
			actions={
				(confirmLabel || cancelLabel) && (
					<>
						{cancelLabel && (
							<Button onClick={() => onClose(false)}>
								{text(cancelLabel)}
							</Button>
						)}
						{confirmLabel && (
							<Button
								kind={cancelLabel ? "text" : outline ? "second" : "main"}
								disabled={confirmDisabled}
								onClick={confirm}
							>
								{text(confirmLabel)}
							</Button>
						)}
						{offersCodes && (
							<SavedCodesButton onOpen={() => closeAndGo(couponsPath)} />
						)}
						{other && (
							<Button kind="text" onClick={() => closeAndGo(other.to)}>
								{text(other.label)}
							</Button>
						)}
					</>
				)
			}
		/>
	);
}
