// Proves that on a machine without a browser, a database and apt the error says in one line what to install.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findBrowser, findHeadlessShell } from "../../support/browser";
import { installPackages } from "../../support/debian";
import { startPostgres } from "../../support/postgres";

// The PATH is empty, so that no apt-get, sudo or PostgreSQL can be found.
beforeEach(() => void vi.stubEnv("PATH", "/nowhere"));
afterEach(() => void vi.unstubAllEnvs());

const errorOf = (work: Promise<unknown>) =>
	work.then(
		() => "it was found",
		(error: unknown) => (error instanceof Error ? error.message : "no error"),
	);

test("no browser", async () => {
	expect(await errorOf(findBrowser("/nowhere/chromium"))).toMatch(
		/^No browser was found, and Debian's package could not be installed \((apt-get|sudo) is not installed\)\. Install Chromium and try again\.$/,
	);
});

test("without a headless shell the whole browser serves", async () => {
	const browser = "/usr/bin/chromium";
	expect(await findHeadlessShell(browser)).toBe(browser);
});

test("no PostgreSQL", async () => {
	expect(await errorOf(startPostgres({ root: "/nowhere" }))).toMatch(
		/^PostgreSQL was not found, and Debian's package could not be installed \((apt-get|sudo) is not installed\)\. Install PostgreSQL and try again\.$/,
	);
});

test("a package that cannot be installed says why in one line", async () => {
	vi.stubEnv("PATH", `${import.meta.dirname}/machine`);
	expect(await installPackages("chromium")).toBe(
		"E: Unable to locate package chromium",
	);
});
