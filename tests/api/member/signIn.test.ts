// Sign-in: every scenario with its outcome, the mock fields, the deep link in the state, the renewal of tokens (1 §2, 1 §8).
import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	generateAppTokenV2,
	type LandingQuery,
	landing,
	noPermissionArticle,
	noPermissionModal,
	refreshToken,
} from "../../../src/contract/authentication";
import { getSetBanner } from "../../../src/contract/banner";
import { getProfile } from "../../../src/contract/customer";
import { getParentCategoryList } from "../../../src/contract/deals";
import { failureCode } from "../../../src/contract/failureCode";
import { countRedeem } from "../../../src/contract/history";
import { editProfile } from "../../../src/contract/profile";
import { failureOf } from "../support/client";
import {
	minute,
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeAll(async () => {
	api = await startTestServer();
});
afterAll(() => api.stop());

const land = (query: LandingQuery) => api.client.send(landing, query);
const claimsIn = (token: string) =>
	JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

test.each([
	["platinum", "Tier 1", "Platinum", true],
	["gold", "Tier 2", "Gold", true],
	["standard", "Tier 3", "Standard", true],
	["plus", "Tier 1", "Galaxy Gift Plus", true],
	["flagship", "Tier 1", "Platinum", true],
	["new", "Tier 3", "Standard", false],
	["legacy", "Tier 2", "Gold", false],
	["moved", "Tier 3", "Standard", false],
	["empty", "Tier 1", "Platinum", true],
	["full", "Tier 2", "Gold", true],
])(
	"%s signs in as %s, %s, conditions accepted: %s",
	async (scenario, tier, name, accepted) => {
		const reply = await api.client.ask(landing, {
			mock_user_id: newMockUserId(scenario),
		});
		expect(reply.is_accessed_condition).toBe(accepted);
		const claims = claimsIn(reply.token);
		expect(claims).toMatchObject({
			tier,
			is_flagship: ["plus", "flagship"].includes(scenario),
			imei: expect.stringMatching(/^\d{15}$/),
			iat: Math.floor(api.clock.now / 1000),
			exp: Math.floor(api.clock.now / 1000) + 3600,
		});
		expect(Object.keys(claims).sort()).toEqual(
			"device_name device_series exp iat imei is_flagship model serial sub tier".split(
				" ",
			),
		);
		const session = { token: reply.token, sub: claims.sub, imei: claims.imei };
		const { customer } = await api.client.ask(getProfile, {}, session);
		expect(customer).toMatchObject({
			tier,
			tier_name: name,
			isaccessedcondition: accepted,
		});
		expect(customer.mobileno).toMatch(accepted ? /^08\d{8}$/ : /^$/);
		// Home opens for everybody: only claims require the conditions.
		expect(await api.client.ask(getSetBanner, {}, session)).not.toEqual([]);
		expect(
			await api.client.ask(getParentCategoryList, {}, session),
		).toHaveLength(10);
	},
);

test("a scenario with a suffix is a separate customer, and the same one at every sign-in", async () => {
	const name = newMockUserId("gold");
	const first = await api.client.signIn(name);
	const again = await api.client.signIn(name);
	const other = await api.client.signIn(newMockUserId("gold"));
	expect(again.sub).toBe(first.sub);
	expect(again.imei).toBe(first.imei);
	expect(other.sub).not.toBe(first.sub);
	expect(other.imei).not.toBe(first.imei);
});

test("only customers of the scenario full have a history", async () => {
	const count = async (scenario: string) =>
		(
			await api.client.ask(
				countRedeem,
				{},
				await api.client.signIn(newMockUserId(scenario)),
			)
		).count;
	expect(await count("empty")).toBe(0);
	expect(await count("platinum")).toBe(0);
	expect(await count("full")).toBeGreaterThan(5);
});

const valid = "490154203237518";
const failures: [string, LandingQuery, keyof typeof failureCode][] = [
	["an unsupported device", { mock_user_id: "unsupported" }, "deviceNotFound"],
	[
		"a tier that may not enter",
		{ mock_user_id: "tier-not-allowed-7" },
		"deviceTierNotAllowed",
	],
	["a bad licence date", { mock_user_id: "bad-eula" }, "eulaDateInvalid"],
	[
		"a blocked email domain",
		{ mock_user_id: "blocked-email-x" },
		"emailDomainNotSupported",
	],
	["maintenance", { mock_user_id: "maintenance" }, "maintenance"],
	["no token to give", { mock_user_id: "no-token" }, "requestTokenFailed"],
	[
		"a device that is not registered",
		{ mock_user_id: "not-registered-1" },
		"validateNerpFailed",
	],
	[
		"a campaign out of its duration",
		{ mock_user_id: "campaign-over" },
		"campaignOutOfDuration",
	],
	[
		"a broken system behind",
		{ mock_user_id: "broken-upstream" },
		"dependencyFailed",
	],
	[
		"a name that is no scenario",
		{ mock_user_id: "platinumm" },
		"retrieveUserFailed",
	],
	["an inherited name", { mock_user_id: "constructor" }, "retrieveUserFailed"],
	[
		"an IMEI of 14 digits",
		{ mock_user_id: "gold-i", mock_imei: valid.slice(1) },
		"imeiIncorrect",
	],
	[
		"an IMEI with a wrong check digit",
		{ mock_user_id: "gold-i", mock_imei: "490154203237517" },
		"imeiIncorrect",
	],
	[
		"a serial with signs",
		{ mock_user_id: "gold-i", mock_serial: "RF-1234567" },
		"serialIncorrect",
	],
	[
		"an email without a domain",
		{ mock_user_id: "gold-i", mock_email: "someone" },
		"emailNotSupported",
	],
	[
		"an email of another domain",
		{ mock_user_id: "gold-i", mock_email: "a@corp.example" },
		"emailDomainNotSupported",
	],
	[
		"a licence date that is none",
		{ mock_user_id: "gold-i", mock_eula_date: "yesterday" },
		"eulaDateInvalid",
	],
	[
		"a licence date to come",
		{ mock_user_id: "gold-i", mock_eula_date: "2027-02-19" },
		"eulaDateInvalid",
	],
	...[
		"eyJhbGciOiJIUzI1NiJ9.e30.x",
		"e30%",
		"Zm9v",
		"_-_-",
		"bnVsbA",
		"W10",
		"eyJ0eXBlIjpbXX0",
	].map((state) => [
		`the state ${state}`,
		{ mock_user_id: "gold-i", state },
		"decryptStateError",
	]),
	["nothing at all", {}, "cannotVerify"],
	["a code that is no launch code", { code: "abc" }, "cannotVerify"],
] as [string, LandingQuery, keyof typeof failureCode][];

test.each(failures)(
	"a sign-in with %s is refused with its own code",
	async (_what, query, code) => {
		const failure = failureOf(await land(query));
		expect(failure).toMatchObject({ status: 400, code: failureCode[code] });
		expect(failure.message.th).toMatch(/[\u0E00-\u0E7F]/);
		expect(failure.message.en).toMatch(/^[A-Z].+\.$/);
	},
);

test("valid mock fields become the customer's device", async () => {
	const reply = await api.client.ask(landing, {
		mock_user_id: newMockUserId(),
		mock_imei: valid,
		mock_serial: "RF8N1234567",
		mock_model_code: "OR-TEST",
		mock_email: "someone@gmail.com",
		mock_eula_date: "2027-02-16",
	});
	expect(claimsIn(reply.token)).toMatchObject({
		imei: valid,
		serial: "RF8N1234567",
		model: "OR-TEST",
	});
});

describe("a state", () => {
	const link = {
		type: "detail",
		cmd: "",
		cmd_detail_id: "1002",
		cmd_category_parent_id: "",
		cmd_category_child_id: "",
	};

	test.each([link, { ...link, cmd: null }])(
		"is base64url of the deep link's JSON: %j",
		async (sent) => {
			const state = Buffer.from(JSON.stringify(sent)).toString("base64url");
			const query = { mock_user_id: newMockUserId(), state };
			expect(await api.client.ask(landing, query)).toMatchObject(link);
		},
	);
});

describe("outside demo mode", () => {
	const keys = {
		DEMO: "0",
		SIGNATURE_KEY: "galaxy-gift-demo",
		TOKEN_KEY: "another-key-of-our-own",
	};
	const serveStrict = () =>
		startTestServer(
			{ ...keys, SIGNATURE_KEY: "a-signature-key-of-ours" },
			{ signatureKey: "galaxy-gift-demo" },
		);
	const launchCode = (
		secret: string,
		exp: number,
		{ sub = newMockUserId("launched"), ...more } = {},
	) =>
		new SignJWT({
			model: "OR-1",
			imei: valid,
			serial: "RF8N1234567",
			tier: "Tier 2",
			firstname: "ก",
			...more,
		})
			.setProtectedHeader({ alg: "HS256" })
			.setSubject(sub)
			.setExpirationTime(exp)
			.sign(createHmac("sha256", secret).update("launch").digest());

	test("mock fields are refused, and /demo does not exist", async () => {
		const strict = await serveStrict();
		const soon = Math.floor(strict.clock.now / 1000) + 60;
		const code = await launchCode(keys.TOKEN_KEY, soon);
		const mock_user_id = newMockUserId();
		for (const query of [{ mock_user_id }, { mock_user_id, code }])
			expect(failureOf(await strict.client.send(landing, query))).toMatchObject(
				{ status: 400, code: failureCode.cannotVerify },
			);
		for (const path of ["/demo", "/demo/inbox?mobile=0812345678"])
			expect((await fetch(strict.client.address + path)).status).toBe(404);
		await strict.stop();
	});
	test("a launch code signs in if it has the right signature and has not expired", async () => {
		const strict = await serveStrict();
		const seconds = Math.floor(strict.clock.now / 1000);
		const reply = await strict.client.ask(landing, {
			code: await launchCode(keys.TOKEN_KEY, seconds + 60),
		});
		expect(claimsIn(reply.token)).toMatchObject({
			imei: valid,
			tier: "Tier 2",
		});
		expect(reply.is_accessed_condition).toBe(false);
		for (const code of [
			await launchCode(keys.TOKEN_KEY, seconds - 60),
			await launchCode("some-other-key", seconds + 60),
		])
			expect(failureOf(await strict.client.send(landing, { code })).code).toBe(
				failureCode.cannotVerify,
			);
		await strict.stop();
	});

	test("an entered email is kept when a later launch code has none; an unknown tier becomes Standard", async () => {
		const strict = await serveStrict();
		const sub = newMockUserId("launched");
		const signIn = async (more: { email?: string; tier?: string } = {}) => {
			const exp = Math.floor(strict.clock.now / 1000) + 60;
			const code = await launchCode(keys.TOKEN_KEY, exp, { sub, ...more });
			const { token } = await strict.client.ask(landing, { code });
			const session = { token, sub, imei: valid };
			const { customer } = await strict.client.ask(getProfile, {}, session);
			return { session, customer };
		};
		const first = await signIn();
		expect(first.customer.email).toBe("");
		const names = { firstname: "Anna", lastname: "Bee" };
		const edited = await strict.client.send(
			editProfile,
			{ ...first.customer, ...names, email: "anna@example.com" },
			first.session,
		);
		expect(edited.status).toBe(200);
		expect((await signIn()).customer).toMatchObject({
			...names,
			email: "anna@example.com",
		});
		const newer = await signIn({ email: "new@example.com" });
		expect(newer.customer.email).toBe("new@example.com");
		// Every JavaScript object has a property of this name.
		const strange = await signIn({ tier: "constructor" });
		expect(strange.customer.tier_name).toBe("Standard");
		await strict.stop();
	});
});

describe("new tokens", () => {
	test("refresh gives the same device 60 more minutes, and rejects another device", async () => {
		const own = await startTestServer();
		const me = await own.client.signIn(newMockUserId());
		const { sub, model, imei, serial } = claimsIn(me.token);
		own.clock.now += 57 * minute;
		const { token } = await own.client.ask(
			refreshToken,
			{ sub, model, imei, serial },
			me,
		);
		expect(claimsIn(token).exp).toBe(Math.floor(own.clock.now / 1000) + 3600);
		for (const other of [
			{ sub: "x" },
			{ model: "x" },
			{ imei: "x" },
			{ serial: "x" },
		])
			expect(
				await own.client.send(
					refreshToken,
					{ sub, model, imei, serial, ...other },
					me,
				),
			).toMatchObject({ status: 403 });
		await own.stop();
	});
	test("an expired token is exchanged for a valid one", async () => {
		const own = await startTestServer();
		const me = await own.client.signIn(newMockUserId());
		own.clock.now += 3 * 60 * minute;
		const { token } = await own.client.ask(generateAppTokenV2, {}, me);
		expect(await own.client.ask(countRedeem, {}, { ...me, token })).toEqual({
			count: 0,
		});
		await own.stop();
	});
});

test("each code of a refused device has its own text; any other code has the general text", async () => {
	const titles = new Set<string>();
	for (const code of ["50012", "50013", "50014", "50099", "constructor"]) {
		const article = await api.client.ask(noPermissionArticle, { code });
		const modal = await api.client.ask(noPermissionModal, { code });
		const th = [article.article_title_th, article.content_th];
		const en = [article.article_title_en, article.content_en];
		expect(th).toEqual([modal.title_th, `<p>${modal.content_th}</p>`]);
		expect(en).toEqual([modal.title_en, `<p>${modal.content_en}</p>`]);
		expect([...th, ...en].map((text) => /[ก-๙]/.test(text))).toEqual([
			...[true, true, false, false],
		]);
		titles.add(article.article_title_th);
	}
	expect(titles.size).toBe(4);
	expect((await api.client.ask(noPermissionArticle, {})).button_name_en).toBe(
		"Close",
	);
});
