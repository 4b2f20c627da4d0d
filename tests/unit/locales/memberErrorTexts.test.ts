// The rows of the member area's error catalogue that profile, articles, news and games say have their texts in both languages (3 §8); what shows them is tested where it is.
import { expect, test } from "vitest";
import { readCatalogue } from "../../support/catalogue";

const thai = readCatalogue("th");
const english = readCatalogue("en-US");

/** The row of 3 §8, its texts as the code has them, after the test of its behaviour. */
const rows: [row: string, texts: string[]][] = [
	// e2e/profile
	["profile load failure", ["Could not get your profile"]],
	// e2e/profile
	["profile submit failure", ["This could not be saved. Please try again."]],
	// unit/domain/pictureChoice, e2e/profile
	["no file chosen for upload", ["No file selected"]],
	// unit/domain/articleActionOff, unit/features/article
	[
		"registration reward",
		[
			"Unable to receive code",
			"Unable to join the activity",
			"Can’t view the details",
		],
	],
	// e2e/articles
	["join success", ["Registration successful"]],
	// unit/domain/articleActionOff
	[
		"criteria-not-visible alert",
		["You do not meet the criteria", "Criteria do not match"],
	],
	// unit/features/article
	["privilege alert", ["Unable to open and view", "Please try again later."]],
	// e2e/articles, e2e/notifications, e2e/games
	[
		"load failures and empty lists",
		[
			"Could not load this",
			"No news notifications",
			"No games at the moment",
			"No ranking yet",
			"No rounds played yet",
		],
	],
	// e2e/articles, unit/domain/articleActionOff
	[
		"missing article or reward reference",
		["Article not found", "Reward reference not found"],
	],
];

test.each(rows)("%s is said in both languages: %j", (_row, texts) => {
	for (const text of texts) {
		expect([...english.keys()]).toContain(text);
		expect(thai.get(text)).toMatch(/[ก-๙]/);
	}
});
