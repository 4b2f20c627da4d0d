// The history of a customer: the pages of claims, and how many are usable (2 §3, 2 §4).
import { and, desc, eq } from "drizzle-orm";
import type { HistoryPart } from "../../../src/contract/history";
import type { Catalogue } from "../catalogue/catalogue";
import { isAmong } from "../connection/prepared";
import type { CustomerScope } from "../member/customers";
import { claims } from "../schema/schema";
import { closedClaims, usableClaims } from "./claimState";

/** One page of a customer's claims, newest first, with their privilege. The keys come from an index alone; of the rows only the page is read. */
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
	const keys = await db
		.select({
			transaction_id: claims.transaction_id,
			privilege_id: claims.privilege_id,
		})
		.from(claims)
		.where(
			and(
				eq(claims.sub, customer.sub),
				state === "canuse" ? usableClaims(now) : closedClaims(now),
				only === undefined ? undefined : eq(claims.privilege_id, only),
			),
		)
		.orderBy(desc(claims.claimed_at), desc(claims.transaction_id));
	const known = keys.filter((it) => privileges.has(it.privilege_id));
	const found = await db
		.select()
		.from(claims)
		.where(
			isAmong(
				claims.transaction_id,
				known
					.slice((page - 1) * size, page * size)
					.map(({ transaction_id }) => transaction_id),
			),
		)
		.orderBy(desc(claims.claimed_at), desc(claims.transaction_id));
	return {
		rows: found.flatMap((claim) => {
			const privilege = privileges.get(claim.privilege_id);
			return privilege ? [{ claim, privilege }] : [];
		}),
		totalpages: Math.ceil(known.length / size),
	};
}

export const countUsable = ({ db, customer, now }: CustomerScope) =>
	db.$count(claims, and(eq(claims.sub, customer.sub), usableClaims(now)));
