// POST History/Redeem for the lookup of a claim: an unreadable item may be that claim, so it does not fail the reply (O07).
import { pageOf, readableList } from "./fields";
import { historyItem, historyRedeem } from "./history";

export const tolerantHistoryRedeem = {
	...historyRedeem,
	reply: pageOf(readableList(historyItem)),
};
