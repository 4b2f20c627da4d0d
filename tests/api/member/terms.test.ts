// Terms of service: withdrawing a required term ends the access to claims at once, agreeing again restores it (3 §4, 3 §6).
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import {
	consents,
	customerConsents,
} from "../../../server/store/schema/schema";
import { getDetail } from "../../../src/contract/article";
import { getProfile } from "../../../src/contract/customer";
import {
	addCustomerAddress,
	submitRedeemPhysicalV2,
} from "../../../src/contract/delivery";
import { failureCode } from "../../../src/contract/failureCode";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { requestOtp } from "../../../src/contract/sms";
import {
	getTermsofServiceList,
	getTermsProgress,
	submitTermsofService,
	updateTermsProgress,
} from "../../../src/contract/terms";
import { homeAddress } from "../support/address";
import { failureOf, type Session } from "../support/client";
import { deal } from "../support/deals";
import { codeTo, newMobile } from "../support/inbox";
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

const terms = (who: Session) => api.client.ask(getTermsofServiceList, {}, who);
const decide = (
	who: Session,
	choices: Record<string, boolean>,
	timestamp = api.client.newTimestamp(),
) =>
	api.client.send(
		submitTermsofService,
		{
			list_consent: Object.entries(choices).map(([consent_id, is_consent]) => ({
				...{ consent_id, is_consent },
				// The server ignores this field and decides itself which terms are required.
				is_required: false,
			})),
		},
		who,
		{ timestamp },
	);
const claim = (who: Session) =>
	api.client.send(
		submitRedeemCouponCodeV2,
		{ Reference: deal("plain"), Amount: 1, IsUsed: false },
		who,
	);
const access = async (who: Session) =>
	(await api.client.ask(getProfile, {}, who)).customer.isaccessedcondition;

test("a member has agreed to the required terms only", async () => {
	const me = await api.client.signIn(newMockUserId());
	const list = await terms(me);
	expect(list.filter((it) => it.is_required).length).toBeGreaterThan(1);
	expect(list.filter((it) => !it.is_required).length).toBeGreaterThan(0);
	for (const it of list) {
		expect(it.is_consent).toBe(it.is_required);
		expect(it.is_new_updated).toBe(false);
		expect(it.article_title).toMatch(/[\u0E00-\u0E7F]/);
		expect(it.content_en).not.toMatch(/[\u0E00-\u0E7F]/);
	}
});

test("withdrawing a required term blocks claims at once, agreeing again allows them", async () => {
	const me = await api.client.signIn(newMockUserId());
	expect((await decide(me, { CS_1: false })).status).toBe(200);
	expect(await access(me)).toBe(false);
	expect(failureOf(await claim(me))).toMatchObject({
		status: 400,
		code: failureCode.claimRefused,
		message: { en: expect.stringMatching(/agree to the terms/) },
	});
	expect(
		failureOf(await api.client.send(updateTermsProgress, {}, me)),
	).toMatchObject({ code: failureCode.refused });
	expect(
		(await api.client.ask(getTermsProgress, {}, me)).isaccessedcondition,
	).toBe(false);
	// The other required term is still agreed to: only the withdrawn one is missing.
	expect(
		(await terms(me)).filter((it) => it.is_required && !it.is_consent),
	).toMatchObject([{ consent_id: "CS_1" }]);
	await decide(me, { CS_1: true });
	expect(await access(me)).toBe(true);
	expect((await claim(me)).status).toBe(200);
});

test("an optional term does not affect claims", async () => {
	const me = await api.client.signIn(newMockUserId());
	for (const isConsent of [true, false]) {
		await decide(me, { CS_3: isConsent });
		expect(await access(me)).toBe(true);
		const own = (await terms(me)).find((it) => it.consent_id === "CS_3");
		expect(own?.is_consent).toBe(isConsent);
	}
});

/** Prepares an address and a one-time code; returns the order, to be sent repeatedly. */
async function readyToOrder(who: Session) {
	const MobileNo = newMobile();
	await api.client.ask(addCustomerAddress, homeAddress, who);
	const { transactionid } = await api.client.ask(requestOtp, { MobileNo }, who);
	const request = {
		...{ MobileNo, OTP: await codeTo(api, MobileNo) },
		...{ TransactionId: transactionid, Reference: deal("physical") },
	};
	return () => api.client.send(submitRedeemPhysicalV2, request, who);
}

/** What every reply reports about the access to claims, and the result of a claim. */
async function saysAccess(who: Session) {
	const { client } = api;
	const progress = await client.ask(getTermsProgress, {}, who);
	const { article } = await client.ask(
		getDetail,
		{ alt_reference: "AR_1001" },
		who,
	);
	const claimed = await claim(who);
	return {
		profile: await access(who),
		progress: progress.isaccessedcondition,
		article: article.consent_status,
		claim: claimed.status === 200 || failureOf(claimed),
	};
}
const termsFirst = {
	...{ profile: false, progress: false, article: false },
	claim: {
		...{ status: 400, code: failureCode.claimRefused },
		message: expect.objectContaining({
			en: expect.stringMatching(/agree to the terms/),
		}),
	},
};
const open = { profile: true, progress: true, article: true, claim: true };

test("a new version of a required term blocks claims until it is agreed to", async () => {
	const me = await api.client.signIn(newMockUserId("terms"));
	const updated = async () =>
		(await terms(me)).filter((it) => it.is_new_updated);
	expect((await updated()).map((it) => it.consent_id)).toEqual(["CS_1"]);
	expect(await saysAccess(me)).toEqual(termsFirst);
	// A decision on other terms does not change it, and no call gives access by itself.
	await decide(me, { CS_3: true });
	expect(
		failureOf(await api.client.send(updateTermsProgress, {}, me)),
	).toMatchObject({ code: failureCode.refused });
	expect(await saysAccess(me)).toEqual(termsFirst);
	await decide(me, { CS_1: true });
	expect(await updated()).toEqual([]);
	expect(await saysAccess(me)).toEqual(open);
});

/** Adds a term to the programme until the test ends. */
async function publish(consent_id: string, is_required: boolean) {
	const { db } = api.store;
	const [like] = await db.select().from(consents).limit(1);
	if (!like) throw new Error("the programme has no terms");
	const id = { consent_id, article_id: consent_id };
	await db.insert(consents).values({ ...like, ...id, is_required, seq: 99 });
	onTestFinished(async () => {
		await db.delete(consents).where(eq(consents.consent_id, consent_id));
	});
}

test("a new required term blocks claims of members who had decided on the terms before", async () => {
	const me = await api.client.signIn(newMockUserId());
	const added = async () =>
		(await terms(me)).find((it) => it.consent_id === "CS_new");
	await decide(me, { CS_3: true });
	await publish("CS_new", true);
	const unseen = { is_consent: false, is_new_updated: true };
	expect(await added()).toMatchObject(unseen);
	expect(await saysAccess(me)).toEqual(termsFirst);
	// A decision on another term does not count for this one, and no call gives access by itself.
	await decide(me, { CS_3: false });
	expect(await added()).toMatchObject(unseen);
	expect(
		failureOf(await api.client.send(updateTermsProgress, {}, me)),
	).toMatchObject({ code: failureCode.refused });
	expect(await saysAccess(me)).toEqual(termsFirst);
	await decide(me, { CS_new: true });
	expect(await added()).toMatchObject({
		is_consent: true,
		is_new_updated: false,
	});
	expect(await saysAccess(me)).toEqual(open);
});

test("a new optional term blocks nothing, nor does a required one for a member who never decided on a term", async () => {
	const decided = await api.client.signIn(newMockUserId());
	await decide(decided, { CS_3: true });
	await publish("CS_new_optional", false);
	const added = (await terms(decided)).at(-1);
	expect(added).toMatchObject({ is_consent: false, is_new_updated: false });
	expect(await saysAccess(decided)).toEqual(open);
	const undecided = await api.client.signIn(newMockUserId());
	await publish("CS_new", true);
	expect(await saysAccess(undecided)).toEqual(open);
});

// The bug: customers who had refused the term kept their access without it.
test("an optional term that becomes required blocks those who refused it", async () => {
	const me = await api.client.signIn(newMockUserId());
	await decide(me, { CS_3: false });
	expect(await saysAccess(me)).toEqual(open);
	const require = (is_required: boolean) =>
		api.store.db
			.update(consents)
			.set({ is_required })
			.where(eq(consents.consent_id, "CS_3"));
	onTestFinished(async () => {
		await require(false);
	});
	await require(true);
	expect(await saysAccess(me)).toEqual(termsFirst);
	await decide(me, { CS_3: true });
	expect(await saysAccess(me)).toEqual(open);
});

test.each([true, false])(
	"a new version of an optional term blocks nothing, and is marked as updated if the customer had agreed: %s",
	async (isAgreed) => {
		const me = await api.client.signIn(newMockUserId());
		await decide(me, { CS_3: isAgreed });
		await api.store.db
			.update(customerConsents)
			.set({ version: 0 })
			.where(
				and(
					eq(customerConsents.sub, me.sub),
					eq(customerConsents.consent_id, "CS_3"),
				),
			);
		const own = (await terms(me)).find((it) => it.consent_id === "CS_3");
		expect(own?.is_new_updated).toBe(isAgreed);
		expect(await saysAccess(me)).toEqual(open);
	},
);

test("a prize cannot be ordered before the terms are agreed to, and its code stays valid", async () => {
	const me = await api.client.signIn(newMockUserId("terms"));
	const order = await readyToOrder(me);
	expect(failureOf(await order())).toMatchObject({
		...{ status: 400, code: failureCode.claimRefused },
		message: { en: expect.stringMatching(/agree to the terms/) },
	});
	await decide(me, { CS_1: true });
	expect((await order()).status).toBe(200);
});

test("a repeated or unknown term is refused and changes nothing", async () => {
	const me = await api.client.signIn(newMockUserId());
	expect(
		failureOf(await decide(me, { CS_1: false, CS_404: true })),
	).toMatchObject({ status: 400, code: failureCode.notFound });
	const twice = { consent_id: "CS_1", is_consent: false, is_required: true };
	const reply = await api.client.send(
		submitTermsofService,
		{ list_consent: [twice, { ...twice, is_consent: true }] },
		me,
	);
	expect(failureOf(reply).code).toBe(failureCode.malformed);
	expect(await access(me)).toBe(true);
});

test.each([
	[50, failureCode.notFound],
	[51, failureCode.malformed],
])(
	"a request with %d decisions on unknown terms is refused with the code %d",
	async (count, code) => {
		const me = await api.client.signIn(newMockUserId());
		const choices = Array.from({ length: count }, (_, at) => [
			`none ${at}`,
			true,
		]);
		const reply = await decide(me, Object.fromEntries(choices));
		expect(failureOf(reply)).toMatchObject({ status: 400, code });
	},
);

test("agreeing without a registration gives no access", async () => {
	const me = await api.client.signIn(newMockUserId("new"));
	expect((await terms(me)).every((it) => !it.is_consent)).toBe(true);
	await decide(me, { CS_1: true, CS_2: true });
	expect(await access(me)).toBe(false);
	expect(
		failureOf(await api.client.send(updateTermsProgress, {}, me)).code,
	).toBe(failureCode.refused);
});

test("after simultaneous submissions the access agrees with the final state of the terms", async () => {
	for (let turn = 0; turn < 5; turn++) {
		const me = await api.client.signIn(newMockUserId());
		await Promise.all([
			decide(me, { CS_1: false }),
			decide(me, { CS_2: turn % 2 === 0 }),
			decide(me, { CS_1: true }),
		]);
		const whole = (await terms(me)).every(
			(it) => !it.is_required || it.is_consent,
		);
		expect(await access(me)).toBe(whole);
	}
});

test("a delayed decision on a term does not replace a newer one, and other terms are not affected", async () => {
	const me = await api.client.signIn(newMockUserId());
	const [first, second, third] = [1, 2, 3].map(() => api.client.newTimestamp());
	const given = async () =>
		(await terms(me)).filter((it) => it.is_consent).map((it) => it.consent_id);
	const before = await given();
	expect((await decide(me, { CS_2: false }, third)).status).toBe(200);
	expect((await decide(me, { CS_3: true }, second)).status).toBe(200);
	const late = await decide(me, { CS_1: true, CS_2: true }, first);
	expect(failureOf(late)).toMatchObject({ code: failureCode.refused });
	expect(await given()).toEqual(
		[...new Set([...before, "CS_3"])].filter((id) => id !== "CS_2").sort(),
	);
});
