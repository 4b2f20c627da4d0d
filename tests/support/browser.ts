// Finds a Chromium that starts, or gets one: Playwright's own, the system's, a download, Debian's package.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { command } from "./command";
import { installPackages } from "./debian";

/** What every start of the browser carries: quiet, and able to run as root in a container. */
export const browserArguments = [
	"--no-sandbox",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

export interface FoundBrowser {
	executablePath: string;
	/** For the reader: which browser, and where it came from. */
	description: string;
}

const systemPaths = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
];

async function versionOf(executablePath: string): Promise<string | null> {
	if (!existsSync(executablePath)) return null;
	try {
		const browser = await chromium.launch({
			executablePath,
			args: browserArguments,
		});
		const version = browser.version();
		await browser.close();
		return version;
	} catch {
		return null;
	}
}

async function first(
	source: string,
	paths: readonly string[],
): Promise<FoundBrowser | null> {
	for (const executablePath of paths) {
		const version = await versionOf(executablePath);
		if (version !== null)
			return {
				executablePath,
				description: `Chromium ${version}, ${source} (${executablePath})`,
			};
	}
	return null;
}

/** The browser for this run. Throws one clear sentence when none starts and none can be got. */
export async function findBrowser(
	own = [chromium.executablePath()],
	system = systemPaths,
): Promise<FoundBrowser> {
	const found =
		(await first("Playwright's own", own)) ??
		(await first("the system's", system));
	if (found) return found;

	const download = await command("npx", ["playwright", "install", "chromium"]);
	const downloaded = await first("downloaded by Playwright now", own);
	if (downloaded) return downloaded;

	const refusal =
		(await installPackages(["chromium"])) ?? "installed, but it does not start";
	const installed = await first("Debian's package, installed now", system);
	if (installed) return installed;

	throw new Error(
		`No browser to test with. Playwright's download ended with status ${download.status}; ` +
			`Debian's package: ${refusal}. Install Chromium and run again.`,
	);
}

/**
 * The same browser without a window's machinery: it draws a page with a third
 * less work, but knows no install prompt. Where there is none, the whole one.
 */
export async function findShell(
	whole: FoundBrowser,
	shells = ["/usr/bin/chromium-headless-shell"],
): Promise<FoundBrowser> {
	const found = await first("the system's without a window", shells);
	if (found || !systemPaths.includes(whole.executablePath))
		return found ?? whole;
	await installPackages(["chromium-headless-shell"]);
	return (await first("Debian's package, installed now", shells)) ?? whole;
}

/** The browser, for programs that are nothing without one: they end with the sentence and a status of 1. */
export async function browserOrEnd(): Promise<FoundBrowser> {
	try {
		return await findBrowser();
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
		process.exit(1);
	}
}

/** Makes sure that Thai has letters in pictures; says what was found, never fails (only the looks need it). */
export async function findThaiFonts(): Promise<string> {
	const listed = await command("fc-list", [":lang=th", "family"]);
	const [family] = listed.output.split("\n");
	if (listed.status === 0 && family) return `Thai font: ${family}`;
	const refusal = await installPackages(["fontconfig", "fonts-noto-core"]);
	return refusal === null
		? "Thai font: fonts-noto-core, installed now"
		: `No Thai font, pictures will show boxes (Debian's package: ${refusal})`;
}
