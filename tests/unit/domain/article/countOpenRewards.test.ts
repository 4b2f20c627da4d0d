// The number of open registration rewards (M14).
import { expect, test } from "vitest";
import { type Article, articleAction } from "../../../../src/contract/article";
import { countOpenRewards } from "../../../../src/domain/article/countOpenRewards";
import { plainArticle } from "./articleSample";

const now = Date.parse("2026-11-21T05:00:00Z");
const coupon = { action_type: articleAction.coupon };
const survey = { action_type: articleAction.survey };
const join = { action_type: articleAction.joinActivity };
const answered = { ...survey, survey_complete: true };

test.each<[string, Partial<Article>, number]>([
	["a coupon to be had", coupon, 1],
	["a coupon that was had", { ...coupon, privilege_received: true }, 0],
	["a prize to be sent", { action_type: articleAction.delivery }, 1],
	["a survey to answer", survey, 1],
	[
		"a survey answered, its reward not had",
		{ ...answered, privilege_reference: "PV_1001" },
		1,
	],
	[
		"a survey answered, its reward had",
		{ ...answered, privilege_reference: "PV_1001", privilege_received: true },
		0,
	],
	["a survey answered that gives nothing", answered, 0],
	...["-", "0", "null", " "].map((none): [string, Partial<Article>, number] => [
		`a survey answered, its reward "${none}" is none`,
		{ ...answered, privilege_reference: none },
		0,
	]),
	["an activity to join", join, 1],
	["an activity joined", { ...join, article_state_complete: true }, 0],
	["words alone", { action_type: articleAction.none }, 0],
	["a game", { action_type: articleAction.game }, 0],
	["not begun", { ...coupon, valid_from: "2026-11-22T00:00:00Z" }, 0],
	["without dates", { ...coupon, valid_from: null, valid_through: null }, 1],
	[
		"in its only moment",
		{
			...coupon,
			valid_from: "2026-11-21T05:00:00Z",
			valid_through: "2026-11-21T05:00:00Z",
		},
		1,
	],
	["over", { ...coupon, valid_through: "2026-11-20T00:00:00Z" }, 0],
])("%s", (_case, article, count) => {
	expect(countOpenRewards([{ ...plainArticle, ...article }], now)).toBe(count);
});
