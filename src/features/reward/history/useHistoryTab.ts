// The coupons of one tab of the history: the server's list, completed from this phone if parts are missing (O01, O03).
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import {
	isRetrying,
	type ListState,
	useListState,
} from "../../../components/lists/listState";
import type { HistoryTab } from "../../../domain/code/cardStatus";
import { isOtherHost } from "../../../platform/http/host";
import { serverTimeOfLoad } from "../../../platform/http/loadTimes";
import { usedIdsAtom } from "../../../platform/outbox/couponUseQueue";
import type { WalletCode } from "../../../platform/storage/wallet";
import { type HistoryFilter, historyQueries } from "../../../queries/history";
import { historyItemId } from "./HistoryCards";
import { itemOfCode } from "./historyItem";
import { useLocalCoupons } from "./useLocalCoupons";
import { useReloadOnExpiry } from "./useReloadOnExpiry";

/** `known`: all coupons to show in the tab; `saved`: the codes on this phone; `ready`: the saved codes that a shop can scan; `hadCoupons`: whether the phone knows a coupon of any tab; `count`: the server's count of usable coupons, undefined if unknown; `moreCount`: how many of these the tab does not show, 0 if unknown. */
export function useHistoryTab(mode: HistoryTab, filter: HistoryFilter) {
	const options = historyQueries.list(
		mode === "used" ? "Used" : "canuse",
		filter,
	);
	const list = useInfiniteQuery(options);
	const counted = useQuery(historyQueries.count());
	const { codes: saved, unsaved, listed: cached } = useLocalCoupons(filter);
	const usedIds = useAtomValue(usedIdsAtom);
	const loaded = list.data ?? [];
	const listed =
		mode === "used"
			? loaded
			: loaded.filter((it) => !usedIds.includes(it.ext_transaction_id));
	// Used and ended items have no running countdown.
	useReloadOnExpiry(options.queryKey, mode === "used" ? [] : listed);

	const state = useListState(list);
	const narrowed = Boolean(filter.brandId || filter.privilegeRef);
	const ids = new Set(listed.map(historyItemId));
	const isListed = (code: WalletCode) => ids.has(code.transaction_id);
	const isOver = (code: WalletCode) =>
		code.over || usedIds.includes(code.transaction_id);
	// A complete list contains every usable claim.
	const completeListAt =
		list.data && !list.hasNextPage ? serverTimeOfLoad(list.dataUpdatedAt) : 0;
	// This host's list cannot contain a code of another host.
	const isUsable = (code: WalletCode) =>
		!isOver(code) && (isOtherHost(code.host) || code.saved_at > completeListAt);
	const ready = saved.filter(
		(code) => code.proven && (isListed(code) || (!narrowed && isUsable(code))),
	);
	// Saved codes are added if the list or its last part is unavailable.
	const isListIncomplete =
		state === "failed" || isRetrying(list) || (state === "saved" && !narrowed);
	const belongsInTab = { available: isUsable, used: isOver };
	// Codes of another host are in no list of this one.
	const isOfOtherHost = ({ host }: WalletCode) =>
		mode === "available" && state !== "loading" && isOtherHost(host);
	const unlistedCodes = saved.filter(
		(code) =>
			(isListIncomplete || (!narrowed && isOfOtherHost(code))) &&
			!isListed(code) &&
			belongsInTab[mode](code),
	);
	const isCutShort =
		isListIncomplete && completeListAt === 0 && mode === "available";
	const unlistedCoupons = unsaved.filter(
		({ ext_transaction_id: id }) =>
			isCutShort && !ids.has(id) && !usedIds.includes(id),
	);
	const known = [
		...listed,
		...unlistedCodes.map(itemOfCode),
		...unlistedCoupons,
	];
	const isKnownUsed = !narrowed && usedIds.length > 0;
	const hadCoupons = isKnownUsed || saved.length + cached.length > 0;
	// Counted coupons that cannot be shown are mentioned (O03).
	const isCounted =
		isCutShort ||
		(isListIncomplete && counted.dataUpdatedAt > list.dataUpdatedAt);
	const usable = (counted.data ?? 0) - (loaded.length - listed.length);
	// The server's count does not include coupons of other hosts.
	const ownCount = known.length - unlistedCodes.filter(isOfOtherHost).length;
	const moreCount =
		isCounted && mode === "available" && !narrowed
			? Math.max(0, usable - ownCount)
			: 0;

	const shown: ListState =
		isRetrying(list) && known.length > 0 ? "failed" : state;
	return {
		list,
		state: shown,
		known,
		saved,
		ready,
		hadCoupons,
		count: counted.data,
		moreCount,
	};
}
