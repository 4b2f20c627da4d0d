// Proves Lighthouse's full marks for accessibility, best practices and SEO on the profile and every route that needs no data.
import lighthouse from "lighthouse";
import { expect, failedAudits, marks, test } from "./lighthousePhone";

const paths = [
	"/profile",
	"/language",
	"/landing?mock_user_id=full-lighthouse",
	"/not-found",
	"/blank",
	"/no-permission-device",
	"/no-permission-device-article",
	"/alert-error",
	"/contact_us",
	"/internal-web",
];

for (const path of paths)
	test(`${path}: accessibility, best practices and SEO 100`, async ({
		measure,
	}) => {
		const report = await measure(lighthouse, path, {
			onlyCategories: marks,
			throttlingMethod: "provided",
			disableFullPageScreenshot: true,
		});
		expect(marks.flatMap((category) => failedAudits(report, category))).toEqual(
			[],
		);
		for (const category of marks)
			expect(report.categories[category]?.score, category).toBe(1);
	});
