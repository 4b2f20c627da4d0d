// The names by which a privilege or an article is found: an import names the line of a duplicate, and renamed entries keep their favourites.
import { asc, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../server/store/connection/database";
import { importContent } from "../../../server/store/content/importContent";
import {
	articles,
	favourites,
	privileges,
} from "../../../server/store/schema/schema";
import { favouriteContent } from "../../../src/contract/favourites";
import { testContent } from "../support/deals";
import { noon, startTestServer, type TestServer } from "../support/testServer";

let api: TestServer;
beforeAll(async () => {
	api = await startTestServer();
});
afterAll(() => api.stop());

/** Runs `work` in a transaction that is rolled back, because the store is shared. */
async function undone(work: (tx: Database) => Promise<void>) {
	const isOver = new Error("undone");
	const done = api.store.transaction(async (tx) => {
		await work(tx);
		throw isOver;
	});
	await expect(done).rejects.toBe(isOver);
}

const { brands, categories } = testContent;
const [plain] = testContent.privileges;
if (!plain) throw new Error("there is no privilege");
const named = (privilege_id: number, names: object = {}) => ({
	...plain,
	...{ privilege_id, entry_total: 1, entry_used: 0 },
	limit_group: undefined,
	...names,
});

/** Imports these privileges, the first as line 1 of a.json, the next as line 2. */
const importNamed = (tx: Database, ...given: ReturnType<typeof named>[]) =>
	importContent(
		tx,
		{ brands, categories, privileges: given },
		{
			now: new Date(noon),
			positions: new Map(
				given.map((it, at) => [it, { file: "a.json", line: at + 1 }]),
			),
		},
	);

test.each([
	["reference", [named(99001), named(99002, { reference: "99001" })]],
	[
		"alt_reference",
		[named(99001), named(99002, { alt_reference: "PV_99001" })],
	],
])("a %s that two entries have is refused", (column, given) =>
	undone(async (tx) => {
		const name = column === "reference" ? "99001" : "PV_99001";
		const before = await tx.$count(privileges);
		await expect(importNamed(tx, ...given)).rejects.toThrow(
			`a.json, line 2: ${column} ${name} occurs twice.`,
		);
		expect(await tx.$count(privileges)).toBe(before);
	}),
);

test("a reference that is another privilege's alt_reference is refused, since calls accept both", () =>
	undone(async (tx) => {
		await expect(
			importNamed(tx, named(99001), named(99002, { reference: "PV_99001" })),
		).rejects.toThrow("a.json, line 2: reference PV_99001 occurs twice.");
	}));

test("the reference of a stored privilege is refused until that privilege has another one", () =>
	undone(async (tx) => {
		const before = await tx.$count(privileges);
		await importNamed(tx, named(99001));
		const other = named(99002, { reference: "99001" });
		await expect(importNamed(tx, other)).rejects.toThrow(
			"a.json, line 1: reference 99001 occurs twice.",
		);
		await importNamed(tx, named(99001, { reference: "another" }));
		await importNamed(tx, other);
		expect(await tx.$count(privileges)).toBe(before + 2);
	}));

test("one import can swap names between stored privileges, whatever their order", () =>
	undone(async (tx) => {
		await importNamed(tx, named(99001), named(99002), named(99003));
		await importNamed(
			tx,
			named(99002, { reference: "99001" }),
			named(99001, { reference: "99002" }),
			named(99003, { alt_reference: "PV_moved" }),
		);
		const rows = await tx
			.select({ reference: privileges.reference })
			.from(privileges)
			.where(inArray(privileges.privilege_id, [99001, 99002, 99003]))
			.orderBy(asc(privileges.privilege_id));
		expect(rows.map(({ reference }) => reference)).toEqual([
			...["99002", "99001", "99003"],
		]);
	}));

const article = {
	...{ category: "FAQ" as const, cover: "deal-egg", seq: 1 },
	...{ title: { th: "ก", en: "A" }, content: { th: "ก", en: "A" } },
	...{ valid_from: "today", valid_through: "+30d" },
	alt_reference: "AR_moving",
};

test("an entry may take the name of an entry that the same import removes", () =>
	undone(async (tx) => {
		const now = new Date(noon);
		const importArticle = (article_id: number, removeOthers: boolean) =>
			importContent(
				tx,
				{
					articles: [{ ...article, article_id }],
					// Empties the lists that may refer to an article that this import removes.
					...{ games: [], notifications: [] },
				},
				{ now, removeOthers },
			);
		await importArticle(99001, false);
		await expect(importArticle(99002, false)).rejects.toThrow("occurs twice.");
		await importArticle(99002, true);
		const rows = await tx.select().from(articles);
		expect(rows.map((it) => [it.article_id, it.alt_reference])).toEqual([
			[99002, "AR_moving"],
		]);
	}));

/** Imports the deals 99001, 99002 and so on with these names. */
const importDeals = (tx: Database, names: string[]) =>
	importNamed(
		tx,
		...names.map((alt_reference, at) => named(99001 + at, { alt_reference })),
	);
const importArticles = (tx: Database, names: string[]) =>
	importContent(
		tx,
		{
			articles: names.map((alt_reference, at) => ({
				...{ ...article, article_id: 99001 + at, alt_reference },
			})),
		},
		{ now: new Date(noon) },
	);

const { privilege: dealType, article: articleType } = favouriteContent;
test.each([
	["deals", dealType, articleType, importDeals],
	["articles", articleType, dealType, importArticles],
] as const)(
	"customers keep their favourites of %s when an import renames them or swaps their names",
	(_, own, other, importNames) =>
		undone(async (tx) => {
			const heart = (sub: string, content_ref: string, ms = 0) => ({
				...{ sub, content_type: own, content_ref },
				added_at: new Date(noon + ms),
			});
			const ofOtherType = { ...heart("other", "one"), content_type: other };
			await importNames(tx, ["one", "two", "three"]);
			await tx.insert(favourites).values([
				heart("both", "one"),
				heart("both", "two", 1),
				heart("first", "one"),
				ofOtherType,
				heart("third", "three"),
				// A favourite of an article that no longer exists.
				heart("third", "new"),
			]);
			await importNames(tx, ["two", "one", "new"]);
			const rows = await tx
				.select()
				.from(favourites)
				.where(inArray(favourites.sub, ["both", "first", "other", "third"]))
				.orderBy(asc(favourites.sub), asc(favourites.added_at));
			expect(rows).toEqual([
				heart("both", "two"),
				heart("both", "one", 1),
				heart("first", "two"),
				ofOtherType,
				heart("third", "new"),
			]);
		}),
);
