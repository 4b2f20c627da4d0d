// The demo's surveys: complete in both languages, with pictures, valid patterns and rewards.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { programme } from "../../../../server/demo/content/programme";
import type { Bilingual } from "../../../../server/store/content/programmeContent";
import { readPattern } from "../../../../src/contract/surveyPattern";

const { surveys, privileges, bannerSets } = programme;
const sections = surveys.flatMap((survey) => survey.sections);
const questions = sections.flatMap((section) => section.questions);
const options = questions.flatMap((question) => question.options);
const pictures = join(import.meta.dirname, "../../../../server/demo/pictures");

test("each reference once, one of them after registration, and every banner's survey is there", () => {
	const references = surveys.map((one) => one.alt_reference);
	expect(new Set(references).size).toBe(references.length);
	for (const reference of references) expect(reference).toMatch(/^SVY_\d+$/);
	expect(surveys.filter((one) => one.is_register)).toHaveLength(1);
	const asked = bannerSets
		.flatMap((set) => set.banners)
		.map(({ path }) => new URL(path || "/", "http://localhost"))
		.filter(({ pathname }) => pathname === "/survey")
		.map(({ searchParams }) => searchParams.get("ref"));
	expect(asked.length).toBeGreaterThan(0);
	for (const reference of asked) expect(references).toContain(reference);
});

test("one has every question type, one another answer, one a coupon and one a delivered reward", () => {
	const typesOf = ({ sections: own }: (typeof surveys)[number]) =>
		new Set(own.flatMap((it) => it.questions).map((it) => it.type));
	expect(surveys.some((one) => typesOf(one).size === 4)).toBe(true);
	expect(options.some((one) => one.other)).toBe(true);
	const rewards = surveys.flatMap(({ reward }) => {
		const found = privileges.find((one) => one.privilege_id === reward);
		if (reward) expect(found).toBeDefined();
		return found ? [found.type] : [];
	});
	expect([...rewards].sort()).toEqual([1, 4]);
});

test("every text is there in Thai and in English", () => {
	const texts: Bilingual[] = [
		...sections.map((one) => one.name),
		...questions.map((one) => one.text),
		...options.map((one) => one.label),
		...options.flatMap((one) => one.placeholder ?? []),
	];
	for (const { th, en } of texts) {
		expect(th).toMatch(/[\u0E00-\u0E7F]/);
		expect(en).toMatch(/^[A-Za-z]/);
		expect(en).not.toMatch(/[\u0E00-\u0E7F]/);
	}
});

test("every picture is drawn; texts to type say what they ask; bounds hold", () => {
	for (const { picture, other, placeholder } of options) {
		if (picture)
			expect(existsSync(join(pictures, `${picture}.avif`))).toBe(true);
		if (other) expect(placeholder).toBeDefined();
	}
	for (const question of questions) {
		const { type, least = 1, most = 9999 } = question;
		expect(question.options.length).toBeGreaterThanOrEqual(least);
		expect(most).toBeGreaterThanOrEqual(least);
		expect(question.options.every((one) => Boolean(one.picture))).toBe(
			type === 2,
		);
		if (type === 1)
			for (const one of question.options) expect(one.placeholder).toBeDefined();
	}
});

test("every rule is a pattern", () => {
	const rules = options.flatMap((one) => one.rule ?? []);
	expect(rules.length).toBeGreaterThan(1);
	for (const rule of rules) expect(readPattern(rule)).not.toBeNull();
});
