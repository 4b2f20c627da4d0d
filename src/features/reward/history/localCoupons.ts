// What the phone knows of the history by itself: its saved codes, the coupons noted without their code, and the lists loaded before (O01, O03).
import {
	type QueryClient,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import type { HistoryItem } from "../../../contract/history";
import { currentSession } from "../../../platform/session/session";
import { unsavedCoupons } from "../../../platform/storage/unsavedCoupons";
import type { WalletCode } from "../../../platform/storage/wallet";
import { cachedClaims } from "../../../queries/cachedClaims";
import { type HistoryFilter, historyQueries } from "../../../queries/history";
import { itemOfCoupon } from "./savedItem";

type About = Pick<
	WalletCode,
	"privilege_ref" | "brand_id" | "brand_name_th" | "brand_name_en"
>;

/** Whether something belongs to what the address narrows the history to. `named` are claims whose brand is known by its id and its names. */
export function matchesFilter(
	{ brandId, privilegeRef }: HistoryFilter,
	about: About,
	named: readonly Omit<About, "privilege_ref">[],
): boolean {
	if (privilegeRef && about.privilege_ref !== privilegeRef) return false;
	if (!brandId || privilegeRef) return true;
	if (about.brand_id) return about.brand_id === brandId;
	// A code that an older release saved has its brand's name alone.
	return named.some(
		(it) =>
			it.brand_id === brandId &&
			Boolean(it.brand_name_th || it.brand_name_en) &&
			it.brand_name_th === about.brand_name_th &&
			it.brand_name_en === about.brand_name_en,
	);
}

const byId = (items: readonly HistoryItem[]) => [
	...new Map(items.map((item) => [item.ext_transaction_id, item])).values(),
];

/** Of what the address narrows the history to: saved codes, coupons noted without their code, and what loaded lists show. */
export function useLocalCoupons(filter: HistoryFilter): {
	codes: WalletCode[];
	noted: HistoryItem[];
	listed: HistoryItem[];
} {
	const client: QueryClient = useQueryClient();
	const { data: saved = [] } = useQuery(historyQueries.savedCodes());
	const listed = byId(cachedClaims(client));
	const belongs = (about: About) => matchesFilter(filter, about, listed);
	return {
		codes: saved.filter(belongs),
		noted: unsavedCoupons(currentSession()?.sub ?? "", saved)
			.filter(belongs)
			.map(itemOfCoupon),
		listed: listed.filter(belongs),
	};
}
