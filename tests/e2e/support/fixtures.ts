// The fixtures of every journey: its own proxy to the server, its own customer, its own phone.
import { test as base, expect } from "@playwright/test";
import { type FaultProxy, startFaultProxy } from "./faultProxy";
import { type Customer, newCustomer } from "./journey";
import { newProfile, type PhoneProfile } from "./phone";

interface Journey {
	/** The product that start.ts started. */
	appAddress: string;
	/** The app's address for this test, and the faults of its network. */
	faultProxy: FaultProxy;
	/** A Platinum customer that no other test has. */
	customer: Customer;
	/** A phone whose browser can be closed, killed and opened again. */
	profile: PhoneProfile;
}

export const test = base.extend<Journey>({
	appAddress: [process.env.TEST_APP_ADDRESS ?? "", { option: true }],
	faultProxy: async ({ appAddress }, use, testInfo) => {
		const proxy = await startFaultProxy(appAddress);
		await use(proxy);
		await proxy.stop();
		if (testInfo.status === testInfo.expectedStatus)
			expect(proxy.unmet()).toEqual([]);
	},
	baseURL: async ({ faultProxy }, use) => use(faultProxy.address),
	page: async ({ page }, use) => {
		// A sheet that has just closed removes its history entry, which cancels a navigation that starts at once; a person is slower.
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
	// It depends on the proxy so that the browser ends before the proxy.
	profile: async ({ faultProxy }, use) => {
		const profile = newProfile(faultProxy.address);
		await use(profile);
		await profile.remove();
	},
});
export { expect };
