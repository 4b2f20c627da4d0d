// Browser tests on the built product: journeys, audits, Lighthouse. How often and how many at once, the gate and the proof say (tests/support/steps.ts).
import { defineConfig } from "@playwright/test";
import { phone } from "./e2e/support/phone";
import { browserArguments, browserOrEnd, findShell } from "./support/browser";

if (!process.env.TEST_BROWSER) {
	const whole = await browserOrEnd();
	process.env.TEST_BROWSER = whole.executablePath;
	process.env.TEST_SHELL = (await findShell(whole)).executablePath;
}

/** What measures time, or is measured by it: nothing runs beside it. */
const lighthouse = /(lighthouse|pwa)\.test\.ts/;

export default defineConfig({
	globalSetup: "./e2e/support/start.ts",
	outputDir: "../test-results",
	retries: 0,
	workers: 2,
	fullyParallel: true,
	forbidOnly: true,
	// Waits end with the state they wait for; these are for a machine that has other work too.
	timeout: 120_000,
	expect: { timeout: 15_000 },
	reporter: "list",
	use: {
		...phone,
		// A sixth less work. The journeys of a profile (the main job among them) keep the
		// phone's density and motion, and what proves motion asks for it: fullMotion.
		deviceScaleFactor: 1,
		contextOptions: { reducedMotion: "reduce" },
		launchOptions: {
			executablePath: process.env.TEST_SHELL ?? process.env.TEST_BROWSER,
			args: browserArguments,
		},
		actionTimeout: 15_000,
		navigationTimeout: 15_000,
		screenshot: "only-on-failure",
	},
	projects: [
		{
			name: "e2e",
			testDir: "./e2e",
			// A fifth less work: what needs the worker (no network, a release, the way back) asks for it.
			use: { serviceWorkers: "block" },
		},
		{
			name: "reliability",
			testDir: "./reliability/browser",
			timeout: 3_600_000,
			workers: 1,
		},
		{ name: "audits", testDir: "./audits", testIgnore: lighthouse },
		{
			name: "lighthouse",
			testDir: "./audits",
			testMatch: lighthouse,
			workers: 1,
			fullyParallel: false,
		},
	],
});
