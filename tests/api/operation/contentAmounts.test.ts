// An import refuses lists and ids that are longer than the app may send in a request (3 §3, 3 §7).
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importContent } from "../../../server/store/content/importContent";
import { readContent } from "../../../server/store/content/readContent";
import { temporaryFolder } from "../../support/atExit";
import { importInto, words } from "../support/programme";
import { noon, startTestServer, type TestServer } from "../support/testServer";

const { folder: home, remove } = temporaryFolder("gift-amounts-");
let api: TestServer;
beforeAll(async () => {
	api = await startTestServer();
});
afterAll(async () => {
	remove();
	await api.stop();
});

const many = <T>(count: number, entry: (at: number) => T) =>
	Array.from({ length: count }, (_, at) => entry(at));
const option = (optionid: string) => ({
	...{ optionid, option_th: "", option_en: "", picture: "" },
	...{ place_holder_th: "", place_holder_en: "", validate_rule: "" },
	isotheranswer: false,
});
const question = (questionid: string, options = [option("1")]) => ({
	...{ questionid, question_th: "", question_en: "", options },
	...{ survey_type: 4 as const, isrequired: true },
	...{ answer_min: null, answer_max: null },
});
const section = (sectionid: string, questions = [question("1")]) => ({
	...{ sectionid, survey: "SVY_long", name: words("Section"), questions },
});
const sections = (count: number, prefix = "long") =>
	many(count, (at) => section(`${prefix} ${at}`));
const surveys = [{ alt_reference: "SVY_long" }];
const consent = (consent_id: string) => ({
	...{ consent_id, article_id: consent_id, picture: "a", version: 1 },
	...{ title: words("Term"), content: words("Term"), is_required: false },
});

function read(content: object) {
	const file = join(home, "a.json");
	writeFileSync(file, JSON.stringify(content));
	return () => readContent(file);
}

test.each([
	["200 questions", many(200, (at) => question(`${at}`)), null],
	[
		"201 questions",
		many(201, (at) => question(`${at}`)),
		"questions must have at most 200 entries",
	],
	[
		"a question of 201 options",
		[
			question(
				"1",
				many(201, (at) => option(`${at}`)),
			),
		],
		"questions.0.options must have at most 200 entries",
	],
	[
		"a question's id of 201 letters",
		[question("x".repeat(201))],
		"questions.0.questionid must have at most 200 characters",
	],
])(
	"an import checks the limits of a section with %s",
	(_what, questions, error) => {
		const reading = expect(
			read({ surveys, survey_sections: [section("1", questions)] }),
		);
		if (error) reading.toThrow(`a.json, line 1: survey_sections.0.${error}.`);
		else reading.not.toThrow();
	},
);

test("a survey has at most 50 sections, including those in the store", async () => {
	const first = { surveys, survey_sections: sections(50) };
	const one = { survey_sections: sections(1, "more") };
	const imported = api.store.transaction(async (tx) => {
		const options = { now: new Date(noon) };
		await importContent(tx, first, options);
		await importContent(tx, first, options);
		await importContent(tx, one, options);
	});
	await expect(imported).rejects.toThrow(
		"there are 51 survey_sections of SVY_long, more than 50.",
	);
});

test("there are at most 50 terms, since a registration decides on all of them", async () => {
	const terms = many(51, (at) => consent(`many ${at}`));
	await expect(importInto(api.store, { consents: terms })).rejects.toThrow(
		/^there are \d\d consents, more than 50\.$/,
	);
});

// The bug: the app refused to save such a group as favourites, because the request was too long.
test("a group deal has at most 1,000 items, since one request makes all of them favourites", () => {
	const group = (count: number) => ({
		...{ alt_reference: "PVG_long", picture: "a", status: 1 },
		...{ group_name: words("Group"), detail: words("Group") },
		items: many(count, (at) => at + 1),
	});
	expect(read({ group_deals: [group(1000)] })).not.toThrow();
	expect(read({ group_deals: [group(1001)] })).toThrow(
		"a.json, line 1: group_deals.0.items must have at most 1000 entries.",
	);
});
