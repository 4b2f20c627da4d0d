// The order of a prize over HTTP: its one-time code, its retries, and its delivery over the following days (2 §4, 2 §7).
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { generateAppTokenV2 } from "../../../src/contract/authentication";
import { rewardType, usedCodeDescription } from "../../../src/contract/claimed";
import {
	addCustomerAddress,
	getTrackingStatus,
	shippingStatus,
	submitRedeemPhysicalV2,
} from "../../../src/contract/delivery";
import { failureCode } from "../../../src/contract/failureCode";
import { historyRedeem } from "../../../src/contract/history";
import {
	submitRedeemCouponCodeV2,
	updateUsedPrivilege,
} from "../../../src/contract/privilege";
import { requestOtp, verifyOtp } from "../../../src/contract/sms";
import { homeAddress } from "../support/address";
import { failureOf, type Session, type Wrong } from "../support/client";
import { type DealName, deal, shortReference } from "../support/deals";
import { codeTo, newMobile, otherThan } from "../support/inbox";
import { claimsOf, deliveryOf, oneTimeCodeOf, stockOf } from "../support/rows";
import {
	day,
	minute,
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeEach(async () => {
	api = await startTestServer();
});
afterEach(() => api.stop());

const signIn = (scenario?: string) =>
	api.client.signIn(newMockUserId(scenario));
/** The same customer later, with a new token, since a token is valid for an hour. */
const later = async (me: Session, ms: number): Promise<Session> => {
	api.clock.now += ms;
	return {
		...me,
		...(await api.client.ask(generateAppTokenV2, {}, me)),
	};
};
const save = (me: Session, more: object = {}) =>
	api.client.send(addCustomerAddress, { ...homeAddress, ...more }, me);

interface Order {
	MobileNo: string;
	OTP: string;
	TransactionId: string;
	Reference: string;
}

/** A customer with an address and a one-time code. */
async function atLastStep(name: DealName, scenario?: string) {
	const me = await signIn(scenario);
	await save(me);
	return { me, order: await orderOf(me, name) };
}
async function orderOf(me: Session, name: DealName): Promise<Order> {
	const MobileNo = newMobile();
	const { transactionid } = await api.client.ask(requestOtp, { MobileNo }, me);
	return {
		MobileNo,
		OTP: await codeTo(api, MobileNo),
		TransactionId: transactionid,
		Reference: deal(name),
	};
}
const send = (me: Session, order: Order, sent?: Wrong) =>
	api.client.send(submitRedeemPhysicalV2, order, me, sent);

describe("an order", () => {
	test("takes one unit of stock and the one-time code, and saves a copy of the address with its note", async () => {
		const { me, order } = await atLastStep("physical");
		const before = await stockOf(api.store, deal("physical"));
		const { transaction_id } = await api.client.ask(
			submitRedeemPhysicalV2,
			{ ...order, Reference: shortReference("physical") },
			me,
		);
		await save(me, { Address: "another house" });
		const after = await stockOf(api.store, deal("physical"));
		expect(after.privilege.entry_remaining).toBe(
			before.privilege.entry_remaining - 1,
		);
		const [kept] = await claimsOf(api.store, me.sub);
		expect(kept).toMatchObject({ transaction_id, code: "", imei: me.imei });
		expect(await deliveryOf(api.store, transaction_id)).toMatchObject({
			first_name: homeAddress.First_Name,
			mobile: "0812345678",
			fulladdress:
				"88/8 ซอยสุขุมวิท 77 แขวงสวนหลวง เขตสวนหลวง กรุงเทพมหานคร 10250 (ฝากไว้ที่ป้อมยาม)",
		});
		expect((await oneTimeCodeOf(api.store, me.sub))?.spent_at).toEqual(
			new Date(api.clock.now),
		);
	});

	test("is made only once when it is sent again after a lost reply, at once or later", async () => {
		const { me, order } = await atLastStep("physical");
		const timestamp = api.client.newTimestamp();
		const first = await send(me, order, { timestamp });
		expect(first.status).toBe(200);
		expect((await send(me, order, { timestamp })).text).toBe(first.text);
		const again = await later(me, 10 * minute);
		expect((await send(again, order)).text).toBe(first.text);
		expect(await claimsOf(api.store, me.sub)).toHaveLength(1);
	});

	test("is in the store although the demo drops its reply, and is made only once when it is sent again", async () => {
		const { me, order } = await atLastStep("physical");
		await fetch(`${api.client.address}/demo/drop-next-claim?sub=${me.sub}`, {
			method: "POST",
		});
		// The demo drops only the reply of a successful claim, not a refusal.
		const wrong = { ...order, OTP: otherThan(order.OTP) };
		expect((await send(me, wrong)).status).toBe(400);
		await expect(send(me, order)).rejects.toThrow();
		const [kept] = await claimsOf(api.store, me.sub);
		expect((await send(me, order)).body).toMatchObject({
			data: { transaction_id: kept?.transaction_id },
		});
		expect(await claimsOf(api.store, me.sub)).toHaveLength(1);
	});

	test("cannot be marked as used, neither in transit nor delivered", async () => {
		const { me, order } = await atLastStep("physical");
		const { transaction_id: Transaction_Id } = await api.client.ask(
			submitRedeemPhysicalV2,
			order,
			me,
		);
		for (const ms of [0, 30 * day]) {
			const now = await later(me, ms);
			const request = { Transaction_Id };
			const reply = await api.client.send(updateUsedPrivilege, request, now);
			expect(failureOf(reply)).toMatchObject({
				code: failureCode.refused,
				message: { en: expect.stringMatching(/delivered prize/) },
			});
		}
	});

	test("is one order when it is sent five times at once", async () => {
		const { me, order } = await atLastStep("physical");
		const replies = await Promise.all(
			Array.from({ length: 5 }, () => send(me, order)),
		);
		expect(new Set(replies.map((it) => it.text)).size).toBe(1);
		expect(await claimsOf(api.store, me.sub)).toHaveLength(1);
	});

	test("needs the right code; five wrong attempts end the code, and nothing is ordered", async () => {
		const { me, order } = await atLastStep("physical");
		const wrong = { ...order, OTP: otherThan(order.OTP) };
		for (let at = 0; at < 5; at++) {
			const reply = await send(me, wrong);
			expect(failureOf(reply)).toMatchObject({
				code: failureCode.otpInvalid,
				message: { en: "Invalid OTP please verify" },
			});
			expect(reply.body).not.toHaveProperty("messageen");
		}
		expect(failureOf(await send(me, order)).code).toBe(failureCode.otpExpired);
		expect(await claimsOf(api.store, me.sub)).toEqual([]);
	});

	test("accepts a code that has already verified its number, until the code expires", async () => {
		// The bug: a client that made both calls of 2 §7 got the error that its code had expired.
		const { me, order } = await atLastStep("physical");
		await api.client.ask(verifyOtp, order, me);
		expect((await send(me, order)).status).toBe(200);
		const late = await atLastStep("physical");
		await api.client.ask(verifyOtp, late.order, late.me);
		const after = await later(late.me, 6 * minute);
		const reply = await send(after, late.order);
		expect(failureOf(reply).code).toBe(failureCode.otpExpired);
	});

	test("uses a code for one prize only", async () => {
		const { me, order } = await atLastStep("physical");
		await send(me, order);
		const other = await send(me, { ...order, Reference: deal("prizeOnce") });
		expect(failureOf(other).code).toBe(failureCode.otpExpired);
	});

	test.each<[DealName, string, number, RegExp]>([
		["plain", "platinum", failureCode.refused, /not a delivered prize/],
		["prizeForPlatinum", "gold", failureCode.claimRefused, /Platinum/],
		["physical", "new", failureCode.claimRefused, /terms and conditions/],
	])(
		"for %s by %s is refused and leaves the code valid",
		async (name, scenario, code, sentence) => {
			const { me, order } = await atLastStep(name, scenario);
			expect(failureOf(await send(me, order))).toMatchObject({
				code,
				message: { en: expect.stringMatching(sentence) },
			});
			expect((await oneTimeCodeOf(api.store, me.sub))?.spent_at).toBeNull();
			expect(await claimsOf(api.store, me.sub)).toEqual([]);
		},
	);

	test("is refused without an address; with an address the same code succeeds", async () => {
		const me = await signIn();
		const order = await orderOf(me, "physical");
		expect(failureOf(await send(me, order))).toMatchObject({
			code: failureCode.refused,
			message: { en: "Please enter a delivery address first." },
		});
		await save(me);
		expect((await send(me, order)).status).toBe(200);
	});

	test("for an unknown prize is not found", async () => {
		const { me, order } = await atLastStep("physical");
		const reply = await send(me, { ...order, Reference: "PV_0000" });
		expect(failureOf(reply).code).toBe(failureCode.notFound);
	});

	test("the last prize goes to one of two simultaneous orders", async () => {
		const two = [await atLastStep("lastPrize"), await atLastStep("lastPrize")];
		const replies = await Promise.all(
			two.map(({ me, order }) => send(me, order)),
		);
		expect(replies.map((it) => it.status).sort()).toEqual([200, 400]);
		const { privilege, sold } = await stockOf(api.store, deal("lastPrize"));
		expect([privilege.entry_remaining, sold.length]).toEqual([0, 1]);
	});

	test("is limited to one per customer, even with another code", async () => {
		const { me, order } = await atLastStep("prizeOnce");
		expect((await send(me, order)).status).toBe(200);
		api.clock.now += 2 * minute;
		const again = await send(me, await orderOf(me, "prizeOnce"));
		expect(failureOf(again).code).toBe(failureCode.claimRefused);
	});

	test("counts towards the limit of its group", async () => {
		const { me, order } = await atLastStep("prizeOfGroup");
		expect((await send(me, order)).status).toBe(200);
		const claim = (name: DealName) =>
			api.client.send(
				submitRedeemCouponCodeV2,
				{ Reference: deal(name), Amount: 1, IsUsed: false },
				me,
			);
		expect((await claim("groupOne")).status).toBe(200);
		expect(failureOf(await claim("groupTwo")).code).toBe(
			failureCode.claimRefused,
		);
	});
});

describe("tracking", () => {
	const tracking = (me: Session, Ticket_Id: string) =>
		api.client.ask(getTrackingStatus, { Ticket_Id }, me);
	const history = async (me: Session, UsePrivilege: "canuse" | "Used") =>
		(
			await api.client.ask(
				historyRedeem,
				{ PageNumber: 1, ItemsPerPage: 25, UsePrivilege, RewardAltRef: "" },
				me,
			)
		).items;

	test("advances over the days, and so does the history", async () => {
		const { me, order } = await atLastStep("physical");
		const { transaction_id } = await api.client.ask(
			submitRedeemPhysicalV2,
			order,
			me,
		);
		expect(await tracking(me, transaction_id)).toEqual({
			address: {
				customer_first_name: homeAddress.First_Name,
				customer_last_name: homeAddress.Last_Name,
				customer_mobile: "0812345678",
				fulladdress:
					"88/8 ซอยสุขุมวิท 77 แขวงสวนหลวง เขตสวนหลวง กรุงเทพมหานคร 10250 (ฝากไว้ที่ป้อมยาม)",
			},
			shipping: {
				shipping_status: shippingStatus.prepared,
				shipping_tracking_no: "",
			},
		});
		let now = await later(me, 2 * day);
		const underway = (await tracking(now, transaction_id)).shipping;
		expect(underway?.shipping_status).toBe(shippingStatus.processShipping);
		expect(underway?.shipping_tracking_no).toMatch(/^GG\d{9}TH$/);
		expect(await history(now, "canuse")).toMatchObject([
			{
				ext_transaction_id: transaction_id,
				reward_type: rewardType.physical,
				used_datetime: null,
			},
		]);
		now = await later(now, 12 * day);
		expect((await tracking(now, transaction_id)).shipping).toEqual({
			shipping_status: shippingStatus.delivered,
			shipping_tracking_no: underway?.shipping_tracking_no,
		});
		expect(await history(now, "canuse")).toEqual([]);
		expect(await history(now, "Used")).toMatchObject([
			{
				reward_type: rewardType.delivered,
				is_used_code_desc: usedCodeDescription.used,
				used_datetime: expect.any(String),
			},
		]);
	});

	test("is available only to the customer, and only for prizes", async () => {
		const { me, order } = await atLastStep("physical");
		const { transaction_id } = await api.client.ask(
			submitRedeemPhysicalV2,
			order,
			me,
		);
		for (const [who, Ticket_Id] of [
			[await signIn(), transaction_id],
			[me, "GG000000000000"],
		] as const)
			expect(
				failureOf(await api.client.send(getTrackingStatus, { Ticket_Id }, who)),
			).toMatchObject({ status: 400, code: failureCode.notFound });
	});

	test("shows one prize in transit and one delivered in the scenario full", async () => {
		const me = await signIn("full");
		const all = [
			...(await history(me, "canuse")),
			...(await history(me, "Used")),
		];
		const prizes = all.filter((it) =>
			[rewardType.physical, rewardType.delivered].some(
				(type) => type === it.reward_type,
			),
		);
		const statuses = await Promise.all(
			prizes.map(
				async (it) =>
					(await tracking(me, it.ext_transaction_id)).shipping?.shipping_status,
			),
		);
		expect(statuses).toEqual([
			shippingStatus.processShipping,
			shippingStatus.delivered,
		]);
	});
});
