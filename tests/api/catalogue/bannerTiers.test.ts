// Banners for some tiers: "For Platinum members" is sent to Platinum alone, by every call that sends banners.
import { afterAll, beforeAll, expect, test } from "vitest";
import { getSetBanner, getTopBanner } from "../../../src/contract/banner";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeAll(async () => {
	api = await startTestServer();
});
afterAll(() => api.stop());

test.each([
	["platinum", true],
	["gold", false],
	["standard", false],
] as const)(
	"%s: the banner for Platinum is sent: %j",
	async (scenario, isSent) => {
		const me = await api.client.signIn(newMockUserId(scenario));
		const top = await api.client.ask(getTopBanner, {}, me);
		const sets = await api.client.ask(getSetBanner, {}, me);
		const every = [...top, ...sets.flatMap(({ banner }) => banner)];
		expect(every.length).toBeGreaterThan(10);
		expect(
			every.some(({ description_en }) => description_en.includes("Platinum")),
		).toBe(isSent);
	},
);
