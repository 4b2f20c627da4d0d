// The frame of every dialog: a native modal <dialog>, low on the screen, near the thumb.
import { type ReactNode, useId } from "react";
import { PhraseWrap } from "../layout/PhraseWrap";
import styles from "./Dialog.module.css";
import modalClass from "./Modal.module.css";
import { useContentGuard } from "./pressGuard";
import { type ModalName, type ModalProps, useModal } from "./useModal";

/** The id of the element that describes a dialog, derived from its title's id. */
const descriptionIdOf = (titleId: string) => `${titleId}-description`;

/**
 * `tone`: `plain` is a white panel, `code` a blurred dark scrim for a card, `full` the full screen. `size` of a plain
 * dialog (1 §9): popup at most 350 px wide and at least 242 high, custom 360 and 249. Long content scrolls.
 */
export function Dialog({
	tone = "plain",
	size = "popup",
	atOnce = false,
	children,
	label,
	labelledby,
	...modal
}: ModalProps &
	ModalName & {
		tone?: "plain" | "code" | "full";
		size?: "popup" | "custom";
		/** Opens without animation, for a dialog that the page starts with. */
		atOnce?: boolean;
		children: ReactNode;
	}) {
	const { present, dialog } = useModal(modal);
	if (!present) return null;
	return (
		<dialog
			{...dialog}
			className={`${modalClass.modal} ${styles.dialog} ${styles[tone] ?? ""} ${styles[size] ?? ""} ${atOnce ? modalClass.atOnce : ""}`}
			aria-label={label}
			aria-labelledby={labelledby}
			aria-describedby={labelledby && descriptionIdOf(labelledby)}
		>
			<div className={styles.panel}>{children}</div>
		</dialog>
	);
}

interface DialogBodyProps {
	drawing?: ReactNode;
	title: ReactNode;
	text?: ReactNode;
	children?: ReactNode;
	actions?: ReactNode;
}

/** The content of a plain dialog; its accessible description is `text` or, without it, `children`. */
export function DialogBody({
	drawing,
	title,
	titleId,
	text,
	children,
	actions,
}: DialogBodyProps & { titleId?: string }) {
	// The dialog may change to another question while it is open.
	useContentGuard(typeof title === "string" ? title : null);
	const descriptionId = titleId && descriptionIdOf(titleId);
	const isDescribedByChildren = text === undefined && Boolean(children);
	return (
		<>
			{drawing && <div className={styles.drawing}>{drawing}</div>}
			<h2 id={titleId} className="title-22">
				<PhraseWrap>{title}</PhraseWrap>
			</h2>
			<p
				id={isDescribedByChildren ? undefined : descriptionId}
				className={styles.text}
				hidden={!text}
			>
				<PhraseWrap>{text}</PhraseWrap>
			</p>
			{children && (
				<div
					id={isDescribedByChildren ? descriptionId : undefined}
					className={styles.more}
				>
					{children}
				</div>
			)}
			{actions && <div className={styles.actions}>{actions}</div>}
		</>
	);
}

/** A plain dialog whose accessible name is its title; `top` is shown above the drawing. */
export function TitledDialog({
	size,
	top,
	drawing,
	title,
	text,
	children,
	actions,
	...modal
}: ModalProps &
	DialogBodyProps & { size?: "popup" | "custom"; top?: ReactNode }) {
	const titleId = useId();
	return (
		<Dialog {...modal} size={size} labelledby={titleId}>
			{top}
			<DialogBody {...{ drawing, title, titleId, text, children, actions }} />
		</Dialog>
	);
}
