// The scores of a game and its ranking, updated every day at 18:00 in Bangkok (3 §9).
import { and, desc, eq, gt, inArray, lte, max, sql } from "drizzle-orm";
import { pictureType } from "../../../src/contract/profile";
import { hourMs, startOfDay } from "../../rules/bangkokTime";
import { memoize } from "../../rules/memoize";
import type { Database } from "../connection/database";
import { customers, gamePlayers, gameScores } from "../schema/schema";
import type { CustomerScope } from "./customers";

/** The one game with a ranking (3 §7). */
export const spaceGame = "space";
const updateHour = 18;

/** The last update of the ranking. */
function rankedUntil(now: Date): Date {
	const sinceMidnight = updateHour * hourMs;
	const day = startOfDay(new Date(now.getTime() - sinceMidnight), 0);
	return new Date(day.getTime() + sinceMidnight);
}

/** A player's place: `seq` is the rank, from 1. */
export interface Standing {
	sub: string;
	/** A customer who signs in again after a deletion has another number. Null for the programme's own players. */
	customer_no: number | null;
	seq: number;
	points: number;
}

interface Ranking {
	/** The id of the newest round that was checked. */
	newest: number;
	/** The best rank first. */
	ranks: [sub: string, points: number, customer_no: number | null][];
	rankIndexes: Map<string, number>;
}
/** The rankings of a database, by the game's name; the time of an update is in ms. */
const rankingCacheOf = memoize(
	(_: Database) =>
		new Map<string, { until: number; ranking: Promise<Ranking> }>(),
);

const rankedRounds = (name: string, until: Date) =>
	and(eq(gameScores.name, name), lte(gameScores.created_at, until));

/** Reads the rounds that have arrived since the last check; returns whether one is from before the update. */
async function checkNewRounds(
	db: Database,
	name: string,
	until: Date,
	ranking: Ranking,
): Promise<boolean> {
	const [seen] = await db
		.select({
			newest: max(gameScores.id),
			late: sql<number>`count(*) filter (where ${rankedRounds(name, until)})::int`,
		})
		.from(gameScores)
		.where(gt(gameScores.id, ranking.newest));
	if (seen?.late !== 0) return true;
	ranking.newest = seen.newest ?? ranking.newest;
	return false;
}

async function readRanking(
	db: Database,
	name: string,
	until: Date,
): Promise<Ranking> {
	const [last] = await db
		.select({ newest: max(gameScores.id) })
		.from(gameScores);
	const totals = db
		.select({
			sub: gameScores.sub,
			points: sql<number>`sum(${gameScores.points})`.as("points"),
			reached: sql`max(${gameScores.created_at})`.as("reached"),
		})
		.from(gameScores)
		.where(rankedRounds(name, until))
		.groupBy(gameScores.sub)
		.as("totals");
	// The ranks are read as one value, because a hundred thousand rows would block the event loop.
	const [row] = await db
		.select({
			ranks: sql<
				Ranking["ranks"]
			>`json_agg(json_build_array(${totals.sub}, ${totals.points}, ${customers.customer_no}) order by ${totals.points} desc, ${totals.reached}, ${totals.sub})`,
		})
		.from(totals)
		.leftJoin(customers, eq(customers.sub, totals.sub));
	const ranks = row?.ranks ?? [];
	const rankIndexes = new Map(ranks.map(([sub], at) => [sub, at]));
	return { newest: last?.newest ?? 0, ranks, rankIndexes };
}

/** The whole ranking of a game, cached until the next update, or until a round from before the last update arrives late. */
async function rankingOf(db: Database, name: string, until: Date) {
	const cache = rankingCacheOf(db);
	const cached = cache.get(name);
	if (cached?.until === until.getTime()) {
		const ranking = await cached.ranking;
		if (!(await checkNewRounds(db, name, until, ranking))) return ranking;
		// Another request may be reading it already.
		const newer = cache.get(name);
		if (newer && newer !== cached) return await newer.ranking;
	}
	const entry = {
		until: until.getTime(),
		ranking: readRanking(db, name, until),
	};
	cache.set(name, entry);
	const forget = () => {
		if (cache.get(name) === entry) cache.delete(name);
	};
	// A ranking without players is not cached, because a request may name any game.
	entry.ranking.then(({ ranks }) => ranks.length === 0 && forget(), forget);
	return await entry.ranking;
}

/**
 * The ranking by points up to the last update; of equal points the earlier one is
 * first. Returns the first `limit` ranks, and the customer's own or null.
 */
export async function standings(
	{ db, customer, now }: CustomerScope,
	name: string,
	limit: number,
): Promise<{ top: Standing[]; own: Standing | null }> {
	const { ranks, rankIndexes } = await rankingOf(db, name, rankedUntil(now));
	const standing = (at: number): Standing => {
		const [sub, points, customer_no] = ranks[at] ?? ["", 0, null];
		return { sub, customer_no, points, seq: at + 1 };
	};
	const rankIndex = rankIndexes.get(customer.sub);
	const own = rankIndex === undefined ? null : standing(rankIndex);
	return {
		top: ranks.slice(0, limit).map((_, at) => standing(at)),
		own: own?.customer_no === customer.customer_no ? own : null,
	};
}

/** The players by sub: customers, and the programme's own players. */
export async function playersOf(db: Database, subs: string[]) {
	const known = await db
		.select({
			sub: customers.sub,
			customer_no: customers.customer_no,
			first_name: customers.firstname,
			last_name: customers.lastname,
			avatar_id: customers.avatar_id,
			image_profile_url: customers.image_profile_url,
			image_profile_type: customers.image_profile_type,
		})
		.from(customers)
		.where(inArray(customers.sub, subs));
	const others = await db
		.select()
		.from(gamePlayers)
		.where(inArray(gamePlayers.sub, subs));
	return new Map(
		[
			...known,
			...others.map((it) => ({
				...it,
				customer_no: null,
				image_profile_url: "",
				image_profile_type: pictureType.avatar,
			})),
		].map((player) => [player.sub, player] as const),
	);
}

/** The customer's scores, newest first; `page` from 1. */
export const scoresOf = (
	{ db, customer }: CustomerScope,
	name: string,
	page: number,
	limit: number,
) =>
	db
		.select()
		.from(gameScores)
		.where(and(eq(gameScores.name, name), eq(gameScores.sub, customer.sub)))
		.orderBy(desc(gameScores.created_at), desc(gameScores.id))
		.limit(limit)
		.offset((page - 1) * limit);
