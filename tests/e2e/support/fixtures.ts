// What every journey starts from: a door of its own to the server, a customer of its own, a phone of its own.
import { test as base, expect } from "@playwright/test";
import { type FaultProxy, startFaultProxy } from "./faultProxy";
import { type Customer, newCustomer } from "./journey";
import { newProfile, type PhoneProfile } from "./phone";

interface Journey {
	/** The product that start.ts started. */
	appAddress: string;
	/** The app's address for this test, and the faults of its network. */
	door: FaultProxy;
	/** A Platinum customer that no other test has. */
	customer: Customer;
	/** A phone whose browser can be closed, killed and opened again. */
	profile: PhoneProfile;
}

export const test = base.extend<Journey>({
	appAddress: [process.env.TEST_APP_ADDRESS ?? "", { option: true }],
	door: async ({ appAddress }, use) => {
		const proxy = await startFaultProxy(appAddress);
		await use(proxy);
		await proxy.stop();
	},
	baseURL: async ({ door }, use) => use(door.address),
	page: async ({ page }, use) => {
		// A sheet that has just closed takes its history entry away, which breaks off a journey that goes on in the same breath; a person is slower.
		const goOn = page.goto.bind(page);
		page.goto = async (url, options) => {
			await page.waitForFunction(
				() =>
					!("overlay" in (history.state ?? {})) ||
					document.querySelector("dialog[open]"),
			);
			return goOn(url, options);
		};
		await use(page);
	},
	customer: async ({ appAddress }, use) =>
		use(await newCustomer(appAddress, "platinum")),
	// It needs the door only so that the browser is gone before the door is.
	profile: async ({ door }, use) => {
		const profile = newProfile(door.address);
		await use(profile);
		await profile.remove();
	},
});
export { expect };
