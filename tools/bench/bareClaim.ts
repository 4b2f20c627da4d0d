// The store's statements of one claim, sent straight to the database: the baseline of the API's speed.
import { randomUUID } from "node:crypto";
import { fillPlaceholders, type Query } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { bangkokPeriods } from "../../server/rules/bangkokTime";
import {
	claimableStatement,
	insertClaimStatement,
	lockPrivilegeStatement,
	lowerStockStatement,
	takeCodeStatement,
} from "../../server/store/claims/claimPrivilege";
import { countStatementFor } from "../../server/store/claims/countLimits";
import type { Database } from "../../server/store/connection/database";
import {
	insertRequestStatement,
	saveReplyStatement,
} from "../../server/store/connection/idempotency";
import { outdatedConsentsStatement } from "../../server/store/member/consents";
import { customerForShareStatement } from "../../server/store/member/customers";
import * as schema from "../../server/store/schema/schema";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";

/** A PGlite transaction or a pg client. */
export interface Connection {
	query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

const database: Database = drizzle.mock({ schema });
/** Builds a statement of the API's store once and returns a function that runs its text with values. */
function bare(statement: (db: Database) => { getQuery(): Query }) {
	const { sql, params } = statement(database).getQuery();
	return (connection: Connection, values: Record<string, unknown>) =>
		connection.query(sql, fillPlaceholders(params, values));
}

const findCustomerForShare = bare(customerForShareStatement);
const insertRequest = bare(insertRequestStatement);
const findClaimable = bare(claimableStatement);
const lockPrivilege = bare(lockPrivilegeStatement);
const checkConsents = bare(outdatedConsentsStatement);
const countClaims = bare(countStatementFor(["customer_month"]));
const takeCode = bare(takeCodeStatement);
const insertClaim = bare(insertClaimStatement);
const lowerStock = bare(lowerStockStatement);
const updateReply = bare(saveReplyStatement);

/** Claims one privilege for a customer, inside the caller's transaction. */
export async function bareClaim(
	connection: Connection,
	sub: string,
	privilege: { reference: string; id: number },
): Promise<void> {
	const now = new Date();
	const signature = randomUUID();
	const request = { sub, path: submitRedeemCouponCodeV2.path, signature };
	const transaction_id = `GG${signature.slice(0, 12)}`;
	const privilege_id = privilege.id;
	await findCustomerForShare(connection, { sub });
	await insertRequest(connection, { ...request, now });
	await findClaimable(connection, { reference: privilege.reference });
	await checkConsents(connection, { sub });
	await lockPrivilege(connection, { privilege_id });
	await countClaims(connection, {
		...bangkokPeriods(now),
		privilege_id,
		sub,
		deleted_customer: "",
	});
	await Promise.all([
		takeCode(connection, { privilege_id, transaction_id }),
		lowerStock(connection, { privilege_id }),
		insertClaim(connection, {
			transaction_id,
			sub,
			privilege_id,
			limit_group: null,
			imei: "",
			wants_use_now: true,
			claimed_at: now,
			expires_at: now,
		}),
	]);
	const body = JSON.stringify({ status: "success", data: { transaction_id } });
	await updateReply(connection, { ...request, status: 200, body });
}
