// What is wrong with the lines of a page, measured inside it: words, numbers and dates on two lines, and texts beside the screen.

/** The compounds on the page whose letters stand on more than one line, each with its text. */
export function brokenCompounds(compounds: readonly string[]): string[] {
	const broken: string[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const node = walker.currentNode;
		const text = node.textContent ?? "";
		for (const word of compounds) {
			const at = text.indexOf(word);
			if (at < 0) continue;
			const range = document.createRange();
			range.setStart(node, at);
			range.setEnd(node, at + word.length);
			const tops = [...range.getClientRects()].map(({ top }) =>
				Math.round(top),
			);
			if (new Set(tops).size > 1) broken.push(`${word}: ${text}`);
		}
	}
	return broken;
}

/** The numbers, times, amounts and dates on the page whose characters stand on more than one line, each with its text. */
export function brokenNumbers(): string[] {
	const broken: string[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const node = walker.currentNode;
		const parent = node.parentElement;
		const text = node.textContent ?? "";
		if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
		if (parent.closest(".visually-hidden")) continue;
		const { overflowWrap, writingMode } = getComputedStyle(parent);
		// Codes and addresses may break anywhere; a code along the side has no lines.
		if (overflowWrap === "anywhere" || writingMode !== "horizontal-tb")
			continue;
		const range = document.createRange();
		for (const { 0: number, index } of text.matchAll(
			/\d+\u00a0[^\s\d]+\u00a0\d{4}|\d[\d.,:]*\d/gu,
		)) {
			range.setStart(node, index);
			range.setEnd(node, index + number.length);
			// The parts of one line may differ in height, those of two lines do not overlap.
			const rects = [...range.getClientRects()].filter(({ width }) => width);
			const first = rects[0];
			if (first && rects.some(({ top }) => top >= first.bottom - 1))
				broken.push(`${number}: ${text}`);
		}
	}
	return broken;
}

/** Texts on the page of which a line stands beside the screen where nothing scrolls there. */
export function besideScreen(): string[] {
	const beside: string[] = [];
	const scrolls = (element: Element | null): boolean =>
		element !== null &&
		(/auto|scroll/.test(getComputedStyle(element).overflowX) ||
			scrolls(element.parentElement));
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const node = walker.currentNode;
		const parent = node.parentElement;
		if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
		// Only for screen readers; a code along the side of the screen.
		if (parent.closest(".visually-hidden")) continue;
		if (getComputedStyle(parent).writingMode !== "horizontal-tb") continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		for (const { left, right, width } of range.getClientRects())
			if (width > 1 && (left < -1 || right > innerWidth + 1))
				if (!scrolls(parent)) beside.push(node.textContent ?? "");
	}
	return beside;
}

/** Lines on the page that begin or end inside an English word or a Thai syllable. */
export function badLines(): string[] {
	const bad = new Set<string>();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const node = walker.currentNode;
		const parent = node.parentElement;
		const text = node.textContent ?? "";
		if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
		// Only for screen readers; a code along the side of the screen.
		if (parent.closest(".visually-hidden")) continue;
		if (getComputedStyle(parent).writingMode !== "horizontal-tb") continue;
		const range = document.createRange();
		const rect = (at: number) => {
			range.setStart(node, at);
			range.setEnd(node, at + 1);
			return range.getBoundingClientRect();
		};
		// An address or a code has no other place to break.
		for (const { 0: part, index } of text.matchAll(/[^\s/@.:?&=_-]+/gu)) {
			if (part.length < 2 || /\d/.test(part)) continue;
			for (let at = index + 1; at < index + part.length; at++) {
				const [before, after] = [rect(at - 1), rect(at)];
				if (!before.width || after.top < before.bottom - 1) continue;
				const pair = text.slice(at - 1, at + 1);
				if (/[A-Za-z]{2}|[เ-ไ].|.[ะ-ฺ็-๎]/u.test(pair))
					bad.add(`"${text.slice(0, at)}|${text.slice(at)}" in a line`);
			}
		}
	}
	return [...bad];
}
