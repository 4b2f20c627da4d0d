// An import refuses references to missing entries, and what the app could not open or find (3 §5, 2 §2); names are those that calls accept.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../server/store/connection/database";
import type { Content } from "../../../server/store/content/contentSchema";
import { surveys } from "../../../server/store/schema/schema";
import { getPrivilegeListV3 } from "../../../src/contract/deals";
import type { Session } from "../support/client";
import { importInto, privilege, programme, words } from "../support/programme";
import {
	newMockUserId,
	newStore,
	startTestServer,
	type TestServer,
} from "../support/testServer";

type Section = NonNullable<Content["survey_sections"]>[number];
type Article = NonNullable<Content["articles"]>[number];
type Notification = NonNullable<Content["notifications"]>[number];

const section: Section = {
	...{ sectionid: "S_own", survey: "SVY_own", name: words("A") },
	questions: [
		{
			...{ questionid: "Q1", question_th: "ก", question_en: "A" },
			...{ survey_type: 1, isrequired: true },
			...{ answer_min: null, answer_max: null },
			options: [
				{
					...{ optionid: "O1", option_th: "", option_en: "", picture: "" },
					...{ place_holder_th: "", place_holder_en: "" },
					...{ isotheranswer: false, validate_rule: "" },
				},
			],
		},
	],
};

let store: Store;
let api: TestServer;
let me: Session;
beforeAll(async () => {
	store = await newStore();
	await importInto(store, {
		...programme,
		privileges: [
			{ ...privilege, alt_reference: "PV_own", reference: "4711a" },
			{ ...privilege, privilege_id: 4712, entry_total: 0 },
		],
		surveys: [{ alt_reference: "SVY_own", reward: "PV_own" }],
		survey_sections: [section],
	});
	api = await startTestServer({}, {}, store);
	me = await api.client.signIn(newMockUserId());
});
afterAll(async () => {
	await api.stop();
	await store.close();
});

const article: Article = {
	...{ article_id: 7001, category: "Registration reward", cover: "test" },
	...{ title: words("A"), content: words("A"), call_to_action: true },
	...{ valid_from: "-1d", valid_through: "+9d" },
};
const importArticle = (more: Partial<Article>) =>
	importInto(store, { articles: [{ ...article, ...more }] });

// The bug: only PV_ with a number was checked, as an id, although a privilege may have another name.
test.each(["PV_4711", "PV_gone", "PV_Own"])(
	"the reward %s is refused, since no privilege has this name",
	async (reward) => {
		const error = `there is no ${reward} in privileges.`;
		await expect(
			importInto(store, { surveys: [{ alt_reference: "SVY_new", reward }] }),
		).rejects.toThrow(error);
		await expect(
			importArticle({
				...{ action_type: 1, reference: "SVY_own" },
				privilege_reference: reward,
			}),
		).rejects.toThrow(error);
		for (const action_type of [2, 3] as const)
			await expect(
				importArticle({ action_type, reference: reward }),
			).rejects.toThrow(error);
	},
);

test.each(["PV_own", "4711a", "PV_4712", "4712"])(
	"the privilege %s is found by its name",
	async (reference) => {
		await importArticle({ action_type: 3, reference });
	},
);

test("a reward may have a name that the same import gives, but not one that it replaces", async () => {
	const { privileges: _, codes: _codes, ...rest } = programme;
	const renamed = (alt_reference: string, reward: string): Content => ({
		...rest,
		privileges: [{ ...privilege, reference: "4711a", alt_reference }],
		surveys: [{ alt_reference: "SVY_own", reward }],
	});
	await expect(
		importInto(store, renamed("PV_other", "PV_own")),
	).rejects.toThrow("there is no PV_own in privileges.");
	await importInto(store, renamed("PV_other", "PV_other"));
	const rewards = await store.db.select().from(surveys);
	expect(rewards).toContainEqual(
		expect.objectContaining({ alt_reference: "SVY_own", reward: "PV_other" }),
	);
	await importInto(store, renamed("PV_own", "PV_own"));
});

test("a reference to a missing survey, or to a missing article of a game, is refused", async () => {
	await expect(
		importArticle({ action_type: 1, reference: "SVY_gone" }),
	).rejects.toThrow("there is no SVY_gone in surveys.");
	await expect(
		importInto(store, { games: [{ alt_reference: "AR_gone", picture: "a" }] }),
	).rejects.toThrow("there is no AR_gone in articles.");
});

// The bug: the button of such a survey led to the page "the survey may have ended".
test("a survey without a question is refused", async () => {
	const alt_reference = "SVY_empty";
	const empty = { ...section, sectionid: "S_empty", survey: alt_reference };
	const importSurvey = (survey_sections: Section[]) =>
		importInto(store, { surveys: [{ alt_reference }], survey_sections });
	for (const sections of [[], [{ ...empty, questions: [] }]])
		await expect(importSurvey(sections)).rejects.toThrow(
			"the survey SVY_empty has no question.",
		);
	await importSurvey([empty]);
	// The questions of the survey are in the store already.
	await importInto(store, { surveys: [{ alt_reference }] });
	// The bug: an import of only sections could remove the last question of the survey.
	for (const changed of [
		{ ...empty, questions: [] },
		{ ...empty, survey: "SVY_own" },
	])
		await expect(
			importInto(store, { survey_sections: [changed] }),
		).rejects.toThrow("the survey SVY_empty has no question.");
	await expect(
		importInto(store, { survey_sections: [section] }, { removeOthers: true }),
	).rejects.toThrow("the survey SVY_empty has no question.");
	await importInto(
		store,
		{ survey_sections: [{ ...empty, questions: [] }] },
		{ onlyNew: true },
	);
});

test("a survey without a question from an older release does not block other imports", async () => {
	const old = { alt_reference: "SVY_old", reward: "", is_register: false };
	await store.db.insert(surveys).values(old);
	await importInto(store, { survey_sections: [section] });
});

// The bug: after the removal no list showed the game.
test("an article that a game refers to cannot be removed", async () => {
	const named = { ...article, article_id: 7002, call_to_action: false };
	await importInto(store, {
		articles: [named],
		games: [{ alt_reference: "AR_7002", picture: "a" }],
	});
	await expect(
		importInto(
			store,
			{ articles: [{ ...named, article_id: 7003 }] },
			{ removeOthers: true },
		),
	).rejects.toThrow(
		"AR_7002 of articles cannot be removed or renamed, because AR_7002 of games refers to it.",
	);
});

// The bug: only removals were checked, so after a renaming no list showed the game.
test("a name that a stored entry refers to cannot change unless that entry changes too", async () => {
	const named = { ...article, article_id: 7004, call_to_action: false };
	const game = { alt_reference: "AR_7004", picture: "a" };
	await importInto(store, { articles: [named], games: [game] });
	const articles = [{ ...named, alt_reference: "AR_new" }];
	await expect(importInto(store, { articles })).rejects.toThrow(
		"AR_7004 of articles cannot be removed or renamed, because AR_7004 of games refers to it.",
	);
	await importInto(store, { articles }, { onlyNew: true });
	const games = [{ ...game, alt_reference: "AR_new" }];
	const all = { articles, games, notifications: [] };
	await importInto(store, all, { removeOthers: true });
});

// The bug: a press on the button showed that the reward was not found.
test.each([4, 5] as const)(
	"a button of action_type %i must not refer to a missing privilege",
	async (action_type) => {
		for (const reference of ["PV_gone", "9999"])
			await expect(importArticle({ action_type, reference })).rejects.toThrow(
				`there is no ${reference} in privileges.`,
			);
		for (const reference of ["PV_own", "AR_gone", "https://shop.example"])
			await importArticle({ action_type, reference });
	},
);

type Opened = [action_type: Notification["action_type"], reference: string];
const importNotification = (...[action_type, reference]: Opened) =>
	importInto(store, {
		notifications: [
			{
				...{ campaign_id: 7001, action_type, reference, sent_at: "today" },
				...{ header: words("A"), title: words("A") },
			},
		],
	});

// The bug: the notification opened the page "nothing was found".
test.each<[...Opened, kind: string]>([
	[2, "PV_gone", "privileges"],
	[2, "9999", "privileges"],
	[3, "PVG_gone", "group_deals"],
	[4, "AR_gone", "articles"],
	[5, "9999", "privileges"],
	[6, "SVY_gone", "surveys"],
])(
	"a notification of action_type %i must not refer to the missing %s",
	async (action_type, reference, kind) => {
		await expect(importNotification(action_type, reference)).rejects.toThrow(
			`there is no ${reference} in ${kind}.`,
		);
	},
);

test.each<Opened>([
	[1, "PV_gone"],
	[2, "4711a"],
	...([2, 4] as const).map((action_type): Opened => [action_type, "-"]),
	[5, "/article?alt_reference=AR_gone"],
	[6, "/survey?ref=SVY_own"],
	[7, "https://shop.example"],
])(
	"a notification of action_type %i may have the reference %s",
	async (...opened) => {
		await importNotification(...opened);
	},
);

// The bug: a press on the notification opened nothing.
test.each<[...Opened, needed: string]>([
	[3, "PV_own", "the PVG_ name of a group deal"],
	[4, "9999", "the AR_ name of an article"],
	[5, "AR_own", "a link"],
	[6, "AR_own", "the SVY_ name of a survey"],
	[7, "/faq", "an https address"],
])(
	"a notification of action_type %i with the reference %s is refused",
	async (type, reference, needed) => {
		await expect(importNotification(type, reference)).rejects.toThrow(
			`a notification of action_type ${type} needs ${needed} as its reference.`,
		);
	},
);

test.each<[string, (path: string) => Content]>([
	[
		"a banner",
		(path) => ({
			banners: [
				{
					...{ bannerid: 7001, set_seq: 1, seq: 1, picture: "/a.webp" },
					...{ name: words("A"), description: words("A"), path },
				},
			],
		}),
	],
	[
		"a welcome announcement",
		(path) => ({
			welcome_announcements: [
				{
					...{ seq: 7001, picture: "/a.webp", path },
					...{ valid_from: "today", valid_through: "+1d" },
				},
			],
		}),
	],
])(
	"%s may lead to the number of an existing privilege only",
	async (_what, leadingTo) => {
		await expect(importInto(store, leadingTo("9999"))).rejects.toThrow(
			"there is no 9999 in privileges.",
		);
		const numbered = { ...privilege, privilege_id: 4713, reference: "4713" };
		await importInto(store, {
			...leadingTo("4713"),
			privileges: [{ ...numbered, entry_total: 0 }],
		});
		await importInto(store, leadingTo("/faq"));
	},
);

// The bug: a press on the button showed that it cannot be opened.
test.each([
	[{}, "a button of action_type 0 needs an https address"],
	[{ action_type: 0, reference: "/faq" }, "needs an https address"],
	[{ action_type: 6, reference: "AR_1" }, "needs an https address"],
	[{ action_type: 1, reference: "-" }, "needs a survey"],
	[{ action_type: 2 }, "needs a privilege"],
	[{ action_type: 3, reference: "null" }, "needs a privilege"],
] as [Partial<Article>, string][])(
	"an article with a button and %j is refused",
	async (more, error) => {
		await expect(importArticle(more)).rejects.toThrow(
			`${error} as its reference.`,
		);
		await importArticle({ ...more, call_to_action: false });
	},
);

test.each([
	{ action_type: 0, reference: "https://shop.example" },
	{ action_type: 2, privilege_reference: "PV_own" },
	...([4, 5, 7, 9] as const).map((action_type) => ({ action_type })),
] as Partial<Article>[])(
	"an article with a button and %j is accepted",
	async (more) => {
		await importArticle(more);
	},
);

const kind = { name: words("Food"), icon: "icon-food" };
const listed = async (parent: number, sub: number) => {
	const { items } = await api.client.ask(
		getPrivilegeListV3,
		{
			...{ parent_category_id: parent, sub_category_id: sub },
			...{ page_number: 1, items_per_page: 100 },
		},
		me,
	);
	return items.map((it) => it.privilege_id);
};

// The bug: the list of the deal's sub-category did not show it.
test("a deal whose sub-category is not in its category is refused", async () => {
	await importInto(store, {
		categories: [
			{ ...kind, category_id: 701, parent_id: 0 },
			{ ...kind, category_id: 711, parent_id: 701 },
			{ ...kind, category_id: 702, parent_id: 0 },
		],
	});
	const deal = (category_id: number, sub_category_id: number) => {
		const own = { ...privilege, privilege_id: 7001, entry_total: 0 };
		const privileges = [{ ...own, category_id, sub_category_id }];
		return importInto(store, { privileges });
	};
	await expect(deal(702, 711)).rejects.toThrow(
		"category 711 of privilege 7001 is not in category 702.",
	);
	await expect(deal(711, 701)).rejects.toThrow(
		"category 711, the parent category of privilege 7001, is a sub-category.",
	);
	await deal(702, 702);
	expect(await listed(702, 0)).toEqual(["7001"]);
	await deal(701, 711);
	expect(await listed(701, 711)).toEqual(["7001"]);
	// The bug: an import of only categories removed the stored deal from its list.
	const moved = { ...kind, category_id: 711, parent_id: 702 };
	await expect(importInto(store, { categories: [moved] })).rejects.toThrow(
		"category 711 of privilege 7001 is not in category 701.",
	);
	await importInto(store, { categories: [moved] }, { onlyNew: true });
	const below = { ...kind, category_id: 701, parent_id: 702 };
	await expect(importInto(store, { categories: [below] })).rejects.toThrow(
		"category 701, the parent of category 711, is a sub-category itself.",
	);
	await deal(701, 701);
	await importInto(store, { categories: [moved] });
});

test("a third level of categories, or a circle of them, is refused", async () => {
	const of = (category_id: number, parent_id: number) => ({
		...kind,
		category_id,
		parent_id,
	});
	await expect(
		importInto(store, {
			categories: [of(701, 0), of(711, 701), of(721, 711)],
		}),
	).rejects.toThrow(
		"category 711, the parent of category 721, is a sub-category itself.",
	);
	await expect(
		importInto(store, { categories: [of(731, 732), of(732, 731)] }),
	).rejects.toThrow(
		"category 732, the parent of category 731, is a sub-category itself.",
	);
});
