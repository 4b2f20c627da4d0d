// The part `phone`: the app's starts on a slow phone beside the baseline's.
import { startApp } from "../../../tests/support/app";
import { launchOptions } from "../../../tests/support/browser";
import { ratioOf } from "../../../tests/support/rounds";
import { medianMs, printFigure, printHeading, roundsNote } from "../report";
import { measureAppStarts } from "../starts";
import { type BenchPart, baselineOrExit } from "./part";

export const phone: BenchPart = async ({ rounds, baselineReady }) => {
	const baseline = await baselineOrExit();
	const { executablePath } = await launchOptions();
	printHeading("Starts on a slow phone", roundsNote(rounds));
	console.log(executablePath);
	const app = await startApp({ RATE_LIMIT_PER_CLIENT: "0" });
	try {
		const measured = await measureAppStarts(
			app.address,
			rounds,
			baseline && { address: baseline.address, content: baselineReady },
		);
		for (const { what, app: ours, baseline: theirs } of measured)
			console.log(
				`${what}: ${medianMs(ours)}${theirs === null ? "" : `, the baseline ${medianMs(theirs)}`}`,
			);
		if (baseline === null)
			console.log(
				"BENCH_BASELINE names no baseline. These times are this machine's of this minute; they mean something only beside a baseline's.",
			);
		for (const { what, app: ours, baseline: theirs, atMost } of measured)
			if (theirs !== null) printFigure(what, ratioOf(ours, theirs), { atMost });
	} finally {
		await app.stop();
		await baseline?.stop();
	}
};
