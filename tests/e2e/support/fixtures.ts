// The fixtures of every journey: each test has its own proxy, customer and phone.
import { test as base, expect } from "@playwright/test";
import { type FaultProxy, startFaultProxy } from "./faultProxy";
import { type Customer, newCustomer } from "./journey";
import { newProfile, type PhoneProfile } from "./phone";

interface Journey {
	/** The origin of the product that start.ts started. */
	appAddress: string;
	/** Serves the app to this test and breaks requests on demand. */
	faultProxy: FaultProxy;
	/** A Platinum customer that no other test uses. */
	customer: Customer;
	/** A browser profile that can be closed, killed and opened again. */
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
		// A closed sheet removes its history entry, which would cancel a navigation that starts immediately after.
		const goto = page.goto.bind(page);
		page.goto = async (url, options) => {
			await page.waitForFunction(
				() =>
					!("overlay" in (history.state ?? {})) ||
					document.querySelector("dialog[open]"),
			);
			return goto(url, options);
		};
		await use(page);
	},
	customer: async ({ appAddress }, use) =>
		use(await newCustomer(appAddress, "platinum")),
	// Depends on the proxy, so that the browser closes before the proxy stops.
	profile: async ({ faultProxy }, use) => {
		const profile = newProfile(faultProxy.address);
		await use(profile);
		await profile.remove();
	},
});
export { expect };
