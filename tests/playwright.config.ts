// The Playwright projects on the built product: journeys, audits, Lighthouse, reliability. TEST_SUITE is "ci" or "full" (tests/run.ts).
import { defineConfig } from "@playwright/test";
import { phone } from "./e2e/support/phone";
import {
	browserArguments,
	browserOrExit,
	findHeadlessShell,
} from "./support/browser";

if (!process.env.TEST_BROWSER) {
	const browser = await browserOrExit();
	process.env.TEST_BROWSER = browser;
	process.env.TEST_SHELL = await findHeadlessShell(browser);
}

const isCi = process.env.TEST_SUITE === "ci";

/** Tests that measure time run alone. */
const lighthouse = /(lighthouse|pwa)\.test\.ts/;

export default defineConfig({
	globalSetup: "./e2e/support/start.ts",
	outputDir: "../test-results/playwright",
	fullyParallel: true,
	forbidOnly: true,
	// The timeouts leave room for a busy machine: every wait ends as soon as its condition holds.
	...(isCi
		? {
				grep: /@ci/,
				grepInvert: /@red/,
				workers: 1,
				retries: 2,
				maxFailures: 3,
				timeout: 60_000,
			}
		: {
				workers: 2,
				retries: process.env.TEST_SUITE ? 1 : 0,
				timeout: 120_000,
			}),
	expect: { timeout: 15_000 },
	reporter: [["list"], ["./support/reporter.ts"]],
	use: {
		...phone,
		// Saves a sixth of the work; tests of motion and tests with a profile use a phone's own values (fullMotion).
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
			// Saves a fifth of the work; a test that needs the service worker allows it.
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
