// A bottom sheet on a native modal <dialog>: a grabber to drag it down, a scrolling body, a fixed bar.
import type { ReactNode } from "react";
import { useLargeText } from "../layout/useLargeText";
import modalClass from "./Modal.module.css";
import styles from "./Sheet.module.css";
import { useDragDown } from "./useDragDown";
import { type ModalName, type ModalProps, useModal } from "./useModal";

/** `tall` fills the screen up to 44 px from the top; `bar` is fixed at the bottom, except with a large text in a sheet that is not tall: there it scrolls with the body, unless `fixedBar`; `flush` removes the body's padding; `reading`: the body has nothing to focus, so the keys scroll it as a whole. */
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
		tall?: boolean;
		flush?: boolean;
		reading?: boolean;
		fixedBar?: boolean;
		bar?: ReactNode;
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
