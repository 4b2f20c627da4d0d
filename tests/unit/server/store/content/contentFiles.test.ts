// The files of a content folder that are read, and surveys and JSON files that are refused.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
	ContentError,
	contentFilesOf,
	readContent,
} from "../../../../../server/store/content/readContent";
import { temporaryFolder } from "../../../../support/atExit";

const { folder, remove } = temporaryFolder(".gift-files-");
afterAll(remove);

test("JSON and CSV files are read in the order of their names, without hidden files and folders", () => {
	const read = ["b.csv", "deals/a.json", "z.json"];
	const others = [
		...["._z.json", ".history/z.json", "deals/.vscode/settings.json"],
		...["notes.txt", "z.json.bak"],
	];
	for (const name of [...others, ...read]) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), "");
	}
	expect(contentFilesOf(folder)).toEqual(
		read.map((name) => join(folder, name)),
	);
});

test("a file name in capitals, as some spreadsheets write it, is read in a folder and by itself", () => {
	const capitals = join(folder, "capitals");
	mkdirSync(capitals);
	writeFileSync(join(capitals, "A.JSON"), '{"limit_groups":[]}');
	const file = join(capitals, "CODES.CSV");
	writeFileSync(file, "privilege_id,code\n1,X\n");
	const codes = [{ privilege_id: 1, code: "X" }];
	expect(readContent(capitals).content).toEqual({ limit_groups: [], codes });
	expect(readContent(file).content).toEqual({ codes });
});

test("a survey in which two questions or two options have the same id is refused", () => {
	const option = {
		...{ optionid: "O1", option_th: "ก", option_en: "A", picture: "" },
		...{ place_holder_th: "", place_holder_en: "" },
		...{ isotheranswer: false, validate_rule: "" },
	};
	const question = {
		...{ questionid: "Q1", question_th: "ถาม", question_en: "Ask" },
		...{ survey_type: 4, isrequired: true, answer_min: null, answer_max: null },
	};
	const errorsOf = (questions: object[]) => {
		const name = { th: "ตอน", en: "Part" };
		const section = { sectionid: "S1", survey: "SVY_1", name, questions };
		const file = join(folder, "survey.json");
		writeFileSync(file, JSON.stringify({ survey_sections: [section] }));
		try {
			readContent(file);
			return [];
		} catch (error) {
			return error instanceof ContentError ? error.errors : [error];
		}
	};
	const whole = { ...question, options: [option] };
	const at = "survey.json, line 1: survey_sections.0.questions";
	expect(errorsOf([whole])).toEqual([]);
	expect(errorsOf([whole, whole])).toEqual([
		`${at} must not have a questionid twice.`,
	]);
	expect(errorsOf([{ ...question, options: [option, option] }])).toEqual([
		`${at}.0.options must not have an optionid twice.`,
	]);
});

test.each(['"x"', "[]", "null", "7", '[{"brand_id":1}]'])(
	"a JSON file that is %s is refused, and the error describes a valid file",
	(text) => {
		const file = join(folder, "other.json");
		writeFileSync(file, text);
		expect(() => readContent(file)).toThrow(
			'other.json, line 1: a file must be an object with a list for each kind, such as {"brands":[]}.',
		);
	},
);

test("a duplicate list or field in a JSON file is refused, since only the last one would be read", () => {
	const file = join(folder, "twice.json");
	writeFileSync(
		file,
		`{
 "limit_groups": [{ "name": "a", "rules": {} }],
 "codes": [
  { "privilege_id": 1, "code": "X" },
  { "privilege_id": 2, "code": "Y",
    "privilege_id": 3 }
 ],
 "limit_groups": [{ "name": "b", "rules": {} }]
}`,
	);
	expect(() => readContent(file)).toThrow(
		new ContentError([
			"twice.json, line 6: codes.1.privilege_id occurs twice.",
			"twice.json, line 8: limit_groups occurs twice.",
		]),
	);
});
