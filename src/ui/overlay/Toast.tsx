// A short message over everything, dialogs too, for as long as it is mounted.
import type { ReactNode } from "react";
import { Status } from "../feedback/Status";
import { PhraseWrap } from "../layout/PhraseWrap";
import styles from "./Toast.module.css";

/** A dark bar over the lower edge, for toasts and what looks like one. */
export const floatingBarClass = styles.float ?? "";

/** The ref of a popover, shown as soon as it is there: in the top layer; without support only in front of the page. */
export function showPopover(element: HTMLElement | null) {
	if (element?.isConnected) element.showPopover?.();
}

/** 92 px above the bottom edge, announced politely. */
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
