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
	/** Opens without animation. */
	atOnce?: boolean;
	children: ReactNode;
};

interface ContentProps {
	/** Removes the body's padding. */
	flush?: boolean;
	/** Makes the body focusable, so that the keyboard can scroll a body without controls. */
	reading?: boolean;
	/** Fixed at the bottom; with a large text it scrolls with the body unless `fixedBar` is set. */
	bar?: ReactNode;
	/** Keeps the bar fixed with a large text too, as in every tall sheet. */
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

/** How far a sheet must be dragged to close, in px. */
const thresholdPx = 96;

/** Returns the pointer handlers of the grabber; during a drag they set --drag (px) and data-dragged on its parent. */
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
