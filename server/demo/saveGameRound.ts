// The demo game's own back office: a round's points, kept for the player that the handed-over token names.
import * as v from "valibot";
import type { Settings } from "../config/settings";
import type { Clock } from "../rules/clock";
import { verifyToken } from "../rules/token";
import { validate } from "../rules/validate";
import type { Store } from "../store/connection/openDatabase";
import { spaceGame } from "../store/member/gameRanking";
import { gameScores } from "../store/schema/memberSchema";

export interface DemoService {
	store: Store;
	settings: Settings;
	now: Clock;
}

/** More than this nobody catches in 20 seconds. */
const mostPoints = 2000;

const round = v.object({
	token: v.pipe(v.string(), v.maxLength(4000)),
	points: v.pipe(
		v.number(),
		v.integer(),
		v.minValue(0),
		v.maxValue(mostPoints),
		v.multipleOf(10),
	),
});

/** Keeps a round; the ranking counts it from the next 18:00 on (3 §9). Refuses a token that nobody here gave out. */
export async function saveGameRound(
	{ store, settings, now }: DemoService,
	sent: unknown,
): Promise<void> {
	const { token, points } = validate(round, sent);
	const { sub } = await verifyToken(token, settings.tokenKey, now(), false);
	if (points === 0) return;
	await store.db
		.insert(gameScores)
		.values({ name: spaceGame, sub, points, created_at: now() });
}
