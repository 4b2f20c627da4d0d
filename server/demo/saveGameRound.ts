// Saves a round of the demo game for the customer of the token.
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

/** More is not possible in 20 seconds. */
const maxPoints = 2000;

const round = v.object({
	token: v.pipe(v.string(), v.maxLength(4000)),
	points: v.pipe(
		v.number(),
		v.integer(),
		v.minValue(0),
		v.maxValue(maxPoints),
		v.multipleOf(10),
	),
});

/** The ranking includes it from the next 18:00 on (3 §9). Throws 403 for an invalid token. */
export async function saveGameRound(
	{ store, settings, now }: DemoService,
	sent: unknown,
): Promise<void> {
	const { token, points } = validate(round, sent);
	const { sub } = await verifyToken(token, settings.tokenKey, now(), false);
	if (points === 0) return;
	await store.transaction(async (tx) => {
		await tx
			.insert(gameScores)
			.values({ name: spaceGame, sub, points, created_at: now() });
	});
}
