// The history of a customer: the pages of claims, and how many are usable (2 §3, 2 §4).
import { and, desc, eq, sql } from "drizzle-orm";
import type * as v from "valibot";
import type { historyRedeem } from "../../../src/contract/history";
import type { Catalogue } from "../catalogue/catalogue";
import type { CustomerScope } from "../member/customers";
import { claims } from "../schema/schema";
import { usableClaims } from "./claimState";

type HistoryRequest = v.InferOutput<(typeof historyRedeem)["request"]>;

/** One page of a customer's claims, newest first, with their privilege. */
export async function historyPage(
	{ db, customer, now }: CustomerScope,
	{ privileges, byReference }: Catalogue,
	{ UsePrivilege, RewardAltRef, PageNumber, ItemsPerPage }: HistoryRequest,
) {
	const only = byReference.get(RewardAltRef)?.privilege_id;
	if (RewardAltRef !== "" && only === undefined)
		return { rows: [], totalpages: 0 };
	const usable = usableClaims(now);
	const isListed = and(
		eq(claims.sub, customer.sub),
		UsePrivilege === "canuse" ? usable : sql`not ${usable}`,
		only === undefined ? undefined : eq(claims.privilege_id, only),
	);
	const claimRows = await db
		.select()
		.from(claims)
		.where(isListed)
		.orderBy(desc(claims.claimed_at), desc(claims.transaction_id))
		.limit(ItemsPerPage)
		.offset((PageNumber - 1) * ItemsPerPage);
	const total = await db.$count(claims, isListed);
	return {
		rows: claimRows.flatMap((claim) => {
			const privilege = privileges.get(claim.privilege_id);
			return privilege ? [{ claim, privilege }] : [];
		}),
		totalpages: Math.ceil(total / ItemsPerPage),
	};
}

/** How many of the customer's codes can be used now. */
export const countUsable = ({ db, customer, now }: CustomerScope) =>
	db.$count(claims, and(eq(claims.sub, customer.sub), usableClaims(now)));
