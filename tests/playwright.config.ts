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

/** These measure time: nothing runs beside them. */
const lighthouse = /(lighthouse|pwa)\.test\.ts/;

export default defineConfig({
	globalSetup: "./e2e/support/start.ts",
	outputDir: "../test-results/playwright",
	fullyParallel: true,
	forbidOnly: true,
	// Waits end with the state they wait for; the timeouts leave room for a busy machine.
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
		// A sixth less work; tests of motion and those with a profile ask for a phone's own (fullMotion).
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
			// A fifth less work: a test that needs the service worker asks for it.
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
