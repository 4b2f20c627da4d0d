// A short message over everything, dialogs too, for as long as it is mounted.
import type { ReactNode } from "react";
import { Status } from "../feedback/Status";
import { PhraseWrap } from "../layout/PhraseWrap";
import styles from "./Toast.module.css";

/** The class name of a dark bar over the lower edge, for toasts and similar bars. */
export const floatingBarClass = styles.float ?? "";

/** The ref of a popover, which shows it in the top layer; a browser without popovers shows it in front of the page. */
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
