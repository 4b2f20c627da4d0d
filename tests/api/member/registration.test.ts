// Registration over HTTP: its fields, the access to claims, a number that moves from another phone, the announcement and the tier expiry notice (3 §4, 3 §5, 3 §8).
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { registeredAt } from "../../../server/store/member/registration";
import { oneTimeCodes } from "../../../server/store/schema/customerSchema";
import {
	customers,
	registrations,
	tierExpiryDismissals,
} from "../../../server/store/schema/schema";
import { generateAppTokenV2 } from "../../../src/contract/authentication";
import { getProfile } from "../../../src/contract/customer";
import { failureCode } from "../../../src/contract/failureCode";
import { deleteUserBySub } from "../../../src/contract/manual";
import { editProfile, updateExpirePopUp } from "../../../src/contract/profile";
import {
	requestOtp,
	verifyMobileNo,
	verifyOtp,
} from "../../../src/contract/sms";
import {
	getTermsofServiceList,
	registerTermsofService,
	submitTermsofService,
	updateTermsProgress,
} from "../../../src/contract/terms";
import { getWelcomeAnnoucement } from "../../../src/contract/welcome";
import { failureOf, type Session, type Wrong } from "../support/client";
import { codeTo, newMobile, verifyNumber } from "../support/inbox";
import { wholeRegistration } from "../support/registration";
import { setMobile } from "../support/rows";
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

const signIn = (scenario = "new") => api.client.signIn(newMockUserId(scenario));
const profileOf = async (me: Session) =>
	(await api.client.ask(getProfile, {}, me)).customer;

/** Verifies the number with a one-time code. */
async function verified(me: Session, mobile = newMobile()) {
	const { legacycustomer } = await verifyNumber(api, me, mobile);
	return { mobile, legacy: legacycustomer };
}

const whole = (me: Session, mobile: string) =>
	wholeRegistration(api, me, mobile);
const register = (me: Session, request: object, wrong?: Wrong) =>
	api.client.send(registerTermsofService, request, me, wrong);

test("a new member verifies a number, registers and accepts the conditions; each call may be repeated", async () => {
	const me = await signIn();
	expect(await profileOf(me)).toMatchObject({
		mobileno: "",
		isaccessedcondition: false,
	});
	const { mobile, legacy } = await verified(me);
	expect(legacy).toBeNull();
	const request = await whole(me, mobile);
	for (const _ of "12") expect((await register(me, request)).status).toBe(200);
	expect(await profileOf(me)).toMatchObject({
		firstname: "มะลิ",
		lastname: "O'Neil-ใจงาม",
		mobileno: mobile,
		date_of_birth: "20000229",
	});
	for (const _ of "12") await api.client.ask(updateTermsProgress, {}, me);
	expect((await profileOf(me)).isaccessedcondition).toBe(true);
	expect((await register(me, request)).status).toBe(200);
});

test("an optional term, such as accepting news, is recorded as the customer chose", async () => {
	for (const accepts of [true, false]) {
		const me = await signIn();
		const { mobile } = await verified(me);
		const request = await whole(me, mobile);
		const list_consent = request.list_consent.map((it) => ({
			...{ ...it, is_consent: it.is_required || accepts },
		}));
		expect((await register(me, { ...request, list_consent })).status).toBe(200);
		const terms = await api.client.ask(getTermsofServiceList, {}, me);
		const news = terms.find((it) => it.article_title_en.startsWith("News"));
		expect(news).toMatchObject({ is_required: false, is_consent: accepts });
	}
});

test("a registration that arrives after a newer decision on its terms is refused; sent again it is accepted", async () => {
	const me = await signIn();
	const { mobile } = await verified(me);
	const request = await whole(me, mobile);
	const list_consent = request.list_consent.map((it) => ({
		...{ ...it, is_consent: true },
	}));
	const given = { ...request, list_consent };
	const timestamp = api.client.newTimestamp();
	const withdrawn = list_consent
		.filter((it) => !it.is_required)
		.map((it) => ({ ...it, is_consent: false }));
	const decision = { list_consent: withdrawn };
	await api.client.ask(submitTermsofService, decision, me);
	const late = await register(me, given, { timestamp });
	expect(failureOf(late)).toMatchObject({ code: failureCode.refused });
	const terms = await api.client.ask(getTermsofServiceList, {}, me);
	expect(terms.filter((it) => it.is_consent)).toEqual([]);
	expect((await register(me, given)).status).toBe(200);
});

test("a name without a birth date, which the app saves before a registration, makes no legacy customer", async () => {
	const me = await signIn();
	const name = { firstname: "มะลิ", lastname: "ใจงาม" };
	const profile = await profileOf(me);
	const edited = { ...profile, ...name, image_profile_type: 1 } as const;
	await api.client.ask(editProfile, edited, me);
	expect((await verified(me)).legacy).toBeNull();
});

test("the verified code returns a legacy customer's name and birth date", async () => {
	const { legacy } = await verified(await signIn("legacy"));
	expect(legacy).toEqual({
		firstname: "สมพร",
		lastname: "บุญมา",
		dateofbirth: "19750412",
	});
});

describe("a registration is refused with", () => {
	test.each<[string, object]>([
		["a blank first name", { firstname: "  " }],
		["a blank last name", { lastname: "" }],
		["digits in a name", { firstname: "มะลิ2" }],
		["Thai digits", { firstname: "มะลิ๒" }],
		["a Thai sign that is no letter", { firstname: "๏มะลิ" }],
		["markup in a name", { lastname: "<b>x</b>" }],
		["signs alone", { lastname: "-'" }],
		["another script", { firstname: "Иван" }],
		["no birth date", { date_of_birth: "" }],
		["29 February of a common year", { date_of_birth: "20010229" }],
		["31 April", { date_of_birth: "19900431" }],
		["before 1930", { date_of_birth: "19291231" }],
		["after 2004", { date_of_birth: "20050101" }],
		["a Buddhist year", { date_of_birth: "25430229" }],
		["a number of no mobile", { mobile_no: "021234567" }],
		["a number nobody verified", { mobile_no: "0899999999" }],
	])("%s, and nothing is saved", async (_name, change) => {
		const me = await signIn();
		const { mobile } = await verified(me);
		const reply = await register(me, {
			...(await whole(me, mobile)),
			...change,
		});
		expect(failureOf(reply)).toMatchObject({
			status: 400,
			code: failureCode.refused,
		});
		expect(await profileOf(me)).toMatchObject({ firstname: "", mobileno: "" });
	});

	test("a required term that is not agreed to, and no agreement is saved", async () => {
		const me = await signIn();
		const { mobile } = await verified(me);
		const request = await whole(me, mobile);
		const [first, ...others] = request.list_consent;
		if (!first) throw new Error("the programme has no terms");
		const open = { ...first, is_consent: false };
		const agreed = others.map((it) => ({ ...it, is_consent: true }));
		for (const list_consent of [[open, ...agreed], agreed]) {
			const reply = await register(me, { ...request, list_consent });
			expect(failureOf(reply).code).toBe(failureCode.refused);
		}
		const terms = await api.client.ask(getTermsofServiceList, {}, me);
		expect(terms.some((it) => it.is_consent)).toBe(false);
	});

	test("a verification that is more than a day old", async () => {
		const name = newMockUserId("new");
		const me = await api.client.signIn(name);
		const { mobile } = await verified(me);
		const request = await whole(me, mobile);
		api.clock.now += day + minute;
		const later = await api.client.signIn(name);
		expect(failureOf(await register(later, request)).code).toBe(
			failureCode.refused,
		);
	});

	test("another number than the member's own", async () => {
		const me = await signIn("platinum");
		const { mobile } = await verified(me);
		expect(
			failureOf(await register(me, await whole(me, mobile))),
		).toMatchObject({ status: 400, code: failureCode.mobileTaken });
	});
});

test("a verified code still proves its number after it was used for a prize", async () => {
	const me = await signIn();
	const { mobile } = await verified(me);
	const { db } = api.store;
	await db.update(oneTimeCodes).set({ spent_on: "order" });
	expect((await register(me, await whole(me, mobile))).status).toBe(200);
});

test("a number that moves from another phone is removed there, and that phone has to register again", async () => {
	const owner = await signIn("gold");
	const mobile = newMobile();
	await setMobile(api.store, owner.sub, mobile);
	const me = await signIn("moved");
	expect(
		await api.client.ask(verifyMobileNo, { MobileNo: mobile }, me),
	).toMatchObject({ old_device: "Orion A57" });
	await verified(me, mobile);
	await api.client.ask(registerTermsofService, await whole(me, mobile), me);
	expect((await profileOf(me)).mobileno).toBe(mobile);
	expect(await profileOf(owner)).toMatchObject({
		mobileno: "",
		isaccessedcondition: false,
	});
});

// The bug: the former customer of a number could take it back for a day with an old code.
test("a number that moved cannot be taken back without a new code", async () => {
	const [former, me] = [await signIn(), await signIn()];
	const mobile = newMobile();
	await verified(former, mobile);
	const request = await whole(former, mobile);
	expect((await register(former, request)).status).toBe(200);
	api.clock.now += 2 * minute;
	await verified(me, mobile);
	await api.client.ask(registerTermsofService, await whole(me, mobile), me);
	// The registration of the former customer is deleted.
	expect(await registeredAt(api.store.db, former.sub)).toBeNull();
	const back = await register(former, await whole(former, mobile));
	expect(failureOf(back).code).toBe(failureCode.refused);
	expect((await profileOf(me)).mobileno).toBe(mobile);
	api.clock.now += 2 * minute;
	await verified(former, mobile);
	await api.client.ask(registerTermsofService, request, former);
	expect((await profileOf(me)).mobileno).toBe("");
});

test("of two customers who verify a number, the last to enter a code registers it, whoever requested one last", async () => {
	const [first, last] = [await signIn(), await signIn()];
	const mobile = newMobile();
	const request = { MobileNo: mobile };
	const { transactionid } = await api.client.ask(requestOtp, request, last);
	const OTP = await codeTo(api, mobile);
	api.clock.now += 2 * minute;
	await verified(first, mobile);
	api.clock.now += minute;
	const code = { ...request, OTP, TransactionId: transactionid };
	await api.client.ask(verifyOtp, code, last);
	const refused = await register(first, await whole(first, mobile));
	expect(failureOf(refused).code).toBe(failureCode.refused);
	expect((await register(last, await whole(last, mobile))).status).toBe(200);
});

test("a number whose new owner was deleted cannot be taken back without a new code", async () => {
	const [former, owner] = [await signIn(), await signIn()];
	const { mobile } = await verified(former);
	api.clock.now += 2 * minute;
	await verified(owner, mobile);
	await api.client.ask(deleteUserBySub, { sub: owner.sub }, owner);
	const back = async () => register(former, await whole(former, mobile));
	expect(failureOf(await back()).code).toBe(failureCode.refused);
	api.clock.now += 2 * minute;
	await verified(former, mobile);
	expect((await back()).status).toBe(200);
});

test("of two phones that register one number at once, only one gets it", async () => {
	// A race does not fail every time, so this runs five times.
	for (let round = 0; round < 5; round += 1) {
		const mobile = newMobile();
		const both = [];
		for (const me of [await signIn(), await signIn()]) {
			await verified(me, mobile);
			both.push({ me, request: await whole(me, mobile) });
			api.clock.now += 2 * minute;
		}
		await Promise.all(both.map(({ me, request }) => register(me, request)));
		const kept = await api.store.db
			.select({ sub: registrations.sub })
			.from(registrations)
			.where(eq(registrations.mobile, mobile));
		const numbers = await Promise.all(
			both.map(async ({ me }) => (await profileOf(me)).mobileno),
		);
		expect(numbers.toSorted()).toEqual(["", mobile]);
		expect(kept).toHaveLength(1);
	}
});

describe("the welcome announcement", () => {
	const announcement = (me: Session) =>
		api.client.ask(getWelcomeAnnoucement, {}, me);
	const none = { message: "not found" };

	test("is shown for 30 days after the registration only", async () => {
		expect(await announcement(await signIn("platinum"))).toEqual(none);
		const me = await signIn();
		const { mobile } = await verified(me);
		await api.client.ask(registerTermsofService, await whole(me, mobile), me);
		expect(await announcement(me)).toEqual(none);
		await api.client.ask(updateTermsProgress, {}, me);
		const later = async (ms: number) => {
			api.clock.now += ms;
			const { token } = await api.client.ask(generateAppTokenV2, {}, me);
			return await announcement({ ...me, token });
		};
		expect(await later(30 * day - 1)).toMatchObject({
			banner_image_image_url: expect.stringContaining("/content/"),
			path: "/privilege-group-deal?pvg_ref=PVG_1004",
		});
		expect(await later(1)).toEqual(none);
	});
});

describe("the tier's end", () => {
	async function ending(days: number) {
		const me = await signIn("platinum");
		await api.store.db
			.update(customers)
			.set({ tier_end: new Date(api.clock.now + days * day) })
			.where(eq(customers.sub, me.sub));
		return me;
	}
	const isShown = async (me: Session) =>
		(await profileOf(me)).is_display_expire_pop_up;

	test("is followed by a new year of the tier at the next sign-in of a demo customer too", async () => {
		const name = newMockUserId("ending");
		const { tier_end } = await profileOf(await api.client.signIn(name));
		api.clock.now += 13 * day;
		const next = await profileOf(await api.client.signIn(name));
		expect(Date.parse(next.tier_end ?? "")).toBe(
			Date.parse(tier_end ?? "") + 13 * day,
		);
	});

	test.each([
		[-1, false],
		// The tier ended at the midnight that began this day, which still counts as its last.
		[-0.5, true],
		[1, true],
		[30, true],
		[31, false],
	])("that is %d days away is shown: %s", async (days, shown) => {
		expect(await isShown(await ending(days))).toBe(shown);
	});

	test.each([[{}], [{ timestamp: "now" }], [{ timestamp: null }]])(
		"is not dismissed by %j",
		async (request) => {
			const me = await ending(10);
			const reply = await api.client.send(updateExpirePopUp, request, me);
			expect(failureOf(reply)).toMatchObject({
				status: 400,
				code: failureCode.malformed,
			});
			expect(await isShown(me)).toBe(true);
		},
	);

	test.each([
		["of the request", -minute, -minute],
		["of the server where the request's is in the future", 99 * day, 0],
	])("is saved with the dismissal time %s", async (_how, sent, kept) => {
		const me = await ending(10);
		const timestamp = api.clock.now + sent;
		await api.client.ask(updateExpirePopUp, { timestamp }, me);
		const rows = await api.store.db
			.select({ at: tierExpiryDismissals.closed_at })
			.from(tierExpiryDismissals)
			.where(eq(tierExpiryDismissals.sub, me.sub));
		expect(rows).toEqual([{ at: new Date(api.clock.now + kept) }]);
	});

	test("stays hidden once it is dismissed, and is shown again for the next tier end", async () => {
		const me = await ending(10);
		const close = { timestamp: api.clock.now + 99 * day };
		for (const _ of "12") await api.client.ask(updateExpirePopUp, close, me);
		expect(await isShown(me)).toBe(false);
		await api.store.db
			.update(customers)
			.set({ tier_end: new Date(api.clock.now + 20 * day) })
			.where(eq(customers.sub, me.sub));
		expect(await isShown(me)).toBe(true);
	});
});
