// What the tests of codes and history do as one customer: claim, open a code, use it, read the history, let time pass.
import { afterEach, beforeEach, expect } from "vitest";
import { failureCode } from "../../../src/contract/failureCode";
import {
	couponCodeDetail,
	historyRedeem,
	type UsePrivilege,
} from "../../../src/contract/history";
import {
	submitRedeemCouponCodeV2,
	updateUsedPrivilege,
} from "../../../src/contract/privilege";
import type { Session } from "./client";
import { type DealName, deal } from "./deals";
import { newMockUserId, startTestServer, type TestServer } from "./testServer";

/** A world and a Platinum customer for each test of the file; read `world` and `me` inside a test. */
export function coupons() {
	let api: TestServer;
	let me: Session;
	let name: string;
	beforeEach(async () => {
		api = await startTestServer();
		name = newMockUserId();
		me = await api.client.signIn(name);
	});
	afterEach(() => api.stop());

	const send = (transaction: string, start: boolean, who = me) =>
		api.client.send(
			couponCodeDetail,
			{ CPC_Transaction_Id: transaction, Start_Countdown: start },
			who,
		);

	return {
		get api() {
			return api;
		},
		get me() {
			return me;
		},
		/** The transaction of a new claim, kept for later unless told. */
		claim: async (dealName: DealName, IsUsed = false) =>
			(
				await api.client.ask(
					submitRedeemCouponCodeV2,
					{ Reference: deal(dealName), Amount: 1, IsUsed },
					me,
				)
			).transaction_id,
		/** The reply to asking for a code, a failure included. */
		send,
		/** The code of a claim; a failed reply is a failure. */
		code: (transaction: string, start: boolean) =>
			api.client.ask(
				couponCodeDetail,
				{ CPC_Transaction_Id: transaction, Start_Countdown: start },
				me,
			),
		/** The reply to marking a claim as used. */
		use: (transaction: string, who = me) =>
			api.client.send(
				updateUsedPrivilege,
				{ Transaction_Id: transaction },
				who,
			),
		/** A page of the history, the first with 25 items unless told. */
		page: (UsePrivilege: UsePrivilege, more: object = {}, who = me) =>
			api.client.ask(
				historyRedeem,
				{ PageNumber: 1, ItemsPerPage: 25, UsePrivilege, ...more },
				who,
			),
		/** Moves the clock and takes a token that is valid then. */
		async wait(ms: number) {
			api.clock.now += ms;
			me = await api.client.signIn(name);
		},
	};
}

/** A refusal by a rule of the business: its English sentence fits, the Thai one is Thai. */
export const refused = (sentence: RegExp) => ({
	status: 400,
	code: failureCode.refused,
	message: {
		th: expect.stringMatching(/[\u0E00-\u0E7F]/),
		en: expect.stringMatching(sentence),
	},
});
