// Marks the phrases of Thai texts in markup that React does not render.
import styles from "./PhraseWrap.module.css";
import { fitsOneLine, isThai, splitPhrases } from "./thaiPhrases";
import { isLargeText } from "./watchTextSize";

/** A phrase as an element, followed by the space or break where a line may end. */
function elementsOf(phrase: string, longest: number): (Node | string)[] {
	const text = phrase.trimEnd();
	const element = document.createElement("span");
	element.textContent = text;
	if (fitsOneLine(text, longest, isLargeText()))
		element.className = styles.phrase ?? "";
	return [element, phrase.slice(text.length) || document.createElement("wbr")];
}

/** A longer text is left unchanged, because passing its parts as arguments would overflow the stack. */
const maxLength = 100_000;

/** Wraps each phrase of the Thai texts in its own element; `longest` is the most letters of a phrase. */
export function wrapPhrases(content: Node, longest: number): void {
	const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
	const texts: CharacterData[] = [];
	while (walker.nextNode())
		if (walker.currentNode instanceof CharacterData)
			texts.push(walker.currentNode);
	for (const text of texts)
		if (isThai(text.data) && text.data.length < maxLength)
			text.replaceWith(
				...splitPhrases(text.data, longest, isLargeText()).flatMap((phrase) =>
					elementsOf(phrase, longest),
				),
			);
}
