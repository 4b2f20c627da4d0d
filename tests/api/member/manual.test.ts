// The manual calls: customers can delete only themselves, and their claims still count for the stock and the limits (1 §7).
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	generateAppTokenV2,
	refreshToken,
} from "../../../src/contract/authentication";
import { getProfile } from "../../../src/contract/customer";
import { getPrivilegeListByReferenceListV2 } from "../../../src/contract/deals";
import { addCustomerAddress } from "../../../src/contract/delivery";
import {
	createEventLog,
	createEventSession,
} from "../../../src/contract/event";
import {
	addOrRemoveFavoritePrivilege,
	getFavoritePrivilegeListV2,
} from "../../../src/contract/favourites";
import { countRedeem, historyRedeem } from "../../../src/contract/history";
import { deleteUser, deleteUserBySub } from "../../../src/contract/manual";
import {
	checkStock,
	submitRedeemCouponCodeV2,
} from "../../../src/contract/privilege";
import { requestOtp, verifyOtp } from "../../../src/contract/sms";
import { homeAddress } from "../support/address";
import { failureOf, type Session } from "../support/client";
import { deal } from "../support/deals";
import { codeTo, messagesTo, newMobile } from "../support/inbox";
import {
	minute,
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeAll(async () => {
	api = await startTestServer();
});
afterAll(() => api.stop());

const Privilege_Alt_Reference = deal("plain");
const stock = async (me: Session) =>
	(await api.client.ask(checkStock, { Privilege_Alt_Reference }, me))
		.entry_remaining_qty;
const mobileOf = async (me: Session) =>
	(await api.client.ask(getProfile, {}, me)).customer.mobileno;

test.each(["sub", "mobile number"])(
	"a customer deletes themselves by their own %s, and signs in again as a new customer",
	async (by) => {
		const name = newMockUserId("full");
		const me = await api.client.signIn(name);
		const mobile_no = await mobileOf(me);
		await api.client.ask(requestOtp, { MobileNo: mobile_no }, me);
		await api.client.ask(
			submitRedeemCouponCodeV2,
			{ Reference: deal("device"), Amount: 1, IsUsed: false },
			me,
		);
		await api.client.ask(
			addOrRemoveFavoritePrivilege,
			{ Content_Type: 1000, Content_Ref: deal("plain") },
			me,
		);
		const left = await stock(me);
		const reply = await (by === "sub"
			? api.client.ask(deleteUserBySub, { sub: me.sub }, me)
			: api.client.ask(deleteUser, { mobile_no }, me));
		expect(reply).toEqual({ status: "success" });
		// The token is no longer accepted, not even for a new token.
		const { sub, imei } = me;
		const device = { sub, imei, model: "", serial: "" };
		for (const asked of [
			api.client.send(countRedeem, {}, me),
			api.client.send(generateAppTokenV2, {}, me),
			api.client.send(refreshToken, device, me),
		])
			expect(await asked).toMatchObject({ status: 401 });
		expect(await messagesTo(api, mobile_no)).toEqual([]);

		const same = await api.client.signIn(name);
		expect(same.sub).toBe(me.sub);
		const history = await api.client.ask(
			historyRedeem,
			{
				...{ PageNumber: 1, ItemsPerPage: 25 },
				...{ UsePrivilege: "canuse", RewardAltRef: deal("device") },
			},
			same,
		);
		expect(history.items).toEqual([]);
		expect(await api.client.ask(getFavoritePrivilegeListV2, {}, same)).toEqual(
			[],
		);
		expect(await stock(same)).toBe(left);
		// The device's limit stays used for the new customer, and the card shows it.
		const cards = await api.client.ask(
			getPrivilegeListByReferenceListV2,
			{ Alt_Reference: [deal("device")] },
			same,
		);
		expect(cards).toMatchObject([
			{ is_per_device_limit: true, display_redeem_badge: false },
		]);
		expect(
			failureOf(
				await api.client.send(
					submitRedeemCouponCodeV2,
					{ Reference: deal("device"), Amount: 1, IsUsed: false },
					same,
				),
			),
		).toMatchObject({ code: 40009 });
	},
);

test("a deletion that arrives again gets its first reply and does not delete the new customer", async () => {
	const name = newMockUserId();
	const me = await api.client.signIn(name);
	const sent = { timestamp: api.client.newTimestamp() };
	const erase = () =>
		api.client.send(deleteUserBySub, { sub: me.sub }, me, sent);
	const first = await erase();
	expect(first.status).toBe(200);
	expect((await erase()).text).toBe(first.text);
	const same = await api.client.signIn(name);
	expect((await erase()).text).toBe(first.text);
	expect((await api.client.send(countRedeem, {}, same)).status).toBe(200);
});

// The bug: a token from before the deletion gave access to the account of the next sign-in.
test("after a deletion and a new sign-in only the new token is valid, even on a clock that is behind", async () => {
	const own = await startTestServer();
	const name = newMockUserId();
	const me = await own.client.signIn(name);
	const sent = { timestamp: own.client.newTimestamp() };
	const erase = () =>
		own.client.send(deleteUserBySub, { sub: me.sub }, me, sent);
	const first = await erase();
	own.clock.now += 1500;
	const same = await own.client.signIn(name);
	const { sub, imei } = me;
	const device = { sub, imei, model: "", serial: "" };
	for (const asked of [
		own.client.send(getProfile, {}, me),
		own.client.send(generateAppTokenV2, {}, me),
		own.client.send(refreshToken, device, me),
		own.client.send(deleteUserBySub, { sub }, me),
	])
		expect(failureOf(await asked)).toMatchObject({ status: 403, code: 40300 });
	expect((await own.client.send(countRedeem, {}, same)).status).toBe(200);
	// The deletion that arrives again deletes nobody, but gets its reply.
	expect((await erase()).text).toBe(first.text);
	own.clock.now -= minute;
	const again = await own.client.signIn(name);
	expect((await own.client.send(countRedeem, {}, again)).status).toBe(200);
	await own.stop();
});

test("nobody can delete another customer", async () => {
	const me = await api.client.signIn(newMockUserId());
	const other = await api.client.signIn(newMockUserId());
	const mobile_no = await mobileOf(other);
	for (const reply of [
		await api.client.send(deleteUserBySub, { sub: other.sub }, me),
		await api.client.send(deleteUser, { mobile_no }, me),
	])
		expect(failureOf(reply)).toMatchObject({ status: 400, code: 10018 });
	expect(await mobileOf(other)).toBe(mobile_no);
});

/** The tables with a row that contains one of the texts. */
async function tablesWith(texts: string[]): Promise<string[]> {
	const { db } = api.store;
	const tables = await db
		.select({ name: sql<string>`table_name` })
		.from(sql`information_schema.tables`)
		.where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
	const found: string[] = [];
	for (const { name } of tables) {
		const [row] = await db
			.select({ count: sql<number>`count(*)::int` })
			.from(sql`${sql.identifier(name)} as it`)
			.where(
				sql`to_jsonb(it)::text like any(${sql.param(texts.map((text) => `%${text}%`))}::text[])`,
			);
		if (row && row.count > 0) found.push(name);
	}
	return found.sort();
}

test("no table identifies a deleted customer or the device, but the limits of the device stay used", async () => {
	const name = newMockUserId("full");
	const me = await api.client.signIn(name);
	const claim = (dealName: "groupDeviceOne" | "groupDeviceTwo", who: Session) =>
		api.client.send(
			submitRedeemCouponCodeV2,
			{ Reference: deal(dealName), Amount: 1, IsUsed: false },
			who,
		);
	expect((await claim("groupDeviceOne", me)).status).toBe(200);
	const otherNumber = newMobile();
	const mobile = await mobileOf(me);
	await api.client.ask(requestOtp, { MobileNo: otherNumber }, me);
	await api.client.ask(addCustomerAddress, homeAddress, me);
	const session_id = `session of ${me.sub}`;
	await api.client.ask(createEventSession, { session_id }, me);
	const refs = { ref1: null, ref2: null, ref3: null };
	await api.client.ask(
		createEventLog,
		{ session_id, name: "open", type: "page", path: "/", ...refs },
		me,
	);
	const marks = [me.sub, me.imei, mobile, otherNumber];
	expect(await tablesWith(marks)).toEqual([
		...["answered", "claims", "customer_addresses", "customers", "deliveries"],
		...["event_logs", "event_sessions", "game_scores", "messages"],
		...["one_time_codes", "tutorials_taken"],
	]);
	await api.client.ask(deleteUserBySub, { sub: me.sub }, me);
	// Saved replies are deleted only when the same bytes are no longer accepted.
	expect(await tablesWith(marks)).toEqual(["answered"]);

	const same = await api.client.signIn(name);
	expect(same.imei).toBe(me.imei);
	expect(failureOf(await claim("groupDeviceTwo", same))).toMatchObject({
		code: 40009,
	});
	const other = await api.client.signIn(newMockUserId("full"));
	expect((await claim("groupDeviceTwo", other)).status).toBe(200);
});

test("a deletion keeps the claims of another customer of the phone, and their code for the same number", async () => {
	const own = await startTestServer();
	const me = await own.client.signIn(newMockUserId());
	const mock_imei = me.imei;
	const other = await own.client.signIn(newMockUserId(), { mock_imei });
	expect(other.imei).toBe(me.imei);
	for (const who of [me, other])
		await own.client.ask(
			submitRedeemCouponCodeV2,
			{ Reference: Privilege_Alt_Reference, Amount: 1, IsUsed: false },
			who,
		);
	const MobileNo = newMobile();
	await own.client.ask(requestOtp, { MobileNo }, me);
	own.clock.now += minute;
	const made = await own.client.ask(requestOtp, { MobileNo }, other);
	const OTP = await codeTo(own, MobileNo);
	await own.client.ask(deleteUserBySub, { sub: me.sub }, me);
	expect(await own.client.ask(countRedeem, {}, other)).toEqual({ count: 1 });
	const code = { MobileNo, OTP, TransactionId: made.transactionid };
	expect((await own.client.send(verifyOtp, code, other)).status).toBe(200);
	await own.stop();
});

describe("a deletion and a new sign-in", () => {
	async function beginAnew(name: string, me: Session) {
		await api.client.ask(deleteUserBySub, { sub: me.sub }, me);
		return await api.client.signIn(name);
	}

	test.each([
		["customer", 2],
		["customerMonth", 1],
		["groupOne", 2],
	] as const)(
		"do not reset the limit of the deal %s",
		async (dealName, most) => {
			const name = newMockUserId();
			let me = await api.client.signIn(name);
			const claim = () =>
				api.client.send(
					submitRedeemCouponCodeV2,
					{ Reference: deal(dealName), Amount: 1, IsUsed: false },
					me,
				);
			for (let at = 0; at < most; at++) {
				expect((await claim()).status).toBe(200);
				me = await beginAnew(name, me);
			}
			expect(failureOf(await claim())).toMatchObject({ code: 40009 });
			const other = await api.client.signIn(newMockUserId());
			me = other;
			expect((await claim()).status).toBe(200);
		},
	);

	test("do not shorten the wait for a one-time code, neither for the number nor for the customer", async () => {
		const name = newMockUserId("new");
		const MobileNo = newMobile();
		let me = await api.client.signIn(name);
		const request = (mobile: string, who: Session) =>
			api.client.send(requestOtp, { MobileNo: mobile }, who);
		expect((await request(MobileNo, me)).status).toBe(200);
		me = await beginAnew(name, me);
		const other = await api.client.signIn(newMockUserId("new"));
		for (const [mobile, who] of [
			[MobileNo, me],
			[MobileNo, other],
			[newMobile(), me],
		] as const)
			expect(failureOf(await request(mobile, who))).toMatchObject({
				code: 40004,
			});
		expect((await request(newMobile(), other)).status).toBe(200);
	});

	test("do not allow more than ten codes an hour, and invalidate the earlier codes", async () => {
		const own = await startTestServer();
		const name = newMockUserId("new");
		const MobileNo = newMobile();
		const codes: { OTP: string; TransactionId: string }[] = [];
		for (let at = 0; at < 10; at++) {
			const me = await own.client.signIn(name);
			const made = await own.client.ask(requestOtp, { MobileNo }, me);
			const OTP = await codeTo(own, MobileNo);
			codes.push({ OTP, TransactionId: made.transactionid });
			await own.client.ask(deleteUserBySub, { sub: me.sub }, me);
			own.clock.now += minute;
		}
		const me = await own.client.signIn(name);
		const eleventh = await own.client.send(requestOtp, { MobileNo }, me);
		expect(failureOf(eleventh)).toMatchObject({ code: 40004 });
		const last = { MobileNo, ...codes[9] };
		expect(failureOf(await own.client.send(verifyOtp, last, me))).toMatchObject(
			{ code: 40002 },
		);
		await own.stop();
	});
});
