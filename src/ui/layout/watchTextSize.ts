// Marks the page (data-large-text) while its text is so large that a phrase may be wider than a line.
import styles from "./PhraseWrap.module.css";
import { windowSize } from "./windowSize";

/** The attribute that marks the root element. */
export const largeTextAttribute = "data-large-text";

export const isLargeText = (): boolean =>
	document.documentElement.hasAttribute(largeTextAttribute);

/** Updates the mark whenever the font size or the window's width changes; to be called once. */
export function watchTextSize(): void {
	const line = document.createElement("div");
	line.className = styles.line ?? "";
	document.body.append(line);
	const mark = () =>
		document.documentElement.toggleAttribute(
			largeTextAttribute,
			line.offsetWidth > windowSize().width,
		);
	new ResizeObserver(mark).observe(line);
	addEventListener("resize", mark);
}
