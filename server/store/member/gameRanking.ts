// The scores of a game and its ranking, updated every day at 18:00 in Bangkok (3 §9).
import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { startOfDay } from "../../rules/bangkokTime";
import type { Database } from "../connection/openDatabase";
import { gamePlayers, gameScores } from "../schema/memberSchema";
import { customers } from "../schema/schema";

/** The one game with a ranking (3 §7). */
export const spaceGame = "space";
const updateHour = 18;
const hour = 3_600_000;

/** The last update of the ranking. */
function rankedUntil(now: Date): Date {
	const today = new Date(startOfDay(now, 0).getTime() + updateHour * hour);
	return now < today
		? new Date(startOfDay(now, -1).getTime() + updateHour * hour)
		: today;
}

export interface Standing {
	sub: string;
	seq: number;
	points: number;
}

/**
 * The ranking by points up to the last update; of equal points the earlier one is
 * first. Returns the first `limit` ranks, and the customer's own or null.
 */
export async function standings(
	db: Database,
	name: string,
	now: Date,
	limit: number,
	sub: string,
): Promise<{ top: Standing[]; own: Standing | null }> {
	const ranked = db
		.select({
			sub: gameScores.sub,
			points: sql<number>`sum(${gameScores.points})::int`.as("total"),
			seq: sql<number>`(row_number() over (order by sum(${gameScores.points}) desc, max(${gameScores.created_at}), ${gameScores.sub}))::int`.as(
				"place",
			),
		})
		.from(gameScores)
		.where(
			and(
				eq(gameScores.name, name),
				lte(gameScores.created_at, rankedUntil(now)),
			),
		)
		.groupBy(gameScores.sub)
		.as("ranked");
	const rows = await db
		.select()
		.from(ranked)
		.where(sql`${ranked.seq} <= ${limit} or ${ranked.sub} = ${sub}`)
		.orderBy(ranked.seq);
	return {
		top: rows.filter(({ seq }) => seq <= limit),
		own: rows.find((row) => row.sub === sub) ?? null,
	};
}

export interface Player {
	sub: string;
	customer_no: number | null;
	first_name: string;
	last_name: string;
	avatar_id: string | null;
	image_profile_url: string;
	image_profile_type: number;
}

/** The players by sub: customers, and the programme's own players. */
export async function playersOf(
	db: Database,
	subs: string[],
): Promise<Map<string, Player>> {
	if (subs.length === 0) return new Map();
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
				image_profile_type: 3,
			})),
		].map((player) => [player.sub, player]),
	);
}

/** A customer's scores, newest first; `page` from 1. */
export async function scoresOf(
	db: Database,
	name: string,
	sub: string,
	page: number,
	limit: number,
) {
	return await db
		.select()
		.from(gameScores)
		.where(and(eq(gameScores.name, name), eq(gameScores.sub, sub)))
		.orderBy(desc(gameScores.created_at), desc(gameScores.id))
		.limit(limit)
		.offset((page - 1) * limit);
}
