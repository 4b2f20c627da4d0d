// The placeholder of a dialog whose code is still loading, which shows that the press had an effect and lets the person cancel.
import {
	type MouseEvent,
	useEffect,
	useEffectEvent,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { ProgressRing } from "../../ui/feedback/ProgressRing";
import { BusyStatus } from "../../ui/form/Button";
import { closeOnBack } from "../../ui/overlay/backGuard";
import { addModal, isStandInOpen } from "../../ui/overlay/openModals";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import { CloseButton } from "./CloseButton";
import styles from "./PendingDialog.module.css";

/** How long nothing is shown, in ms: a dialog that opens sooner needs no placeholder. */
const delayMs = 400;

/** Part of the first load; `onClose` is called for Escape, the phone's back, the close button, and a tap on the scrim. */
export function PendingDialog({ onClose }: { onClose: () => void }) {
	const ref = useRef<HTMLDialogElement>(null);
	// A placeholder that follows another one is shown at once and without animation.
	const [followsPlaceholder] = useState(isStandInOpen);
	const [isShown, setShown] = useState(followsPlaceholder);
	const close = useEffectEvent(onClose);
	useEffect(() => {
		const timer = setTimeout(() => setShown(true), delayMs);
		return () => clearTimeout(timer);
	}, []);
	useLayoutEffect(() => closeOnBack(() => close()), []);
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!isShown || !dialog) return;
		dialog.showModal();
		dialog.focus({ preventScroll: true });
		const remove = addModal(dialog);
		// The browser closes the dialog on Escape.
		dialog.onclose = () => close();
		return () => {
			dialog.onclose = null;
			remove();
			dialog.close();
		};
	}, [isShown]);
	usePressGuard(isShown);
	if (!isShown) return null;
	const scrim = {
		onClick: ({ target, currentTarget }: MouseEvent) => {
			if (target === currentTarget) onClose();
		},
	};
	return (
		<dialog
			ref={ref}
			tabIndex={-1}
			data-stand-in
			aria-label="Galaxy Gift"
			className={`${styles.dialog} ${followsPlaceholder ? "" : styles.appearing}`}
			{...scrim}
		>
			<div className={styles.panel}>
				<CloseButton size={24} onClick={() => onClose()} />
				<div className={styles.ring} aria-busy="true">
					<ProgressRing size={80} fraction={0.28} spin />
				</div>
				<BusyStatus />
			</div>
		</dialog>
	);
}
