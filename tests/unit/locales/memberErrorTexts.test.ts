// The error texts of profile, articles, news and games exist in both languages (3 §8). The tests named in each row check where they are shown.
import { expect, test } from "vitest";
import { readCatalogue } from "../../support/catalogue";

const thai = readCatalogue("th");
const english = readCatalogue("en-US");

/** A row of 3 §8, its texts in the code, and the test of its behaviour. */
const rows: [row: string, texts: string[]][] = [
	// e2e/member/profile
	["profile load failure", ["Could not get your profile"]],
	// e2e/member/profile
	["profile submit failure", ["This could not be saved. Please try again."]],
	// unit/features/profile/profilePages, e2e/member/profile
	["no file chosen for upload", ["No file selected"]],
	// unit/domain/article/articleActionOff, unit/features/articles/article
	[
		"registration reward",
		[
			"Unable to receive code",
			"Unable to join the activity",
			"Can’t view the details",
		],
	],
	// e2e/browse/articles
	["join success", ["Registration successful"]],
	// unit/domain/article/articleActionOff
	[
		"criteria-not-visible alert",
		[
			"You do not meet the criteria",
			"The criteria do not match. Check the conditions of this privilege.",
		],
	],
	// unit/features/articles/article
	["privilege alert", ["Unable to open and view", "Please try again later."]],
	// e2e/browse/articles, e2e/browse/notifications, e2e/browse/games
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
	// e2e/browse/articles, unit/domain/article/articleActionOff
	[
		"missing article or reward reference",
		["Article not found", "Reward reference not found"],
	],
];

test.each(rows)("%s has its text in both languages: %j", (_row, texts) => {
	for (const text of texts) {
		expect([...english.keys()]).toContain(text);
		expect(thai.get(text)).toMatch(/[ก-๙]/);
	}
});
