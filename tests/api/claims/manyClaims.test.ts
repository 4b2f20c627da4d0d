// A customer with very many claims of one privilege: replies about it read no more rows than after the first claim.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { FixedParserPglite } from "../../../server/store/connection/fixedParserPglite";
import { claims } from "../../../server/store/schema/schema";
import { usedCodeDescription } from "../../../src/contract/claimed";
import { getPrivilegeListByReferenceListV2 } from "../../../src/contract/deals";
import {
	getDetailV2,
	submitRedeemCouponCodeV2,
} from "../../../src/contract/privilege";
import type { Session } from "../support/client";
import { deal } from "../support/deals";
import { claimsOf } from "../support/rows";
import {
	day,
	minute,
	newMockUserId,
	newStore,
	noon,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeAll(async () => {
	// This test always uses the embedded database, because it counts the rows that the store returns.
	api = await startTestServer({}, {}, await newStore());
});
afterAll(async () => {
	await api.stop();
	await api.store.close();
});

const claim = (me: Session) =>
	api.client.ask(
		submitRedeemCouponCodeV2,
		{ Reference: deal("plain"), Amount: 1, IsUsed: false },
		me,
	);
const detail = (me: Session) =>
	api.client.ask(getDetailV2, { Privilege_Alt_Reference: deal("plain") }, me);
const card = (me: Session) =>
	api.client.ask(
		getPrivilegeListByReferenceListV2,
		{ Alt_Reference: [deal("plain")] },
		me,
	);

/** The number of rows that the store returns while `work` runs. */
async function rowsRead(work: () => Promise<unknown>): Promise<number> {
	const query = vi.spyOn(FixedParserPglite.prototype, "query");
	try {
		await work();
		const replies = await Promise.all(
			query.mock.results.map(({ value }) => Promise.resolve(value)),
		);
		return replies.reduce((sum, { rows }) => sum + rows.length, 0);
	} finally {
		query.mockRestore();
	}
}

type Times = Pick<
	typeof claims.$inferInsert,
	"claimed_at" | "expires_at" | "opened_at" | "used_at"
>;

/** Adds 300 copies of the customer's claim with these times. */
async function addClaims({ sub }: Session, name: string, times: Times) {
	const [own] = await claimsOf(api.store, sub);
	if (!own) throw new Error("there is no claim");
	const made = Array.from({ length: 300 }, (_, at) => ({
		...own,
		...times,
		transaction_id: `GG-${name}-${at}`,
		code: `${name}-${at}`,
	}));
	await api.store.db.insert(claims).values(made);
}

// The bug: every claim was read for each reply, which took half a second after 20,000 claims.
test("the detail and the card of a privilege do not read 300 more claims of it", async () => {
	const me = await api.client.signIn(newMockUserId());
	const { transaction_id } = await claim(me);
	// Fills the cache of the catalogue.
	await card(me);
	const before = {
		detail: await rowsRead(() => detail(me)),
		card: await rowsRead(() => card(me)),
	};
	const usable = {
		ext_transaction_id: transaction_id,
		is_already_received: true,
		is_used_code: false,
		is_used_code_desc: usedCodeDescription.useCode,
	};
	expect(await detail(me)).toMatchObject(usable);
	const past = (days: number) => new Date(noon - days * day);
	await addClaims(me, "used", {
		claimed_at: new Date(noon + minute),
		expires_at: new Date(noon + day),
		opened_at: new Date(noon + minute),
		used_at: new Date(noon),
	});
	await addClaims(me, "over", { claimed_at: past(9), expires_at: past(8) });
	expect({
		detail: await rowsRead(() => detail(me)),
		card: await rowsRead(() => card(me)),
	}).toEqual(before);
	// The usable claim is shown, although others are newer.
	expect(await detail(me)).toMatchObject(usable);
	expect(await card(me)).toMatchObject([{ display_redeem_badge: true }]);
});

test("the claim shown is the newest usable one, else the newest that was opened", async () => {
	const me = await api.client.signIn(newMockUserId());
	await claim(me);
	const [own] = await claimsOf(api.store, me.sub);
	if (!own) throw new Error("there is no claim");
	const shown: string[] = [];
	const over = new Date(noon - minute);
	for (const [transaction_id, ago, more] of [
		["GG-opened-1", 50, { expires_at: over, opened_at: over }],
		["GG-opened-2", 40, { expires_at: over, opened_at: over }],
		["GG-never-opened", 30, { expires_at: over }],
		["GG-usable-opened", 25, { opened_at: over }],
		["GG-usable-1", 20, {}],
		["GG-usable-2", 10, {}],
	] as const) {
		if (shown.length === 0) await api.store.db.delete(claims);
		const claimed_at = new Date(noon - ago * minute);
		await api.store.db
			.insert(claims)
			.values({ ...own, transaction_id, claimed_at, ...more });
		shown.push((await detail(me)).ext_transaction_id);
	}
	expect(shown).toEqual([
		"GG-opened-1",
		"GG-opened-2",
		"GG-opened-2",
		"GG-usable-opened",
		"GG-usable-1",
		"GG-usable-2",
	]);
});
