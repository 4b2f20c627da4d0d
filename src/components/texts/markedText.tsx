// A text with the search words marked.
import { highlightParts } from "../../domain/text/searchWords";
import styles from "./markedText.module.css";

/** Returns a function that renders the text between two indices with the search words marked. */
export function markedText(text: string, words: readonly string[]) {
	let end = 0;
	const parts = highlightParts(text, words).map((part) => {
		const start = end;
		end += part.text.length;
		return { ...part, start, end };
	});
	return (from: number, to: number) =>
		parts
			.filter((part) => part.start < to && part.end > from)
			.map(({ start, end, isMatch }) => {
				const shown = text.slice(Math.max(start, from), Math.min(end, to));
				return isMatch ? (
					<mark key={start} className={styles.match}>
						{shown}
					</mark>
				) : (
					shown
				);
			});
}
