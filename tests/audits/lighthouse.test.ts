// Proves Lighthouse's scores on pages of a signed-in customer, and measures the medians of their loads next to the baseline's.
import lighthouse from "lighthouse";
import { runRounds } from "../support/rounds";
import { expect, test } from "./lighthousePhone";
import { medianTimes, metrics, readTimes, timesTable } from "./loadTimes";
import { testMarks } from "./testMarks";

const rounds = 5;

// `least` is low, since a performance score depends on the machine; it finds only a very large loss.
const screens = [
	{ name: "home", path: "/", least: 60 },
	{ name: "privilege", path: "/?modal-privilege=1001", least: 50 },
	{ name: "history", path: "/history?state=history", least: 80 },
	{ name: "category", path: "/privilege", least: 60 },
	{ name: "search", path: "/search", least: 60 },
];
/** How many points the app's median may be below the baseline's in the same run; the baseline's own scores differ by up to 8. */
const under = 15;

for (const { name, path } of screens) testMarks(name, path);

test.describe("performance", () => {
	// There are no retries, since measuring again until the result is good enough would bias it.
	test.describe.configure({ retries: 0, timeout: 480_000 });

	test(`Lighthouse 12's performance, medians of ${rounds} rounds in turn`, async ({
		measure,
	}) => {
		const baseline = process.env.TEST_BASELINE_ADDRESS;
		const pages = screens.map(({ name, path }) => ({ name, path }));
		if (baseline) pages.push({ name: "the baseline", path: baseline });
		const measured = await runRounds(
			rounds,
			async () => undefined,
			pages.map(({ path }) => async () => {
				const report = await measure(lighthouse, path, {
					// The score needs only these audits; all audits of the category would take half as long again.
					onlyAudits: Object.values(metrics),
					disableFullPageScreenshot: true,
				});
				return readTimes(report);
			}),
		);

		const rows = pages.map(({ name }, at) => ({
			name,
			loads: measured[at] ?? [],
		}));
		const table = timesTable(rows);
		if (!baseline)
			table.push(
				"  BENCH_BASELINE is not set, so there is no baseline to compare with.",
			);
		test.info().annotations.push({
			type: "measured",
			description: ["", ...table].join("\n"),
		});
		const scores = rows.map(({ loads }) => medianTimes(loads).score);
		const baselines = scores[screens.length];
		for (const [at, { name, least }] of screens.entries()) {
			expect
				.soft(scores[at], `${name}: the score`)
				.toBeGreaterThanOrEqual(least);
			if (baselines !== undefined)
				expect
					.soft(
						scores[at],
						`${name}: the score compared with the baseline's ${baselines}`,
					)
					.toBeGreaterThanOrEqual(baselines - under);
		}
	});
});
