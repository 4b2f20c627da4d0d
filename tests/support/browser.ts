// Finds a Chromium that starts: Playwright's own, one on the path, or Debian's package, which it installs.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { fail } from "../../tools/fail";
import { installPackages } from "./debian";

/** For every start of the browser: no background traffic, and able to run as root in a container. */
export const browserArguments = [
	"--no-sandbox",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** The first of these programs that starts, looked for on the path. */
async function firstOnPath(...programs: string[]): Promise<string | null> {
	const folders = (process.env.PATH ?? "").split(delimiter);
	for (const program of programs)
		for (const folder of program.startsWith("/") ? [""] : folders) {
			const executablePath = join(folder, program);
			if (!existsSync(executablePath)) continue;
			try {
				const options = { executablePath, args: browserArguments };
				await (await chromium.launch(options)).close();
				return executablePath;
			} catch {
				// Another one may start.
			}
		}
	return null;
}

/** The path of a browser. Throws one clear sentence where none starts and none can be installed. */
export async function findBrowser(
	own = chromium.executablePath(),
): Promise<string> {
	const names = [own, "chromium", "chromium-browser", "google-chrome"];
	const found = await firstOnPath(...names);
	if (found) return found;
	const reason = await installPackages("chromium", "fonts-noto-core");
	const installed = await firstOnPath("chromium");
	if (installed) return installed;
	throw new Error(
		`No browser to test with. Debian's package: ${reason ?? "it does not start"}. Install Chromium and run again.`,
	);
}

/** The browser without a window: a third less work a page, but no install prompt. The whole browser where there is none. */
export const findHeadlessShell = async (browser: string): Promise<string> =>
	(await firstOnPath("chromium-headless-shell")) ?? browser;

let found: Promise<string> | undefined;

/** The browser, looked for once: programs that need one end with the sentence and status 1. */
export function browserOrExit(): Promise<string> {
	found ??= findBrowser().catch(({ message }: Error) => fail(message));
	return found;
}

export const launchBrowser = async (): Promise<Browser> =>
	chromium.launch({
		executablePath: await browserOrExit(),
		args: browserArguments,
	});
