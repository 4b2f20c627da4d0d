// Proves that the app can be installed: Lighthouse 11's PWA category, whose checks do not depend on timing.
import lighthouseWithPwa from "lighthouse-pwa";
import { expect, failedAudits, test } from "./lighthousePhone";

test.use({ inUse: false });

test("home passes every check of the PWA category", {
	tag: "@ci",
}, async ({ measure }) => {
	const report = await measure(lighthouseWithPwa, "/", {
		onlyCategories: ["pwa"],
	});
	expect(report.categories.pwa?.auditRefs.length).toBeGreaterThan(5);
	expect(failedAudits(report, "pwa")).toEqual([]);
	expect(report.categories.pwa?.score).toBe(1);
});
