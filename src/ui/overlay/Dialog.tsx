// The one dialog frame: a native modal <dialog>, low on the screen so that a thumb reaches its button.
import type { ReactNode } from "react";
import styles from "./Dialog.module.css";
import { useContentGuard } from "./pressGuard";
import { type ModalProps, useModal } from "./useModal";

type Name = { label: string } | { labelledby: string };

/**
 * A modal dialog; `size` is a plain one's frame by 1 §9: popup 350 px wide at most and 242 high at least, custom 360 and 249. `plain` is the low white panel; `code` a blurred dark scrim on which the content brings its own card;
 * `full` a bare full screen. The panel scrolls when the text is larger than the screen.
 */
export function Dialog({
	tone = "plain",
	size = "popup",
	children,
	open,
	onClose,
	onClosed,
	addressed,
	...name
}: ModalProps &
	Name & {
		tone?: "plain" | "code" | "full";
		size?: "popup" | "custom";
		children: ReactNode;
	}) {
	const { present, dialog } = useModal({
		open,
		onClose,
		onClosed,
		addressed,
	});
	if (!present) return null;
	return (
		<dialog
			{...dialog}
			className={`${styles.dialog} ${styles[tone] ?? ""} ${styles[size]}`}
			aria-label={"label" in name ? name.label : undefined}
			aria-labelledby={"labelledby" in name ? name.labelledby : undefined}
		>
			<div className={styles.panel}>{children}</div>
		</dialog>
	);
}

/** The usual inside of a plain dialog: drawing, title, text and its buttons (main first, an optional text button under it). */
export function DialogBody({
	drawing,
	title,
	titleId,
	text,
	children,
	actions,
}: {
	drawing?: ReactNode;
	title: ReactNode;
	titleId?: string;
	text?: ReactNode;
	children?: ReactNode;
	actions?: ReactNode;
}) {
	// The same dialog may turn into another question under the finger.
	useContentGuard(typeof title === "string" ? title : null);
	return (
		<>
			{drawing && <div className={styles.drawing}>{drawing}</div>}
			<h2 id={titleId} className={styles.title}>
				{title}
			</h2>
			{text && <p className={styles.text}>{text}</p>}
			{children && <div className={styles.more}>{children}</div>}
			{actions && <div className={styles.actions}>{actions}</div>}
		</>
	);
}
