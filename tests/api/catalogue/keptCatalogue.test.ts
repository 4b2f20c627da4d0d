// The catalogue in memory: every change of its tables, stock included, shows in the next reply; a claim does not invalidate it.
import { getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueOf } from "../../../server/store/catalogue/catalogue";
import type {
	Database,
	Store,
} from "../../../server/store/connection/database";
import {
	catalogueVersion,
	privileges,
} from "../../../server/store/schema/schema";
import { getPrivilegeListByBrandV2 } from "../../../src/contract/browse";
import {
	getBrandList,
	getPrivilegeListByReferenceListV2,
} from "../../../src/contract/deals";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { getAvatarList } from "../../../src/contract/profile";
import { search } from "../../../src/contract/search";
import { getTermsofServiceList } from "../../../src/contract/terms";
import type { Session } from "../support/client";
import { deal } from "../support/deals";
import {
	newMockUserId,
	newStore,
	startTestServer,
} from "../support/testServer";

let store: Store;
let api: Awaited<ReturnType<typeof startTestServer>>;
let me: Session;
beforeAll(async () => {
	store = await newStore();
	api = await startTestServer({}, {}, store);
	me = await api.client.signIn(newMockUserId());
});
afterAll(async () => {
	await api.stop();
	await store.close();
});

const version = async () =>
	(await store.db.select().from(catalogueVersion))[0]?.version ?? Number.NaN;
const cards = () =>
	api.client.ask(
		getPrivilegeListByReferenceListV2,
		{ Alt_Reference: [deal("plain")] },
		me,
	);

test("a changed name, brand or branch appears in the next reply", async () => {
	const [card] = await cards();
	await store.db.execute(
		`update privileges set name_en = 'Quokka tea' where alt_reference = '${deal("plain")}'`,
	);
	await store.db.execute(
		`update brands set name_en = 'Quokka house' where brand_id = ${card?.brand_id}`,
	);
	expect(await cards()).toMatchObject([
		{ name_en: "Quokka tea", brand_name_en: "Quokka house" },
	]);
	const brands = await api.client.ask(getBrandList, {}, me);
	expect(brands.map((it) => it.brand_name_en)).toContain("Quokka house");
	const found = await api.client.ask(search, { Keyword: "quokka tea" }, me);
	expect(found.privilege.map((it) => it.alt_reference)).toEqual([
		deal("plain"),
	]);
	await store.db.execute(
		`update privileges set hidden = true where alt_reference = '${deal("plain")}'`,
	);
	expect(await cards()).toEqual([]);
	const after = await api.client.ask(search, { Keyword: "quokka tea" }, me);
	expect(after.privilege.map((it) => it.name_en)).not.toContain("Quokka tea");
});

test("after a failed read of the catalogue the next call reads it again", async () => {
	let isBroken = false;
	const db: Database = new Proxy(store.db, {
		get(target, name) {
			if (isBroken && name === "select") throw new Error("no connection");
			return Reflect.get(target, name);
		},
	});
	const { brands } = await catalogueOf(db);
	await store.db.execute("update brands set seq = seq");
	isBroken = true;
	await expect(catalogueOf(db)).rejects.toThrow("no connection");
	isBroken = false;
	expect((await catalogueOf(db)).brands).toEqual(brands);
});

test("changed stock appears in the next reply, and a claim does not change the version", async () => {
	const Reference = deal("device");
	const before = await version();
	await api.client.ask(
		submitRedeemCouponCodeV2,
		{ Reference, Amount: 1, IsUsed: false },
		me,
	);
	await store.db.execute(
		`update privileges set entry_remaining = 0 where alt_reference = '${Reference}'`,
	);
	expect(await version()).toBe(before);
	const [row] = await api.client.ask(
		getPrivilegeListByReferenceListV2,
		{ Alt_Reference: [Reference] },
		me,
	);
	expect(row).toMatchObject({ out_of_stock: true });
});

test("changing any column of a privilege except its stock increments the version", async () => {
	for (const { name } of Object.values(getTableColumns(privileges))) {
		const before = await version();
		await store.db.execute(
			`update privileges set "${name}" = "${name}" where alt_reference = '${deal("device")}'`,
		);
		const isStock = name === "entry_remaining";
		expect([name, await version()]).toEqual([name, before + (isStock ? 0 : 1)]);
	}
});

test("inserting and deleting in any catalogue table increments the version", async () => {
	for (const table of [
		...["brands", "branches", "categories", "privileges", "group_deals"],
		...["search_keywords", "banner_sets", "banners"],
	]) {
		const before = await version();
		await store.db.execute(`delete from ${table} where false`);
		await store.db.execute(
			`insert into ${table} select * from ${table} limit 0`,
		);
		expect([table, await version()]).toEqual([table, before + 2]);
	}
});

test("entries with the same seq keep their order, whichever was changed last", async () => {
	const ids = async () => ({
		brands: (await api.client.ask(getBrandList, {}, me)).map(
			(it) => it.brand_id,
		),
		avatars: (await api.client.ask(getAvatarList, {}, me)).avatarlist.map(
			(it) => it.avatar_id,
		),
		consents: (await api.client.ask(getTermsofServiceList, {}, me)).map(
			(it) => it.consent_id,
		),
	});
	const keys = {
		...{ brands: "brand_id", avatars: "avatar_id", consents: "consent_id" },
	};
	for (const table of Object.keys(keys))
		await store.db.execute(`update ${table} set seq = 1`);
	const before = await ids();
	for (const [table, key] of Object.entries(keys))
		await store.db.execute(
			`update ${table} set seq = 1 where ${key} = (select min(${key}) from ${table})`,
		);
	expect(await ids()).toEqual(before);
});

test("a brand's list uses the brand's current data", async () => {
	const [card] = await api.client.ask(
		getPrivilegeListByReferenceListV2,
		{ Alt_Reference: [deal("device")] },
		me,
	);
	const brand_id = card?.brand_id ?? "";
	const cardsOfBrand = () =>
		api.client.ask(getPrivilegeListByBrandV2, { Brand_Id: brand_id }, me);
	const before = await cardsOfBrand();
	expect(before.length).toBeGreaterThan(0);
	await store.db.execute(
		`update brands set name_en = 'Quokka inn' where brand_id = ${brand_id}`,
	);
	expect(await cardsOfBrand()).toEqual(
		before.map((it) => ({ ...it, brand_name_en: "Quokka inn" })),
	);
});
