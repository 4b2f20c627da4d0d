// Lighthouse's marks that no timing decides.
import lighthouse from "lighthouse";
import { expect, failedAudits, test } from "./lighthousePhone";

const marks = ["accessibility", "best-practices", "seo"];

/** A test that the page of this path has all of them. */
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
