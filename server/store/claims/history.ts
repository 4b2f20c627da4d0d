// The history of a customer: the pages of claims, and how many are usable (2 §3, 2 §4).
import { and, desc, eq } from "drizzle-orm";
import type { HistoryPart } from "../../../src/contract/history";
import type { Catalogue } from "../catalogue/catalogue";
import type { CustomerScope } from "../member/customers";
import { claims } from "../schema/schema";
import { closedClaims, usableClaims } from "./claimState";

/** One page of a customer's claims, newest first, with their privilege. */
export async function historyPage(
	{ db, customer, now }: CustomerScope,
	{ privileges, byReference }: Catalogue,
	pageRequest: {
		state: HistoryPart;
		reference: string;
		page: number;
		size: number;
	},
) {
	const { state, reference, page, size } = pageRequest;
	const only = byReference.get(reference)?.privilege_id;
	if (reference !== "" && only === undefined)
		return { rows: [], totalpages: 0 };
	const isListed = and(
		eq(claims.sub, customer.sub),
		state === "canuse" ? usableClaims(now) : closedClaims(now),
		only === undefined ? undefined : eq(claims.privilege_id, only),
	);
	const found = await db
		.select()
		.from(claims)
		.where(isListed)
		.orderBy(desc(claims.claimed_at), desc(claims.transaction_id))
		.limit(size)
		.offset((page - 1) * size);
	return {
		rows: found.flatMap((claim) => {
			const privilege = privileges.get(claim.privilege_id);
			return privilege ? [{ claim, privilege }] : [];
		}),
		totalpages: Math.ceil((await db.$count(claims, isListed)) / size),
	};
}

export const countUsable = ({ db, customer, now }: CustomerScope) =>
	db.$count(claims, and(eq(claims.sub, customer.sub), usableClaims(now)));
