// The see-code mode of the history: the opened codes of a brand or privilege, those that are over among them (2 §2, 2 §4 History card status).
import {
	type UseInfiniteQueryResult,
	useInfiniteQuery,
	useQuery,
} from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import {
	FreshnessLine,
	listState,
	oldest,
} from "../../components/FreshnessLine";
import { useNearEnd } from "../../components/useNearEnd";
import { hasCodeToSee } from "../../domain/cardStatus";
import { useOnline } from "../../platform/online";
import { usedIdsAtom } from "../../platform/waitingUses";
import { type HistoryFilter, historyQueries } from "../../queries/history";
import { type Act, HistoryCards, idOf } from "./HistoryCards";
import { useReloadOnExpiry } from "./useReloadOnExpiry";

type Part = Pick<
	UseInfiniteQueryResult,
	"hasNextPage" | "isFetchingNextPage" | "isError"
>;
const mayHaveMore = (part: Part) =>
	part.hasNextPage && !part.isFetchingNextPage && !part.isError;

export function SeeCodeList({
	filter,
	onAct,
}: {
	filter: HistoryFilter;
	onAct: Act;
}) {
	const online = useOnline();
	// The two tabs' own lists, so that offline there is what they have saved.
	const options = historyQueries.list("canuse", filter);
	const open = useInfiniteQuery(options);
	const over = useInfiniteQuery(historyQueries.list("Used", filter));
	const { data: kept = [] } = useQuery(historyQueries.savedCodes());
	const usedIds = useAtomValue(usedIdsAtom);
	useNearEnd(mayHaveMore(open), () => open.fetchNextPage());
	useNearEnd(mayHaveMore(over), () => over.fetchNextPage());

	const past = over.data ?? [];
	const pastIds = new Set(past.map(idOf));
	// A code may have ended between the two loads.
	const listed = (open.data ?? []).filter(
		(it) => !pastIds.has(idOf(it)) && !usedIds.includes(idOf(it)),
	);
	useReloadOnExpiry(options.queryKey, listed);
	// What can still be shown in a shop comes first.
	const items = [...listed, ...past].filter(hasCodeToSee);
	const parts = [open, over];
	const load = {
		isPending: parts.some((part) => part.isPending),
		isError: parts.some((part) => part.isError),
		isFetching: parts.some((part) => part.isFetching),
		dataUpdatedAt: oldest(parts.map((part) => part.dataUpdatedAt)),
		refetch: () => parts.map((part) => part.refetch()),
	};
	const proven = kept.filter((code) => code.proven);
	return (
		<HistoryCards
			mode="seeCode"
			filter={filter}
			items={items}
			saved={new Set(proven.map(({ transaction_id }) => transaction_id))}
			load={load}
			state={listState(load, online, items.length)}
			hasMore={load.isPending || parts.some((part) => part.hasNextPage)}
			isFetchingMore={parts.some((part) => part.isFetchingNextPage)}
			onAct={onAct}
		>
			<FreshnessLine load={load} />
		</HistoryCards>
	);
}
