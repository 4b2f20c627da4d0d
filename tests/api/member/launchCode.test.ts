// What a launch code contains: the customer's email domain, licence date, number and tier, and which codes are refused (1 §1, 1 §5, 1 §8).
import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
	landing,
	noPermissionModal,
} from "../../../src/contract/authentication";
import { getProfile } from "../../../src/contract/customer";
import { failureCode } from "../../../src/contract/failureCode";
import { verifyMobileNo, verifyResult } from "../../../src/contract/sms";
import {
	getTermsofServiceList,
	registerTermsofService,
	submitTermsofService,
	updateTermsProgress,
} from "../../../src/contract/terms";
import { failureOf, type Session } from "../support/client";
import { newMobile, verifyNumber } from "../support/inbox";
import {
	day,
	minute,
	newMockUserId,
	noon,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const TOKEN_KEY = "a-token-key-of-a-launcher";
let api: TestServer;
let restricted: TestServer;
beforeAll(async () => {
	api = await startTestServer({ TOKEN_KEY });
	const EMAIL_DOMAINS = "gmail.com, Corp.example";
	restricted = await startTestServer({ TOKEN_KEY, EMAIL_DOMAINS });
});
afterAll(() => Promise.all([api.stop(), restricted.stop()]));

async function launch(
	claims: object,
	at = restricted,
	seconds = 60,
	sub = newMockUserId("launched"),
) {
	const code = await new SignJWT({
		...{ imei: "350000000000001", model: "", serial: "", device_series: "" },
		...{ tier: "Tier 1", is_flagship: false, ...claims },
	})
		.setProtectedHeader({ alg: "HS256" })
		.setSubject(sub)
		.setExpirationTime(at.clock.now / 1000 + seconds)
		.sign(createHmac("sha256", TOKEN_KEY).update("launch").digest());
	return await at.client.send(landing, { code });
}

test.each([
	{},
	{ email: "" },
	{ email: "a@gmail.com" },
	{ email: "a@CORP.example" },
	{ eula_date: "" },
	// Fields that the launcher does not know are null.
	{ firstname: null, lastname: null, email: null },
	{ mobileno: null, eula_date: null },
	// The server's clock is at noon of this day in Bangkok.
	{ eula_date: "2027-02-17" },
	{ eula_date: "2027-02-17T05:00:00Z" },
	{ eula_date: "2027-02-17T12:00:00.0000000" },
	// Clocks may differ by 30 s.
	{ eula_date: "2027-02-17T05:00:30Z" },
	{ nbf: noon / 1000 + 30, iat: noon / 1000 + 30 },
])("a code with %j signs in", async (claims) => {
	expect((await launch(claims)).status).toBe(200);
});

test.each([
	[{ email: "a@other.example" }, "emailDomainNotSupported"],
	[{ email: "a@sub.gmail.com" }, "emailDomainNotSupported"],
	[{ email: "gmail.com" }, "emailNotSupported"],
	[{ eula_date: "2027-02-18" }, "eulaDateInvalid"],
	[{ eula_date: "2027-02-17T05:00:31Z" }, "eulaDateInvalid"],
	[{ eula_date: "2027-02-17T12:00:31" }, "eulaDateInvalid"],
	[{ eula_date: "17/02/2027" }, "eulaDateInvalid"],
	[{ eula_date: "2026-02-31" }, "eulaDateInvalid"],
	[{ eula_date: "2027-02-99" }, "eulaDateInvalid"],
] as const)(
	"a code with %j is refused with its own failure code",
	async (claims, code) => {
		expect(failureOf(await launch(claims))).toMatchObject({
			...{ status: 400, code: failureCode[code] },
		});
	},
);

test.each([
	["begins more than 30 s from now", { nbf: noon / 1000 + 31 }, 60],
	["ended 30 s ago", {}, -30],
] as const)("a code that %s is refused", async (_, claims, seconds) => {
	expect(failureOf(await launch(claims, api, seconds))).toMatchObject({
		...{ status: 400, code: failureCode.cannotVerify },
	});
});

test.each([
	["a null character, which the store cannot hold", { firstname: "a\0b" }, "c"],
	["half of a surrogate pair", { device_name: "\ud800" }, "c"],
	["a customer whom no header can name", {}, "ลูกค้า"],
	["a customer whose name a header would trim", {}, " c"],
	["a customer whom RefreshToken refuses", {}, "c".repeat(201)],
	["a phone that RefreshToken refuses", { serial: "1".repeat(201) }, "c"],
	["a name that EditProfile refuses", { lastname: "ก".repeat(201) }, "c"],
])("a code with %s is refused", async (_, claims, sub) => {
	const reply = await launch(claims, api, 60, sub);
	expect(failureOf(reply)).toMatchObject({
		...{ status: 400, code: failureCode.cannotVerify },
	});
});

test.each(["c", "auth0|a b", "é", "c".repeat(200)])(
	"the customer %s signs in and has a profile",
	async (sub) => {
		expect((await profileAfter({ firstname: "Mali" }, sub)).firstname).toBe(
			"Mali",
		);
	},
);

test("a code that ended 29 s ago signs in", async () => {
	expect((await launch({}, api, -29)).status).toBe(200);
});

test("without EMAIL_DOMAINS every domain signs in", async () => {
	const reply = await launch({ email: "a@other.example" }, api);
	expect(reply.status).toBe(200);
});

test("a code that is valid for longer than LAUNCH_CODE_SECONDS plus 30 s is refused with that reason", async () => {
	const short = await startTestServer({ TOKEN_KEY, LAUNCH_CODE_SECONDS: "90" });
	try {
		for (const [server, most] of [
			[api, 600 + 30],
			[short, 90 + 30],
		] as const) {
			expect((await launch({}, server, most)).status).toBe(200);
			expect(failureOf(await launch({}, server, most + 1))).toMatchObject({
				...{ status: 400, code: failureCode.cannotVerify },
				message: { en: expect.stringContaining("longer than allowed") },
			});
		}
	} finally {
		await short.stop();
	}
});

/** The session in a reply to `launch`. */
function sessionOf({ body }: Awaited<ReturnType<typeof launch>>, sub: string) {
	const { token } = v.parse(landing.reply, Object(body).data);
	return { token: token ?? "", sub, imei: "" };
}

/** The profile after a sign-in. */
async function profileAfter(claims: object, sub = newMockUserId("launched")) {
	const me = sessionOf(await launch(claims, api, 60, sub), sub);
	return (await api.client.ask(getProfile, {}, me)).customer;
}

test("a code with is_plus makes the customer a member of Galaxy Gift Plus until the next code without it", async () => {
	const sub = newMockUserId("launched");
	expect(await profileAfter({ is_plus: true }, sub)).toMatchObject({
		...{ tier: "Tier 1", tier_name: "Galaxy Gift Plus", tier_value: "plus" },
		tier_name_short: "Plus",
	});
	expect(await profileAfter({}, sub)).toMatchObject({
		...{ tier: "Tier 1", tier_name: "Platinum", tier_value: "standard" },
		tier_name_short: "",
	});
});

test.each([
	[
		"with its country code is saved in the form of a registration",
		"+66 9",
		"09",
	],
	["that is no Thai mobile number is not saved", "+1 2", ""],
])("a number %s", async (_, prefix, saved) => {
	const digits = newMobile().slice(2);
	const { mobileno } = await profileAfter({ mobileno: prefix + digits });
	expect(mobileno).toBe(saved && saved + digits);
});

test("a later code changes neither the name nor the number", async () => {
	const sub = newMockUserId("launched");
	const first = { firstname: "Mali", lastname: "J", mobileno: newMobile() };
	const later = { firstname: "Pim", lastname: "D", mobileno: newMobile() };
	await profileAfter(first, sub);
	expect(await profileAfter(later, sub)).toMatchObject(first);
});

/** A registration that agrees to every term. */
async function registration(me: Session, mobile_no: string) {
	const terms = await api.client.ask(getTermsofServiceList, {}, me);
	return {
		...{ firstname: "มะลิ", lastname: "ใจงาม", date_of_birth: "20000229" },
		mobile_no,
		list_consent: terms.map(({ consent_id, is_required }) => ({
			...{ consent_id, is_required, is_consent: true },
		})),
	};
}

// The bug: the number in a launch code counted as a registered number.
test("the number in a launch code belongs to its customer only after a registration", async () => {
	const sub = newMockUserId("launched");
	const mobileno = newMobile();
	const me = sessionOf(await launch({ mobileno }, api, 60, sub), sub);
	const member = await api.client.signIn(newMockUserId("new"));
	const whoHas = async (who: Session) =>
		(await api.client.send(verifyMobileNo, { MobileNo: mobileno }, who)).body;
	const usable = { data: { verify_result: verifyResult.usable } };
	expect(await whoHas(member)).toMatchObject(usable);

	// Without a verified number neither a registration nor the terms give access.
	const given = await registration(me, mobileno);
	expect(
		failureOf(await api.client.send(registerTermsofService, given, me)),
	).toMatchObject({ code: failureCode.refused });
	await api.client.ask(submitTermsofService, given, me);
	expect(
		failureOf(await api.client.send(updateTermsProgress, {}, me)),
	).toMatchObject({ code: failureCode.refused });
	const { customer } = await api.client.ask(getProfile, {}, me);
	expect(customer.isaccessedcondition).toBe(false);

	// The customer who verifies the number registers it, and can still use it afterwards.
	await verifyNumber(api, member, mobileno);
	const theirs = await registration(member, mobileno);
	await api.client.ask(registerTermsofService, theirs, member);
	await api.client.ask(updateTermsProgress, {}, member);
	const later = newMockUserId("launched");
	const other = sessionOf(await launch({ mobileno }, api, 60, later), later);
	expect(await whoHas(member)).toMatchObject(usable);
	expect(await whoHas(other)).toMatchObject({
		data: { verify_result: verifyResult.usedOnAnotherDevice },
	});
});

// The bug: a customer with the tier Standard in the profile was refused a privilege for Standard members only.
test.each([
	["Tier 3", "Tier 3"],
	["tier 2 ", "Tier 2"],
	["Platinum", "Tier 3"],
	[undefined, "Tier 3"],
])(
	"the tier %j becomes %j, by which privileges and banners are chosen",
	async (given, tier) => {
		expect((await profileAfter({ tier: given })).tier).toBe(tier);
	},
);

test("a tier lasts a year, and begins again with the first sign-in after its end", async () => {
	const server = await startTestServer({ TOKEN_KEY });
	const sub = newMockUserId("launched");
	const lasts = async (days: number) => {
		server.clock.now = noon + days * day;
		const me = sessionOf(await launch({}, server, 60, sub), sub);
		const { customer } = await server.client.ask(getProfile, {}, me);
		const start = noon - 12 * 60 * minute;
		return [customer.tier_start, customer.tier_end].map(
			(at) => (Date.parse(at ?? "") - start) / day,
		);
	};
	expect(await lasts(0)).toEqual([0, 365]);
	expect(await lasts(365)).toEqual([0, 365]);
	expect(await lasts(366)).toEqual([366, 731]);
	await server.stop();
});

test("a refused launch code and the text for its device use no transaction of the database", async () => {
	const transactions = vi.spyOn(restricted.store, "transaction");
	for (const claims of [{ imei: "" }, { email: "a@other.example" }])
		expect((await launch(claims)).status).toBe(400);
	const { send } = restricted.client;
	expect((await send(noPermissionModal, { code: "50001" })).status).toBe(200);
	expect(transactions).not.toHaveBeenCalled();
	expect((await launch({})).status).toBe(200);
	expect(transactions).toHaveBeenCalledTimes(1);
	transactions.mockRestore();
});
