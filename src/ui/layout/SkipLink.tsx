// The skip link: the first stop of the Tab key, which moves the focus past the page's header.
import type { MouseEvent, ReactNode } from "react";
import styles from "./SkipLink.module.css";

/** The address that the link shows: where it leads without the script. */
const app = "#app";

/** Moves the focus to what follows the header of the page's `main`; the address stays. */
function skip(event: MouseEvent) {
	event.preventDefault();
	const content =
		document.querySelector<HTMLElement>("main > header + *") ??
		document.querySelector("main");
	content?.focus();
	if (!content || content === document.activeElement) return;
	// A button keeps its place in the order of Tab.
	content.tabIndex = -1;
	content.focus();
}

export function SkipLink({ children }: { children: ReactNode }) {
	return (
		<a href={app} className={styles.link} onClick={skip}>
			{children}
		</a>
	);
}
