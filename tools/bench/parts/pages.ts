// The part `pages`: second visits to the screens.
import { startApp } from "../../../tests/support/app";
import { launchBrowser } from "../../../tests/support/browser";
import { measureVisits } from "../pageVisits";
import { medianMs, printFigure, printHeading } from "../report";
import type { BenchPart } from "./part";

export const pages: BenchPart = async ({ rounds }) => {
	printHeading(
		"Second visits on a slow phone",
		`medians of ${rounds} rounds, after one that is thrown away`,
	);
	console.log(
		"A frame counts from the start of the page transition: the first one still shows the page that is left, the second one must show the next page with nine tenths of the text that it had, its heading, and no skeleton on the screen. A privilege has no transition and counts from the press.",
	);
	const app = await startApp({ RATE_LIMIT_PER_CLIENT: "0" });
	const browser = await launchBrowser();
	try {
		for (const [name, visits] of await measureVisits(
			browser,
			app.address,
			rounds,
		)) {
			const time = medianMs(visits.map((visit) => visit.time));
			const frames = visits.map((visit) => visit.frames);
			const what = `${name} again, saved content ${time} after the press`;
			printFigure(what, frames, { atMost: 2 }, "frames");
		}
	} finally {
		await browser.close();
		await app.stop();
	}
};
