// Stands in for a dialog whose code is still loading, so that a press shows that something opens and can be taken back.
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

/** Until then nothing is shown, in ms: a dialog that comes sooner needs no stand-in. */
const delayMs = 400;

/** Loaded with the app. `onClose` is called for Escape, the phone's back, its cross, and a tap on the scrim. */
export function PendingDialog({ onClose }: { onClose: () => void }) {
	const ref = useRef<HTMLDialogElement>(null);
	// Another one whose code has come meanwhile stood here.
	const [isNext] = useState(isStandInOpen);
	const [isShown, setShown] = useState(isNext);
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
		// The browser closes it for Escape.
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
			className={`${styles.dialog} ${isNext ? "" : styles.appearing}`}
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
