// Own content (X03): the replies show what an import put into an empty store, an export returns it, errors name their lines.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../../server/config/projectFolders";
import { readStoreSettings } from "../../../server/config/settings";
import { demoContentFolder, seedDemo } from "../../../server/demo/seedDemo";
import type { Store } from "../../../server/store/connection/database";
import { openInMemory } from "../../../server/store/connection/openEmbedded";
import { openPostgres } from "../../../server/store/connection/openPostgres";
import { storeName } from "../../../server/store/connection/openStore";
import { contentJsonSchema } from "../../../server/store/content/contentJsonSchema";
import { exportContent } from "../../../server/store/content/exportContent";
import {
	type ImportOptions,
	importContent,
} from "../../../server/store/content/importContent";
import {
	ContentError,
	readContent,
} from "../../../server/store/content/readContent";
import { brands, codes, privileges } from "../../../server/store/schema/schema";
import { getBranchTab } from "../../../src/contract/branch";
import { getBrandList } from "../../../src/contract/deals";
import {
	getDetailV2,
	submitRedeemCouponCodeV2,
} from "../../../src/contract/privilege";
import { temporaryFolder } from "../../support/atExit";
import {
	newDatabase,
	newDatabaseSettings,
	newMockUserId,
	noon,
	postgresUrl,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const { folder: home, remove } = temporaryFolder("galaxy-gift-content-");
const now = new Date(noon);
let store: Store;
let api: TestServer;

async function emptyStore(): Promise<Store> {
	if (!postgresUrl) return await openInMemory();
	const url = await newDatabase();
	return await openPostgres(
		{
			databaseUrl: url,
			databasePool: 5,
			databaseTimeoutMs: 15_000,
		},
		async () => {},
	);
}

beforeAll(async () => {
	store = await emptyStore();
	api = await startTestServer({}, {}, store);
});
afterAll(async () => {
	await api.stop();
	await store.close();
	remove();
});

const words = (th: string, en: string) => ({ th, en });
const brand = {
	brand_id: 7,
	name: words("ร้านของฉัน", "My shop"),
	logo: "https://pictures.example/logo.webp",
};
const privilege = {
	privilege_id: 4711,
	brand_id: 7,
	category_id: 1,
	sub_category_id: 11,
	type: 4,
	name: words("กาแฟฟรี", "Free coffee"),
	picture: "/pictures/coffee.webp",
	point: 5,
	valid_from: "today",
	valid_through: "+30d",
	entry_total: 3,
};
const small = {
	"brands.json": JSON.stringify({ brands: [brand] }, null, 1),
	"deals/one.json": JSON.stringify(
		{
			categories: [
				{
					category_id: 1,
					parent_id: 0,
					name: words("อาหาร", "Food"),
					icon: "icon-food",
				},
				{
					category_id: 11,
					parent_id: 1,
					name: words("กาแฟ", "Coffee"),
					icon: "icon-food",
				},
			],
			privileges: [privilege],
		},
		null,
		1,
	),
	"codes.csv": 'privilege_id,code\r\n4711,AAA\r\n4711,BBB\r\n4711,"C,C"\r\n',
	"branches.csv":
		'\uFEFFbranch_id,brand_id,name_th,name_en,address,province,lat,lng\n1,7,สาขาหนึ่ง,One,"ถนน ""ก"", เขต ข",กรุงเทพมหานคร,13.7456,100.5341\n',
};
let folders = 0;
function folderOf(files: Record<string, string>): string {
	const folder = join(home, String(++folders));
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(join(folder, name, ".."), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	return folder;
}

/** Imports files, and returns what changed by kind. */
async function importFiles(
	files: Record<string, string>,
	options: Partial<ImportOptions> = {},
) {
	const { content, positions } = readContent(folderOf(files));
	const changes = await store.transaction((tx) =>
		importContent(tx, content, { now, positions, ...options }),
	);
	return Object.fromEntries(
		changes.map((it) => [it.kind, [it.added, it.changed, it.removed]]),
	);
}
const same = [[], [], []];
const errorsOf = async (files: Record<string, string>) => {
	try {
		await importFiles(files);
	} catch (error) {
		if (error instanceof ContentError) return error.errors;
		throw error;
	}
	return [];
};

test("an imported folder appears in the replies and can be claimed, and a second import changes nothing", async () => {
	expect(await importFiles(small)).toEqual({
		brands: [["7"], [], []],
		categories: [["1", "11"], [], []],
		privileges: [["4711"], [], []],
		branches: [["1"], [], []],
		codes: [["3 of 4711"], [], []],
	});
	const me = await api.client.signIn(newMockUserId());
	const shown = await api.client.ask(getBrandList, {}, me);
	expect(shown).toMatchObject([
		{ brand_name_en: "My shop", brand_logo_image_url: brand.logo },
	]);
	const detail = await api.client.ask(
		getDetailV2,
		{ Privilege_Alt_Reference: "PV_4711" },
		me,
	);
	expect(detail).toMatchObject({
		name_th: "กาแฟฟรี",
		entry_total: 3,
		privilege_image_url: "/pictures/coffee.webp",
	});
	expect(Date.parse(detail.valid_through ?? "")).toBe(
		Date.parse("2027-03-19T23:59:59+07:00"),
	);
	const tab = await api.client.ask(
		getBranchTab,
		{ brand_id: "7", privilege_id: "4711" },
		me,
	);
	expect(tab.all_branch).toMatchObject([
		{ branch_address: 'ถนน "ก", เขต ข', branch_name_en: "One" },
	]);
	await api.client.ask(
		submitRedeemCouponCodeV2,
		{ Reference: "PV_4711", Amount: 1, IsUsed: false },
		me,
	);
	const second = await importFiles(small, {
		now: new Date(noon + 5 * 86_400_000),
	});
	expect(Object.values(second)).toEqual([same, same, same, same, same]);
	expect(
		await store.db
			.select({ left: privileges.entry_remaining })
			.from(privileges),
	).toEqual([{ left: 2 }]);
});

test("an export that is imported elsewhere and exported again is the same byte for byte", async () => {
	const folder = join(home, "export");
	await exportContent(store, folder);
	await expect(exportContent(store, folder)).rejects.toThrow("is not empty");
	const { content } = readContent(folder);
	expect(content.brands).toEqual([brand]);
	expect(content.privileges).toEqual([
		{
			...privilege,
			valid_from: "2027-02-17",
			valid_through: "2027-03-19",
			entry_used: 1,
		},
	]);
	expect(content.codes).toHaveLength(2);
	const other = await emptyStore();
	try {
		const readAgain = readContent(folder);
		await other.transaction((tx) =>
			importContent(tx, readAgain.content, { now }),
		);
		const again = join(home, "again");
		await exportContent(other, again);
		expect(readContent(again).content).toEqual(content);
	} finally {
		await other.close();
	}
});

test("a change is reported by its columns; more stock needs more codes; less stock than claimed is refused", async () => {
	const files = (change: object) => ({
		"a.json": JSON.stringify({ privileges: [{ ...privilege, ...change }] }),
	});
	expect(await importFiles(files({ point: 6 }))).toMatchObject({
		privileges: [[], ["4711 (point)"], []],
	});
	expect(await errorsOf(files({ entry_total: 10 }))).toEqual([
		"a.json, line 1: the stock of privilege 4711 promises 9 codes, but its pool has 2.",
	]);
	expect(await errorsOf(files({ valid_through: "2027-02-16" }))).toEqual([
		"a.json, line 1: valid_through is before valid_from.",
	]);
	expect(await errorsOf(files({ entry_total: 0 }))).toEqual([
		"a.json, line 1: the entry_total of privilege 4711 is 1 less than what is claimed.",
	]);
	expect(
		await importFiles(files({ entry_total: 10, generate_codes: true })),
	).toMatchObject({
		codes: [["7 of 4711"], [], []],
	});
	expect(await store.db.$count(codes)).toBe(10);
});

test("entries missing from the files stay; with removeOthers they are removed, and privileges are hidden", async () => {
	const other = { ...brand, brand_id: 8 };
	await importFiles({ "a.json": JSON.stringify({ brands: [other] }) });
	expect(await store.db.$count(brands)).toBe(2);
	const gone = await importFiles(
		{ "a.json": JSON.stringify({ brands: [brand], privileges: [] }) },
		{ removeOthers: true },
	);
	expect(gone).toMatchObject({
		brands: [[], [], ["8"]],
		privileges: [[], [], ["4711"]],
	});
	expect(
		await store.db.select({ hidden: privileges.hidden }).from(privileges),
	).toEqual([{ hidden: true }]);
});

test("all errors are reported together by file, line and field, and nothing is imported", async () => {
	const before = await store.db.$count(brands);
	expect(
		await errorsOf({
			"a.json": `{
 "brands": [
  { "brand_id": 90, "name": { "th": "ก" }, "logo": "x y" },
  { "brand_id": 91.5, "name": { "th": "ก", "en": "A" }, "logo": "a", "colour": "red" }
 ]
}`,
			"b.json": '{\n "brands": [\n  {,}\n ]\n}',
			"c.csv": "branch_id,brand_id\n1\n",
			"d.csv": "a,b\n",
			"e.csv": 'privilege_id,code\n4711,"X\n',
			"f.csv": "privilege_id,code\n4711,X\n4711,Y\0\n",
		}),
	).toEqual([
		"a.json, line 3: brands.0.name.en is missing.",
		expect.stringMatching(
			/^a\.json, line 3: brands\.0\.logo must be an https address/,
		),
		"a.json, line 4: brands.1.brand_id must be a whole number.",
		'a.json, line 4: "brands.1.colour" is not a known field.',
		"b.json, line 3: this is not valid JSON.",
		"c.csv, line 2: there are 1 values for 2 columns.",
		expect.stringMatching(
			/^d\.csv, line 1: the first line must name the columns/,
		),
		"e.csv, line 2: a quotation mark is not closed, or is inside an unquoted value.",
		expect.stringMatching(/^f\.csv, line 3: a text has a null character or /),
	]);
	expect(
		await errorsOf({
			"a.json": JSON.stringify(
				{
					brands: [brand, brand],
					privileges: [{ ...privilege, brand_id: 70, type: 9 }],
				},
				null,
				1,
			),
			"b.csv": "privilege_id,code\n1,A\n",
		}),
	).toEqual([
		expect.stringMatching(/^a\.json, line 1\d: brand_id 7 occurs twice\.$/),
		expect.stringMatching(
			/^a\.json, line \d+: a privilege of type 9 must have a link/,
		),
		expect.stringMatching(/^a\.json, line \d+: there is no 70 in brands\.$/),
		"b.csv, line 2: there is no 1 in privileges.",
	]);
	expect(await store.db.$count(brands)).toBe(before);
});

test("seeding the demo beside own content never changes or deletes it, not even at the next release", async () => {
	const own = await store.db.select().from(brands);
	await store.transaction((tx) => seedDemo(tx, now));
	expect(await store.db.select().from(brands)).toEqual(
		expect.arrayContaining(own),
	);
	expect(await store.db.$count(brands)).toBe(24);
	const renamed = { ...brand, name: words("ชื่อใหม่", "New name") };
	await importFiles({ "a.json": JSON.stringify({ brands: [renamed] }) });
	const { content } = readContent(demoContentFolder);
	const changes = await store.transaction((tx) =>
		importContent(tx, content, { now, onlyNew: true }),
	);
	for (const { added, changed, removed } of changes)
		expect([added, changed, removed]).toEqual([[], [], []]);
	expect(await store.db.select().from(brands)).toEqual(
		expect.arrayContaining([
			expect.objectContaining({ brand_id: 7, name_en: "New name" }),
		]),
	);
});

test("the JSON Schema in docs equals the one that the tool prints", () => {
	const file = join(projectRoot, "docs/content.schema.json");
	expect(readFileSync(file, "utf8")).toBe(contentJsonSchema());
});

let ofStore: NodeJS.ProcessEnv = {};
/** Runs the command on a store of its own; returns the status and the output. */
function command(...words: string[]) {
	const { NODE_OPTIONS: _, ...environment } = process.env;
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		["--import", "tsx", "server/content.ts", ...words],
		{
			cwd: projectRoot,
			env: { ...environment, ...ofStore },
			encoding: "utf8",
		},
	);
	return [status, stdout + stderr] as const;
}

test("after an error the command ends with one line and status 1 before it opens the store", () => {
	ofStore = { DATABASE_URL: "postgres://gift@127.0.0.1:1/gift" };
	const wrong = folderOf({ "a.json": "{ oh }" });
	expect(command("import", wrong)).toEqual([
		1,
		"a.json, line 1: this is not valid JSON.\n",
	]);
	expect(command("import", join(home, "nowhere"))).toEqual([
		1,
		expect.stringMatching(/nowhere does not exist\.\n$/),
	]);
});

test("the command imports, counts the codes, and names the store that it imported into", async () => {
	ofStore = postgresUrl
		? await newDatabaseSettings()
		: { DATA_DIR: join(home, "store"), DATABASE_URL: "" };
	const store = storeName(readStoreSettings(ofStore));
	expect(command("import", folderOf(small))).toEqual([
		0,
		expect.stringContaining(
			`codes: 3 added, 0 changed, 0 removed, 0 unchanged\n  + 3 of 4711\nImported into ${store}.\n`,
		),
	]);
});

test("the command exports what it imported, and names the store of the export", () => {
	const store = storeName(readStoreSettings(ofStore));
	const [status, said] = command("export", join(home, "after"));
	expect(said).toMatch(new RegExp(`^Written from ${store} to .*codes.csv`));
	const rights = (path: string) => statSync(join(home, path)).mode & 0o777;
	expect([rights("after"), rights("after/codes.csv")]).toEqual([0o700, 0o600]);
	expect(status).toBe(0);
});
