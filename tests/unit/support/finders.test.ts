// Proves that a machine with neither a browser, a database nor apt ends in one clear line that says what to install.
// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import { findBrowser, findShell, findThaiFonts } from "../../support/browser";
import { installPackages } from "../../support/debian";
import { startPostgres } from "../../support/postgres";

// No program can be found: no npx, no apt-get, no sudo, no PostgreSQL.
beforeEach(() => void vi.stubEnv("PATH", "/nowhere"));

const lineOf = (work: Promise<unknown>) =>
	work.then(
		() => "it was found",
		(error: unknown) => (error instanceof Error ? error.message : "no error"),
	);

test("no browser", async () => {
	expect(await lineOf(findBrowser([], []))).toMatch(
		/^No browser to test with\. Playwright's download ended with status 1; Debian's package: there is no (apt-get|sudo) here\. Install Chromium and run again\.$/,
	);
});

test("without a shell the whole browser serves", async () => {
	const whole = { executablePath: "/usr/bin/chromium", description: "whole" };
	expect(await findShell(whole, ["/nowhere/shell"])).toBe(whole);
});

test("no PostgreSQL", async () => {
	expect(await lineOf(startPostgres({ root: "/nowhere" }))).toMatch(
		/^No PostgreSQL to test with\. Debian's package: there is no (apt-get|sudo) here\. Install PostgreSQL and run again\.$/,
	);
});

test("no Thai font is said, and stops nothing", async () => {
	expect(await findThaiFonts()).toMatch(
		/^No Thai font, pictures will show boxes \(Debian's package: there is no \S+ here\)$/,
	);
});

test("a package that cannot be installed says why in one line", async () => {
	vi.unstubAllEnvs();
	vi.stubEnv("PATH", `${import.meta.dirname}/machine`);
	expect(await installPackages(["chromium"])).toBe(
		"E: Unable to locate package chromium",
	);
});
