// One-time codes over HTTP: checks of the number, the rate limit, one use, five attempts, the lifetime (docs/contract.md, 2 §8, 3 §4).
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { failureCode } from "../../../src/contract/failureCode";
import {
	requestOtp,
	verifyMobileNo,
	verifyOtp,
	verifyResult,
} from "../../../src/contract/sms";
import { failureOf, type Session, type Wrong } from "../support/client";
import { codeTo, messagesTo, newMobile, otherThan } from "../support/inbox";
import { oneTimeCodeOf, setMobile } from "../support/rows";
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

/** How long a code is valid (docs/contract.md). */
const lifetime = 5 * minute;

const signIn = (scenario?: string) =>
	api.client.signIn(newMockUserId(scenario));
const request = (me: Session, MobileNo: string) =>
	api.client.ask(requestOtp, { MobileNo }, me);
const verify = (me: Session, values: object, sent?: Wrong) =>
	api.client.send(verifyOtp, values, me, sent);

async function codeFor(me: Session) {
	const mobile = newMobile();
	const { transactionid } = await request(me, mobile);
	const OTP = await codeTo(api, mobile);
	return { MobileNo: mobile, OTP, TransactionId: transactionid };
}

describe("the check of a number", () => {
	test("accepts an unused number and the customer's own", async () => {
		const me = await signIn("new");
		const mine = newMobile();
		await setMobile(api.store, me.sub, mine);
		for (const MobileNo of [newMobile(), mine])
			expect(await api.client.ask(verifyMobileNo, { MobileNo }, me)).toEqual({
				verify_result: verifyResult.usable,
				old_device: "",
			});
	});

	test("lets a new member move a number from another device, but a registered member only use their own", async () => {
		const owner = await signIn("gold");
		const mobile = newMobile();
		await setMobile(api.store, owner.sub, mobile);
		const MobileNo = `${mobile.slice(0, 3)}-${mobile.slice(3, 6)}-${mobile.slice(6)}`;
		expect(
			await api.client.ask(verifyMobileNo, { MobileNo }, await signIn("moved")),
		).toEqual({
			verify_result: verifyResult.usedOnAnotherDevice,
			old_device: "Orion A57",
		});
		const reply = await api.client.send(
			verifyMobileNo,
			{ MobileNo },
			await signIn("platinum"),
		);
		expect(failureOf(reply)).toMatchObject({
			status: 400,
			code: failureCode.mobileTaken,
			message: {
				th: expect.stringMatching(/ลงทะเบียนแล้ว/),
				en: expect.stringMatching(/already registered/),
			},
		});
		const own = await api.client.ask(verifyMobileNo, { MobileNo }, owner);
		expect(own.verify_result).toBe(verifyResult.usable);
	});

	test.each([
		"",
		"12",
		"0212345678",
		"08123456789",
		"081234567x",
		"๐๘๑๒๓๔๕๖๗๘",
	])(
		"refuses '%s', which is no mobile number, and no text is sent to it",
		async (MobileNo) => {
			const me = await signIn();
			for (const endpoint of [verifyMobileNo, requestOtp])
				expect(
					failureOf(await api.client.send(endpoint, { MobileNo }, me)),
				).toMatchObject({ status: 400, code: failureCode.refused });
		},
	);
});

describe("a request for a code", () => {
	test("sends six digits to the number, stores only a hash, and says when the code ends", async () => {
		const me = await signIn();
		const mobile = newMobile();
		const reply = await api.client.send(requestOtp, { MobileNo: mobile }, me);
		const [message] = await messagesTo(api, mobile);
		expect(message?.code).toMatch(/^\d{6}$/);
		expect(message?.text).toContain(`รหัส ${message?.code}`);
		expect(reply.text).not.toContain(message?.code);
		expect(reply.body).toMatchObject({
			data: {
				expiretime: new Date(api.clock.now + lifetime).toISOString(),
			},
		});
		const kept = await oneTimeCodeOf(api.store, me.sub);
		expect(JSON.stringify(kept)).not.toContain(message?.code);
		expect(message?.text).toContain(kept?.transaction_id.slice(-4));
	});

	test.each([
		["th", "รหัส", "ใช้ได้ #\u00A0นาที"],
		["en", "your code is", "valid for # minutes"],
		["*", "รหัส", "ใช้ได้ #\u00A0นาที"],
	])(
		"in the language %s sends '%s' with the code and its minutes in one message",
		async (language, words, validity) => {
			const mobile = newMobile();
			const { expiretime } = await api.client.ask(
				requestOtp,
				{ MobileNo: mobile },
				await signIn("new"),
				{ headers: { "accept-language": language } },
			);
			const [{ text = "", code = "" } = {}] = await messagesTo(api, mobile);
			expect(text).toContain(`${words} ${code}`);
			const minutes = (Date.parse(expiretime) - api.clock.now) / minute;
			expect(text).toContain(validity.replace("#", String(minutes)));
			expect(text.length).toBeLessThanOrEqual(/[ก-๙]/.test(text) ? 70 : 160);
		},
	);

	test("does not have to wait after a request from a clock that was ahead", async () => {
		api.clock.now += day;
		const me = await signIn("new");
		const mobile = newMobile();
		await request(me, mobile);
		api.clock.now -= day;
		await request(me, mobile);
		expect(await messagesTo(api, mobile)).toHaveLength(2);
	});

	test("is refused within a minute of the last one, per customer and per number", async () => {
		const [me, other] = [await signIn(), await signIn()];
		const mobile = newMobile();
		await request(me, mobile);
		api.clock.now += minute - 1000;
		for (const [who, MobileNo] of [
			[me, newMobile()],
			[other, mobile],
		] as const) {
			const reply = await api.client.send(requestOtp, { MobileNo }, who);
			expect(failureOf(reply)).toMatchObject({
				status: 400,
				code: failureCode.otpTooSoon,
				message: { en: "You can request a new code in 1\u00A0second." },
			});
		}
		api.clock.now += 1000;
		await request(me, mobile);
		// The inbox lists the newest message first.
		expect(
			(await messagesTo(api, mobile)).map(({ at }) => Date.parse(at)),
		).toEqual([api.clock.now, api.clock.now - minute]);
	});

	test("for a member's own number does not have to wait after requests of others", async () => {
		const me = await signIn("new");
		const mine = newMobile();
		await setMobile(api.store, me.sub, mine);
		for (let at = 0; at < 10; at++) {
			await request(await signIn("new"), mine);
			api.clock.now += minute;
		}
		const ask = async (who: Session) =>
			(await api.client.send(requestOtp, { MobileNo: mine }, who)).status;
		expect(await ask(await signIn("new"))).toBe(400);
		expect([await ask(me), await ask(me)]).toEqual([200, 400]);
	});

	test("sends only one text when two arrive simultaneously", async () => {
		const me = await signIn();
		const mobile = newMobile();
		const send = () => api.client.send(requestOtp, { MobileNo: mobile }, me);
		const replies = await Promise.all([send(), send(), send()]);
		expect(replies.map((it) => it.status).sort()).toEqual([200, 400, 400]);
		expect(await messagesTo(api, mobile)).toHaveLength(1);
	});

	test("is refused after ten others within an hour", async () => {
		const name = newMockUserId("new");
		const me = await api.client.signIn(name);
		for (let at = 0; at < 10; at++) {
			await request(me, newMobile());
			api.clock.now += 61_000;
		}
		const reply = await api.client.send(
			requestOtp,
			{ MobileNo: newMobile() },
			me,
		);
		// An hour after the first of the ten requests; 610 s of it have passed.
		expect(failureOf(reply)).toMatchObject({
			status: 400,
			code: failureCode.otpTooSoon,
			message: { en: expect.stringContaining("in 50\u00A0minutes") },
		});
		api.clock.now += 2990_000;
		await request(await api.client.signIn(name), newMobile());
	});

	test("is counted for the customer and for the number separately", async () => {
		const me = await signIn("new");
		const [mine, mobile] = [newMobile(), newMobile()];
		for (let at = 0; at < 7; at++) {
			await request(await signIn("new"), mobile);
			api.clock.now += minute;
		}
		for (let at = 0; at < 3; at++) {
			await request(me, mine);
			api.clock.now += minute;
		}
		const ask = async (who: Session) =>
			(await api.client.send(requestOtp, { MobileNo: mobile }, who)).status;
		expect(await ask(me)).toBe(200);
		for (let at = 0; at < 2; at++) {
			api.clock.now += minute;
			await request(await signIn("new"), mobile);
		}
		api.clock.now += minute;
		// This is the eleventh request for the number within an hour.
		expect(await ask(await signIn("new"))).toBe(400);
	});

	test("is refused outside demo mode without a webhook", async () => {
		const me = await signIn();
		const plain = await startTestServer({}, { demo: false });
		const mobile = newMobile();
		const reply = await plain.client.send(requestOtp, { MobileNo: mobile }, me);
		await plain.stop();
		expect(failureOf(reply)).toMatchObject({
			status: 400,
			code: failureCode.dependencyFailed,
		});
		expect(await messagesTo(api, mobile)).toEqual([]);
	});
});

describe("a code", () => {
	test("is valid once, for its customer, number and request; a repeated call gets the same reply", async () => {
		const me = await signIn();
		const code = await codeFor(me);
		expect((await verify(await signIn(), code)).status).toBe(400);
		for (const wrong of [
			{ ...code, MobileNo: newMobile() },
			{ ...code, TransactionId: "GG000000000000" },
			{ ...code, OTP: otherThan(code.OTP) },
		])
			expect(failureOf(await verify(me, wrong))).toMatchObject({
				status: 400,
				code: failureCode.otpInvalid,
				message: { en: "Invalid OTP please verify" },
			});
		const first = await verify(me, code);
		expect(first.status).toBe(200);
		expect((await verify(me, code)).text).toBe(first.text);
		const kept = await oneTimeCodeOf(api.store, me.sub);
		expect(kept?.spent_at).toEqual(new Date(api.clock.now));
	});

	test("is invalid after five wrong attempts, even if the sixth is right", async () => {
		const me = await signIn();
		const code = await codeFor(me);
		const wrong = { ...code, OTP: otherThan(code.OTP) };
		for (let at = 0; at < 5; at++)
			expect(failureOf(await verify(me, wrong)).code).toBe(
				failureCode.otpInvalid,
			);
		for (const last of [wrong, code])
			expect(failureOf(await verify(me, last))).toMatchObject({
				status: 400,
				code: failureCode.otpExpired,
			});
	});

	test("counts every one of several simultaneous wrong attempts", async () => {
		const me = await signIn();
		const code = await codeFor(me);
		const wrong = { ...code, OTP: otherThan(code.OTP) };
		const replies = await Promise.all(
			Array.from({ length: 8 }, () => verify(me, wrong)),
		);
		const codes = replies.map((it) => failureOf(it).code);
		expect(codes.filter((it) => it === failureCode.otpInvalid)).toHaveLength(5);
		expect(codes.filter((it) => it === failureCode.otpExpired)).toHaveLength(3);
	});

	test("expires at the end of its lifetime", async () => {
		const me = await signIn();
		const [early, late] = [await codeFor(me), await signIn()];
		api.clock.now += lifetime - 1;
		expect((await verify(me, early)).status).toBe(200);
		const code = await codeFor(late);
		api.clock.now += lifetime;
		expect(failureOf(await verify(late, code))).toMatchObject({
			code: failureCode.otpExpired,
		});
	});

	test("counts a wrong attempt that arrives seven times only once", async () => {
		const me = await signIn();
		const code = await codeFor(me);
		const wrong = { ...code, OTP: otherThan(code.OTP) };
		const timestamp = api.client.newTimestamp();
		for (let at = 0; at < 7; at++) await verify(me, wrong, { timestamp });
		expect((await verify(me, code)).status).toBe(200);
	});

	test.each([
		[
			"legacy",
			{ firstname: "สมพร", lastname: "บุญมา", dateofbirth: "19750412" },
		],
		["new", null],
		["platinum", null],
	])(
		"returns to a %s customer what the programme knows of them",
		async (scenario, known) => {
			const me = await signIn(scenario);
			const { legacycustomer } = await api.client.ask(
				verifyOtp,
				await codeFor(me),
				me,
			);
			expect(legacycustomer).toEqual(known);
		},
	);
});
