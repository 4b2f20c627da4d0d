// Before all journeys: starts the built product once, and the baseline that BENCH_BASELINE names; ends them after them. TEST_APP_ADDRESS names an app that runs already.
import { startBaseline } from "../../../tools/bench/baseline";
import { startApp } from "../../support/app";
import { demoBuildProblem } from "../../support/build";

/** In this process, not in the one that measures: its own work would slow its baseline down. */
async function startBaselineApp() {
	const { BENCH_BASELINE: name } = process.env;
	if (!name) return null;
	const baseline = await startBaseline(name);
	process.env.TEST_BASELINE_ADDRESS = baseline.address;
	return baseline;
}

export default async function start() {
	const baseline = await startBaselineApp();
	if (process.env.TEST_APP_ADDRESS) return () => baseline?.stop();
	const error = demoBuildProblem();
	if (error) throw new Error(error);
	const app = await startApp();
	process.env.TEST_APP_ADDRESS = app.address;
	return async () => {
		await app.stop();
		await baseline?.stop();
	};
}
