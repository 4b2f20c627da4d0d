// An import refuses a heading without any text, and an id that the app would read as empty, since the entry could not be used.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import { readContent } from "../../../../../server/store/content/readContent";
import { getSubCategoryList } from "../../../../../src/contract/browse";
import { searchKeywordList } from "../../../../../src/contract/search";
import { getTermsofServiceList } from "../../../../../src/contract/terms";
import { temporaryFolder } from "../../../../support/atExit";

const { folder: home, remove } = temporaryFolder("gift-texts-");
afterAll(remove);

const words = (text: string) => ({ th: text, en: text });

function readEntries(of: object) {
	const file = join(home, "a.json");
	writeFileSync(file, JSON.stringify(of));
	return () => readContent(file);
}

type Texts = { th: string; en: string };
const dates = { valid_from: "today", valid_through: "+30d" };
const own = { category_id: 1, sub_category_id: 11, brand_id: 7, picture: "a" };
/** For each kind with a heading, an entry with this heading. */
const headed: Record<string, (name: Texts) => object> = {
	"brands.0.name": (name) => ({
		brands: [{ brand_id: 7, name, logo: "a" }],
	}),
	"categories.0.name": (name) => ({
		categories: [{ category_id: 1, parent_id: 0, name, icon: "a" }],
	}),
	"privileges.0.name": (name) => ({
		privileges: [
			{
				...{ privilege_id: 1, ...own, type: 4, name },
				...{ point: 0, ...dates, entry_total: 0 },
			},
		],
	}),
	"branches.0.name": (name) => ({
		branches: [
			{
				...{ branch_id: 1, brand_id: 7, name, address: "", province: "ก" },
				...{ lat: 0, lng: 0 },
			},
		],
	}),
	"group_deals.0.group_name": (group_name) => ({
		group_deals: [
			{
				...{ alt_reference: "PVG_1", group_name, detail: words("") },
				...{ picture: "a", status: 1, items: [] },
			},
		],
	}),
	"articles.0.title": (title) => ({
		articles: [
			{
				...{ article_id: 1, category: "FAQ", title, content: words("") },
				...{ cover: "a", ...dates },
			},
		],
	}),
	"consents.0.title": (title) => ({
		consents: [
			{
				...{ consent_id: "T1", article_id: "T1", title, content: words("") },
				...{ picture: "a", is_required: true, version: 1 },
			},
		],
	}),
};

// The bug: the app showed a card, a page or a term without any name.
test.each(Object.entries(headed))("%s must have a text", (field, entryOf) => {
	for (const none of ["", " ", "-", "null"]) {
		// The app reads the same value as empty.
		const [shown] = v.parse(getSubCategoryList.reply, [
			{ category_id: 1, name_th: none },
		]);
		expect(shown?.name_th).toBe("");
		expect(readEntries(entryOf({ th: none, en: "" }))).toThrow(
			`a.json, line 1: ${field} must have a text in Thai or in English; a dash, 0 or null counts as none.`,
		);
	}
	expect(readEntries(entryOf({ th: "", en: "A" }))).not.toThrow();
	expect(readEntries(entryOf({ th: "ก", en: "" }))).not.toThrow();
});

const term = (consent_id: string) => ({
	consents: [
		{
			...{
				consent_id,
				article_id: "T1",
				title: words("A"),
				content: words("A"),
			},
			...{ picture: "a", is_required: true, version: 1 },
		},
	],
});
const survey = (sectionid: string, questionid: string, optionid: string) => ({
	survey_sections: [
		{
			...{ sectionid, survey: "SVY_1", name: words("A") },
			questions: [
				{
					...{ questionid, question_th: "ก", question_en: "A", survey_type: 4 },
					...{ isrequired: true, answer_min: null, answer_max: null },
					options: [
						{
							...{ optionid, option_th: "ก", option_en: "A", picture: "" },
							...{ place_holder_th: "", place_holder_en: "" },
							...{ isotheranswer: false, validate_rule: "" },
						},
					],
				},
			],
		},
	],
});

// The bug: the app ignored a term or a question with such an id, so nobody could agree to it or answer it.
test.each(["-", "null", " ", " - "])("the id '%s' is refused", (id) => {
	const error =
		"must not be a space, a dash or null, which the app reads as empty";
	expect(v.is(getTermsofServiceList.reply, [{ consent_id: id }])).toBe(false);
	for (const [field, content] of [
		["consents.0.consent_id", term(id)],
		[
			"avatars.0.avatar_id",
			{ avatars: [{ avatar_id: id, name: "A", picture: "a" }] },
		],
		["survey_sections.0.sectionid", survey(id, "Q1", "O1")],
		["survey_sections.0.questions.0.questionid", survey("S1", id, "O1")],
		[
			"survey_sections.0.questions.0.options.0.optionid",
			survey("S1", "Q1", id),
		],
	] as const)
		expect(readEntries(content)).toThrow(`a.json, line 1: ${field} ${error}.`);
});

test.each(["0", "T-1", "nullable"])("the id '%s' is accepted", (id) => {
	expect(readEntries(term(id))).not.toThrow();
	expect(readEntries(survey(id, id, id))).not.toThrow();
});

// The bug: a keyword with and without the space was the same keyword twice for the app.
test("a keyword that begins or ends with a space is refused", () => {
	const keyword = " กาแฟ ";
	const [read] = v.parse(searchKeywordList.reply, [{ keyword }]);
	expect(read?.keyword).toBe("กาแฟ");
	const of = (it: string) => ({
		search_keywords: [{ keyword: it, picture: "a" }],
	});
	expect(readEntries(of(keyword))).toThrow(
		"a.json, line 1: search_keywords.0.keyword must not begin or end with a space.",
	);
	expect(readEntries(of("กาแฟ เย็น"))).not.toThrow();
});

// The bug: the app showed a question without a field, so the survey was refused each time it was sent.
test.each([1, 2, 3, 4])(
	"a question of type %i must have an option",
	(survey_type) => {
		const [section] = survey("S1", "Q1", "O1").survey_sections;
		const questions = section?.questions.map((it) => ({
			...{ ...it, survey_type, options: [] },
		}));
		expect(
			readEntries({ survey_sections: [{ ...section, questions }] }),
		).toThrow(
			"a.json, line 1: survey_sections.0.questions.0.options must have at least one entry, also for a free text.",
		);
	},
);
