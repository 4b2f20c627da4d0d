// The frame of every dialog: a native modal <dialog>, low on the screen, near the thumb.
import type { ReactNode } from "react";
import { Phrases } from "../layout/Phrases";
import styles from "./Dialog.module.css";
import { useContentGuard } from "./pressGuard";
import { type ModalProps, useModal } from "./useModal";

type Name = { label: string } | { labelledby: string };

/** The id of the text that describes a dialog, from its title's. */
const textIdOf = (titleId: string) => `${titleId}-text`;

/**
 * `tone`: `plain` is a white panel, `code` a blurred dark scrim for a card, `full` the full screen. `size` of a plain
 * dialog (1 §9): popup at most 350 px wide and at least 242 high, custom 360 and 249. Long content scrolls.
 */
export function Dialog({
	tone = "plain",
	size = "popup",
	atOnce = false,
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
		/** It opens without motion: the page began with it. */
		atOnce?: boolean;
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
			className={`${styles.dialog} ${styles[tone] ?? ""} ${styles[size]} ${atOnce ? styles.atOnce : ""}`}
			aria-label={"label" in name ? name.label : undefined}
			aria-labelledby={"labelledby" in name ? name.labelledby : undefined}
			aria-describedby={
				"labelledby" in name ? textIdOf(name.labelledby) : undefined
			}
		>
			<div className={styles.panel}>{children}</div>
		</dialog>
	);
}

/** The content of a plain dialog: drawing, title, text and buttons. */
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
	// The dialog may change to another question while it is open.
	useContentGuard(typeof title === "string" ? title : null);
	return (
		<>
			{drawing && <div className={styles.drawing}>{drawing}</div>}
			<h2 id={titleId} className={styles.title}>
				<Phrases>{title}</Phrases>
			</h2>
			<p
				id={titleId && textIdOf(titleId)}
				className={styles.text}
				hidden={!text}
			>
				<Phrases>{text}</Phrases>
			</p>
			{children && <div className={styles.more}>{children}</div>}
			{actions && <div className={styles.actions}>{actions}</div>}
		</>
	);
}
