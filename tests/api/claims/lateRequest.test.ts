// A request that arrives after its retry, at the same time, or with another token: equal bytes are one claim with one reply, on every store and in every process (contract: a lost reply).
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { generateAppTokenV2 } from "../../../src/contract/authentication";
import {
	addCustomerAddress,
	submitRedeemPhysicalV2,
} from "../../../src/contract/delivery";
import { failureCode } from "../../../src/contract/failureCode";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { requestOtp } from "../../../src/contract/sms";
import { homeAddress } from "../support/address";
import { failureOf, type Session, type Wrong } from "../support/client";
import { deal } from "../support/deals";
import { codeTo, newMobile, otherThan } from "../support/inbox";
import { claimsOf, oneTimeCodeOf, stockOf } from "../support/rows";
import {
	minute,
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
let me: Session;
beforeEach(async () => {
	api = await startTestServer();
	me = await api.client.signIn(newMockUserId());
});
afterEach(() => api.stop());

const claims = () => claimsOf(api.store, me.sub);
const coupon = { Reference: deal("plain"), Amount: 1, IsUsed: true };
const claim = (sent: Wrong, who = me, at = api) =>
	at.client.send(submitRedeemCouponCodeV2, coupon, who, sent);
/** The same customer with a new token. */
const renewed = async (): Promise<Session> => ({
	...me,
	...(await api.client.ask(generateAppTokenV2, {}, me)),
});

describe("a claim whose first request arrives late", () => {
	test("gets the reply of its retry at the end of its five minutes, without a second effect", async () => {
		const sent = { timestamp: api.client.newTimestamp() };
		api.clock.now += minute;
		const retry = await claim(sent);
		api.clock.now += 4 * minute - 1000;
		const first = await claim(sent);
		expect([retry.status, first.status]).toEqual([200, 200]);
		expect(first.text).toBe(retry.text);
		expect(await claims()).toHaveLength(1);
	});

	test("counts as the same request as its retry with a new token", async () => {
		const sent = { timestamp: api.client.newTimestamp() };
		api.clock.now += minute;
		const now = await renewed();
		expect(now.token).not.toBe(me.token);
		const retry = await claim(sent, now);
		const first = await claim(sent, me);
		expect(first.text).toBe(retry.text);
		expect(await claims()).toHaveLength(1);
	});

	test("is one claim with its retries when all arrive together at two processes", async () => {
		const other = await startTestServer({}, {}, api.store);
		const sent = { timestamp: api.client.newTimestamp() };
		const now = await renewed();
		const replies = await Promise.all(
			Array.from({ length: 12 }, (_, at) =>
				claim(sent, at % 2 ? me : now, at % 3 ? api : other),
			),
		);
		await other.stop();
		expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
		expect(replies[0]?.status).toBe(200);
		expect(await claims()).toHaveLength(1);
	});

	test("is refused after its five minutes", async () => {
		const sent = { timestamp: api.client.newTimestamp() };
		api.clock.now = sent.timestamp + 5 * minute + 1;
		expect(failureOf(await claim(sent))).toMatchObject({
			...{ status: 400, code: failureCode.malformed },
		});
		expect(await claims()).toEqual([]);
	});
});

describe("a claim that waits on the server", () => {
	/** A server whose clock advances by `waitMs()` before each transaction, as if it waited for a connection. */
	const startSlow = (waitMs: () => number) =>
		startTestServer(
			{},
			{},
			{
				...api.store,
				transaction: (work) => {
					slow.clock.now += waitMs();
					return api.store.transaction(work);
				},
			},
		);
	let slow: TestServer;
	afterEach(() => slow.stop());

	test.each([
		["after the time for which the app waits", 7 * minute],
		["in the last half minute of that time", 5.5 * minute + 1000],
	])(
		"is not made %s: it gets 503, and succeeds with a new timestamp",
		async (_, waitMs) => {
			let wait = waitMs;
			slow = await startSlow(() => wait);
			const stock = async () =>
				(await stockOf(api.store, deal("plain"))).privilege.entry_remaining;
			const before = await stock();
			const sent = { timestamp: slow.clock.now };
			expect(failureOf(await claim(sent, me, slow))).toMatchObject({
				...{ status: 503, code: failureCode.dependencyFailed },
			});
			expect(await claims()).toEqual([]);
			expect(await stock()).toBe(before);
			wait = 5 * minute;
			const again = { timestamp: slow.clock.now };
			expect((await claim(again, me, slow)).status).toBe(200);
			expect(await claims()).toHaveLength(1);
		},
	);

	test("gives its reply to its retry too, however long the retry waits", async () => {
		slow = await startSlow(() => 3 * minute);
		const sent = { timestamp: slow.clock.now };
		const first = await claim(sent, me, slow);
		const retry = await claim(sent, me, slow);
		expect([first.status, retry.status]).toEqual([200, 200]);
		expect(retry.text).toBe(first.text);
		expect(await claims()).toHaveLength(1);
	});
});

describe("a request that was refused before it was processed", () => {
	test("because of a timestamp in the future is accepted later, only once", async () => {
		const sent = { timestamp: api.clock.now + 7 * minute };
		expect(failureOf(await claim(sent)).code).toBe(failureCode.malformed);
		api.clock.now += 2 * minute;
		const first = await claim(sent);
		expect(first.status).toBe(200);
		api.clock.now += 10 * minute;
		expect((await claim(sent)).text).toBe(first.text);
		expect(await claims()).toHaveLength(1);
	});

	test("because of its token is the same request with another token", async () => {
		const sent = { timestamp: api.client.newTimestamp() };
		const broken = { ...me, token: `${me.token}x` };
		expect((await claim(sent, broken)).status).toBe(403);
		expect((await claim(sent)).status).toBe(200);
		expect((await claim(sent)).status).toBe(200);
		expect(await claims()).toHaveLength(1);
	});

	test("because of the rate limit is the same request afterwards", async () => {
		const crowd = await startTestServer(
			{ RATE_LIMIT_PER_CLIENT: "1" },
			{},
			api.store,
		);
		const sent = { timestamp: api.client.newTimestamp() };
		await claim({ timestamp: api.client.newTimestamp() }, me, crowd);
		expect((await claim(sent, me, crowd)).status).toBe(429);
		await crowd.stop();
		expect((await claim(sent)).status).toBe(200);
		expect((await claim(sent)).status).toBe(200);
		expect(await claims()).toHaveLength(2);
	});
});

describe("an order whose first request arrives late", () => {
	/** The request of an order by a customer who has an address and a one-time code. */
	async function order() {
		await api.client.ask(addCustomerAddress, homeAddress, me);
		const MobileNo = newMobile();
		const { transactionid } = await api.client.ask(
			requestOtp,
			{ MobileNo },
			me,
		);
		return {
			MobileNo,
			OTP: await codeTo(api, MobileNo),
			TransactionId: transactionid,
			Reference: deal("physical"),
		};
	}

	test("is one order with its retries: it takes one unit of stock and spends one code", async () => {
		const request = await order();
		const stock = async () =>
			(await stockOf(api.store, deal("physical"))).privilege.entry_remaining;
		const before = await stock();
		const sent = { timestamp: api.client.newTimestamp() };
		const send = (who = me) =>
			api.client.send(submitRedeemPhysicalV2, request, who, sent);
		api.clock.now += minute;
		const now = await renewed();
		const beside = await Promise.all([send(), send(now), send(), send(now)]);
		const spent = (await oneTimeCodeOf(api.store, me.sub))?.spent_at;
		api.clock.now += 4 * minute - 1000;
		const late = await send();
		expect(
			new Set([...beside, late].map(({ status, text }) => status + text)).size,
		).toBe(1);
		expect(late.status).toBe(200);
		expect(await claims()).toHaveLength(1);
		expect(await stock()).toBe(before - 1);
		expect((await oneTimeCodeOf(api.store, me.sub))?.spent_at).toEqual(spent);
	});

	test("counts as only one wrong attempt if its code is wrong", async () => {
		const right = await order();
		const request = { ...right, OTP: otherThan(right.OTP) };
		const sent = { timestamp: api.client.newTimestamp() };
		const send = () =>
			api.client.send(submitRedeemPhysicalV2, request, me, sent);
		const first = await send();
		for (let late = 0; late < 6; late++)
			expect((await send()).text).toBe(first.text);
		expect((await oneTimeCodeOf(api.store, me.sub))?.wrong_tries).toBe(1);
		expect(await claims()).toEqual([]);
	});
});
