// The same bytes are the same request: a writing call that arrives again gets its first reply and has no second effect (design/contract.md).

import { and, eq, lt, sql } from "drizzle-orm";
import { timestampToleranceMs } from "../../middleware/signature";
import { ApiError, apiErrorBody } from "../../rules/apiError";
import type { Clock } from "../../rules/clock";
import type { Database, Store } from "../connection/openDatabase";
import {
	placeholder,
	preparedStatement,
} from "../connection/preparedStatement";
import { answered, type ReplyStatus } from "../schema/schema";

/** What goes on the wire: the whole envelope with its status. */
export interface CallReply {
	status: ReplyStatus;
	/** JSON. */
	body: string;
}

/** What tells a request from every other, and how and when it is answered. */
export interface Asked {
	sub: string;
	/** Two calls of one millisecond may have equal bodies, and so one signature. */
	path: string;
	signature: string;
	hasTopLevelMessages: boolean;
	now: Date;
}

/** A refusal as the reply it becomes; any other error is thrown on. */
const errorReply =
	(hasTopLevelMessages: boolean) =>
	(error: unknown): CallReply => {
		if (!(error instanceof ApiError)) throw error;
		return {
			status: error.status,
			body: JSON.stringify(apiErrorBody(error, hasTopLevelMessages)),
		};
	};

const isSame = and(
	eq(answered.sub, placeholder("sub")),
	eq(answered.path, placeholder("path")),
	eq(answered.signature, placeholder("signature")),
);

/** Takes a request in, or gives no row where it came before. Filled with `sub`, `path`, `signature`, `now`. */
export const insertRequestStatement = preparedStatement((db) =>
	db
		.insert(answered)
		.values({
			sub: placeholder("sub"),
			path: placeholder("path"),
			signature: placeholder("signature"),
			status: 200,
			body: "",
			created_at: placeholder("now"),
		})
		.onConflictDoNothing()
		.returning({ sub: answered.sub })
		.prepare("take_request"),
);

/** Keeps what was answered. Filled with `sub`, `path`, `signature`, `status`, `body`. */
export const saveReplyStatement = preparedStatement((db) =>
	db
		.update(answered)
		.set({
			status: sql`${placeholder("status")}`,
			body: sql`${placeholder("body")}`,
		})
		.where(isSame)
		.prepare("keep_reply"),
);

const savedReplyStatement = preparedStatement((db) =>
	db
		.select({ status: answered.status, body: answered.body })
		.from(answered)
		.where(isSame)
		.prepare("earlier_reply"),
);

/**
 * Runs `work` once for a request, inside the transaction that holds its
 * effects. The same one again waits at the insert until the first is through.
 * A refusal is kept as the reply too, and with it whatever was written before
 * it: the wrong try of a one-time code, and nothing else.
 */
export async function runOnce(
	tx: Database,
	{ hasTopLevelMessages, now, ...request }: Asked,
	work: () => Promise<CallReply>,
): Promise<CallReply> {
	const taken = await insertRequestStatement(tx).execute({ ...request, now });
	if (taken.length === 0) {
		const [earlier] = await savedReplyStatement(tx).execute(request);
		if (!earlier)
			throw new Error("a reply was forgotten while it was asked for");
		return earlier;
	}
	const outcome = await work().catch(errorReply(hasTopLevelMessages));
	await saveReplyStatement(tx).execute({ ...request, ...outcome });
	return outcome;
}

const minute = 60_000;

/** From `freshFor` before its time to `freshFor` after it a request is let in; a minute more, for the clocks of two processes are not one. */
const keptFor = 2 * timestampToleranceMs + minute;

/** Forgets the replies to requests that are too old by now to be let in again. */
export async function deleteExpiredReplies(
	db: Database,
	now: Date,
): Promise<void> {
	const limit = new Date(now.getTime() - keptFor);
	await db.delete(answered).where(lt(answered.created_at, limit));
}

/** Forgets once a minute for as long as the server runs; gives what ends that. */
export function startReplyCleanup(
	store: Store,
	now: Clock,
): () => Promise<void> {
	let last = Promise.resolve();
	const timer = setInterval(() => {
		last = store
			.transaction((tx) => deleteExpiredReplies(tx, now()))
			// A database that is away for a moment: the next minute makes up for it.
			.catch(() => {});
	}, minute);
	timer.unref();
	return () => {
		clearInterval(timer);
		return last;
	};
}
