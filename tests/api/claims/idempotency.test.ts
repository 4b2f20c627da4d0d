// Idempotency: equal bytes have one effect and one reply; any other request is processed by itself (docs/contract.md).
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startCleanup } from "../../../server/store/connection/cleanup";
import { deleteExpiredReplies } from "../../../server/store/connection/idempotency";
import { savedReplies } from "../../../server/store/schema/schema";
import { getProfile } from "../../../src/contract/customer";
import {
	addCustomerAddress,
	getCustomerAddress,
} from "../../../src/contract/delivery";
import { failureCode } from "../../../src/contract/failureCode";
import {
	addOrRemoveFavoritePrivilege,
	favouriteContent,
	getFavoritePrivilegeListV2,
} from "../../../src/contract/favourites";
import { historyRedeem } from "../../../src/contract/history";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { editProfile } from "../../../src/contract/profile";
import { requestOtp } from "../../../src/contract/sms";
import { homeAddress } from "../support/address";
import { failureOf, type Session, sign, type Wrong } from "../support/client";
import { type DealName, deal } from "../support/deals";
import { messagesTo, newMobile } from "../support/inbox";
import { claimsOf, withoutCodes } from "../support/rows";
import {
	day,
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
afterEach(async () => {
	vi.useRealTimers();
	await api.stop();
});

const claimBody = (name: DealName) => ({
	Reference: deal(name),
	Amount: 1 as const,
	IsUsed: true,
});
const claim = (name: DealName, sent?: Wrong, who = me) =>
	api.client.send(submitRedeemCouponCodeV2, claimBody(name), who, sent);
const claims = (who = me) => claimsOf(api.store, who.sub);
const favourite = {
	Content_Type: favouriteContent.privilege,
	Content_Ref: deal("plain"),
};
const press = (sent?: Wrong) =>
	api.client.send(addOrRemoveFavoritePrivilege, favourite, me, sent);
const favourites = async () =>
	api.client.ask(getFavoritePrivilegeListV2, {}, me);
/** Options that make requests equal to the last byte. */
const once = () => ({ timestamp: api.client.newTimestamp() });

describe("the same bytes", () => {
	test("get the first reply again, and claim only once", async () => {
		const sent = once();
		const first = await claim("plain", sent);
		api.clock.now += minute;
		const second = await claim("plain", sent);
		expect([first.status, second.status]).toEqual([200, 200]);
		expect(second.text).toBe(first.text);
		expect(await claims()).toHaveLength(1);
	});

	test("claim only once when they are sent ten times at once", async () => {
		const sent = once();
		const replies = await Promise.all(
			Array.from({ length: 10 }, () => claim("plain", sent)),
		);
		expect(new Set(replies.map((it) => it.text)).size).toBe(1);
		expect(replies[0]?.status).toBe(200);
		expect(await claims()).toHaveLength(1);
	});

	test("get their reply for as long as their timestamp is accepted, even if it was in the future", async () => {
		const sent = { timestamp: api.clock.now + 5 * minute };
		const first = await claim("plain", sent);
		api.clock.now += 10 * minute;
		await deleteExpiredReplies(api.store.db, new Date(api.clock.now));
		expect((await claim("plain", sent)).text).toBe(first.text);
		api.clock.now += 1;
		expect(failureOf(await claim("plain", sent)).code).toBe(
			failureCode.malformed,
		);
		expect(await claims()).toHaveLength(1);
	});

	test("change a toggle only once; the next press changes it again", async () => {
		const sent = once();
		const first = await press(sent);
		expect((await press(sent)).text).toBe(first.text);
		expect(await favourites()).toHaveLength(1);
		await press();
		expect(await favourites()).toEqual([]);
	});

	test("get their refusal again, although the claim would succeed by now", async () => {
		api.clock.now = Date.parse("2027-02-17T23:59:30+07:00");
		me = await api.client.signIn(newMockUserId());
		await claim("customerDay");
		const sent = once();
		const refused = await claim("customerDay", sent);
		expect(failureOf(refused).code).toBe(failureCode.claimRefused);
		api.clock.now += minute;
		const again = await claim("customerDay", sent);
		expect([again.status, again.text]).toEqual([400, refused.text]);
		expect((await claim("customerDay")).status).toBe(200);
		expect(await claims()).toHaveLength(2);
	});

	test("are the same request even if the signature is encoded differently", async () => {
		const sent = once();
		const first = await claim("plain", sent);
		const body = { ...claimBody("plain"), tx_timestamp: sent.timestamp };
		const signature = sign(JSON.stringify(body));
		for (const spelling of [
			signature.replace("=", ""),
			signature.replaceAll("+", "-").replaceAll("/", "_"),
			`${signature}=`,
		]) {
			const headers = { "x-signature": spelling };
			const again = await claim("plain", { ...sent, headers });
			expect(again.text).toBe(first.text);
		}
		expect(await claims()).toHaveLength(1);
	});

	test("are processed again after an unexpected error, because nothing was saved", async () => {
		const sent = once();
		const broken = await withoutCodes(api.store, deal("msi"), () =>
			claim("msi", sent),
		);
		expect(broken.status).toBe(500);
		expect(await claims()).toEqual([]);
		const mended = await claim("msi", sent);
		expect(mended.status).toBe(200);
		expect((await claim("msi", sent)).text).toBe(mended.text);
		expect(await claims()).toHaveLength(1);
	});

	test("get the same refusal again after too many requests for one-time codes, and no message is sent, although one could be sent by now", async () => {
		const from = api.clock.now;
		const id = newMockUserId();
		me = await api.client.signIn(id);
		for (let at = 0; at < 10; at++) {
			await api.client.ask(requestOtp, { MobileNo: newMobile() }, me);
			api.clock.now += 61_000;
		}
		api.clock.now = from + 59 * minute;
		me = await api.client.signIn(id);
		const request = { MobileNo: newMobile() };
		const sent = once();
		const ask = () => api.client.send(requestOtp, request, me, sent);
		const first = await ask();
		expect(failureOf(first)).toMatchObject({
			status: 400,
			code: failureCode.otpTooSoon,
		});
		api.clock.now += minute;
		expect((await ask()).text).toBe(first.text);
		expect(await messagesTo(api, request.MobileNo)).toEqual([]);
		await api.client.ask(requestOtp, request, me);
	});
});

describe("a new request", () => {
	test("is the same body with another timestamp", async () => {
		const [first, second] = [await claim("plain"), await claim("plain")];
		expect(second.status).toBe(200);
		expect(second.text).not.toBe(first.text);
		expect(await claims()).toHaveLength(2);
	});

	test("is the same body from another customer", async () => {
		const other = await api.client.signIn(newMockUserId());
		const sent = once();
		const first = await claim("plain", sent);
		const second = await claim("plain", sent, other);
		expect(second.status).toBe(200);
		expect(second.text).not.toBe(first.text);
		expect(await claims(other)).toHaveLength(1);
	});

	test("is the same body and signature sent to another call; each call repeats its own reply", async () => {
		const sent = once();
		const both = { ...claimBody("plain"), ...favourite };
		const claimed = () =>
			api.client.ask(submitRedeemCouponCodeV2, both, me, sent);
		const pressed = () =>
			api.client.ask(addOrRemoveFavoritePrivilege, both, me, sent);
		const replies = [await claimed(), await pressed()];
		expect([await claimed(), await pressed()]).toEqual(replies);
		expect(await claims()).toHaveLength(1);
		expect(await favourites()).toHaveLength(1);
	});
});

describe("a saved reply", () => {
	const kept = () =>
		api.store.db
			.select()
			.from(savedReplies)
			.where(eq(savedReplies.sub, me.sub));

	test("is kept for a mutation; a query is processed again each time", async () => {
		const sent = once();
		const list = () =>
			api.client.ask(
				historyRedeem,
				{ PageNumber: 1, ItemsPerPage: 25, UsePrivilege: "canuse" },
				me,
				sent,
			);
		expect((await list()).items).toEqual([]);
		await claim("plain");
		expect((await list()).items).toHaveLength(1);
		expect(await kept()).toHaveLength(1);
	});

	test("is deleted a minute after the request could last be repeated", async () => {
		await claim("plain");
		const forgetAt = (ms: number) =>
			deleteExpiredReplies(api.store.db, new Date(api.clock.now + ms));
		await forgetAt(11 * minute);
		expect(await kept()).toHaveLength(1);
		await forgetAt(11 * minute + 1);
		expect(await kept()).toEqual([]);
		expect(await claims()).toHaveLength(1);
	});

	test("is also deleted while the server runs", async () => {
		await claim("plain");
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
		const later = new Date(api.clock.now + 12 * minute);
		const end = startCleanup(
			api.store,
			() => later,
			[deleteExpiredReplies],
			() => expect.unreachable(),
		);
		await vi.advanceTimersByTimeAsync(minute - 1);
		expect(await kept()).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(1);
		await end();
		expect(await kept()).toEqual([]);
		expect(vi.getTimerCount()).toBe(0);
	});
});

describe("a delayed older save", () => {
	const save = (address: string, sent?: Wrong, who = me) =>
		api.client.send(
			addCustomerAddress,
			{ ...homeAddress, Address: address },
			who,
			sent,
		);
	const saved = async (who = me) =>
		(await api.client.ask(getCustomerAddress, {}, who)).map(
			({ address }) => address,
		);

	test("is refused, and the newer state is kept", async () => {
		const older = api.client.newTimestamp();
		const newer = { timestamp: older + 1000 };
		expect((await save("new", newer)).status).toBe(200);
		const late = await save("old", { timestamp: older });
		expect([late.status, failureOf(late).code]).toEqual([
			...[400, failureCode.refused],
		]);
		expect(await saved()).toEqual(["new"]);
		// Sent again, the newer request gets its first reply.
		expect((await save("new", newer)).status).toBe(200);
		expect((await save("newest", { timestamp: older + 1001 })).status).toBe(
			200,
		);
		expect(await saved()).toEqual(["newest", "new"]);
	});

	test("is saved if the newer one was refused for its own content", async () => {
		const older = api.client.newTimestamp();
		const wrong = await api.client.send(
			addCustomerAddress,
			{ ...homeAddress, PostalCode: "1" },
			me,
			{ timestamp: older + 1000 },
		);
		expect(failureOf(wrong).code).toBe(failureCode.refused);
		expect((await save("late", { timestamp: older })).status).toBe(200);
		expect(await saved()).toEqual(["late"]);
	});

	test("is saved if the newer one came from a clock that was ahead", async () => {
		api.clock.now += day;
		const who = await api.client.signIn(newMockUserId());
		await save("ahead", {}, who);
		api.clock.now -= day;
		expect((await save("right", {}, who)).status).toBe(200);
		expect(await saved(who)).toEqual(["right", "ahead"]);
	});

	test("never replaces the newer one, however close together they arrive", async () => {
		const from = api.client.newTimestamp();
		const replies = await Promise.all(
			[3, 2, 1].map((each) => save(`${each}`, { timestamp: from + each })),
		);
		expect(replies[0]?.status).toBe(200);
		for (const late of replies.filter(({ status }) => status !== 200))
			expect(failureOf(late)).toMatchObject({
				...{ status: 400, code: failureCode.refused },
			});
		// An older one is saved only if it arrived first.
		expect(await saved()).toEqual(
			["3", "2", "1"].filter((_, at) => replies[at]?.status === 200),
		);
	});

	test("does not affect other customers or other calls", async () => {
		const older = api.client.newTimestamp();
		await save("new", { timestamp: older + 1000 });
		const other = await api.client.signIn(newMockUserId());
		expect((await save("theirs", { timestamp: older }, other)).status).toBe(
			200,
		);
		expect(await saved(other)).toEqual(["theirs"]);
		const { customer } = await api.client.ask(getProfile, {}, me);
		const profile = v.parse(editProfile.request, {
			...customer,
			image_profile_url: "",
		});
		const edit = (firstname: string, timestamp: number) =>
			api.client.send(editProfile, { ...profile, firstname }, me, {
				timestamp,
			});
		expect((await edit("New", older)).status).toBe(200);
		expect((await edit("Old", older - 1)).status).toBe(400);
		const after = await api.client.ask(getProfile, {}, me);
		expect(after.customer.firstname).toBe("New");
	});
});
