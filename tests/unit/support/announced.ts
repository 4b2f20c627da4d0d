// Waits for what a screen reader announces: a text that is new in a live region it knows already.
import { until } from "./drawn";

const spoken = (page: HTMLElement, words: string) =>
	[...page.querySelectorAll("[role=status] *")].findLast(
		(it) => it.textContent?.includes(words) && !it.closest("[aria-hidden]"),
	);

/** Waits until the words are announced, after `before` again; gives their element. */
export async function announced(
	page: HTMLElement,
	words: string,
	before?: Element,
) {
	await until(() => (spoken(page, words) ?? before) !== before);
	return spoken(page, words);
}
