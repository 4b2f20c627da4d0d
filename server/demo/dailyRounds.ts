// Past rounds of the demo's game.
import { startOfDay } from "../rules/bangkokTime";
import { spaceGame } from "../store/member/gameRanking";

/** One round a day, the last one yesterday, each so many minutes after midnight. */
export const dailyRounds = (
	sub: string,
	points: number[],
	now: Date,
	minutes: number,
) =>
	points.map((amount, at) => ({
		name: spaceGame,
		sub,
		points: amount,
		created_at: new Date(
			startOfDay(now, at - points.length).getTime() + minutes * 60_000,
		),
	}));
