// Playwright's global setup: starts the built product (unless TEST_APP_ADDRESS names a running one) and the baseline that BENCH_BASELINE names, and stops them at the end.
import { startBaseline } from "../../../tools/bench/baseline";
import { startApp } from "../../support/app";
import { demoBuildProblem } from "../../support/build";

/** Starts the baseline in this process: in the measuring process, the measurement would slow it down. */
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
