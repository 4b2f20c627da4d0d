// Proves that a machine with neither a browser, a database nor apt ends in one clear line that says what to install.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findBrowser, findHeadlessShell } from "../../support/browser";
import { installPackages } from "../../support/debian";
import { startPostgres } from "../../support/postgres";

// No program can be found: no apt-get, no sudo, no PostgreSQL.
beforeEach(() => void vi.stubEnv("PATH", "/nowhere"));
afterEach(() => void vi.unstubAllEnvs());

const errorOf = (work: Promise<unknown>) =>
	work.then(
		() => "it was found",
		(error: unknown) => (error instanceof Error ? error.message : "no error"),
	);

test("no browser", async () => {
	expect(await errorOf(findBrowser("/nowhere/chromium"))).toMatch(
		/^No browser to test with\. Debian's package: there is no (apt-get|sudo) here\. Install Chromium and run again\.$/,
	);
});

test("without a headless shell the whole browser serves", async () => {
	const browser = "/usr/bin/chromium";
	expect(await findHeadlessShell(browser)).toBe(browser);
});

test("no PostgreSQL", async () => {
	expect(await errorOf(startPostgres({ root: "/nowhere" }))).toMatch(
		/^No PostgreSQL to test with\. Debian's package: there is no (apt-get|sudo) here\. Install PostgreSQL and run again\.$/,
	);
});

test("a package that cannot be installed says why in one line", async () => {
	vi.stubEnv("PATH", `${import.meta.dirname}/machine`);
	expect(await installPackages("chromium")).toBe(
		"E: Unable to locate package chromium",
	);
});
