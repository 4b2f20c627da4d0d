// Lighthouse's scores that do not depend on timing.
import lighthouse from "lighthouse";
import { expect, failedAudits, test } from "./lighthousePhone";

const marks = ["accessibility", "best-practices", "seo"];

/** Adds a test that the page of this path has full scores. */
export const testMarks = (name: string, path: string) =>
	test(`${name}: accessibility, best practices and SEO 100`, async ({
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
