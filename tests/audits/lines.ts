// Finds faulty lines of text in a page: words, numbers and dates that are broken across lines, and texts outside the screen.

/** The faults with their texts: a compound, number, time, amount or date on more than one line; a line outside the screen that cannot be scrolled to; with `isLarge` a line break inside an English word or a Thai syllable. A single function, since Playwright serialises it into the page. */
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
		// Skips texts for screen readers only, and a code that is written vertically.
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
			// Parts of one line may differ in height; parts of two lines do not overlap.
			const [first, ...rest] = all.filter(({ width }) => width);
			if (first && rest.some(({ top }) => top >= first.bottom - 1))
				faults.add(`"${part}" is broken across lines: ${text}`);
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
				if (!scrolls(parent))
					faults.add(`a line is outside the screen: ${text}`);
		if (!isLarge) continue;

		const rect = (at: number) => select(at, 1).getBoundingClientRect();
		// Addresses and codes may break inside, since they have no spaces.
		for (const { 0: part, index } of text.matchAll(/[^\s/@.:?&=_-]+/gu)) {
			if (part.length < 2 || /\d/.test(part)) continue;
			for (let at = index + 1; at < index + part.length; at++) {
				const [before, after] = [rect(at - 1), rect(at)];
				if (!before.width || after.top < before.bottom - 1) continue;
				const pair = text.slice(at - 1, at + 1);
				if (/[A-Za-z]{2}|[เ-ไ].|.[ะ-ฺ็-๎]/u.test(pair))
					faults.add(
						`a line breaks inside a word: "${text.slice(0, at)}|${text.slice(at)}"`,
					);
			}
		}
	}
	return [...faults];
}
