// A customer's actions in the tests of codes and history: claim, open a code, use it, read the history, advance the clock.
import { afterEach, beforeEach, expect } from "vitest";
import { couponCodeDetail } from "../../../src/contract/code";
import { failureCode } from "../../../src/contract/failureCode";
import { type HistoryPart, historyRedeem } from "../../../src/contract/history";
import {
	submitRedeemCouponCodeV2,
	updateUsedPrivilege,
} from "../../../src/contract/privilege";
import type { Session } from "./client";
import { type DealName, deal } from "./deals";
import { newMockUserId, startTestServer, type TestServer } from "./testServer";

/** A server and a Platinum customer per test; read `api` and `me` inside a test. */
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
		/** Makes a claim, by default for later use, and returns its transaction id. */
		claim: async (dealName: DealName, IsUsed = false) =>
			(
				await api.client.ask(
					submitRedeemCouponCodeV2,
					{ Reference: deal(dealName), Amount: 1, IsUsed },
					me,
				)
			).transaction_id,
		/** The raw reply to a request for a code, which may be a failure. */
		send,
		/** The code of a claim. Throws when the request fails. */
		code: (transaction: string, start: boolean) =>
			api.client.ask(
				couponCodeDetail,
				{ CPC_Transaction_Id: transaction, Start_Countdown: start },
				me,
			),
		/** Marks a claim as used and returns the raw reply. */
		use: (transaction: string, who = me) =>
			api.client.send(
				updateUsedPrivilege,
				{ Transaction_Id: transaction },
				who,
			),
		/** A page of the history, by default the first with 25 items. */
		page: (UsePrivilege: HistoryPart, more: object = {}, who = me) =>
			api.client.ask(
				historyRedeem,
				{ PageNumber: 1, ItemsPerPage: 25, UsePrivilege, ...more },
				who,
			),
		/** Advances the clock and gets a token that is valid at the new time. */
		async wait(ms: number) {
			api.clock.now += ms;
			me = await api.client.signIn(name);
		},
	};
}

/** The failure of a violated business rule whose English message matches and whose Thai one is in Thai script. */
export const refused = (sentence: RegExp) => ({
	status: 400,
	code: failureCode.refused,
	message: {
		th: expect.stringMatching(/[\u0E00-\u0E7F]/),
		en: expect.stringMatching(sentence),
	},
});
