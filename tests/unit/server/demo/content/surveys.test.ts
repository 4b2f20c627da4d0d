// The demo's surveys: complete in both languages, with pictures, valid patterns and rewards.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPattern } from "../../../../../src/contract/surveyPattern";
import { demoContent } from "../../../../support/demoContent";

const { surveys, privileges, banners } = demoContent;
const { survey_sections: sections } = demoContent;
const questions = sections.flatMap((section) => section.questions);
const options = questions.flatMap((question) => question.options);
const pictures = join(
	import.meta.dirname,
	"../../../../../server/demo/pictures",
);

test("surveys have different references, one is for the registration, and banners lead to existing ones", () => {
	const references = surveys.map((one) => one.alt_reference);
	expect(new Set(references).size).toBe(references.length);
	for (const reference of references) expect(reference).toMatch(/^SVY_\d+$/);
	expect(surveys.filter((one) => one.is_register)).toHaveLength(1);
	const asked = banners
		.map(({ path }) => new URL(path || "/", "http://localhost"))
		.filter(({ pathname }) => pathname === "/survey")
		.map(({ searchParams }) => searchParams.get("ref"));
	expect(asked.length).toBeGreaterThan(0);
	for (const reference of asked) expect(references).toContain(reference);
});

test("the surveys have every question type, an answer of one's own, a coupon and a prize as rewards", () => {
	const typesOf = ({ alt_reference }: (typeof surveys)[number]) =>
		new Set(
			sections
				.filter((it) => it.survey === alt_reference)
				.flatMap((it) => it.questions)
				.map((it) => it.survey_type),
		);
	expect(surveys.some((one) => typesOf(one).size === 4)).toBe(true);
	expect(options.some((one) => one.isotheranswer)).toBe(true);
	const rewards = surveys.flatMap(({ reward }) => {
		const found = privileges.find((one) => `PV_${one.privilege_id}` === reward);
		if (reward) expect(found).toBeDefined();
		return found ? [found.type] : [];
	});
	expect([...rewards].sort()).toEqual([1, 4]);
});

test("every text is in Thai and in English", () => {
	const texts = [
		...sections.map((one) => one.name),
		...questions.map((one) => ({ th: one.question_th, en: one.question_en })),
		...options.map((one) => ({ th: one.option_th, en: one.option_en })),
		...options
			.map((one) => ({ th: one.place_holder_th, en: one.place_holder_en }))
			.filter((it) => it.th || it.en),
	];
	for (const { th, en } of texts) {
		expect(th).toMatch(/[\u0E00-\u0E7F]/);
		expect(en).toMatch(/^[A-Za-z]/);
		expect(en).not.toMatch(/[\u0E00-\u0E7F]/);
	}
});

test("every picture exists, text fields have placeholders, and a question has enough options for its bounds", () => {
	for (const { picture, isotheranswer, place_holder_th } of options) {
		if (picture)
			expect(existsSync(join(pictures, `${picture}.avif`))).toBe(true);
		if (isotheranswer) expect(place_holder_th).not.toBe("");
	}
	for (const question of questions) {
		const { survey_type: type } = question;
		const least = question.answer_min ?? 1;
		const most = question.answer_max ?? 9999;
		expect(question.options.length).toBeGreaterThanOrEqual(least);
		expect(most).toBeGreaterThanOrEqual(least);
		expect(question.options.every((one) => Boolean(one.picture))).toBe(
			type === 2,
		);
		if (type === 1)
			for (const one of question.options)
				expect(one.place_holder_th).not.toBe("");
	}
});

test("every validate_rule is a valid pattern", () => {
	const rules = options.flatMap((one) => one.validate_rule || []);
	expect(rules.length).toBeGreaterThan(1);
	for (const rule of rules) expect(readPattern(rule)).not.toBeNull();
});
