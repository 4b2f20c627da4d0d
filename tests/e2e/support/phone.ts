// The phone of the journeys: its screen and time zone, and a profile on disk that survives a closed or killed browser.
import { cpSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { temporaryFolder } from "../../support/atExit";
import { browserArguments } from "../../support/browser";

/** A mid-range phone in Bangkok. */
export const phone = {
	viewport: { width: 360, height: 780 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
	locale: "th-TH",
	timezoneId: "Asia/Bangkok",
};

/** Options for test.use: a phone's own pixel density and motion, both of which the config reduces. */
export const fullMotion = {
	deviceScaleFactor: phone.deviceScaleFactor,
	contextOptions: { reducedMotion: "no-preference" },
} as const;

export type PhoneProfile = ReturnType<typeof newProfile>;

interface ProfileOptions {
	/** The folder of a closed profile to copy; by default the profile is empty. */
	copyOf?: string;
	/** The browser's HOME, from which it reads certificates. */
	home?: string;
	/** More arguments for the browser. */
	args?: string[];
}

/** Creates a profile in a temporary folder, for the app at this address. */
export function newProfile(
	address: string,
	{ copyOf, home, args = [] }: ProfileOptions = {},
) {
	const { folder, remove } = temporaryFolder("gift-profile-");
	if (copyOf) cpSync(copyOf, folder, { recursive: true });
	let context: BrowserContext | null = null;
	/** Closes the browser as a person does. */
	const close = async () => {
		await context?.close();
		context = null;
	};
	return {
		folder,
		/** Opens the browser on this profile, optionally offline from the start. */
		async open({ offline = false } = {}) {
			context = await chromium.launchPersistentContext(folder, {
				...phone,
				executablePath: process.env.TEST_BROWSER,
				args: [...browserArguments, ...args],
				...(home && { env: { ...process.env, HOME: home } }),
				baseURL: address,
				serviceWorkers: "allow",
				offline,
			});
			const page = context.pages()[0] ?? (await context.newPage());
			return { context, page };
		},
		/** Whether the browser has written this text of the local storage to the disk. */
		hasWritten(text: string) {
			const storage = join(folder, "Default/Local Storage/leveldb");
			return readdirSync(storage).some((file) =>
				readFileSync(join(storage, file), "latin1").includes(text),
			);
		},
		close,
		/** Kills the browser's process, with no time to save anything. */
		async kill() {
			const closed = context?.waitForEvent("close");
			// Chromium's lock is a link to "host-pid".
			const lock = readlinkSync(join(folder, "SingletonLock"));
			process.kill(Number(lock.split("-").at(-1)), "SIGKILL");
			await closed;
			context = null;
		},
		/** Closes the browser and removes the profile. */
		async remove() {
			await close();
			remove();
		},
	};
}
