// The part `saved`: starts of a phone with many saved codes, or a long history, beside those of one with ten.
import { median, ratioOf } from "../../../tests/support/rounds";
import { medianMs, printFigure, printHeading, roundsNote } from "../report";
import { measureCodeStarts, measureHomeStarts } from "../savedStarts";
import type { BenchPart } from "./part";

export const saved: BenchPart = async ({ rounds }) => {
	printHeading(
		"Saved codes, cold start with no network on a slow phone",
		roundsNote(rounds),
	);
	const { few, many } = await measureCodeStarts(rounds);
	for (const it of [few, many])
		console.log(
			`${it.codes} saved codes: list in ${medianMs(it.list)}, code in ${medianMs(it.code)}`,
		);
	for (const what of ["list", "code"] as const)
		printFigure(
			`${many.codes} saved codes to ${few.codes}, offline start to the ${what}`,
			ratioOf(many[what], few[what]),
			{ atMost: 1.2 },
		);

	const homes = (await measureHomeStarts(rounds)).map(({ name, starts }) => ({
		name,
		times: starts.map(({ time }) => time),
		memory: starts.map((start) => start.memory),
	}));
	for (const { name, times, memory } of homes)
		console.log(
			`${name}: home's deals in ${medianMs(times)}, ${median(memory).toFixed(1)} MB of scripts' memory`,
		);
	const [first, ...others] = homes;
	if (!first) return;
	for (const { name, times, memory } of others) {
		const pair = `${name} to ${first.name}`;
		printFigure(
			`${pair}, offline start to home's deals`,
			ratioOf(times, first.times),
			{
				atMost: 1.1,
			},
		);
		printFigure(`${pair}, memory`, ratioOf(memory, first.memory), {
			atMost: 1.2,
		});
	}
};
