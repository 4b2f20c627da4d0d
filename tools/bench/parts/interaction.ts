// The part `interaction`: what presses, keys and swipes cost on a slow processor.
import { actions, measureInteractions, sessionCount } from "../interaction";
import { printFigure, printHeading } from "../report";
import type { BenchPart } from "./part";

export const interaction: BenchPart = async () => {
	printHeading(
		"Presses, keys and swipes at 4x slow-down",
		`medians of ${sessionCount} sessions; a task of 50 ms or less is not reported and counts as 0, an interaction as 16 ms at least; a swipe is no interaction to a browser`,
	);
	const measured = await measureInteractions();
	for (const action of actions) {
		const costs = measured.map((session) => session[action]);
		const tasks = costs.map(({ task }) => task);
		printFigure(`${action}, longest task`, tasks, { atMost: 50 }, "ms");
		const inp = costs.map((it) => it.inp);
		if (inp.some((time) => time > 0))
			printFigure(`${action}, INP`, inp, { atMost: 150 }, "ms");
	}
	const whole = measured.map((session) =>
		Math.max(...actions.map((action) => session[action].inp)),
	);
	printFigure("all of a session, INP", whole, { atMost: 150 }, "ms");
};
