// Text whose lines end between phrases. It adds no characters, so that copying, searching and names stay as they are.
import { Children, Fragment, type ReactNode } from "react";
import { foreignLanguage } from "./foreignLanguage";
import styles from "./Phrases.module.css";
import { isThai, keptTogether, splitPhrases } from "./thaiPhrases";
import { useLargeText } from "./useLargeText";

interface PhraseOptions {
	/** Letters of a phrase; fewer in a narrow place. */
	longest?: number;
	/** Shows the text from `start` to `end`, such as with marked words. */
	show?: (start: number, end: number) => ReactNode;
}

/** Letters of a phrase; a large text has fewer in a line. */
export const useLongestPhrase = (wanted = 16): number =>
	useLargeText() ? Math.min(wanted, 10) : wanted;

/** A Thai text in one element, which stays one item of a flex container. */
function Lines({
	text,
	longest: wanted = 16,
	show = (start, end) => text.slice(start, end),
}: PhraseOptions & { text: string }) {
	const longest = useLongestPhrase(wanted);
	let end = 0;
	return (
		<span lang={foreignLanguage(text)}>
			{splitPhrases(text, longest).map((phrase) => {
				const start = end;
				end += phrase.length;
				const shownStart = end - phrase.trimStart().length;
				const shownEnd = shownStart + phrase.trim().length;
				const fits = keptTogether(phrase, longest);
				return (
					<Fragment key={start}>
						{text.slice(start, shownStart)}
						<span className={fits ? styles.phrase : undefined}>
							{show(shownStart, shownEnd)}
						</span>
						{text.slice(shownEnd, end) || (end < text.length && <wbr />)}
					</Fragment>
				);
			})}
		</span>
	);
}

/** Splits the Thai strings among the children; elements stay as they are. */
export const Phrases = ({
	children,
	...options
}: PhraseOptions & { children: ReactNode }) =>
	Children.map(children, (child) => {
		if (typeof child !== "string") return child;
		if (isThai(child)) return <Lines text={child} {...options} />;
		return options.show?.(0, child.length) ?? child;
	});

/** What shows the translated text of each `Trans`. */
export const TransPhrases = ({ translation }: { translation: ReactNode }) => (
	<Phrases>{translation}</Phrases>
);
