// Waits for a text that a screen reader announces: a new text in an existing live region.
import { until } from "./drawn";

const spoken = (page: HTMLElement, words: string) =>
	[...page.querySelectorAll("[role=status] *")].findLast(
		(it) => it.textContent?.includes(words) && !it.closest("[aria-hidden]"),
	);

/** Waits until the words are announced in an element other than `before`, and returns that element. */
export async function announced(
	page: HTMLElement,
	words: string,
	before?: Element,
) {
	await until(() => (spoken(page, words) ?? before) !== before);
	return spoken(page, words);
}
