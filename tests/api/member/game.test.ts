// The game: a ranking updated every day at 18:00 in Bangkok, rank 0 before the first update, and the rounds (3 §4, 3 §9).
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
	articles,
	customers,
	gamePlayers,
} from "../../../server/store/schema/schema";
import { getArticleGameList } from "../../../src/contract/article";
import { getProfile } from "../../../src/contract/customer";
import { getGameHistory, getRankSummary } from "../../../src/contract/game";
import { deleteUserBySub } from "../../../src/contract/manual";
import type { Session } from "../support/client";
import { addScore } from "../support/rows";
import {
	day,
	newMockUserId,
	noon,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeAll(async () => {
	api = await startTestServer();
});
afterAll(() => api.stop());

const hour = 3_600_000;
const ranking = (who: Session, limit = 10, name = "space") =>
	api.client.ask(getRankSummary, { name, limit }, who);
const score = (who: Session, points: number, at: number, name?: string) =>
	addScore(api.store, { sub: who.sub, points, at: new Date(at), name });

test("the best ten are in order, each with a name, an initial and points", async () => {
	const me = await api.client.signIn(newMockUserId("gold"));
	const { top_ranks } = await ranking(me);
	expect(top_ranks.map(({ seq }) => seq)).toEqual([
		1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
	]);
	const points = top_ranks.map((it) => it.points);
	expect(points).toEqual([...points].sort((a, b) => b - a));
	for (const it of top_ranks) {
		// A last name that begins with a consonant is shown by it: ธนา รุ่งเรือง as ธนา ร.
		expect(it.last_name).toMatch(/^\p{L}\.$/u);
		expect(it.avatar).toMatch(/^\/content\/avatar-/);
	}
});

test("a last name that begins with a vowel sign is shown by its consonant", async () => {
	const me = await api.client.signIn(newMockUserId("gold"));
	await api.store.db
		.update(customers)
		.set({ lastname: "เจริญสุข" })
		.where(eq(customers.sub, me.sub));
	expect((await ranking(me)).customer_rank?.last_name).toBe("จ.");
});

test("a customer who has not played has rank 0", async () => {
	const me = await api.client.signIn(newMockUserId("gold"));
	const { customer } = await api.client.ask(getProfile, {}, me);
	expect((await ranking(me)).customer_rank).toMatchObject({
		seq: 0,
		points: 0,
		customer_id: customer.customer_id,
	});
});

test("a round counts from the next 18:00 on, to the second", async () => {
	const name = newMockUserId("gold");
	const me = await api.client.signIn(name);
	/** The customer's rank at this time; signs in again, since a token is valid for an hour. */
	const placeAt = async (now: number) => {
		api.clock.now = now;
		return (await ranking(await api.client.signIn(name))).customer_rank;
	};
	// At noon in Bangkok the ranking of yesterday's 18:00 is shown.
	await score(me, 500_000, noon);
	expect((await placeAt(noon))?.seq).toBe(0);
	expect((await placeAt(noon + 6 * hour - 1000))?.seq).toBe(0);
	expect(await placeAt(noon + 6 * hour)).toMatchObject({
		seq: 1,
		points: 500_000,
	});
	// A round one second after the update counts tomorrow.
	await score(me, 7, noon + 6 * hour + 1000);
	expect((await placeAt(noon + 29 * hour))?.points).toBe(500_000);
	expect((await placeAt(noon + 30 * hour))?.points).toBe(500_007);
	api.clock.now = noon;
});

test("points add up to more than a four-byte integer can hold", async () => {
	const me = await api.client.signIn(newMockUserId("gold"));
	const points = 2_000_000_000;
	for (const ms of [0, 1]) await score(me, points, noon - day + ms, "huge");
	const { customer_rank } = await ranking(me, 10, "huge");
	expect(customer_rank).toMatchObject({ seq: 1, points: 2 * points });
});

test("the customer's own rank is returned even outside the requested ranks; equal scores are ordered by time", async () => {
	const players = [
		await api.client.signIn(newMockUserId("gold")),
		await api.client.signIn(newMockUserId("gold")),
	];
	// The scores are not in the order of the ids.
	const [other, one] = players.sort((a, b) => (a.sub < b.sub ? -1 : 1));
	if (!one || !other) throw new Error("no players");
	await score(other, 1, noon - 47 * hour);
	await score(one, 1, noon - 48 * hour);
	const [a, b] = [await ranking(one, 2), await ranking(other, 2)];
	expect(a.top_ranks).toHaveLength(2);
	const [first, second] = [a.customer_rank?.seq, b.customer_rank?.seq];
	expect(first).toBeGreaterThan(10);
	expect(second).toBe(Number(first) + 1);
});

test("another game has a ranking of its own", async () => {
	const me = await api.client.signIn(newMockUserId("gold"));
	await score(me, 9, noon - 48 * hour, "other");
	const { top_ranks, customer_rank } = await ranking(me, 10, "other");
	expect(top_ranks).toHaveLength(1);
	expect(customer_rank?.seq).toBe(1);
	expect((await ranking(me)).customer_rank?.seq).toBe(0);
});

test("a ranking has at most 100 places, however many are requested", async () => {
	const me = await api.client.signIn(newMockUserId("gold"));
	const subs = Array.from({ length: 101 }, () => newMockUserId("player"));
	await api.store.db.insert(gamePlayers).values(
		subs.map((sub) => ({
			...{ sub, first_name: "ธนา", last_name: "ใจงาม" },
			avatar_id: "1",
		})),
	);
	for (const sub of subs)
		await addScore(api.store, {
			...{ sub, points: 1, name: "many" },
			at: new Date(noon - 48 * hour),
		});
	const { top_ranks } = await ranking(me, 1_000_000, "many");
	expect(top_ranks).toHaveLength(100);
});

test("the history lists only the customer's own rounds, newest first, page by page", async () => {
	const me = await api.client.signIn(newMockUserId("platinum"));
	const history = async (page: number, limit: number) =>
		(await api.client.ask(getGameHistory, { name: "space", page, limit }, me))
			.payload;
	const all = await history(1, 99);
	expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
	const dates = all.map((it) => Date.parse(it.created_dt_label));
	expect(dates).toEqual([...dates].sort((a, b) => b - a));
	expect(await history(2, 2)).toEqual(all.slice(2, 4));
	const nobody = await api.client.signIn(newMockUserId("empty"));
	expect(
		(
			await api.client.ask(
				getGameHistory,
				{ name: "space", page: 1, limit: 99 },
				nobody,
			)
		).payload,
	).toEqual([]);
});

test("a page has at most 100 rounds, however many are requested", async () => {
	const me = await api.client.signIn(newMockUserId("empty"));
	for (let at = 1; at <= 101; at++) await score(me, at, noon - at);
	const rounds = async (page: number) => {
		const asked = { name: "space", page, limit: 1_000_000 };
		const { payload } = await api.client.ask(getGameHistory, asked, me);
		return payload.map(({ seq, points }) => [seq, points]);
	};
	expect(await rounds(1)).toHaveLength(100);
	expect(await rounds(2)).toEqual([[101, 101]]);
});

test("every listed game has a cover and an article", async () => {
	const me = await api.client.signIn(newMockUserId("gold"));
	const { article_game_list } = await api.client.ask(
		getArticleGameList,
		{},
		me,
	);
	expect(article_game_list.length).toBeGreaterThan(0);
	for (const it of article_game_list) {
		expect(it.alt_reference).toMatch(/^AR_/);
		const cover = await fetch(api.client.address + it.article_cover_url);
		expect(cover.status).toBe(200);
	}
});

test("a game is listed as long as its article is valid", async () => {
	const { db } = api.store;
	const me = await api.client.signIn(newMockUserId("gold"));
	const list = async () =>
		(await api.client.ask(getArticleGameList, {}, me)).article_game_list;
	const [game] = await list();
	const [article] = await db
		.select()
		.from(articles)
		.where(eq(articles.alt_reference, game?.alt_reference ?? ""));
	if (!article) throw new Error("no article of the game");
	const { article_id, valid_from, valid_through } = article;
	const change = (dates: Partial<typeof article>) =>
		db.update(articles).set(dates).where(eq(articles.article_id, article_id));
	try {
		await change({ valid_through: new Date(noon - hour) });
		expect(await list()).toEqual([]);
		await change({ valid_from: new Date(noon + hour), valid_through });
		expect(await list()).toEqual([]);
	} finally {
		// Restores the article, since all test files share the store.
		await change({ valid_from, valid_through });
	}
	expect(await list()).toEqual([game]);
});

test("the demo's game saves rounds for the customer of the token, and refuses impossible ones", async () => {
	const me = await api.client.signIn(newMockUserId("empty"));
	const hand = async (token: string, points: number) =>
		(
			await fetch(`${api.client.address}/demo/game/score`, {
				method: "POST",
				body: JSON.stringify({ token, points }),
			})
		).status;
	const [head, , seal] = me.token.split(".");
	expect(await hand("", 30)).toBe(403);
	expect(await hand(`${head}.e30.${seal}`, 30)).toBe(403);
	for (const points of [-10, 15, 2010, Number.NaN])
		expect(await hand(me.token, points)).toBe(400);
	expect(await hand(me.token, 30)).toBe(200);
	// A round without points is not saved.
	expect(await hand(me.token, 0)).toBe(200);
	const { payload } = await api.client.ask(
		getGameHistory,
		{ name: "space", page: 1, limit: 99 },
		me,
	);
	expect(payload.map((it) => it.points)).toEqual([30]);
});

test("the demo's game refuses a large body, and a round of a deleted customer", async () => {
	const me = await api.client.signIn(newMockUserId("empty"));
	const hand = async (body: string) =>
		(
			await fetch(`${api.client.address}/demo/game/score`, {
				method: "POST",
				body,
			})
		).status;
	const round = { token: me.token, points: 30 };
	const padding = "x".repeat(10_000);
	expect(await hand(JSON.stringify({ ...round, padding }))).toBe(400);
	await api.client.ask(deleteUserBySub, { sub: me.sub }, me);
	expect(await hand(JSON.stringify(round))).toBe(401);
});

// The bug: a phone that the customer had left could still save rounds.
test("the demo's game refuses a round from a phone that the customer has left", async () => {
	const name = newMockUserId("empty");
	const before = await api.client.signIn(name);
	const after = await api.client.signIn(name, {
		mock_imei: "490154203237518",
	});
	const hand = async ({ token }: Session) =>
		(
			await fetch(`${api.client.address}/demo/game/score`, {
				method: "POST",
				body: JSON.stringify({ token, points: 30 }),
			})
		).status;
	expect(await hand(before)).toBe(403);
	expect(await hand(after)).toBe(200);
});

test("a deleted customer who signs in again is not in the earlier rankings", async () => {
	const name = newMockUserId("gold");
	const me = await api.client.signIn(name);
	const other = await api.client.signIn(newMockUserId("gold"));
	await score(me, 90, noon - 48 * hour, "left");
	await score(other, 60, noon - 48 * hour, "left");
	expect((await ranking(me, 10, "left")).customer_rank?.seq).toBe(1);
	await api.client.ask(deleteUserBySub, { sub: me.sub }, me);
	const same = await api.client.signIn(name);
	expect(same.sub).toBe(me.sub);
	const { top_ranks, customer_rank } = await ranking(same, 10, "left");
	expect(customer_rank).toMatchObject({ seq: 0, points: 0 });
	expect(top_ranks.map(({ points }) => points)).toEqual([60]);
});

test("a ranking is read once after an update for all requests, and an unknown name does not evict it", async () => {
	const me = await api.client.signIn(newMockUserId("gold"));
	const select = vi.spyOn(api.store.db, "select");
	const readings = () =>
		select.mock.calls.filter(([fields]) => fields && "ranks" in fields).length;
	try {
		await score(me, 10, noon - 48 * hour);
		await Promise.all(Array.from({ length: 5 }, () => ranking(me)));
		expect(readings()).toBe(1);
		await ranking(me, 10, "no game");
		await ranking(me);
		expect(readings()).toBe(2);
	} finally {
		select.mockRestore();
	}
});
