// Seeds avatars, terms, games, and the demo players with their scores.
import { inArray } from "drizzle-orm";
import { startOfDay } from "../../rules/bangkokTime";
import type { Database } from "../connection/openDatabase";
import { spaceGame } from "../member/gameRanking";
import {
	avatars,
	consents,
	gamePlayers,
	gameScores,
	games,
} from "../schema/memberSchema";
import type { SeedMembership } from "./programmeContent";

const hour = 3_600_000;

/** Replaces the programme's rows and keeps the customers'. */
export async function seedMembership(
	db: Database,
	content: SeedMembership,
	now: Date,
): Promise<void> {
	await db.delete(avatars);
	await db.delete(consents);
	await db.delete(games);
	await db
		.insert(avatars)
		.values(content.avatars.map((it, at) => ({ ...it, seq: at + 1 })));
	await db.insert(consents).values(
		content.consents.map(({ title, content: words, ...rest }, at) => ({
			...rest,
			seq: at + 1,
			title_th: title.th,
			title_en: title.en,
			content_th: words.th,
			content_en: words.en,
		})),
	);
	await db
		.insert(games)
		.values(content.games.map((it, at) => ({ ...it, seq: at + 1 })));
	const players = content.players.map(({ sub }) => sub);
	await db.delete(gamePlayers).where(inArray(gamePlayers.sub, players));
	await db.delete(gameScores).where(inArray(gameScores.sub, players));
	await db
		.insert(gamePlayers)
		.values(content.players.map(({ scores: _, ...player }) => player));
	await db.insert(gameScores).values(
		content.players.flatMap(({ sub, scores }, player) =>
			scores.map((points, at) => ({
				...{ name: spaceGame, sub, points },
				// Noon of the days before, a minute apart by player.
				created_at: new Date(
					startOfDay(now, at - scores.length).getTime() +
						12 * hour +
						player * 60_000,
				),
			})),
		),
	);
}
