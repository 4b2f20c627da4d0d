// The names by which a privilege, an article or a term is found: an import says where one is there twice, with its line.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../server/store/connection/database";
import { openEmbedded } from "../../../server/store/connection/openEmbedded";
import { importContent } from "../../../server/store/content/importContent";
import { privileges } from "../../../server/store/schema/schema";
import { testContent } from "../support/deals";
import { noon } from "../support/testServer";

let store: Store;
beforeAll(async () => {
	store = await openEmbedded("memory://", async () => {});
});
afterAll(() => store.close());

const { brands, categories } = testContent;
const [plain] = testContent.privileges;
if (!plain) throw new Error("there is no privilege");
const named = (privilege_id: number, names: object = {}) => ({
	...plain,
	...{ privilege_id, entry_total: 1, entry_used: 0 },
	limit_group: undefined,
	...names,
});

/** Imports these privileges; each stands on the line of its place. */
const importNamed = (...given: ReturnType<typeof named>[]) =>
	store.transaction((tx) =>
		importContent(
			tx,
			{ brands, categories, privileges: given },
			{
				now: new Date(noon),
				positions: new Map(
					given.map((it, at) => [it, { file: "a.json", line: at + 1 }]),
				),
			},
		),
	);

test.each([
	["reference", [named(9001), named(9002, { reference: "9001" })]],
	["alt_reference", [named(9001), named(9002, { alt_reference: "PV_9001" })]],
])("a %s that two entries have is refused", async (column, given) => {
	const name = column === "reference" ? "9001" : "PV_9001";
	await expect(importNamed(...given)).rejects.toThrow(
		`a.json, line 2: ${column} ${name} is there twice.`,
	);
	expect(await store.db.$count(privileges)).toBe(0);
});

test("a reference that is another privilege's alt_reference is refused, for calls accept both", async () => {
	await expect(
		importNamed(named(9001), named(9002, { reference: "PV_9001" })),
	).rejects.toThrow("a.json, line 2: reference PV_9001 is there twice.");
});

test("a reference of a stored privilege is refused, unless that one gives it up", async () => {
	await importNamed(named(9001));
	const other = named(9002, { reference: "9001" });
	await expect(importNamed(other)).rejects.toThrow(
		"a.json, line 1: reference 9001 is there twice.",
	);
	await importNamed(named(9001, { reference: "9003" }));
	await importNamed(other);
	expect(await store.db.$count(privileges)).toBe(2);
});
