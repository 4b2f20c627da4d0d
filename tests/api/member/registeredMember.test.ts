// A registered member keeps number, name and birth date, even after a withdrawn consent, and agrees again by either call (3 §4, 3 §5).
import { afterAll, beforeAll, expect, test } from "vitest";
import { registeredAt } from "../../../server/store/member/registration";
import { registrations } from "../../../server/store/schema/schema";
import { failureCode } from "../../../src/contract/failureCode";
import { editProfile } from "../../../src/contract/profile";
import {
	registerTermsofService,
	submitTermsofService,
	updateTermsProgress,
} from "../../../src/contract/terms";
import { failureOf, type Session } from "../support/client";
import { newMobile, verifyNumber } from "../support/inbox";
import { profileOf } from "../support/profiles";
import { wholeRegistration } from "../support/registration";
import {
	day,
	minute,
	newMockUserId,
	noon,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeAll(async () => {
	api = await startTestServer();
});
afterAll(() => api.stop());

/** A new customer who has registered, and the request of the registration. */
async function registered() {
	const me = await api.client.signIn(newMockUserId("new"));
	const mobile = newMobile();
	await verifyNumber(api, me, mobile);
	const request = await wholeRegistration(api, me, mobile);
	await api.client.ask(registerTermsofService, request, me);
	return { me, request };
}
const withdraw = (
	me: Session,
	{ list_consent }: Awaited<ReturnType<typeof registered>>["request"],
) =>
	api.client.ask(
		submitTermsofService,
		{ list_consent: list_consent.map((it) => ({ ...it, is_consent: false })) },
		me,
	);
const register = (me: Session, request: object) =>
	api.client.send(registerTermsofService, request, me);

// The bug: a registration after a withdrawal overwrote the birth date and the name.
test("a member who withdrew agrees again by a registration, and keeps name, birth date and registration time", async () => {
	const { me, request } = await registered();
	await api.client.ask(updateTermsProgress, {}, me);
	const since = await registeredAt(api.store.db, me.sub);
	await withdraw(me, request);
	const before = await profileOf(api, me);
	expect(before.isaccessedcondition).toBe(false);
	api.clock.now += minute;
	const other = { firstname: "Bob", date_of_birth: "20041231" };
	expect((await register(me, { ...request, ...other })).status).toBe(200);
	expect(await profileOf(api, me)).toEqual({
		...before,
		isaccessedcondition: true,
	});
	expect(since).not.toBeNull();
	expect(await registeredAt(api.store.db, me.sub)).toEqual(since);
});

test("a member who withdrew cannot change the number, even with a code, and may agree afterwards", async () => {
	const { me, request } = await registered();
	await withdraw(me, request);
	const before = await profileOf(api, me);
	const mobile_no = newMobile();
	api.clock.now += 2 * minute;
	await verifyNumber(api, me, mobile_no);
	expect(
		failureOf(await register(me, { ...request, mobile_no })),
	).toMatchObject({ status: 400, code: failureCode.mobileTaken });
	expect(await profileOf(api, me)).toEqual(before);
	const { list_consent } = request;
	await api.client.ask(submitTermsofService, { list_consent }, me);
	expect((await profileOf(api, me)).isaccessedcondition).toBe(true);
});

test("a member who withdrew and registers without a required term stays without access", async () => {
	const { me, request } = await registered();
	await withdraw(me, request);
	const list_consent = request.list_consent.map((it) => ({
		...it,
		is_consent: false,
	}));
	const reply = await register(me, { ...request, list_consent });
	expect(failureOf(reply).code).toBe(failureCode.refused);
	expect((await profileOf(api, me)).isaccessedcondition).toBe(false);
});

test("a customer with the row of a former registration registers with the current time", async () => {
	const me = await api.client.signIn(newMockUserId("new"));
	const former = { mobile: newMobile(), registered_at: new Date(noon - day) };
	await api.store.db.insert(registrations).values({ sub: me.sub, ...former });
	const mobile = newMobile();
	await verifyNumber(api, me, mobile);
	await register(me, await wholeRegistration(api, me, mobile));
	expect((await profileOf(api, me)).mobileno).toBe(mobile);
	expect(await registeredAt(api.store.db, me.sub)).toEqual(
		new Date(api.clock.now),
	);
});

// The bug: a late change of the name from before the registration overwrote the registered name.
test("a change of the profile from before the registration is refused after it", async () => {
	const me = await api.client.signIn(newMockUserId("new"));
	const mobile = newMobile();
	await verifyNumber(api, me, mobile);
	const { email, remark } = await profileOf(api, me);
	const edit = {
		...{ firstname: "Ann", lastname: "Before", email, remark },
		...{ image_profile_type: 1, image_profile_url: "", avatar_id: null },
	};
	const timestamp = api.client.newTimestamp();
	const request = await wholeRegistration(api, me, mobile);
	await api.client.ask(registerTermsofService, request, me);
	const date_of_birth = request.date_of_birth;
	const late = { ...edit, date_of_birth };
	const reply = await api.client.send(editProfile, late, me, { timestamp });
	expect(failureOf(reply).code).toBe(failureCode.refused);
	expect((await profileOf(api, me)).firstname).toBe(request.firstname);
	expect((await api.client.send(editProfile, late, me)).status).toBe(200);
});
