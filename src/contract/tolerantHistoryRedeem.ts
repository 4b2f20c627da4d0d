// POST History/Redeem for the lookup of a claim: an unreadable item may be that claim, so it does not fail the reply (O07).
import * as v from "valibot";
import * as field from "./fields";
import { historyItem, historyRedeem } from "./history";

/** Leaves out unreadable items, even all of them; the list counts as incomplete then. */
export const tolerantHistoryRedeem = {
	...historyRedeem,
	reply: field.pageOf(
		v.pipe(
			field.tolerant((given) => given ?? []),
			v.array(v.unknown()),
			v.transform((given) => field.readable(historyItem, given)),
		),
	),
};
