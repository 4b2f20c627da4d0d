// Calls at the same moment on a PostgreSQL: a deletion leaves nothing behind, a withdrawn consent stays withdrawn, nobody holds a row for long.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../server/store/connection/database";
import { openPostgres } from "../../../server/store/connection/openPostgres";
import {
	errorCodeOf,
	isStoreUnavailable,
} from "../../../server/store/connection/storeError";
import {
	getTermsProgress,
	registerTermsofService,
	submitTermsofService,
	updateTermsProgress,
} from "../../../src/contract/article";
import { getProfile } from "../../../src/contract/customer";
import { failureCode } from "../../../src/contract/failureCode";
import { addOrRemoveFavoritePrivilege } from "../../../src/contract/favourites";
import { deleteUserBySub } from "../../../src/contract/manual";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { failureOf, type Session } from "../support/client";
import { deal } from "../support/deals";
import { newMobile, verifyNumber } from "../support/inbox";
import { holdRows, waitersFor } from "../support/locks";
import { claimsOf } from "../support/rows";
import {
	minute,
	newDatabase,
	newMockUserId,
	postgresUrl,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const favourite = { Content_Type: 1000, Content_Ref: deal("plain") } as const;

describe.skipIf(!postgresUrl)("at the same moment", () => {
	let api: TestServer;
	beforeAll(async () => {
		api = await startTestServer();
	});
	afterAll(() => api.stop());

	const register = (me: Session, mobile_no: string) =>
		api.client.send(
			registerTermsofService,
			{
				...{ firstname: "มะลิ", lastname: "ใจงาม", mobile_no },
				date_of_birth: "20000229",
				list_consent: ["CS_1", "CS_2"].map((consent_id) => ({
					...{ consent_id, is_consent: true, is_required: true },
				})),
			},
			me,
		);

	test("a deletion waits for the customer's running claim and anonymizes it", async () => {
		const me = await api.client.signIn(newMockUserId());
		const release = await holdRows(
			api.store,
			"privileges where alt_reference = $1",
			deal("plain"),
		);
		const claim = api.client.send(
			submitRedeemCouponCodeV2,
			{ Reference: deal("plain"), Amount: 1, IsUsed: false },
			me,
		);
		await waitersFor(api.store, 1);
		const deletion = api.client.send(deleteUserBySub, { sub: me.sub }, me);
		await waitersFor(api.store, 2);
		await release();
		expect((await claim).status).toBe(200);
		expect((await deletion).status).toBe(200);
		expect(await claimsOf(api.store, me.sub)).toEqual([]);
	});

	test("a call that arrives during the deletion finds no customer", async () => {
		const me = await api.client.signIn(newMockUserId());
		const favour = (name: "plain" | "ean") =>
			api.client.send(
				addOrRemoveFavoritePrivilege,
				{ Content_Type: 1000, Content_Ref: deal(name) },
				me,
			);
		expect((await favour("plain")).status).toBe(200);
		const mine = "favourites where sub = $1";
		const release = await holdRows(api.store, mine, me.sub);
		const deletion = api.client.send(deleteUserBySub, { sub: me.sub }, me);
		await waitersFor(api.store, 1);
		const late = favour("ean");
		await waitersFor(api.store, 2);
		await release();
		expect((await deletion).status).toBe(200);
		expect((await late).status).toBe(401);
		const left = await api.store.pool?.query(`select from ${mine}`, [me.sub]);
		expect(left?.rowCount).toBe(0);
	});

	test("a deletion that arrives again meanwhile gets the same reply", async () => {
		const me = await api.client.signIn(newMockUserId());
		await api.client.ask(addOrRemoveFavoritePrivilege, favourite, me);
		const mine = "favourites where sub = $1";
		const release = await holdRows(api.store, mine, me.sub);
		const sent = { timestamp: api.client.newTimestamp() };
		const erase = () =>
			api.client.send(deleteUserBySub, { sub: me.sub }, me, sent);
		const first = erase();
		await waitersFor(api.store, 1);
		const second = erase();
		await waitersFor(api.store, 2);
		await release();
		expect((await first).status).toBe(200);
		expect((await second).text).toBe((await first).text);
	});

	test("a sign-in during the deletion creates the customer anew", async () => {
		const name = newMockUserId();
		const me = await api.client.signIn(name);
		await api.client.ask(addOrRemoveFavoritePrivilege, favourite, me);
		const mine = "favourites where sub = $1";
		const release = await holdRows(api.store, mine, me.sub);
		const deletion = api.client.send(deleteUserBySub, { sub: me.sub }, me);
		await waitersFor(api.store, 1);
		const again = api.client.signIn(name);
		await waitersFor(api.store, 2);
		await release();
		expect((await deletion).status).toBe(200);
		const reply = await api.client.send(getTermsProgress, {}, await again);
		expect(reply.status).toBe(200);
	});

	test("a favourite that is toggled and set at the same moment is one", async () => {
		const me = await api.client.signIn(newMockUserId());
		const other = await api.store.pool?.connect();
		await other?.query("begin");
		await other?.query(
			"insert into favourites (sub, content_type, content_ref, added_at) values ($1, 1000, $2, now())",
			[me.sub, deal("plain")],
		);
		const toggle = api.client.send(addOrRemoveFavoritePrivilege, favourite, me);
		await waitersFor(api.store, 1);
		await other?.query("commit");
		other?.release();
		expect(await toggle).toMatchObject({
			...{ status: 200, body: { data: { is_added_favorite: true } } },
		});
	});

	test("access requested during the withdrawal of a consent is denied afterwards", async () => {
		const choice = { consent_id: "CS_1", is_consent: false, is_required: true };
		// PostgreSQL decides which of the two comes first.
		for (let turn = 0; turn < 5; turn++) {
			const me = await api.client.signIn(newMockUserId());
			const mine = "customers where sub = $1";
			const release = await holdRows(api.store, mine, me.sub);
			const withdrawal = api.client.send(
				submitTermsofService,
				{ list_consent: [choice] },
				me,
			);
			await waitersFor(api.store, 1);
			const opening = api.client.send(updateTermsProgress, {}, me);
			await waitersFor(api.store, 2);
			await release();
			expect((await withdrawal).status).toBe(200);
			await opening;
			const progress = await api.client.ask(getTermsProgress, {}, me);
			expect(progress.isaccessedcondition).toBe(false);
		}
	});

	test("a number that another phone takes meanwhile is not taken back without a new code", async () => {
		const mobile_no = newMobile();
		const people: Session[] = [];
		for (let at = 0; at < 2; at++) {
			const me = await api.client.signIn(newMockUserId("new"));
			await verifyNumber(api, me, mobile_no);
			people.push(me);
			api.clock.now += 2 * minute;
			if (at === 0) await register(me, mobile_no);
		}
		const [former, owner] = people as [Session, Session];
		const theirs = "customers where sub = $1";
		const release = await holdRows(api.store, theirs, owner.sub);
		const taking = register(owner, mobile_no);
		await waitersFor(api.store, 1);
		const back = register(former, mobile_no);
		await waitersFor(api.store, 2);
		await release();
		expect((await taking).status).toBe(200);
		expect(failureOf(await back).code).toBe(failureCode.refused);
		const { customer } = await api.client.ask(getProfile, {}, owner);
		expect(customer.mobileno).toBe(mobile_no);
	});

	test("a process that freezes in a transaction keeps its rows from the others for a moment only", async () => {
		const store = await openPostgres(
			{
				databaseUrl: await newDatabase(),
				databasePool: 4,
				databaseTimeoutMs: 1000,
			},
			async () => {},
		);
		const lock = (tx: Database) =>
			tx.execute(sql`lock table customers in exclusive mode`);
		let thaw = () => {};
		let locked = () => {};
		const isLocked = new Promise<void>((resolve) => {
			locked = resolve;
		});
		const frozen = store.transaction(async (tx) => {
			await lock(tx);
			locked();
			await new Promise<void>((resolve) => {
				thaw = resolve;
			});
		});
		await isLocked;
		const waiting = () =>
			store.transaction(lock).then(() => "free", errorCodeOf);
		await expect.poll(waiting, { timeout: 20_000 }).toBe("free");
		thaw();
		await expect(frozen).rejects.toSatisfy(isStoreUnavailable);
		await store.close();
	});
});
