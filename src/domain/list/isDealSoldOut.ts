// Whether a list shows a deal as sold out (2 §3).
import type { PrivilegeCard } from "../../contract/privilegeCard";

/** Whether the deal has no stock, or all members together have reached its limit. */
export const isDealSoldOut = (
	deal: Pick<PrivilegeCard, "out_of_stock" | "is_overall_limit">,
): boolean => deal.out_of_stock || deal.is_overall_limit;
