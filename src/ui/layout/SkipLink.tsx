// The skip link: the first stop of the Tab key, which moves the focus past the page's header.
import type { MouseEvent, ReactNode } from "react";
import styles from "./SkipLink.module.css";

/** The link's address, which is shown but never opened: a press moves the focus. */
const linkAddress = "#app";

/** Moves the focus to the element after the header of the page's `main` without changing the address. */
function skip(event: MouseEvent) {
	event.preventDefault();
	const content =
		document.querySelector<HTMLElement>("main > header + *") ??
		document.querySelector("main");
	content?.focus();
	if (!content || content === document.activeElement) return;
	// Only for an element that did not take the focus: a tabIndex of -1 would remove a button from the tab order.
	content.tabIndex = -1;
	content.focus();
}

export function SkipLink({ children }: { children: ReactNode }) {
	return (
		<a href={linkAddress} className={styles.link} onClick={skip}>
			{children}
		</a>
	);
}
