// Expected bar widths of the formats that no reader here supports, computed from the formats' rules.

/** MSI: the bits of each digit from 8 to 1, a one as wide bar and narrow space, a zero as narrow and wide; in modules, bar first. */
export function msiWidths(value: string): number[] {
	const bits = [...value].flatMap((digit) =>
		[8, 4, 2, 1].map((weight) => (Number(digit) & weight ? [2, 1] : [1, 2])),
	);
	return [[2, 1], ...bits, [1, 2, 1]].flat();
}

/** Pharmacode: from the right, bars count 1, 2, 4 … where narrow (1 module) and twice that where wide (3); spaces are 2. */
export function pharmacodeWidths(value: number): number[] {
	const bars: number[] = [];
	for (let rest = value; rest > 0; ) {
		const isWide = rest % 2 === 0;
		bars.unshift(isWide ? 3 : 1);
		rest = (rest - (isWide ? 2 : 1)) / 2;
	}
	return bars.flatMap((bar, index) => (index === 0 ? [bar] : [2, bar]));
}

/** Runs of one shade in a row of grey values: white first, black next, in pixels. */
export function runsOf(row: Iterable<number>): number[] {
	const runs: number[] = [];
	let wasDark: boolean | null = null;
	for (const shade of row) {
		const isDark = shade < 128;
		if (isDark !== wasDark) runs.push(0);
		runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
		wasDark = isDark;
	}
	return runs;
}
