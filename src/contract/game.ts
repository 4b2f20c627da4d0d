// Game calls: score history and ranking of the game named space (1 §7, 3 §3).
import * as v from "valibot";
import { get } from "./endpoint";
import {
	count,
	idOrNone,
	listOf,
	orNull,
	queryNumber,
	shortInput,
	text,
} from "./fields";

const rank = v.object({
	seq: count,
	customer_id: idOrNone,
	first_name: text,
	last_name: text,
	avatar: text,
	points: count,
});
export type Rank = v.InferOutput<typeof rank>;

/** GET Game/GetGameHistory with name=space, page=1, limit=99. */
export const getGameHistory = get(
	"Game/GetGameHistory",
	v.object({ name: shortInput, page: queryNumber, limit: queryNumber }),
	v.object({
		payload: listOf(
			v.object({ seq: count, points: count, created_dt_label: text }),
		),
	}),
);
/** GET Game/GetRankSummary with name=space, limit=10; seq 0 means not yet ranked. */
export const getRankSummary = get(
	"Game/GetRankSummary",
	v.object({ name: shortInput, limit: queryNumber }),
	v.object({
		top_ranks: listOf(rank),
		customer_rank: orNull(rank),
	}),
);
