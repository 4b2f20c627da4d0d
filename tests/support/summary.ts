// The end of a run's output: every failed test by name, the flaky ones, what is @red, what was measured, the table of parts, the count.
import { stripVTControlCharacters } from "node:util";
import { type Counts, isRed } from "./counts";

export interface PartResult extends Counts {
	title: string;
	seconds: number;
}

/** Whoever reads only the end of the output reads this many lines. */
const most = 40;
const width = 180;
/** Lines of them that may tell what was measured: a table of Lighthouse's pages and a few single ones. */
const mostMeasured = 12;

const short = (text: string) => {
	const line = text.split("\n").find((it) => it.trim() !== "") ?? "";
	const plain = stripVTControlCharacters(line).trim();
	return plain.length > width ? `${plain.slice(0, width - 1)}…` : plain;
};

/** At most `most` of the lines; says how many more there are. */
const firstOf = (lines: string[], room: number) =>
	lines.length <= room
		? lines
		: [
				...lines.slice(0, Math.max(room - 1, 0)),
				`… and ${lines.length - Math.max(room - 1, 0)} more, named above`,
			];

/** The lines that tell a run, 40 at most. */
export function story(results: PartResult[]): string[] {
	const all = <T>(of: (result: PartResult) => T[]) => results.flatMap(of);
	const table = results.map(({ title, seconds, passed, failures }) => {
		const mark = failures.length === 0 ? "ok  " : "FAIL";
		const counted = `${passed} passed, ${failures.length} failed`;
		return `${mark} ${title.padEnd(34)} ${counted.padEnd(26)} ${seconds.toFixed(1).padStart(7)} s`;
	});
	const passed = results.reduce((sum, it) => sum + it.passed, 0);
	const failed = all((it) => it.failures).length;
	const failures = all((it) => it.failures).map(
		({ name, why }) => `FAILED ${short(name)}: ${short(why)}`,
	);
	const flaky = all((it) => it.flaky).map((name) => `flaky  ${short(name)}`);
	const red = [
		...all((it) => it.leftOut),
		...all((it) => it.failures)
			.map(({ name }) => name)
			.filter(isRed),
	].map((name) => `@red   ${short(name)}`);

	// What was measured is there for whoever asks how fast it is; a failure's name goes first.
	const measured = firstOf(
		all((it) => it.measured).map((line) => line.trimEnd().slice(0, width)),
		mostMeasured,
	);
	const room = most - table.length - measured.length - 1;
	const named = firstOf(
		[...failures.map((it) => it.slice(0, width)), ...flaky, ...red],
		room,
	);
	return [
		...named,
		...measured,
		...table,
		`${passed} passed, ${failed} failed`,
	];
}
