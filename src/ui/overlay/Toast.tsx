// A short message over everything, including dialogs, which is shown while it is mounted.
import type { ReactNode } from "react";
import { Status } from "../feedback/Status";
import { PhraseWrap } from "../layout/PhraseWrap";
import styles from "./Toast.module.css";

/** The class name of a dark bar over the lower edge, for toasts and similar bars. */
export const floatingBarClass = styles.float ?? "";

/** A ref callback that shows a popover in the top layer; a browser without popovers shows it above the page, but below dialogs. */
export function showPopover(element: HTMLElement | null) {
	if (element?.isConnected) element.showPopover?.();
}

/** Shown 92 px above the bottom edge and announced politely. */
export function Toast({
	icon,
	children,
}: {
	icon?: ReactNode;
	children: ReactNode;
}) {
	return (
		<div
			ref={showPopover}
			popover="manual"
			className={`${floatingBarClass} ${styles.toast}`}
		>
			{icon}
			<Status as="span">
				<PhraseWrap>{children}</PhraseWrap>
			</Status>
		</div>
	);
}
