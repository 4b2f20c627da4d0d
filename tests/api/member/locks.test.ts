// Simultaneous calls on PostgreSQL: a deletion leaves nothing behind, a withdrawn consent stays withdrawn, no call holds a row for long.
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../server/store/connection/database";
import { openPostgres } from "../../../server/store/connection/openPostgres";
import {
	errorCodeOf,
	isStoreUnavailable,
} from "../../../server/store/connection/storeError";
import { customers } from "../../../server/store/schema/schema";
import { getProfile } from "../../../src/contract/customer";
import { failureCode } from "../../../src/contract/failureCode";
import { addOrRemoveFavoritePrivilege } from "../../../src/contract/favourites";
import { deleteUser, deleteUserBySub } from "../../../src/contract/manual";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { requestOtp } from "../../../src/contract/sms";
import {
	getTermsProgress,
	registerTermsofService,
	submitTermsofService,
	updateTermsProgress,
} from "../../../src/contract/terms";
import { failureOf, type Session } from "../support/client";
import { deal } from "../support/deals";
import { newMobile, verifyNumber } from "../support/inbox";
import { holdRows, runUncommitted, waitersFor } from "../support/locks";
import { changeProfile, profileOf, uploadPicture } from "../support/profiles";
import { claimsOf, setMobile } from "../support/rows";
import {
	minute,
	newDatabase,
	newMockUserId,
	newStore,
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

	test("a deletion that arrives again during the first gets the same reply", async () => {
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

	test("a sign-in during the deletion creates the customer again", async () => {
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

	test("a favourite that is toggled and set at the same moment is stored once", async () => {
		const me = await api.client.signIn(newMockUserId());
		const commit = await runUncommitted(
			api.store,
			"insert into favourites (sub, content_type, content_ref, added_at) values ($1, 1000, $2, now())",
			me.sub,
			deal("plain"),
		);
		const toggle = api.client.send(addOrRemoveFavoritePrivilege, favourite, me);
		await waitersFor(api.store, 1);
		await commit();
		expect(await toggle).toMatchObject({
			status: 200,
			body: { data: { is_added_favorite: true } },
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

	test("a number that another phone is just registering is not taken back without a new code", async () => {
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

	// The bug: both changes were checked against the email that the customer had before the first one was saved.
	test("an email that another change has just set cannot be replaced", async () => {
		const me = await api.client.signIn(newMockUserId());
		await api.store.db
			.update(customers)
			.set({ email: "" })
			.where(eq(customers.sub, me.sub));
		const mine = "customers where sub = $1";
		const release = await holdRows(api.store, mine, me.sub);
		const first = changeProfile(api, me, { email: "first@example.com" });
		await waitersFor(api.store, 1);
		const second = changeProfile(api, me, { email: "second@example.com" });
		await waitersFor(api.store, 2);
		await release();
		expect((await first).status).toBe(200);
		expect(failureOf(await second).code).toBe(failureCode.refused);
		expect((await profileOf(api, me)).email).toBe("first@example.com");
	});

	describe("a picture", () => {
		let photo: Uint8Array;
		beforeAll(async () => {
			const side = { width: 80, height: 80 };
			const drawing = { ...side, channels: 3, background: "#1257e0" } as const;
			photo = await sharp({ create: drawing }).png().toBuffer();
		});
		/** A customer whose next upload deletes the oldest picture. */
		async function customerWithPictures() {
			const me = await api.client.signIn(newMockUserId());
			const addresses: string[] = [];
			for (let count = 0; count < 3; count++) {
				api.clock.now += 1000;
				const { body } = await uploadPicture(api, me, photo);
				addresses.push(body.data.image_profile_url);
			}
			api.clock.now += 1000;
			return { me, oldest: addresses[0] ?? "" };
		}
		const choose = (me: Session, image_profile_url: string) =>
			changeProfile(api, me, { image_profile_type: 2, image_profile_url });

		// The bug: an upload deleted the picture that a change of the profile had just chosen, because it knew only the picture in use before.
		test("that is chosen during an upload is not deleted by it", async () => {
			// PostgreSQL decides which of the two comes first.
			for (let turn = 0; turn < 5; turn++) {
				const { me, oldest } = await customerWithPictures();
				const mine = "customers where sub = $1";
				const release = await holdRows(api.store, mine, me.sub);
				const choice = choose(me, oldest);
				await waitersFor(api.store, 1);
				const later = uploadPicture(api, me, photo);
				await Promise.race([later, waitersFor(api.store, 2)]);
				await release();
				expect((await later).status).toBe(200);
				const isChosen = (await choice).status === 200;
				const shown = await fetch(api.client.address + oldest);
				expect(shown.ok).toBe(isChosen);
			}
		});

		// The bug: the call checked whether the picture exists before it waited for the upload.
		test("that an upload is deleting cannot be chosen", async () => {
			const { me, oldest } = await customerWithPictures();
			const id = oldest.split("/").at(-1) ?? "";
			const it = "profile_pictures where picture_id = $1";
			const release = await holdRows(api.store, it, id);
			const later = uploadPicture(api, me, photo);
			await waitersFor(api.store, 1);
			const choice = choose(me, oldest);
			await Promise.race([choice, waitersFor(api.store, 2)]);
			await release();
			expect((await later).status).toBe(200);
			expect(failureOf(await choice).code).toBe(failureCode.refused);
			expect((await fetch(api.client.address + oldest)).status).toBe(404);
		});
	});

	describe("a number that another phone is just taking", () => {
		/** A customer whose number is being taken, and the function that takes it. */
		async function losesNumber(mobileno: string) {
			const me = await api.client.signIn(newMockUserId());
			await setMobile(api.store, me.sub, mobileno);
			const take = await runUncommitted(
				api.store,
				"update customers set mobileno = '' where sub = $1",
				me.sub,
			);
			return { me, take };
		}

		// The bug: the call decided whose number it is before it waited, so the limit of texts to another's number did not apply.
		test("gets no further text from its former customer's request", async () => {
			const mobile = newMobile();
			const asked = { MobileNo: mobile };
			const other = await api.client.signIn(newMockUserId("new"));
			await api.client.ask(requestOtp, asked, other);
			const { me, take } = await losesNumber(mobile);
			const request = api.client.send(requestOtp, asked, me);
			await waitersFor(api.store, 1);
			await take();
			expect(failureOf(await request).code).toBe(failureCode.otpTooSoon);
		});

		test("deletes nobody when its former customer sends it", async () => {
			const mobile_no = newMobile();
			const { me, take } = await losesNumber(mobile_no);
			const deletion = api.client.send(deleteUser, { mobile_no }, me);
			await waitersFor(api.store, 1);
			await take();
			expect(failureOf(await deletion).code).toBe(failureCode.notFound);
			expect((await profileOf(api, me)).mobileno).toBe("");
		});
	});

	// The bug: the claims of one locked deal took every connection of their process, so all its other calls got 503.
	test("claims that wait for one deal leave connections for calls that wait for no row", async () => {
		const url = await newDatabase();
		const other = await newStore(url);
		const databasePool = 4;
		const store = await openPostgres({
			databaseUrl: url,
			databasePool,
			databaseTimeoutMs: 15_000,
		});
		const one = await startTestServer({ METRICS: "1" }, {}, store);
		const people: Session[] = [];
		for (let count = 0; count < databasePool; count++)
			people.push(await one.client.signIn(newMockUserId()));
		const release = await holdRows(
			other,
			"privileges where alt_reference = $1",
			deal("plain"),
		);
		const claimed = people.map((me) =>
			one.client.send(
				submitRedeemCouponCodeV2,
				{ Reference: deal("plain"), Amount: 1, IsUsed: false },
				me,
			),
		);
		await waitersFor(other, 3);
		const [me] = people as [Session];
		expect((await one.client.send(getProfile, {}, me)).status).toBe(200);
		const textOf = async (path: string) =>
			await (await fetch(one.client.address + path)).text();
		expect(await textOf("/readyz")).toBe('{"status":"ok"}');
		expect(await textOf("/metrics")).toMatch(
			/database_connections\{state="waiting"\} 1\n/,
		);
		await release();
		for (const { status } of await Promise.all(claimed))
			expect(status).toBe(200);
		await one.stop();
		await store.close();
		await other.close();
	});

	test("a process that freezes in a transaction blocks other processes only for a moment", async () => {
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
