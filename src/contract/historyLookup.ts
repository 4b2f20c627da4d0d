// POST History/Redeem for the lookup of a claim, which an item that cannot be read may be (O07).
import * as v from "valibot";
import * as field from "./fields";
import { historyItem, historyRedeem } from "./history";

/** Unreadable items are left out, even all: the list is incomplete then, and the reply does not fail. */
export const historyLookup = {
	...historyRedeem,
	reply: field.pageOf(
		v.pipe(
			field.tolerant((given) => given ?? []),
			v.array(v.unknown()),
			v.transform((given) => field.readable(historyItem, given)),
		),
	),
};
