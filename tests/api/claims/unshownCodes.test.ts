// A code that was never shown cannot be marked as used, and a used code is reported as used (2 §4, docs/contract.md).
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { privileges } from "../../../server/store/schema/schema";
import { failureOf } from "../support/client";
import { coupons, refused } from "../support/coupons";
import { deal } from "../support/deals";
import { day } from "../support/testServer";

const here = coupons();
const { claim, send, code, use, wait } = here;

// The bug: such a code was marked as used although it had never been shown, and could no longer be opened.
test("a withheld code cannot be marked as used; it can still be opened and then used", async () => {
	const transaction = await claim("countdown");
	const early = await use(transaction);
	expect(failureOf(early)).toEqual(refused(/start the clock/));
	expect(early.body).toMatchObject({
		messageth: expect.stringMatching(/[\u0E00-\u0E7F]/),
		messageen: expect.stringMatching(/start the clock/),
	});
	expect((await code(transaction, true)).code).not.toBe("");
	expect((await use(transaction)).status).toBe(200);
});

test("a code that was claimed to be used now can be marked as used before its countdown", async () => {
	const transaction = await claim("countdown", true);
	expect((await use(transaction)).status).toBe(200);
});

test("a withheld code whose privilege is over is expired", async () => {
	const transaction = await claim("endsToday");
	await wait(day);
	expect(failureOf(await use(transaction))).toEqual(refused(/expired/));
});

// The bug: the prefetch replied that the countdown had to be started, while the start replied that the code was used.
test("a code that was used before its deal got a countdown is reported as used by every call", async () => {
	const transaction = await claim("ean");
	await use(transaction);
	const { db } = here.api.store;
	const isIt = eq(privileges.alt_reference, deal("ean"));
	await db.update(privileges).set({ reserve_timeout: 15 }).where(isIt);
	for (const start of [false, true])
		expect(failureOf(await send(transaction, start))).toEqual(
			refused(/already been used/),
		);
	// Restores the deal, since all test files share the store.
	await db.update(privileges).set({ reserve_timeout: 0 }).where(isIt);
	expect((await send(transaction, false)).status).toBe(200);
});
