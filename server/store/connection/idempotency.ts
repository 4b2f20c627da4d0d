// Idempotency: a mutation that arrives again with the same bytes gets its first reply and has no second effect (docs/contract.md).

import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import {
	ApiError,
	apiErrorBody,
	type ReplyStatus,
	ruleError,
	serviceUnavailable,
} from "../../rules/apiError";
import { type Clock, timestampToleranceMs } from "../../rules/clock";
import { savedReplies } from "../schema/schema";
import { createCleanup } from "./cleanup";
import type { Database } from "./database";
import { param, prepared } from "./prepared";

/** The whole envelope with its status. */
export interface CallReply {
	status: ReplyStatus;
	/** JSON. */
	body: string;
}

/** Identifies a request. */
interface RequestKey {
	sub: string;
	/** Calls to two paths in the same millisecond may have equal bodies, and so the same signature. */
	path: string;
	signature: string;
}

const isSameRequest = and(
	eq(savedReplies.sub, param("sub")),
	eq(savedReplies.path, param("path")),
	eq(savedReplies.signature, param("signature")),
);

/** Returns no row for a request that came before. Parameters: `sub`, `path`, `signature`, `now`. */
export const insertRequestStatement = prepared((db) =>
	db
		.insert(savedReplies)
		.values({
			sub: param("sub"),
			path: param("path"),
			signature: param("signature"),
			status: 200,
			body: "",
			created_at: param("now"),
		})
		.onConflictDoNothing()
		.returning({ sub: savedReplies.sub })
		.prepare("insert_request"),
);

/** Parameters: `sub`, `path`, `signature`, `status`, `body`. */
export const saveReplyStatement = prepared((db) =>
	db
		.update(savedReplies)
		.set({
			status: sql`${param("status")}`,
			body: sql`${param("body")}`,
		})
		.where(isSameRequest)
		.prepare("save_reply"),
);

const savedReplyStatement = prepared((db) =>
	db
		.select({ status: savedReplies.status, body: savedReplies.body })
		.from(savedReplies)
		.where(isSameRequest)
		.prepare("saved_reply"),
);

/** The reply to a request that came before. */
export async function savedReply(db: Database, request: RequestKey) {
	const [saved] = await savedReplyStatement(db).execute({ ...request });
	return saved;
}

/** How long a request's work may go on after its timestamp stops being accepted, in ms: half of the minute that the app waits (docs/decisions/010), which leaves the commit the rest. */
const lateWorkMs = 30_000;

/** Runs `work` once for a request in the transaction `tx`, and saves its reply, also an ApiError; throws 503 for work that ends too late. */
export async function runOnce(
	tx: Database,
	{
		timestamp,
		now,
		...request
	}: RequestKey & { timestamp: number; now: Clock },
	work: () => Promise<CallReply>,
): Promise<CallReply> {
	// A repeated request waits here until the first one commits.
	const inserted = await insertRequestStatement(tx).execute({
		...request,
		now: now(),
	});
	if (inserted.length === 0) {
		const saved = await savedReply(tx, request);
		if (!saved) throw new Error("the saved reply was deleted during the call");
		return saved;
	}
	// What was written before an ApiError stays, such as a wrong attempt at a one-time code.
	const reply = await work().catch((error: unknown): CallReply => {
		if (!(error instanceof ApiError)) throw error;
		const body = apiErrorBody(error, request.path);
		return { status: error.status, body: JSON.stringify(body) };
	});
	await saveReplyStatement(tx).execute({ ...request, ...reply });
	if (now().getTime() > timestamp + timestampToleranceMs + lateWorkMs)
		throw serviceUnavailable();
	return reply;
}

const minute = 60_000;

/** In place of a signature: marks the row with the newest timestamp of a part of a customer's data. */
const newestRequest = "newest";

/** Refuses (20000) a request whose timestamp is older than the newest one that changed the same part, such as the profile: it was delayed, and would undo a newer change. */
async function assertNewest(
	db: Database,
	request: { sub: string; part: string; timestamp: number; now: Date },
): Promise<void> {
	const { sub, part, timestamp, now } = request;
	const row = {
		status: 200,
		body: String(timestamp),
		created_at: now,
	} as const;
	const newest = sql`${savedReplies.body}::bigint`;
	// No valid request can have a timestamp from here on: it was saved by a clock that was ahead.
	const aheadFrom = now.getTime() + timestampToleranceMs + minute;
	const written = await db
		.insert(savedReplies)
		.values({ sub, path: part, signature: newestRequest, ...row })
		.onConflictDoUpdate({
			target: [savedReplies.sub, savedReplies.path, savedReplies.signature],
			set: row,
			setWhere: or(lte(newest, timestamp), gt(newest, aheadFrom)),
		})
		.returning({ sub: savedReplies.sub });
	if (written.length === 0)
		throw ruleError(
			"มีการบันทึกข้อมูลที่ใหม่กว่านี้แล้ว",
			"A newer change has already been saved.",
		);
}

/** Runs a change of these parts unless a newer one came before; a change that is refused does not count as one. */
export async function runNewest<Result>(
	tx: Database,
	parts: readonly string[],
	request: { sub: string; timestamp: number; now: Date },
	change: () => Promise<Result>,
): Promise<Result> {
	if (parts.length === 0) return await change();
	await tx.execute(sql`savepoint unchanged`);
	try {
		// The order is fixed: otherwise two requests of one customer could deadlock.
		for (const part of parts.toSorted())
			await assertNewest(tx, { ...request, part });
		return await change();
	} catch (error) {
		if (error instanceof ApiError)
			await tx.execute(sql`rollback to savepoint unchanged`);
		throw error;
	}
}

/** A request is accepted within the tolerance on either side; a minute more covers clocks that differ between processes. */
const retentionMs = 2 * timestampToleranceMs + minute;

/** Deletes the replies to requests that are too old to be accepted again. */
export const deleteExpiredReplies = createCleanup(
	retentionMs,
	savedReplies.created_at,
);
