// The part `lists`: long lists beside short ones of their kind.
import { flingCount, measureLongLists } from "../longLists";
import { printFigure, printHeading } from "../report";
import type { BenchPart } from "./part";

export const lists: BenchPart = async ({ lists: names }) => {
	printHeading(
		"Long lists on a slow phone",
		`each loaded once; frames are the median of ${flingCount} flings`,
	);
	for (const { name, short, long } of await measureLongLists(names)) {
		for (const it of [short, long])
			console.log(
				`${name} of ${it.items}: longest frame ${it.longestFrame.toFixed(0)} ms at 4x slow-down, ${it.elements} elements, ${it.memory.toFixed(1)} MB`,
			);
		const pair = `${name} of ${long.items} to ${short.items}`;
		printFigure(`${pair}, elements`, long.elements / short.elements, {
			atMost: 1.2,
		});
		printFigure(`${pair}, memory`, long.memory / short.memory, { atMost: 1.5 });
		printFigure(
			`${name} of ${long.items}, longest frame to 100 ms`,
			long.longestFrame / 100,
			{ atMost: 1 },
		);
	}
};
