// A writing call that is repeated with its Idempotency-Key gets the same reply and has no second effect (design/contract.md).
import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { Refusal, refusalBody, refused } from "../refusal";
import type { Database } from "./open";
import { given, prepared } from "./prepared";
import { idempotency, type ReplyStatus } from "./schema";

/** What goes on the wire: the whole envelope with its status. */
export interface Outcome {
	status: ReplyStatus;
	/** JSON. */
	body: string;
}

export interface Repeatable {
	sub: string;
	key: string;
	path: string;
	/** The validated body, so without its tx_timestamp. */
	request: unknown;
	messagesBeside: boolean;
	now: Date;
}

/** A refusal as the reply it becomes; any other error stays one. */
export const refusalOutcome =
	(messagesBeside: boolean) =>
	(error: unknown): Outcome => {
		if (!(error instanceof Refusal)) throw error;
		return {
			status: error.status,
			body: JSON.stringify(refusalBody(error, messagesBeside)),
		};
	};

const digest = (path: string, request: unknown) =>
	createHash("sha256")
		.update(`${path}\n${JSON.stringify(request)}`)
		.digest("base64");

const isMine = and(
	eq(idempotency.sub, given("sub")),
	eq(idempotency.key, given("key")),
);

/** Takes a key, or gives no row where it is taken. Filled with `sub`, `key`, `request`, `now`. */
export const takeKey = prepared((db) =>
	db
		.insert(idempotency)
		.values({
			sub: given("sub"),
			key: given("key"),
			request: given("request"),
			status: 200,
			body: "",
			created_at: given("now"),
		})
		.onConflictDoNothing()
		.returning({ key: idempotency.key })
		.prepare("take_key"),
);

/** Keeps what was answered. Filled with `sub`, `key`, `status`, `body`. */
export const keepReply = prepared((db) =>
	db
		.update(idempotency)
		.set({
			status: sql`${given("status")}`,
			body: sql`${given("body")}`,
		})
		.where(isMine)
		.prepare("keep_reply"),
);

const earlierReply = prepared((db) =>
	db.select().from(idempotency).where(isMine).prepare("earlier_reply"),
);

/**
 * Runs `work` once for a key, inside the transaction that holds its effects. A
 * second request with the key waits at the insert until the first is through.
 * `work` refuses before it writes, so a refusal is kept as the reply too.
 */
export async function once(
	tx: Database,
	it: Repeatable,
	work: () => Promise<Outcome>,
): Promise<Outcome> {
	const { sub, key, now } = it;
	const request = digest(it.path, it.request);
	const taken = await takeKey(tx).execute({ sub, key, request, now });
	if (taken.length === 0) {
		const [earlier] = await earlierReply(tx).execute({ sub, key });
		if (earlier?.request !== request)
			throw refused(
				"คำขอนี้ถูกส่งไปแล้วด้วยข้อมูลอื่น",
				"This request was already sent with other contents.",
			);
		return { status: earlier.status, body: earlier.body };
	}
	const outcome = await work().catch(refusalOutcome(it.messagesBeside));
	await keepReply(tx).execute({ sub, key, ...outcome });
	return outcome;
}

const keptDays = 30;

/** Forgets keys that no app will repeat any more; called at start. */
export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
	const limit = new Date(now.getTime() - keptDays * 86_400_000);
	await db.delete(idempotency).where(lt(idempotency.created_at, limit));
}
