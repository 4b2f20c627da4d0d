// The coupons known to this phone: saved codes, coupons without a code, cached lists (O01, O03).
import {
	type QueryClient,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import type { Privilege } from "../../../contract/privilegeFields";
import { isNumericReference } from "../../../contract/webAddress";
import { currentSession } from "../../../platform/session/session";
import { unsavedCoupons } from "../../../platform/storage/unsavedCoupons";
import type { WalletCode } from "../../../platform/storage/wallet";
import { cachedClaims } from "../../../queries/cachedClaims";
import { type HistoryFilter, historyQueries } from "../../../queries/history";
import { uniqueItems } from "../../../queries/historyKeys";
import { itemOfCoupon } from "./historyItem";

type CouponIdentity = Pick<
	WalletCode,
	"privilege_ref" | "brand_id" | "brand_name_th" | "brand_name_en"
>;

/** Whether a coupon matches the filter; `named` are claims that have both the id and the names of their brand. */
export function matchesFilter(
	{ brandId, privilegeRef }: HistoryFilter,
	coupon: CouponIdentity,
	named: readonly Omit<CouponIdentity, "privilege_ref">[],
): boolean {
	if (privilegeRef && coupon.privilege_ref !== privilegeRef) return false;
	if (!brandId || privilegeRef) return true;
	if (coupon.brand_id) return coupon.brand_id === brandId;
	// Codes saved by older releases have the brand's name only.
	return named.some(
		(claim) =>
			claim.brand_id === brandId &&
			Boolean(claim.brand_name_th || claim.brand_name_en) &&
			claim.brand_name_th === coupon.brand_name_th &&
			claim.brand_name_en === coupon.brand_name_en,
	);
}

/** Returns the alt_reference of a 4-digit reference if that privilege is cached, since coupons only have the former. */
function altReference(client: QueryClient, reference = ""): string {
	if (!isNumericReference(reference)) return reference;
	const details = client.getQueriesData<Privilege>({
		queryKey: ["privilege", "detail"],
	});
	const known = details.find(([, it]) => it?.reference === reference)?.[1];
	return known?.alt_reference || reference;
}

export function useLocalCoupons(filter: HistoryFilter) {
	const client = useQueryClient();
	const { data: saved = [] } = useQuery(historyQueries.savedCodes());
	const listed = uniqueItems(cachedClaims(client));
	// Filtered first, since each coupon without a brand id is compared with all of them.
	const named = listed.filter(({ brand_id }) => brand_id === filter.brandId);
	const privilegeRef = altReference(client, filter.privilegeRef);
	const belongs = (coupon: CouponIdentity) =>
		matchesFilter(filter, coupon, named) ||
		matchesFilter({ ...filter, privilegeRef }, coupon, named);
	return {
		codes: saved.filter(belongs),
		unsaved: unsavedCoupons(currentSession()?.sub ?? "", saved)
			.filter(belongs)
			.map(itemOfCoupon),
		listed: listed.filter(belongs),
	};
}
