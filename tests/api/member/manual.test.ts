// The manual calls: customers delete themselves and nobody else, and what was claimed stays claimed (1 §7).
import { afterAll, beforeAll, expect, test } from "vitest";
import { calls } from "../../../server/app";
import { endpoints } from "../../../src/contract";
import { getProfile } from "../../../src/contract/customer";
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
import { requestOtp } from "../../../src/contract/sms";
import { failureOf, type Session } from "../support/client";
import { deal } from "../support/deals";
import { messagesTo } from "../support/inbox";
import {
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

test("every call of the contract is served", () => {
	expect(new Set(calls.map((it) => it.endpoint))).toEqual(new Set(endpoints));
	expect(calls).toHaveLength(endpoints.length);
});

test.each(["sub", "mobile number"])(
	"a customer deleted by their own %s is gone, and signs in again as a new customer",
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
		expect(await api.client.send(countRedeem, {}, me)).toMatchObject({
			status: 401,
		});
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
		// The device's limit stays used after a new start.
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
