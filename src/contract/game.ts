// Game calls: score history and ranking of the game named space (1 §7, 3 §3).
import * as v from "valibot";
import { get } from "./endpoint";
import * as field from "./fields";

/** Some hosts write "1,250". */
const points = v.pipe(
	field.text,
	v.transform((it) => v.parse(field.count, it.replaceAll(",", ""))),
);

const rank = v.object({
	seq: field.count,
	customer_id: field.idOrNone,
	first_name: field.text,
	last_name: field.text,
	avatar: field.text,
	points,
});
export type Rank = v.InferOutput<typeof rank>;

/** GET Game/GetGameHistory with name=space, page=1, limit=99; without data no round was played. */
export const getGameHistory = get(
	"Game/GetGameHistory",
	v.object({
		name: field.shortInput,
		page: field.queryNumber,
		limit: field.queryNumber,
	}),
	field.optionalObject({
		payload: field.listOf(
			v.object({
				seq: field.count,
				points,
				created_dt_label: field.text,
			}),
		),
	}),
);
/** GET Game/GetRankSummary with name=space, limit=10; seq 0 means not ranked yet, and without data nobody is. */
export const getRankSummary = get(
	"Game/GetRankSummary",
	v.object({ name: field.shortInput, limit: field.queryNumber }),
	field.optionalObject({
		top_ranks: field.listOf(rank),
		customer_rank: field.orNull(rank),
	}),
);
