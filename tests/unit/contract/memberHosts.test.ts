// Replies of the member area that the documents allow beside the reference API's (3 §3, 3 §7).
import * as v from "valibot";
import { expect, test } from "vitest";
import { getAnnouncementList } from "../../../src/contract/announcement";
import { article, getLearnMoreList } from "../../../src/contract/article";
import { noPermissionArticle } from "../../../src/contract/authentication";
import { getGameHistory, getRankSummary } from "../../../src/contract/game";
import { getNotifyList } from "../../../src/contract/notify";
import { search } from "../../../src/contract/search";
import {
	getDynamicSurvey,
	getRegisterSurvey,
} from "../../../src/contract/survey";
import { getWelcomeAnnoucement } from "../../../src/contract/welcome";

test("the article of a refused device is read from the data or from its field article (3 §7)", () => {
	const given = { article_title_th: "ไม่ร่วมรายการ", content_en: "<p>No</p>" };
	for (const data of [given, { article: given }])
		expect(v.parse(noPermissionArticle.reply, data)).toMatchObject(given);
	// Without an article the sign-in shows its dialog (1 §8).
	for (const none of [null, "not found"])
		expect(v.is(noPermissionArticle.reply, none)).toBe(false);
});

test("a survey is read where its sections are the data itself (3 §7)", () => {
	const sections = [{ sectionid: 1, questions: [] }];
	for (const { reply } of [getRegisterSurvey, getDynamicSurvey]) {
		for (const data of [sections, { sections }])
			expect(v.parse(reply, data).sections).toMatchObject([{ sectionid: "1" }]);
		for (const none of [null, [], {}, { sections: [] }])
			expect(v.parse(reply, none).sections).toEqual([]);
		// An unreadable survey does not count as finished.
		expect(v.is(reply, [{}])).toBe(false);
	}
});

test.each([
	["notifications", getNotifyList],
	["announcements", getAnnouncementList],
	["articles", getLearnMoreList],
	["rounds", getGameHistory],
	["found deals", search],
])(
	"%s sent as a list instead of the object around it fail, and are not read as empty",
	(_, it) => {
		const item = {
			campaign_id: 1,
			article_id: 1,
			alt_reference: "PV_1",
			seq: 1,
		};
		expect(v.is(it.reply, [item])).toBe(false);
		for (const none of [null, [], {}]) expect(v.is(it.reply, none)).toBe(true);
	},
);

test("points are read with a thousands separator", () => {
	const sent = { seq: 1, points: "1,250" };
	const { payload } = v.parse(getGameHistory.reply, { payload: [sent] });
	const { top_ranks } = v.parse(getRankSummary.reply, {
		top_ranks: [sent, { seq: 2, points: 1_250_000 }, { seq: 3, points: "x" }],
	});
	expect([...payload, ...top_ranks].map(({ points }) => points)).toEqual([
		...[1250, 1250, 1_250_000, 0],
	]);
});

test("a text in place of a welcome announcement says that there is none (3 §3)", () => {
	expect(v.parse(getWelcomeAnnoucement.reply, "not found")).toEqual({});
});

test("an article that does not name the agreement leaves it to the server", () => {
	const statusOf = (more: object) =>
		v.parse(article, { article_id: 1, ...more }).consent_status;
	expect([statusOf({}), statusOf({ consent_status: null })]).toEqual([
		true,
		true,
	]);
	expect(statusOf({ consent_status: false })).toBe(false);
});
