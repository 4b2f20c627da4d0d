// The expected bar widths of the formats that the tests' barcode reader does not support, computed from the formats' rules.

/** MSI: each digit is four bits from 8 to 1; a one is a wide bar and a narrow space, a zero the reverse. Widths in modules, starting with a bar. */
export function msiWidths(value: string): number[] {
	const bits = [...value].flatMap((digit) =>
		[8, 4, 2, 1].map((weight) => (Number(digit) & weight ? [2, 1] : [1, 2])),
	);
	return [[2, 1], ...bits, [1, 2, 1]].flat();
}

/** Pharmacode: from the right, narrow bars (1 module) count 1, 2, 4 … and wide bars (3 modules) twice that; spaces are 2 modules. */
export function pharmacodeWidths(value: number): number[] {
	const bars: number[] = [];
	for (let rest = value; rest > 0; ) {
		const isWide = rest % 2 === 0;
		bars.unshift(isWide ? 3 : 1);
		rest = (rest - (isWide ? 2 : 1)) / 2;
	}
	return bars.flatMap((bar, index) => (index === 0 ? [bar] : [2, bar]));
}

/** The lengths in pixels of the runs of light and dark in a row of grey values, in order. */
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
