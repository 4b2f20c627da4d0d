// The code of a claim: opened, its countdown started, marked as used (2 §4, docs/contract.md).
import { and, eq } from "drizzle-orm";
import { privilegeType } from "../../../src/contract/privilegeFields";
import { notFound, ruleError } from "../../rules/apiError";
import type { Database } from "../connection/database";
import type { CustomerScope } from "../member/customers";
import { claims, privileges } from "../schema/schema";
import { hasExpired, isInUse } from "./claimState";

const codeExpired = () => ruleError("โค้ดหมดอายุแล้ว", "This code has expired.");

const clockNotStarted = () =>
	ruleError(
		"กรุณากดใช้โค้ดเพื่อเริ่มนับเวลาก่อน",
		"Please start the clock of this code first.",
	);

/** A customer's claim with its privilege, locked until the transaction ends. Throws 10018. */
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

/** Whether the code is withheld until its countdown is started. A code that was opened or claimed for immediate use is not, even if its privilege got a countdown since. */
const isWithheld = ({
	claim,
	privilege,
}: Awaited<ReturnType<typeof lockClaim>>) =>
	privilege.reserve_timeout > 0 && !isInUse(claim);

/** The claim with its code; `start` opens the code and starts its countdown once. Throws 10018, and 20000 for a delivered prize or a used, expired or withheld code. */
export async function openCode(
	{ db, customer, now }: CustomerScope,
	transaction_id: string,
	start: boolean,
) {
	const row = await lockClaim(db, customer.sub, transaction_id);
	const { claim, privilege } = row;
	if (privilege.type === privilegeType.physical)
		throw ruleError("ของรางวัลแบบจัดส่งไม่มีโค้ด", "A delivered prize has no code.");
	// A started countdown keeps its end, so the reply is the same however often it is requested.
	if (claim.countdown_end !== null) return row;
	const isReadable = !start && !isWithheld(row);
	// A code that was used in time stays readable.
	if (claim.used_at && isReadable) return row;
	if (claim.used_at && !claim.opened_at)
		throw ruleError("โค้ดนี้ใช้ไปแล้ว", "This code has already been used.");
	if (hasExpired(claim, now)) throw codeExpired();
	if (isReadable || claim.opened_at) return row;
	if (!start) throw clockNotStarted();

	// The countdown ends with the privilege at the latest.
	const end = Math.min(
		now.getTime() + privilege.reserve_timeout * 60_000,
		claim.expires_at.getTime(),
	);
	const opened = {
		opened_at: now,
		countdown_end: privilege.reserve_timeout === 0 ? null : new Date(end),
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
	const row = await lockClaim(db, sub, transaction_id);
	const { claim, privilege } = row;
	if (privilege.type === privilegeType.physical)
		throw ruleError(
			"ของรางวัลแบบจัดส่งไม่ต้องกดใช้สิทธิ์",
			"A delivered prize does not have to be marked as used.",
		);
	if (claim.used_at) return;
	if (hasExpired(claim, now)) throw codeExpired();
	// A withheld code that was marked as used could never be opened.
	if (isWithheld(row)) throw clockNotStarted();
	await db
		.update(claims)
		.set({ used_at: now })
		.where(eq(claims.transaction_id, transaction_id));
}
