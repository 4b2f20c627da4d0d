// What is wrong with the lines of a page, measured inside it: words, numbers and dates on two lines, and texts beside the screen.

/** The faults, each with its text: a compound, a number, time, amount or date on more than one line; a line beside the screen where nothing scrolls there; with `isLarge` a line that begins or ends inside an English word or a Thai syllable. One function, for Playwright sends it into the page alone. */
export function lineFaults({
	compounds = [],
	isLarge = false,
}: {
	compounds?: readonly string[];
	isLarge?: boolean;
}): string[] {
	const faults = new Set<string>();
	const range = document.createRange();
	const scrolls = (element: Element | null): boolean =>
		element !== null &&
		(/auto|scroll/.test(getComputedStyle(element).overflowX) ||
			scrolls(element.parentElement));
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const node = walker.currentNode;
		const parent = node.parentElement;
		const text = node.textContent ?? "";
		if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
		// Only for screen readers; a code along the side of the screen.
		if (parent.closest(".visually-hidden")) continue;
		const { overflowWrap, writingMode } = getComputedStyle(parent);
		if (writingMode !== "horizontal-tb") continue;
		const select = (at: number, length: number) => {
			range.setStart(node, at);
			range.setEnd(node, at + length);
			return range;
		};
		const check = (at: number, part: string) => {
			const all = [...select(at, part.length).getClientRects()];
			// The parts of one line may differ in height, those of two lines do not overlap.
			const [first, ...rest] = all.filter(({ width }) => width);
			if (first && rest.some(({ top }) => top >= first.bottom - 1))
				faults.add(`${part}: ${text}`);
		};

		for (const word of compounds)
			for (const { index } of text.matchAll(new RegExp(word, "g")))
				check(index, word);
		// Codes and addresses may break anywhere.
		if (overflowWrap !== "anywhere")
			for (const { 0: number, index } of text.matchAll(
				/\d+\u00a0[^\s\d]+\u00a0\d{4}|\d[\d.,:]*\d/gu,
			))
				check(index, number);
		const lines = select(0, text.length).getClientRects();
		for (const { left, right, width } of lines)
			if (width > 1 && (left < -1 || right > innerWidth + 1))
				if (!scrolls(parent)) faults.add(`beside the screen: ${text}`);
		if (!isLarge) continue;

		const rect = (at: number) => select(at, 1).getBoundingClientRect();
		// An address or a code has no other place to break.
		for (const { 0: part, index } of text.matchAll(/[^\s/@.:?&=_-]+/gu)) {
			if (part.length < 2 || /\d/.test(part)) continue;
			for (let at = index + 1; at < index + part.length; at++) {
				const [before, after] = [rect(at - 1), rect(at)];
				if (!before.width || after.top < before.bottom - 1) continue;
				const pair = text.slice(at - 1, at + 1);
				if (/[A-Za-z]{2}|[เ-ไ].|.[ะ-ฺ็-๎]/u.test(pair))
					faults.add(`"${text.slice(0, at)}|${text.slice(at)}" in a line`);
			}
		}
	}
	return [...faults];
}
