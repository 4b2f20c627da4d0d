// A browser's push subscription is saved for its customer, up to five each, and its address is checked before the server calls it (X08).
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pushSubscriptions } from "../../../server/store/schema/schema";
import {
	getPushKey,
	removePushSubscription,
	savePushSubscription,
} from "../../../src/contract/push";
import { failureOf } from "../support/client";
import { pushSettings, startPushService } from "../support/pushService";
import {
	minute,
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const settings = pushSettings();
let api: TestServer;
let pushes: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
	api = await startTestServer(settings);
	pushes = await startPushService();
});
afterAll(async () => {
	pushes.stop();
	await api.stop();
});

const newCustomer = () => api.client.signIn(newMockUserId());
const rowsOf = ({ sub }: { sub: string }) =>
	api.store.db
		.select()
		.from(pushSubscriptions)
		.where(eq(pushSubscriptions.sub, sub));
/** A subscription at a public push service. */
const publicSubscription = (endpoint = "https://push.example.com/one") => ({
	...pushes.subscription(),
	endpoint,
	locale: "th" as const,
});

test("without the keys of the settings the public key is empty and a subscription is refused", async () => {
	const other = await startTestServer();
	const me = await other.client.signIn(newMockUserId());
	expect(await other.client.ask(getPushKey, {}, me)).toEqual({
		public_key: "",
	});
	const reply = await other.client.send(
		savePushSubscription,
		publicSubscription(),
		me,
	);
	expect(failureOf(reply)).toMatchObject({ status: 400, code: 30000 });
	await other.stop();
});

test("a signed-in customer gets the public key; without a sign-in there is no key, and no browser is saved", async () => {
	const me = await newCustomer();
	expect(await api.client.ask(getPushKey, {}, me)).toEqual({
		public_key: settings.PUSH_PUBLIC_KEY,
	});
	const subscription = publicSubscription("https://push.example.com/nobody");
	for (const reply of [
		await api.client.send(getPushKey, {}),
		await api.client.send(savePushSubscription, subscription),
	]) {
		expect(reply.status).toBe(401);
		expect(reply.text).not.toContain(settings.PUSH_PUBLIC_KEY);
	}
	const saved = await api.store.db.select().from(pushSubscriptions);
	expect(saved.map((it) => it.endpoint)).not.toContain(subscription.endpoint);
});

test("a browser is saved once, and its language can change", async () => {
	const me = await newCustomer();
	const mine = publicSubscription("https://push.example.com/mine");
	for (const locale of ["th", "en-US"] as const)
		await api.client.ask(savePushSubscription, { ...mine, locale }, me);
	expect(await rowsOf(me)).toMatchObject([
		{ endpoint: mine.endpoint, locale: "en-US", imei: me.imei },
	]);
});

test("a browser belongs to the customer who subscribed it last, and only that customer can remove it", async () => {
	const [one, two] = [await newCustomer(), await newCustomer()];
	const shared = publicSubscription("https://push.example.com/shared");
	for (const me of [one, two])
		await api.client.ask(savePushSubscription, shared, me);
	expect(await rowsOf(one)).toEqual([]);
	const { endpoint } = shared;
	await api.client.ask(removePushSubscription, { endpoint }, one);
	expect(await rowsOf(two)).toHaveLength(1);
	for (let turn = 0; turn < 2; turn++)
		await api.client.ask(removePushSubscription, { endpoint }, two);
	expect(await rowsOf(two)).toEqual([]);
});

// The bug: a browser that was saved after five from a process whose clock was ahead was deleted at once.
test.each([
	["the five newest browsers", 1, "34567"],
	[
		"five browsers with the last one, even if the clock runs backwards",
		-1,
		"12347",
	],
])("a customer keeps %s", async (_, minutes, expected) => {
	const me = await newCustomer();
	for (let number = 1; number <= 7; number++) {
		api.clock.now += minutes * minute;
		const endpoint = `https://push.example.com/of-${me.sub}/${number}`;
		await api.client.ask(
			savePushSubscription,
			publicSubscription(endpoint),
			me,
		);
	}
	const numbers = (await rowsOf(me)).map(({ endpoint }) => endpoint.at(-1));
	expect(numbers.sort()).toEqual([...expected]);
});

test.each([
	["no address", "push"],
	["http", "http://push.example.com/one"],
	["another port", "https://push.example.com:8443/one"],
	["a user", "https://me@push.example.com/one"],
	["a private address", "https://10.0.0.1/one"],
	["a number for an address", "https://2130706433/one"],
	["an IPv6 address", "https://[::1]/one"],
	["a name of the own network", "https://database/one"],
	["https at this machine", "https://127.0.0.1/one"],
	["too long an address", `https://push.example.com/${"a".repeat(1000)}`],
])("an endpoint with %s is refused", async (_, endpoint) => {
	const me = await newCustomer();
	const reply = await api.client.send(
		savePushSubscription,
		publicSubscription(endpoint),
		me,
	);
	expect(failureOf(reply)).toMatchObject({ status: 400, code: 10000 });
	expect(await rowsOf(me)).toEqual([]);
});

test.each([
	["a short key", { p256dh: "BAAA" }],
	["a key that is no point of the curve", { p256dh: `B${"A".repeat(86)}` }],
	["a short secret", { auth: "AAAA" }],
	["a language that the app has not", { locale: "de" }],
])("a subscription with %s is refused", async (_, wrong) => {
	const me = await newCustomer();
	const reply = await api.client.send(
		savePushSubscription,
		{ ...publicSubscription(), ...wrong },
		me,
	);
	expect(failureOf(reply)).toMatchObject({ status: 400, code: 10000 });
});

test("only the setting for tests allows addresses of this machine", async () => {
	const other = await startTestServer({
		...settings,
		PUSH_ALLOW_LOOPBACK: "0",
	});
	const mine = { ...pushes.subscription(), locale: "th" as const };
	for (const [server, status] of [
		[other, 400],
		[api, 200],
	] as const) {
		const me = await server.client.signIn(newMockUserId());
		const reply = await server.client.send(savePushSubscription, mine, me);
		expect(reply.status).toBe(status);
	}
	await other.stop();
});
