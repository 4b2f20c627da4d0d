// Favourites are toggled, set together and listed newest first, and a repeated call changes nothing (2 §4, 2 §7).
import { afterAll, beforeAll, expect, test } from "vitest";
import { favourites as favouriteTable } from "../../../server/store/schema/schema";
import { failureCode } from "../../../src/contract/failureCode";
import {
	addOrRemoveAllFavoritePrivilege,
	addOrRemoveFavoritePrivilege,
	getFavoritePrivilegeListV2,
} from "../../../src/contract/favourites";
import { failureOf, type Session, type Wrong } from "../support/client";
import { type DealName, deal, shortReference } from "../support/deals";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeAll(async () => {
	api = await startTestServer();
});
afterAll(() => api.stop());

const toggle = (who: Session, name: DealName, sent?: Wrong) =>
	api.client.ask(
		addOrRemoveFavoritePrivilege,
		{ Content_Type: 1000, Content_Ref: deal(name) },
		who,
		sent,
	);
const favourites = async (who: Session) =>
	(await api.client.ask(getFavoritePrivilegeListV2, {}, who)).map(
		(it) => it.alt_reference,
	);
const setAll = (who: Session, names: DealName[], Is_Favorite: boolean) =>
	api.client.ask(
		addOrRemoveAllFavoritePrivilege,
		{ Content_Type: 1000, Content_Ref: names.map(deal), Is_Favorite },
		who,
	);

test("favourites are toggled on and off, and listed newest first without hidden privileges", async () => {
	const who = await api.client.signIn(newMockUserId());
	for (const name of ["plain", "hidden", "countdown"] as const) {
		expect(await toggle(who, name)).toEqual({ is_added_favorite: true });
		api.clock.now += 1000;
	}
	const items = await api.client.ask(getFavoritePrivilegeListV2, {}, who);
	expect(items.map((it) => it.alt_reference)).toEqual([
		deal("countdown"),
		deal("plain"),
	]);
	expect(items[0]?.tx_timestamp).toBeGreaterThan(items[1]?.tx_timestamp ?? 0);
	expect(items[0]?.is_added_favorite).toBe(true);
	expect(await toggle(who, "countdown")).toEqual({
		is_added_favorite: false,
	});
	expect(await favourites(who)).toEqual([deal("plain")]);
	expect(await favourites(await api.client.signIn(newMockUserId()))).toEqual(
		[],
	);
});

test("both references of a privilege name the same favourite", async () => {
	const who = await api.client.signIn(newMockUserId());
	const Content_Ref = shortReference("plain");
	await api.client.ask(
		addOrRemoveFavoritePrivilege,
		{ Content_Type: 1000, Content_Ref },
		who,
	);
	expect(await favourites(who)).toEqual([deal("plain")]);
	expect(await toggle(who, "plain")).toEqual({ is_added_favorite: false });
});

test("a toggle that arrives three times takes effect once", async () => {
	const who = await api.client.signIn(newMockUserId());
	const timestamp = api.client.newTimestamp();
	for (let turn = 0; turn < 3; turn++)
		expect(await toggle(who, "plain", { timestamp })).toEqual({
			is_added_favorite: true,
		});
	expect(await favourites(who)).toEqual([deal("plain")]);
});

test("two simultaneous toggles cancel each other out", async () => {
	for (let turn = 0; turn < 10; turn++) {
		const who = await api.client.signIn(newMockUserId());
		const replies = await Promise.all([
			toggle(who, "plain"),
			toggle(who, "plain"),
		]);
		const added = replies.map((it) => it.is_added_favorite);
		expect(added.sort()).toEqual([false, true]);
		expect(await favourites(who)).toEqual([]);
	}
});

test("one call sets or removes many favourites; an unknown reference rejects the whole request", async () => {
	const who = await api.client.signIn(newMockUserId());
	await setAll(who, ["plain", "countdown", "plain"], true);
	expect((await favourites(who)).sort()).toEqual(
		[deal("plain"), deal("countdown")].sort(),
	);
	const Content_Ref = [deal("onlineCode"), "PV_0000"];
	const reply = await api.client.send(
		addOrRemoveAllFavoritePrivilege,
		{ Content_Type: 1000, Content_Ref, Is_Favorite: true },
		who,
	);
	expect(failureOf(reply)).toMatchObject({
		status: 400,
		code: failureCode.notFound,
	});
	await setAll(who, ["countdown", "onlineCode"], false);
	expect(await favourites(who)).toEqual([deal("plain")]);
});

test("a customer has at most 1,000 favourites, even after simultaneous calls; removing one makes room", async () => {
	const who = await api.client.signIn(newMockUserId());
	const { sub } = who;
	const added_at = new Date(api.clock.now);
	await setAll(who, ["plain", "hidden"], true);
	await api.store.db.insert(favouriteTable).values(
		Array.from({ length: 998 }, (_, at) => ({
			...{ sub, content_type: 1000, content_ref: `PV_X${at}`, added_at },
		})),
	);
	const send = (name: DealName) =>
		api.client.send(
			addOrRemoveFavoritePrivilege,
			{ Content_Type: 1000, Content_Ref: deal(name) },
			who,
		);
	const sendAll = (names: DealName[]) =>
		api.client.send(
			addOrRemoveAllFavoritePrivilege,
			{
				...{ Content_Type: 1000, Is_Favorite: true },
				Content_Ref: names.map(deal),
			},
			who,
		);
	// The list has 999 favourites, none of them hidden.
	const both = [send("countdown"), sendAll(["plain", "onlineCode"])];
	const refused = (await Promise.all(both)).filter(
		({ status }) => status !== 200,
	);
	expect(refused).toHaveLength(1);
	for (const reply of [...refused, await send("ean"), await sendAll(["itf"])])
		expect(failureOf(reply)).toMatchObject({
			...{ status: 400, code: failureCode.refused },
			message: { en: expect.stringContaining("up to 1,000 favourites") },
		});
	// A privilege that is a favourite already does not count again.
	expect((await sendAll(["plain"])).status).toBe(200);
	expect(await toggle(who, "plain")).toEqual({ is_added_favorite: false });
	expect(await toggle(who, "ean")).toEqual({ is_added_favorite: true });
	await setAll(who, ["ean"], false);
	expect((await sendAll(["itf"])).status).toBe(200);
	const article = { Content_Type: 2000, Content_Ref: "AR_1001" } as const;
	expect(
		await api.client.ask(addOrRemoveFavoritePrivilege, article, who),
	).toEqual({ is_added_favorite: true });
});

test("an article can be a favourite, an unknown one cannot", async () => {
	const who = await api.client.signIn(newMockUserId());
	const send = (Content_Ref: string) =>
		api.client.send(
			addOrRemoveFavoritePrivilege,
			{ Content_Type: 2000, Content_Ref },
			who,
		);
	expect(await send("AR_1001")).toMatchObject({
		body: { data: { is_added_favorite: true } },
	});
	expect(failureOf(await send("AR_0000"))).toMatchObject({
		status: 400,
		code: failureCode.notFound,
	});
});
