// Finds a Chromium that starts: Playwright's own, one on the PATH, or Debian's package, which is then installed.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { fail } from "../../tools/fail";
import { installPackages } from "./debian";

/** Arguments of every browser launch: no background traffic, and no sandbox so that it can run as root in a container. */
export const browserArguments = [
	"--no-sandbox",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** The path of the first of these programs that starts; a bare name is looked up on the PATH. Null when none starts. */
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
				// Try the next one.
			}
		}
	return null;
}

/** The path of a browser. Throws an error of one sentence when none starts and none can be installed. */
export async function findBrowser(
	own = chromium.executablePath(),
): Promise<string> {
	const names = [own, "chromium", "chromium-browser", "google-chrome"];
	const existing = await firstOnPath(...names);
	if (existing) return existing;
	const reason = await installPackages("chromium", "fonts-noto-core");
	const installed = await firstOnPath("chromium");
	if (installed) return installed;
	throw new Error(
		`No browser was found, and Debian's package ${reason ? `could not be installed (${reason})` : "does not start"}. Install Chromium and try again.`,
	);
}

/** The headless shell, which needs a third less work per page but has no install prompt; the full browser when it is missing. */
export const findHeadlessShell = async (browser: string): Promise<string> =>
	(await firstOnPath("chromium-headless-shell")) ?? browser;

let browserPath: Promise<string> | undefined;

/** The path of the browser, searched once; without one the program prints the error and exits with status 1. */
export function browserOrExit(): Promise<string> {
	browserPath ??= findBrowser().catch(({ message }: Error) => fail(message));
	return browserPath;
}

export const launchBrowser = async (): Promise<Browser> =>
	chromium.launch({
		executablePath: await browserOrExit(),
		args: browserArguments,
	});
