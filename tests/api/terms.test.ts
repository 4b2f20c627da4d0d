// Terms of service: cancelling one that is needed ends the access to claims at once, agreeing again brings it back (3 §4, 3 §6).
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	getTermsofServiceList,
	getTermsProgress,
	submitTermsofService,
	updateTermsProgress,
} from "../../src/contract/article";
import { getProfile } from "../../src/contract/customer";
import { failureCode } from "../../src/contract/failureCode";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import { failureOf, type Session } from "./client";
import { deal } from "./deals";
import { serve, someone, type World } from "./world";

let world: World;
beforeAll(async () => {
	world = await serve();
});
afterAll(() => world.stop());

const terms = (who: Session) =>
	world.client.ask(getTermsofServiceList, {}, who);
const decide = (who: Session, choices: Record<string, boolean>) =>
	world.client.send(
		submitTermsofService,
		{
			list_consent: Object.entries(choices).map(([consent_id, is_consent]) => ({
				...{ consent_id, is_consent },
				// Not the client's to say.
				is_required: false,
			})),
		},
		who,
	);
const claim = (who: Session) =>
	world.client.send(
		submitRedeemCouponCodeV2,
		{ Reference: deal("plain"), Amount: 1, IsUsed: false },
		who,
	);
const access = async (who: Session) =>
	(await world.client.ask(getProfile, {}, who)).customer.isaccessedcondition;

test("a member has agreed to what is needed, and to nothing else", async () => {
	const me = await world.client.signIn(someone());
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

test("cancelling takes the access to claims away at once, agreeing again gives it back", async () => {
	const me = await world.client.signIn(someone());
	expect((await decide(me, { CS_1: false })).status).toBe(200);
	expect(await access(me)).toBe(false);
	expect(failureOf(await claim(me))).toMatchObject({
		status: 400,
		code: failureCode.claimRefused,
		message: { en: expect.stringMatching(/accept the terms/) },
	});
	expect(
		failureOf(await world.client.send(updateTermsProgress, {}, me)),
	).toMatchObject({ code: failureCode.refused });
	expect(
		(await world.client.ask(getTermsProgress, {}, me)).isaccessedcondition,
	).toBe(false);
	// The other required one still stands: only what was cancelled is missing.
	expect(
		(await terms(me)).filter((it) => it.is_required && !it.is_consent),
	).toMatchObject([{ consent_id: "CS_1" }]);
	await decide(me, { CS_1: true });
	expect(await access(me)).toBe(true);
	expect((await claim(me)).status).toBe(200);
});

test("an optional one opens and closes nothing", async () => {
	const me = await world.client.signIn(someone());
	for (const wish of [true, false]) {
		await decide(me, { CS_3: wish });
		expect(await access(me)).toBe(true);
		const own = (await terms(me)).find((it) => it.consent_id === "CS_3");
		expect(own?.is_consent).toBe(wish);
	}
});

test("an updated one asks anew and keeps the access meanwhile", async () => {
	const me = await world.client.signIn(someone("terms"));
	const updated = async () =>
		(await terms(me)).filter((it) => it.is_new_updated);
	expect((await updated()).map((it) => it.consent_id)).toEqual(["CS_1"]);
	expect(await access(me)).toBe(true);
	await decide(me, { CS_1: true });
	expect(await updated()).toEqual([]);
});

test("no term twice, none that is none, and both change nothing", async () => {
	const me = await world.client.signIn(someone());
	expect(
		failureOf(await decide(me, { CS_1: false, CS_404: true })),
	).toMatchObject({ status: 400, code: failureCode.notFound });
	const twice = { consent_id: "CS_1", is_consent: false, is_required: true };
	const reply = await world.client.send(
		submitTermsofService,
		{ list_consent: [twice, { ...twice, is_consent: true }] },
		me,
	);
	expect(failureOf(reply).code).toBe(failureCode.malformed);
	expect(await access(me)).toBe(true);
});

test("somebody who has not registered gets no access by agreeing", async () => {
	const me = await world.client.signIn(someone("new"));
	expect((await terms(me)).every((it) => !it.is_consent)).toBe(true);
	await decide(me, { CS_1: true, CS_2: true });
	expect(await access(me)).toBe(false);
	expect(
		failureOf(await world.client.send(updateTermsProgress, {}, me)).code,
	).toBe(failureCode.refused);
});

test("two at once take turns: the access follows the terms as they stand in the end", async () => {
	for (let turn = 0; turn < 5; turn++) {
		const me = await world.client.signIn(someone());
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
