// Text that wraps between phrases only; it adds no characters, so that copying, searching and accessible names do not change.
import { Children, Fragment, type ReactNode, useMemo } from "react";
import { foreignLanguage } from "./foreignLanguage";
import styles from "./PhraseWrap.module.css";
import { fitsOneLine, isThai, splitPhrases } from "./thaiPhrases";
import { useLargeText } from "./useLargeText";

interface PhraseOptions {
	/** The most letters of a phrase. */
	longest?: number;
	/** Renders the text from `start` to `end`, for instance with marked words. */
	show?: (start: number, end: number) => ReactNode;
}

/** The most letters of a phrase: `longest`, or fewer with a large text. */
export const useMaxPhraseLength = (longest = 16): number =>
	useLargeText() ? Math.min(longest, 10) : longest;

/** A Thai text as one element, so that it is one item in a flex container. */
function Lines({
	text,
	longest,
	show = (start, end) => text.slice(start, end),
}: PhraseOptions & { text: string }) {
	const maxLength = useMaxPhraseLength(longest);
	const isLarge = useLargeText();
	// The segmenter is the most expensive part of rendering a card again.
	const phrases = useMemo(
		() => splitPhrases(text, maxLength, isLarge),
		[text, maxLength, isLarge],
	);
	let end = 0;
	return (
		<span lang={foreignLanguage(text)}>
			{phrases.map((phrase) => {
				const start = end;
				end += phrase.length;
				const shownStart = end - phrase.trimStart().length;
				const shownEnd = shownStart + phrase.trim().length;
				const fits = fitsOneLine(phrase, maxLength, isLarge);
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

/** Splits the Thai strings among the children into phrases and sets `lang` on strings in another language than the page; elements stay as they are. */
export const PhraseWrap = ({
	children,
	...options
}: PhraseOptions & { children: ReactNode }) =>
	Children.map(children, (child) => {
		if (typeof child !== "string") return child;
		if (isThai(child)) return <Lines text={child} {...options} />;
		const shown = options.show?.(0, child.length) ?? child;
		const lang = foreignLanguage(child);
		return lang ? <span lang={lang}>{shown}</span> : shown;
	});

/** Renders the translated text of each `Trans`. */
export const WrappedTranslation = ({
	translation,
}: {
	translation: ReactNode;
}) => <PhraseWrap>{translation}</PhraseWrap>;
