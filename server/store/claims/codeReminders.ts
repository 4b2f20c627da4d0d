// Finds the codes to remind customers of, each once: they end soon, are unused, and their customer has a subscription (docs/decisions/049).
import {
	and,
	asc,
	eq,
	exists,
	gt,
	isNull,
	lte,
	min,
	notExists,
	or,
	sql,
} from "drizzle-orm";
import { dayMs, hourMs } from "../../rules/bangkokTime";
import { createCleanup } from "../connection/cleanup";
import type { Database } from "../connection/database";
import { isAmong } from "../connection/prepared";
import { protectCustomers } from "../member/customers";
import {
	isOnPhoneInUse,
	type PushSubscriptionRow,
	subscriptionsOf,
} from "../member/pushSubscriptions";
import {
	claims,
	codeReminders,
	customers,
	privileges,
	pushSubscriptions,
} from "../schema/schema";
import { usableClaims } from "./claimState";

/** How long before its end a code is due. */
const dueMs = 24 * hourMs;
/** Codes that end within this time go into the message of one that is due. */
const togetherMs = 36 * hourMs;
/** No reminder for a code that was claimed within this time: the person has just read when it ends. */
const freshMs = 3 * hourMs;
/** The pause before each further attempt. */
const retryDelaysMs = [5, 15, 45].map((minutes) => minutes * 60_000);
/** Rows are deleted after this time, when none of their codes is due any more. */
const keptMs = 7 * dayMs;
/** The most customers that one query finds. */
const maxCustomers = 5000;
/** The most codes that one transaction takes. */
const maxCodes = 1000;

interface DueCode {
	transaction_id: string;
	sub: string;
	expires_at: Date;
	name_th: string;
	name_en: string;
}

/** One message: the codes of one customer, the next to end first. */
export interface Reminder {
	codes: [DueCode, ...DueCode[]];
	/** The number of this attempt: the fewest attempts of its codes. */
	attempts: number;
	subscriptions: PushSubscriptionRow[];
}

/** The condition of a claim to remind of: usable, not in use at a counter, of a subscribed customer, and not reminded of before. */
function isRemindable(db: Database, now: Date, withinMs: number) {
	const earlier = db
		.select({ _: sql`1` })
		.from(codeReminders)
		.where(
			and(
				eq(codeReminders.transaction_id, claims.transaction_id),
				or(isNull(codeReminders.retry_at), gt(codeReminders.retry_at, now)),
			),
		);
	const subscription = db
		.select({ _: sql`1` })
		.from(pushSubscriptions)
		.innerJoin(customers, isOnPhoneInUse)
		.where(eq(pushSubscriptions.sub, claims.sub));
	return and(
		usableClaims(now),
		isNull(claims.used_at),
		isNull(claims.countdown_end),
		lte(claims.expires_at, new Date(now.getTime() + withinMs)),
		lte(claims.claimed_at, new Date(now.getTime() - freshMs)),
		notExists(earlier),
		exists(subscription),
	);
}

/** Records the reminders of these codes; returns their attempts, without those that another process has taken. */
async function markTaken(tx: Database, codes: readonly DueCode[], now: Date) {
	if (codes.length === 0) return new Map<string, number>();
	const rows = codes.map(({ transaction_id, sub }) => ({
		transaction_id,
		sub,
		attempts: 1,
		retry_at: null,
		taken_at: now,
	}));
	const marked = await tx
		.insert(codeReminders)
		// In a fixed order, so that two processes do not deadlock.
		.values(rows.sort((a, b) => (a.transaction_id < b.transaction_id ? -1 : 1)))
		.onConflictDoUpdate({
			target: codeReminders.transaction_id,
			set: {
				attempts: sql`${codeReminders.attempts} + 1`,
				retry_at: null,
				taken_at: now,
			},
			setWhere: lte(codeReminders.retry_at, now),
		})
		.returning({
			transaction_id: codeReminders.transaction_id,
			attempts: codeReminders.attempts,
		});
	return new Map(marked.map((it) => [it.transaction_id, it.attempts]));
}

/** The customers with a code that is due, the next to end first. */
export async function dueCustomers(db: Database, now: Date) {
	const due = await db
		.select({ sub: claims.sub })
		.from(claims)
		.innerJoin(privileges, eq(privileges.privilege_id, claims.privilege_id))
		.where(isRemindable(db, now, dueMs))
		.groupBy(claims.sub)
		.orderBy(asc(min(claims.expires_at)))
		.limit(maxCustomers);
	return due.map(({ sub }) => sub);
}

/** These codes without those of the last customer, who may have more: a later round takes them in one message. All of them if there is no other customer. */
function wholeCustomers(codes: DueCode[]): DueCode[] {
	const whole = codes.filter(({ sub }) => sub !== codes.at(-1)?.sub);
	return whole.length > 0 ? whole : codes;
}

/** Takes the reminders of these customers, one each: no later call returns their codes again. Run it in a transaction, and send after the commit. */
export async function takeReminders(
	tx: Database,
	due: readonly string[],
	now: Date,
) {
	// Without this lock a concurrent deletion would leave the rows of this transaction behind.
	const existing = new Set(await protectCustomers(tx, due));
	const subs = due.filter((sub) => existing.has(sub));
	const remindable = await tx
		.select({
			transaction_id: claims.transaction_id,
			sub: claims.sub,
			expires_at: claims.expires_at,
			name_th: privileges.name_th,
			name_en: privileges.name_en,
		})
		.from(claims)
		.innerJoin(privileges, eq(privileges.privilege_id, claims.privilege_id))
		.where(and(isAmong(claims.sub, subs), isRemindable(tx, now, togetherMs)))
		.orderBy(
			asc(claims.sub),
			asc(claims.expires_at),
			asc(claims.transaction_id),
		)
		.limit(maxCodes);
	const soon =
		remindable.length < maxCodes ? remindable : wholeCustomers(remindable);
	// A code that was due when the round looked may have been used since.
	const isDue = ({ expires_at }: DueCode) =>
		expires_at.getTime() <= now.getTime() + dueMs;
	const stillDue = new Set(soon.filter(isDue).map(({ sub }) => sub));
	const codes = soon.filter(({ sub }) => stillDue.has(sub));
	const attempts = await markTaken(tx, codes, now);
	const subscriptions = await subscriptionsOf(tx, subs);
	return subs.flatMap((sub) => {
		const [first, ...others] = codes.filter(
			(it) => it.sub === sub && attempts.has(it.transaction_id),
		);
		if (!first) return [];
		const all: Reminder["codes"] = [first, ...others];
		const tries = all.map((it) => attempts.get(it.transaction_id) ?? 1);
		return {
			codes: all,
			attempts: Math.min(...tries),
			subscriptions: subscriptions.filter((it) => it.sub === sub),
		};
	});
}

/** Sets the next attempt of a reminder that no push service accepted, unless this was the last one. */
export async function retryLater(
	db: Database,
	{ codes, attempts }: Reminder,
	now: Date,
): Promise<void> {
	const delay = retryDelaysMs[attempts - 1];
	if (delay === undefined) return;
	const ids = codes.map(({ transaction_id }) => transaction_id);
	await db
		.update(codeReminders)
		.set({ retry_at: new Date(now.getTime() + delay) })
		.where(isAmong(codeReminders.transaction_id, ids));
}

/** Deletes the rows of codes that have ended long ago. */
export const deleteOldReminders = createCleanup(keptMs, codeReminders.taken_at);
