// The phone that the journeys hold: its screen and zone, and a profile on disk that survives a closed or killed browser.
import { cpSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { temporaryFolder } from "../../support/atExit";
import { browserArguments } from "../../support/browser";

/** A mid-range phone in Bangkok, as the pictures have it. */
export const phone = {
	viewport: { width: 360, height: 780 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
	locale: "th-TH",
	timezoneId: "Asia/Bangkok",
};

/** For test.use: the density and the motion of a phone out of its box, where the config asks for less of both. */
export const fullMotion = {
	deviceScaleFactor: phone.deviceScaleFactor,
	contextOptions: { reducedMotion: "no-preference" },
} as const;

export type PhoneProfile = ReturnType<typeof newProfile>;

interface ProfileOptions {
	/** A closed profile's folder to begin with; without it the profile is empty. */
	copyOf?: string;
	/** The HOME of the browser, where it looks for certificates. */
	home?: string;
	/** Arguments of the browser beside the usual ones. */
	args?: string[];
}

/** A new profile in a temporary folder, for the app at this address. */
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
		/** Its folder on the disk. */
		folder,
		/** Opens the browser on this profile, with or without a network from its first moment. */
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
			const gone = context?.waitForEvent("close");
			// Chromium's own lock names its process: host-pid.
			const lock = readlinkSync(join(folder, "SingletonLock"));
			process.kill(Number(lock.split("-").at(-1)), "SIGKILL");
			await gone;
			context = null;
		},
		/** Ends everything and removes the profile. */
		async remove() {
			await close();
			remove();
		},
	};
}
