// The demo's articles and notifications: complete in both languages, with existing pictures and references to existing entries.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import placeholders from "../../../../../server/demo/placeholders.json";
import { articleAction } from "../../../../../src/contract/article";
import { notifyAction } from "../../../../../src/contract/notify";
import { videoOf } from "../../../../../src/domain/article/video";
import { notifyTarget } from "../../../../../src/domain/notify/notifyTarget";
import { daysOf, demoContent, stockOf } from "../../../../support/demoContent";

type Bilingual = (typeof demoContent.articles)[number]["title"];
const { articles, notifications, privileges, group_deals } = demoContent;
const pictures = join(
	import.meta.dirname,
	"../../../../../server/demo/pictures",
);
const rewards = articles.filter((it) => it.category === "Registration reward");
const isPrivilege = (reference: string) =>
	privileges.some((it) => `PV_${it.privilege_id}` === reference);

test("every article and every notification has a different id", () => {
	const ids = articles.map((it) => it.article_id);
	expect(new Set(ids).size).toBe(ids.length);
	const campaigns = notifications.map((it) => it.campaign_id);
	expect(new Set(campaigns).size).toBe(campaigns.length);
});

test("the rewards cover every action type, every list has articles, and one announcement has ended", () => {
	expect(new Set(rewards.map((it) => it.action_type))).toEqual(
		new Set(Object.values(articleAction)),
	);
	for (const category of [
		"FAQ",
		"Instructions of Use",
		"Learn more",
		"News",
		"ResultsBoard",
	])
		expect(
			articles.filter((it) => it.category === category).length,
		).toBeGreaterThan(1);
	expect(
		articles
			.filter((it) => daysOf(it.valid_through) < 0)
			.map((it) => it.category),
	).toEqual(["News"]);
});

test("the reward of every article is a privilege; one is sold out, one is for some members only", () => {
	const named = articles.filter(
		({ action_type }) =>
			action_type === articleAction.delivery ||
			action_type === articleAction.coupon,
	);
	for (const it of named) expect(it.reference).toSatisfy(isPrivilege);
	for (const { privilege_reference: reward } of articles)
		if (reward) expect(reward).toSatisfy(isPrivilege);
	const own = named.map((it) =>
		privileges.find((one) => `PV_${one.privilege_id}` === it.reference),
	);
	expect(own.some((it) => it && stockOf(it) === 0)).toBe(true);
	expect(own.some((it) => it?.criteria?.tiers)).toBe(true);
	for (const [at, it] of named.entries())
		if (it.action_type === articleAction.delivery)
			expect(own[at]?.type).toBe(1);
});

const targetOf = ({ reference = "", ...it }: (typeof notifications)[number]) =>
	notifyTarget({ ...it, reference }, "https://gift.example");

test("notifications have every action type, and each leads to an existing entry", () => {
	expect(new Set(notifications.map((it) => it.action_type))).toEqual(
		new Set(Object.values(notifyAction)),
	);
	const known = [
		...articles.map((it) => `AR_${it.article_id}`),
		...group_deals.map((it) => it.alt_reference),
	];
	for (const it of notifications) {
		if (it.action_type === notifyAction.article)
			expect(known).toContain(it.reference);
		if (it.action_type === notifyAction.privilegeGroup)
			expect(known).toContain(it.reference);
		if (it.action_type === notifyAction.privilege)
			expect(it.reference).toSatisfy(isPrivilege);
	}
	// One notification opens nothing.
	expect(notifications.filter((it) => !targetOf(it))).toMatchObject([
		{ action_type: notifyAction.none },
	]);
});

describe("texts and pictures", () => {
	const texts: [string, Bilingual][] = [
		...articles.flatMap((it): [string, Bilingual][] => [
			[`article ${it.article_id} title`, it.title],
			[`article ${it.article_id} content`, it.content],
			...(it.button
				? [
						[`article ${it.article_id} button`, it.button] as [
							string,
							Bilingual,
						],
					]
				: []),
		]),
		...notifications.flatMap((it): [string, Bilingual][] => [
			[`notification ${it.campaign_id} header`, it.header],
			[`notification ${it.campaign_id} title`, it.title],
		]),
	];
	const hasThai = /[\u0E00-\u0E7F]/;

	test("texts have Thai letters in Thai, none in English, and are never empty", () => {
		const odd = texts.filter(
			([, { th, en }]) =>
				!hasThai.test(th) || en.trim() === "" || hasThai.test(en),
		);
		expect(odd).toEqual([]);
	});

	test("HTML has only allowed tags, closed in order", () => {
		const allowed = ["p", "ul", "ol", "li", "b", "h2", "a"];
		for (const [name, { th, en }] of texts)
			for (const html of [th, en]) {
				const open: string[] = [];
				for (const [, slash, tag = ""] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
					expect(allowed, name).toContain(tag);
					if (slash) expect(open.pop(), name).toBe(tag);
					else open.push(tag);
				}
				expect(open, name).toEqual([]);
			}
	});

	test("every picture exists, and every video is playable", () => {
		const named = [
			...articles.map((it) => it.cover),
			...notifications.flatMap((it) => it.picture ?? []),
		];
		const missing = named.filter(
			(name) =>
				!(name in placeholders) || !existsSync(join(pictures, `${name}.avif`)),
		);
		expect(missing).toEqual([]);
		const films = articles.flatMap((it) => it.video || []);
		expect(films.length).toBeGreaterThan(1);
		for (const film of films) expect(videoOf(film)).not.toBeNull();
	});
});
