// What an import removes: wrong codes that no customer has, but nothing that the rest of the store refers to.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../../server/config/projectFolders";
import type { Store } from "../../../server/store/connection/database";
import type { Content } from "../../../server/store/content/contentSchema";
import {
	type ImportOptions,
	importContent,
} from "../../../server/store/content/importContent";
import { categories, claims, codes } from "../../../server/store/schema/schema";
import { couponCodeDetail } from "../../../src/contract/code";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { temporaryFolder } from "../../support/atExit";
import {
	newMockUserId,
	newStore,
	noon,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let store: Store;
let api: TestServer;
beforeAll(async () => {
	store = await newStore();
	api = await startTestServer({}, {}, store);
});
const { folder: home, remove } = temporaryFolder("gift-removals-");
afterAll(async () => {
	await api.stop();
	await store.close();
	remove();
});

const words = { th: "ทดสอบ", en: "Test" };
const privilege = {
	...{ privilege_id: 94711, brand_id: 97, type: 4 as const, name: words },
	...{ category_id: 971, sub_category_id: 9711, picture: "deal-latte-glass" },
	...{ point: 0, valid_from: "today", valid_through: "+30d", entry_total: 3 },
};
const category = (category_id: number, parent_id: number) => ({
	...{ category_id, parent_id, name: words, icon: "icon-food" },
});
const codesOf = (...names: string[]) =>
	names.map((code) => ({ privilege_id: 94711, code }));
const content = {
	brands: [{ brand_id: 97, name: words, logo: "logo" }],
	categories: [category(971, 0), category(9711, 971)],
	privileges: [privilege],
	codes: codesOf("WRONG1", "WRONG2", "WRONG3"),
};

/** Imports in a transaction, and returns what changed by kind. */
async function importInto(given: Content, options: Partial<ImportOptions>) {
	const changes = await store.transaction((tx) =>
		importContent(tx, given, { now: new Date(noon), ...options }),
	);
	return Object.fromEntries(changes.map((it) => [it.kind, it]));
}

const pool = async () =>
	(await store.db.select().from(codes).orderBy(asc(codes.id))).flatMap((it) =>
		it.privilege_id === 94711 ? [it.code] : [],
	);

test("one import replaces wrong codes, but a code that a customer has stays and can be read", async () => {
	await importInto(content, {});
	const me = await api.client.signIn(newMockUserId());
	const { transaction_id } = await api.client.ask(
		submitRedeemCouponCodeV2,
		{ Reference: "PV_94711", Amount: 1, IsUsed: true },
		me,
	);
	const removedCodes = codesOf("WRONG1", "WRONG2", "WRONG3", "NEVER");
	await expect(importInto({}, { removedCodes })).rejects.toThrow(
		"the stock of privilege 94711 promises 2 codes, but its pool has 0.",
	);
	expect(await pool()).toEqual(["WRONG1", "WRONG2", "WRONG3"]);
	await expect(
		importInto({ codes: codesOf("RIGHT2", "WRONG2") }, { removedCodes }),
	).rejects.toThrow('the code "WRONG2" is also one of the codes to remove.');
	const changes = await importInto(
		{ codes: codesOf("RIGHT2", "RIGHT3") },
		{ removedCodes },
	);
	expect(changes.codes).toMatchObject({
		added: ["2 of 94711"],
		removed: ["2 of 94711"],
		kept: ["1 of 94711 are given out", "1 of 94711 are not in the pool"],
	});
	expect(await pool()).toEqual(["WRONG1", "RIGHT2", "RIGHT3"]);
	const shown = await api.client.ask(
		couponCodeDetail,
		{ CPC_Transaction_Id: transaction_id, Start_Countdown: false },
		me,
	);
	expect(shown.code).toBe("WRONG1");
});

test("removeOthers does not remove a category that a visible privilege of the store refers to", async () => {
	const before = await store.db.$count(categories);
	await expect(
		importInto({ categories: [category(971, 0)] }, { removeOthers: true }),
	).rejects.toThrow(
		"9711 of categories cannot be removed or renamed, because 94711 of privileges refers to it.",
	);
	expect(await store.db.$count(categories)).toBe(before);
	const all = await store.db.select().from(categories);
	await importInto({ categories: [category(999_999, 0)] }, {});
	const removed = await importInto(
		{
			categories: all.map(({ category_id, parent_id }) =>
				category(category_id, parent_id),
			),
		},
		{ removeOthers: true },
	);
	expect(removed.categories?.removed).toEqual(["999999"]);
	await importInto({ privileges: [{ ...privilege, hidden: true }] }, {});
	const others = all.filter(({ category_id }) => category_id !== 9711);
	const last = await importInto(
		{
			categories: others.map(({ category_id, parent_id }) =>
				category(category_id, parent_id),
			),
		},
		{ removeOthers: true },
	);
	expect(last.categories?.removed).toEqual(["9711"]);
});

// The bug: after the change the codes of claims could no longer be opened, and ordered prizes had no code to show.
test.each([
	{ from: 4, to: 1 },
	{ from: 1, to: 8 },
] as const)(
	"an import changes type $from to $to only for a privilege that nobody has claimed",
	async ({ from, to }) => {
		const typed = (privilege_id: number, type: 1 | 4 | 8) => ({
			...{ ...privilege, privilege_id, type },
			...{ entry_total: 1, generate_codes: type !== 1 || undefined },
		});
		const [claimed, free] = [94720 + from, 94730 + from];
		const { brands, categories } = content;
		await importInto(
			{
				...{ brands, categories },
				privileges: [typed(claimed, from), typed(free, from)],
			},
			{},
		);
		const now = new Date(noon);
		await store.db.insert(claims).values({
			...{ transaction_id: `GG${claimed}`, sub: "me", imei: "1", code: "" },
			...{ privilege_id: claimed, wants_use_now: false },
			...{ claimed_at: now, expires_at: now },
		});
		const changed = typed(claimed, to);
		const positions = new Map([[changed, { file: "a.json", line: 7 }]]);
		await expect(
			importInto({ privileges: [changed] }, { positions }),
		).rejects.toThrow(
			`a.json, line 7: privilege ${claimed} has claims, so its type cannot change between delivered (1) and a code.`,
		);
		const { privileges } = await importInto(
			{ privileges: [typed(free, to)] },
			{},
		);
		expect(privileges?.changed).toEqual([`${free} (type)`]);
	},
);

test("the command removes the codes of a file, shows how many, and refuses if the pool became too small; a dry run removes none", () => {
	const file = (name: string, text: string) => {
		writeFileSync(join(home, name), text);
		return join(home, name);
	};
	const run = (...given: string[]) => {
		const { NODE_OPTIONS: _, DATABASE_URL: __, ...environment } = process.env;
		const { status, stdout, stderr } = spawnSync(
			process.execPath,
			["--import", "tsx", "server/content.ts", "import", ...given],
			{
				cwd: projectRoot,
				env: { ...environment, DATA_DIR: join(home, "store") },
				encoding: "utf8",
			},
		);
		return [status, stdout + stderr];
	};
	const all = file("all.json", JSON.stringify(content));
	const wrong = file(
		"wrong.csv",
		"privilege_id,code\n94711,WRONG3\n94711,NEVER\n",
	);
	const right = file("right.csv", "privilege_id,code\n94711,RIGHT3\n");
	expect(run(all)[0]).toBe(0);
	const changes =
		"codes: 1 added, 0 changed, 1 removed, 0 unchanged\n  + 1 of 94711\n  - 1 of 94711\n  = 1 of 94711 are not in the pool\n";
	expect(run(right, "--remove-codes", wrong, "--dry-run")).toEqual([
		...[0, expect.stringContaining(`${changes}Dry run`)],
	]);
	expect(run("--remove-codes", wrong)).toEqual([
		...[1, expect.stringContaining("promises 3 codes, but its pool has 2.")],
	]);
	expect(run(right, "--remove-codes", wrong)).toEqual([
		...[0, expect.stringContaining(`${changes}Imported`)],
	]);
	// What was removed is in no pool any more.
	expect(run("--remove-codes", wrong)).toEqual([
		...[0, expect.stringContaining("= 2 of 94711 are not in the pool\n")],
	]);
}, 180_000);
