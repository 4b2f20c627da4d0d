// Proves that the thanks for joining name the activity in quotes, in the other language if one is missing, and without quotes if both are.
import { expect, test } from "vitest";
import type { Article } from "../../../../src/contract/article";
import { joinedDialog } from "../../../../src/features/articles/useJoinActivity";

test.each([
	["ถ่ายภาพ", "A workshop", " “ถ่ายภาพ”", " “A workshop”"],
	["ถ่ายภาพ", "", " “ถ่ายภาพ”", " “ถ่ายภาพ”"],
	["", "A workshop", " “A workshop”", " “A workshop”"],
	["", "", "", ""],
])(
	"the thanks for joining %j and %j name it as %j and %j",
	(th, en, shownTh, shownEn) => {
		const article = { article_title_th: th, article_title_en: en } as Article;
		expect(joinedDialog(article)).toMatchObject({
			description: {
				th: `ขอบคุณที่ร่วมกิจกรรม${shownTh}`,
				en: `Thank you for joining${shownEn}.`,
			},
		});
	},
);
