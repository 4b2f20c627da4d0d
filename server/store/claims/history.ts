// The states of a claim: usable, opened, used, expired (2 §3, 2 §4), and the transitions between them.
import { and, desc, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import { usedCodeDescription } from "../../../src/contract/claimed";
import type { UsePrivilege } from "../../../src/contract/history";
import { privilegeType } from "../../../src/contract/privilegeFields";
import { notFound, ruleError } from "../../rules/apiError";
import type { Catalogue } from "../catalogue/catalogue";
import type { Database } from "../connection/openDatabase";
import { isAmong } from "../connection/prepared";
import type { CustomerScope } from "../member/customers";
import { claims, privileges } from "../schema/schema";

type ClaimRow = typeof claims.$inferSelect;

const codeExpired = () => ruleError("โค้ดหมดอายุแล้ว", "This code has expired.");

/** Usable: not used, its privilege not over, its countdown not run out. */
const isOpen = (now: Date): SQL | undefined =>
	and(
		or(isNull(claims.used_at), gt(claims.used_at, now)),
		gt(claims.expires_at, now),
		or(isNull(claims.countdown_end), gt(claims.countdown_end, now)),
	);

const isClosed = (now: Date): SQL | undefined =>
	or(
		lte(claims.used_at, now),
		lte(claims.expires_at, now),
		lte(claims.countdown_end, now),
	);

const hasExpired = (claim: ClaimRow, now: Date) =>
	claim.expires_at <= now ||
	(claim.countdown_end !== null && claim.countdown_end <= now);

export const isClaimUsed = (claim: ClaimRow, now: Date) =>
	claim.used_at !== null && claim.used_at <= now;

/** isOpen for a row in memory. */
export const isClaimOpen = (claim: ClaimRow, now: Date) =>
	!isClaimUsed(claim, now) && !hasExpired(claim, now);

/** Claimed for immediate use, or opened since. */
export const isInUse = (claim: ClaimRow) =>
	claim.wants_use_now || claim.opened_at !== null;

/** The used_for of an activity (2 §3 extra_payload). */
export const activityUsedFor = "announcement";

/** The Thai status text that the app maps to a label (2 §4). */
export function usedCodeDescriptionOf(
	claim: ClaimRow,
	used_for: string | null,
	now: Date,
): string {
	if (isClaimUsed(claim, now)) return usedCodeDescription.used;
	if (hasExpired(claim, now))
		return used_for === activityUsedFor
			? usedCodeDescription.activityExpired
			: usedCodeDescription.codeExpired;
	return isInUse(claim)
		? usedCodeDescription.viewCode
		: usedCodeDescription.useCode;
}

/** One page of a customer's claims, newest first, with their privilege. The keys come from an index alone; of the rows only the page is read. */
export async function historyPage(
	{ db, customer, now }: CustomerScope,
	{ privileges, byReference }: Catalogue,
	pageRequest: {
		state: UsePrivilege;
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
				state === "canuse" ? isOpen(now) : isClosed(now),
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
	db.$count(claims, and(eq(claims.sub, customer.sub), isOpen(now)));

async function lockClaim(db: Database, sub: string, transaction_id: string) {
	const [row] = await db
		.select({ claim: claims, privilege: privileges })
		.from(claims)
		.innerJoin(privileges, eq(privileges.privilege_id, claims.privilege_id))
		.where(and(eq(claims.transaction_id, transaction_id), eq(claims.sub, sub)))
		.for("update", { of: claims });
	if (!row) throw notFound();
	return row;
}

/**
 * The claim with its code. `start` opens the code and starts its countdown once. A
 * code that is prefetched (start false) stays unopened; one with a countdown is
 * withheld until the start, unless it was claimed for immediate use. Throws 10018 and
 * 20000.
 */
export async function openCode(
	{ db, customer, now }: CustomerScope,
	transaction_id: string,
	start: boolean,
) {
	const row = await lockClaim(db, customer.sub, transaction_id);
	const { claim, privilege } = row;
	if (privilege.type === privilegeType.physical)
		throw ruleError("ของรางวัลจัดส่งไม่มีโค้ด", "A delivered prize has no code.");
	// A started countdown keeps its end, so the reply is the same however often it is requested.
	if (claim.countdown_end !== null) return row;
	const isWithheld =
		!start && privilege.reserve_timeout > 0 && !claim.wants_use_now;
	// A code that was used in time stays readable.
	const isShown = !start && !isWithheld && claim.used_at !== null;
	if (hasExpired(claim, now) && !isShown) throw codeExpired();
	if (isWithheld)
		throw ruleError(
			"กรุณากดใช้โค้ดเพื่อเริ่มนับเวลาก่อน",
			"Please start the clock of this code first.",
		);
	if (!start || claim.opened_at) return row;
	if (claim.used_at)
		throw ruleError("โค้ดนี้ใช้ไปแล้ว", "This code has already been used.");

	const end = new Date(now.getTime() + privilege.reserve_timeout * 60_000);
	const opened = {
		opened_at: now,
		// At most until the privilege ends.
		countdown_end:
			privilege.reserve_timeout === 0
				? null
				: end < claim.expires_at
					? end
					: claim.expires_at,
	};
	await db
		.update(claims)
		.set(opened)
		.where(eq(claims.transaction_id, transaction_id));
	return { ...row, claim: { ...claim, ...opened } };
}

/** Marks a claim as used; a repetition changes nothing. Throws 10018 and 20000. */
export async function markUsed(
	{ db, customer: { sub }, now }: CustomerScope,
	transaction_id: string,
): Promise<void> {
	const { claim, privilege } = await lockClaim(db, sub, transaction_id);
	if (privilege.type === privilegeType.physical)
		throw ruleError(
			"ของรางวัลจัดส่งไม่ต้องกดใช้สิทธิ์",
			"A delivered prize does not have to be marked as used.",
		);
	if (claim.used_at) return;
	if (hasExpired(claim, now)) throw codeExpired();
	await db
		.update(claims)
		.set({ used_at: now })
		.where(eq(claims.transaction_id, transaction_id));
}
