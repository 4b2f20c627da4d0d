// A bottom sheet on a native modal <dialog>: a grabber to drag it down, a scrolling body, a fixed bar.
import type { ReactNode } from "react";
import { useLargeText } from "../layout/useLargeText";
import modalClass from "./Modal.module.css";
import styles from "./Sheet.module.css";
import { useDragDown } from "./useDragDown";
import { type ModalName, type ModalProps, useModal } from "./useModal";

export function Sheet({
	tall = false,
	flush = false,
	reading = false,
	fixedBar = false,
	bar,
	children,
	label,
	labelledby,
	...modal
}: ModalProps &
	ModalName & {
		/** Fills the screen up to 44 px from the top. */
		tall?: boolean;
		/** Removes the body's padding. */
		flush?: boolean;
		/** The body has nothing to focus, so the keys scroll it as a whole. */
		reading?: boolean;
		/** Fixed at the bottom; with a large text it scrolls with the body of a sheet that is not tall. */
		bar?: ReactNode;
		/** The bar is fixed with a large text too. */
		fixedBar?: boolean;
		children: ReactNode;
	}) {
	const { present, dialog } = useModal(modal);
	const drag = useDragDown(modal.onClose);
	const scrolls = useLargeText() && !tall && !fixedBar;
	if (!present) return null;
	const bottom = bar && <div className={styles.bar}>{bar}</div>;
	return (
		<dialog
			{...dialog}
			className={`${modalClass.modal} ${styles.sheet}`}
			aria-label={label}
			aria-labelledby={labelledby}
		>
			<div className={`${styles.panel} ${tall ? styles.tall : ""}`}>
				<div className={styles.grabber} {...drag} />
				<div
					className={`${styles.body} ${flush ? styles.flush : ""}`}
					tabIndex={reading ? 0 : undefined}
				>
					{children}
					{scrolls && bottom}
				</div>
				{!scrolls && bottom}
			</div>
		</dialog>
	);
}
