// A bottom sheet on a native modal <dialog>: a grabber to drag it down, a scrolling body, a fixed bar.
import { type PointerEvent, type ReactNode, useRef } from "react";
import { useLargeText } from "../layout/useLargeText";
import modalClass from "./Modal.module.css";
import styles from "./Sheet.module.css";
import { type ModalProps, useModal } from "./useModal";

type FrameProps = ModalProps & {
	label: string;
	/** Fills the screen up to 44 px from the top. */
	tall?: boolean;
	/** Leaves out the opening motion. */
	atOnce?: boolean;
	children: ReactNode;
};

interface ContentProps {
	/** Removes the body's padding. */
	flush?: boolean;
	/** The body has nothing to focus, so the keys scroll it as a whole. */
	reading?: boolean;
	/** Fixed at the bottom; with a large text it scrolls with the body where it is not `fixedBar`. */
	bar?: ReactNode;
	/** The bar is fixed with a large text too; that of a tall sheet always is. */
	fixedBar?: boolean;
	children: ReactNode;
}

/** The dialog with its grabber, around one SheetContent at a time. */
export function SheetFrame({
	tall = false,
	atOnce = false,
	children,
	label,
	...modal
}: FrameProps) {
	const { present, dialog } = useModal(modal);
	const drag = useDragDown(modal.onClose);
	if (!present) return null;
	return (
		<dialog
			{...dialog}
			className={`${modalClass.modal} ${styles.sheet} ${atOnce ? modalClass.atOnce : ""}`}
			aria-label={label}
		>
			<div className={`${styles.panel} ${tall ? styles.tall : ""}`}>
				<div className={styles.grabber} {...drag} />
				{children}
			</div>
		</dialog>
	);
}

/** The body of a sheet, and its bar. */
export function SheetContent({
	flush = false,
	reading = false,
	fixedBar = false,
	bar,
	children,
}: ContentProps) {
	const scrolls = useLargeText() && !fixedBar;
	const bottom = bar && <div className={styles.bar}>{bar}</div>;
	return (
		<>
			<div
				className={`${styles.body} ${flush ? styles.flush : ""}`}
				tabIndex={reading ? 0 : undefined}
			>
				{children}
				{scrolls && bottom}
			</div>
			{!scrolls && bottom}
		</>
	);
}

export function Sheet({
	reading,
	bar,
	fixedBar,
	children,
	...frame
}: FrameProps & Omit<ContentProps, "flush">) {
	return (
		<SheetFrame {...frame}>
			<SheetContent
				reading={reading}
				bar={bar}
				fixedBar={fixedBar || frame.tall}
			>
				{children}
			</SheetContent>
		</SheetFrame>
	);
}

/** A sheet that is dragged further closes, in px. */
const thresholdPx = 96;

/** The handlers of the grabber, by which a sheet is dragged down; they set --drag (px) and data-dragged on its parent and remove both at the end. */
function useDragDown(onClose: () => void) {
	const start = useRef<number | null>(null);
	const draggedPx = (event: PointerEvent) =>
		start.current === null ? 0 : Math.max(0, event.clientY - start.current);
	const end = (event: PointerEvent<HTMLElement>) => {
		const panel = event.currentTarget.parentElement;
		panel?.style.removeProperty("--drag");
		panel?.removeAttribute("data-dragged");
		start.current = null;
	};
	return {
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			start.current = event.clientY;
			event.currentTarget.setPointerCapture(event.pointerId);
		},
		onPointerMove: (event: PointerEvent<HTMLElement>) => {
			if (start.current === null) return;
			const panel = event.currentTarget.parentElement;
			panel?.style.setProperty("--drag", `${draggedPx(event)}px`);
			panel?.setAttribute("data-dragged", "");
		},
		onPointerUp: (event: PointerEvent<HTMLElement>) => {
			const closes = draggedPx(event) > thresholdPx;
			end(event);
			if (closes) onClose();
		},
		onPointerCancel: end,
	};
}
