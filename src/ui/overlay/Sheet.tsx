// A bottom sheet on a native modal <dialog>: a grabber to drag it down, a scrolling body, a fixed bar.
import type { ReactNode } from "react";
import { useLargeText } from "../layout/useLargeText";
import modalClass from "./Modal.module.css";
import styles from "./Sheet.module.css";
import { useDragDown } from "./useDragDown";
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
