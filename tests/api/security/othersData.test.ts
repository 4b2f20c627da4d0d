// With another customer's ids no call shows or changes anything, and no list names these ids.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findCustomer } from "../../../server/store/member/customers";
import { refreshToken } from "../../../src/contract/authentication";
import { couponCodeDetail } from "../../../src/contract/code";
import { getProfile } from "../../../src/contract/customer";
import {
	addCustomerAddress,
	getCustomerAddress,
	getTrackingStatus,
	submitRedeemPhysicalV2,
} from "../../../src/contract/delivery";
import type { Endpoint } from "../../../src/contract/endpoint";
import { historyRedeem } from "../../../src/contract/history";
import { deleteUser, deleteUserBySub } from "../../../src/contract/manual";
import {
	submitRedeemCouponCodeV2,
	updateUsedPrivilege,
} from "../../../src/contract/privilege";
import { requestOtp, verifyOtp } from "../../../src/contract/sms";
import { endpoints } from "../../support/endpoints";
import { homeAddress } from "../support/address";
import type { Session } from "../support/client";
import { deal } from "../support/deals";
import { codeTo, newMobile } from "../support/inbox";
import { claimsOf, setMobile } from "../support/rows";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const Address = "77/77 บ้านของคนอื่น";
const list = { PageNumber: 1, ItemsPerPage: 100, UsePrivilege: "canuse" };

let api: TestServer;
let owner: Session;
let me: Session;
/** The owner's ids, by name. */
let theirs: Record<
	"mobile" | "claim" | "prize" | "serial" | "model" | "OTP" | "request",
	string
>;

async function orderedPrize() {
	const MobileNo = newMobile();
	const { transactionid: TransactionId } = await api.client.ask(
		requestOtp,
		{ MobileNo },
		owner,
	);
	const OTP = await codeTo(api, MobileNo);
	const order = { MobileNo, OTP, TransactionId, Reference: deal("physical") };
	return (await api.client.ask(submitRedeemPhysicalV2, order, owner))
		.transaction_id;
}

beforeAll(async () => {
	api = await startTestServer();
	owner = await api.client.signIn(newMockUserId());
	me = await api.client.signIn(newMockUserId());
	const mobile = newMobile();
	await setMobile(api.store, owner.sub, mobile);
	await api.client.ask(addCustomerAddress, { ...homeAddress, Address }, owner);
	const claim = await api.client.ask(
		submitRedeemCouponCodeV2,
		{ Reference: deal("countdown"), Amount: 1, IsUsed: true },
		owner,
	);
	const prize = await orderedPrize();
	api.clock.now += 60_000;
	const asked = await api.client.ask(requestOtp, { MobileNo: mobile }, owner);
	const row = await findCustomer(api.store.db, owner.sub);
	if (!row) throw new Error("no customer");
	theirs = {
		...{ mobile, prize, serial: row.serial, model: row.model },
		...{ claim: claim.transaction_id, request: asked.transactionid },
		OTP: await codeTo(api, mobile),
	};
});
afterAll(() => api.stop());

/** What the owner sees, and the owner's claims. */
const state = async () => [
	await api.client.ask(getProfile, {}, owner),
	await api.client.ask(getCustomerAddress, {}, owner),
	await api.client.send(historyRedeem, list, owner).then((it) => it.text),
	await claimsOf(api.store, owner.sub),
];

describe("another customer's", () => {
	const order = () => ({
		...{ MobileNo: theirs.mobile, OTP: theirs.OTP },
		TransactionId: theirs.request,
	});
	test.each<[string, Endpoint, () => object, number]>([
		[
			"code",
			couponCodeDetail,
			() => ({ CPC_Transaction_Id: theirs.claim, Start_Countdown: true }),
			400,
		],
		[
			"code, unopened",
			couponCodeDetail,
			() => ({ CPC_Transaction_Id: theirs.claim, Start_Countdown: false }),
			400,
		],
		["use", updateUsedPrivilege, () => ({ Transaction_Id: theirs.claim }), 400],
		["parcel", getTrackingStatus, () => ({ Ticket_Id: theirs.prize }), 400],
		["one-time code", verifyOtp, order, 400],
		[
			"one-time code for a prize",
			submitRedeemPhysicalV2,
			() => ({ ...order(), Reference: deal("physical") }),
			400,
		],
		["account by sub", deleteUserBySub, () => ({ sub: owner.sub }), 400],
		[
			"account by number",
			deleteUser,
			() => ({ mobile_no: theirs.mobile }),
			400,
		],
		[
			"device for a token",
			refreshToken,
			() => ({ ...theirs, sub: owner.sub, imei: owner.imei }),
			403,
		],
	])(
		"%s is refused and nothing of the owner changes",
		async (_what, endpoint, make, status) => {
			const before = await state();
			const reply = await api.client.send(endpoint, make(), me);
			expect(reply.status).toBe(status);
			expect(await state()).toEqual(before);
		},
	);

	test("token with one's own client-id is refused, and so is the reverse", async () => {
		for (const mixed of [
			{ ...owner, sub: me.sub },
			{ ...me, sub: owner.sub },
		])
			expect((await api.client.send(getProfile, {}, mixed)).status).toBe(403);
	});

	test("data is in no reply to a request with their ids", async () => {
		const marks = [
			...[owner.sub, owner.imei, theirs.serial, theirs.mobile],
			...[theirs.claim, theirs.prize, Address],
			...(await claimsOf(api.store, owner.sub)).map(({ code }) => code),
		].filter(Boolean);
		const ids = {
			...{ sub: owner.sub, customer_id: owner.sub, mobile_no: theirs.mobile },
			...{ MobileNo: theirs.mobile, Ticket_Id: theirs.prize },
			...{ RewardAltRef: deal("countdown"), Reference: deal("countdown") },
			...{ Privilege_Alt_Reference: deal("countdown"), name: "space" },
			...{ Alt_Reference: [deal("countdown")], Keyword: Address },
			...{ limit: 100, page: 1, brand_id: "1", privilege_id: "1" },
			...{ PageNumber: 1, ItemsPerPage: 100, UsePrivilege: "canuse" },
			...{ parent_category_id: 0, sub_category_id: 0 },
			...{ page_number: 1, items_per_page: 100 },
		};
		let answered = 0;
		for (const endpoint of endpoints.filter((it) => it.body === "json")) {
			const session = endpoint.token === "required" ? me : undefined;
			const reply = await api.client.send(endpoint, ids, session);
			if (reply.status === 200) answered++;
			for (const mark of marks)
				expect([endpoint.path, reply.text.includes(mark)]).toEqual([
					endpoint.path,
					false,
				]);
		}
		expect(answered).toBeGreaterThan(30);
	});
});
