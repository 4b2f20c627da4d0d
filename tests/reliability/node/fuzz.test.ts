// @vitest-environment node
// Sends fuzzed requests over HTTP to every call, many in parallel: no 5xx, no malformed reply, no echo of the input, and every call succeeds at least once.
import sharp from "sharp";
import { test } from "vitest";
import { couponCodeDetail } from "../../../src/contract/code";
import { getProfile } from "../../../src/contract/customer";
import * as delivery from "../../../src/contract/delivery";
import type { Endpoint } from "../../../src/contract/endpoint";
import * as privilege from "../../../src/contract/privilege";
import { requestOtp, verifyOtp } from "../../../src/contract/sms";
import { registerTermsofService } from "../../../src/contract/terms";
import { homeAddress } from "../../api/support/address";
import {
	type Client,
	type Reply,
	type Session,
	sign,
} from "../../api/support/client";
import { codeTo } from "../../api/support/inbox";
import { pushSettings } from "../../api/support/pushService";
import {
	minute,
	newDatabase,
	newStore,
	postgresUrl,
	startTestServer,
	type TestServer,
} from "../../api/support/testServer";
import { endpoints } from "../../support/endpoints";
import { below, pick, type Random } from "../storageDamage";
import { reportTrials, seededRandom, trials } from "../trials";
import * as fuzz from "./fuzzRequests";

const inFlight = 16;
const maxCustomers = 30;
const scenarios = [
	...["platinum", "new", "full", "gold", "standard", "legacy", "moved", "plus"],
	...["terms", "ending", "empty", "flagship"],
];
/** The calls that a customer makes after a successful call. */
const nextCalls = new Map<Endpoint, Endpoint[]>([
	[requestOtp, [verifyOtp, delivery.submitRedeemPhysicalV2]],
	[verifyOtp, [registerTermsofService]],
	[delivery.submitRedeemPhysicalV2, [delivery.getTrackingStatus]],
	[
		privilege.submitRedeemCouponCodeV2,
		[couponCodeDetail, privilege.updateUsedPrivilege],
	],
]);

/** What is wrong with a reply, or "". */
function faultOf({ status, body, text }: Reply): string {
	if (status >= 500) return "the server has failed";
	// Node refuses an address of more than 16 KB before the app gets it.
	if (status === 431 && text === "") return "";
	const { status: word, error, data } = Object(body);
	const isEnvelope =
		status === 200
			? word === "success" && data !== undefined
			: word === "error" && typeof error?.code === "number";
	if (!isEnvelope) return "the reply has no envelope";
	if (status === 200) return "";
	if (text.includes(fuzz.marker)) return "the reply repeats the input";
	const leak = /valibot|drizzle|violates|syntax|relation \\?"|\bat \S+ \(/i;
	return leak.test(text) ? "the reply shows internal details" : "";
}

/** Sends a request; one with a file is sent as a form. */
async function send(
	client: Client,
	{ endpoint, values, session, wrong }: fuzz.FuzzedRequest,
	timestamp: number,
): Promise<Reply> {
	const sent = { timestamp, ...wrong };
	if (endpoint.body !== "multipart" || wrong.raw !== undefined)
		return await client.send(endpoint, values, session, sent);
	const form = new FormData();
	const fields = { tx_timestamp: sent.timestamp, ...values };
	for (const [name, it] of Object.entries(fields))
		if (it instanceof Uint8Array)
			form.append(name, new Blob([Buffer.from(it)]));
		else form.append(name, typeof it === "string" ? it : JSON.stringify(it));
	const body = new Response(form);
	const headers = {
		"content-type": body.headers.get("content-type"),
		"x-signature": sign(`tx_timestamp=${sent.timestamp}`),
		...wrong.headers,
	};
	const raw = new Uint8Array(await body.arrayBuffer());
	return await client.send(endpoint, {}, session, { ...sent, headers, raw });
}

/** Signs in a customer with an address, for prizes. */
async function signIn({ client }: TestServer, name: string, random: Random) {
	const session = await client.signIn(name);
	const [, claims = ""] = session.token.split(".");
	// The replies are not checked: a parallel request may delete the customer.
	await client.send(delivery.addCustomerAddress, homeAddress, session);
	const { body } = await client.send(getProfile, {}, session);
	const profile = Object(body).data;
	const newMobile = `09${String(below(random, 1e8)).padStart(8, "0")}`;
	const words = {
		...JSON.parse(Buffer.from(claims, "base64url").toString()),
		mobileno: profile?.customer.mobileno || newMobile,
	};
	const customer: fuzz.FuzzCustomer = {
		...{ name, session, newest: new Map([[getProfile, profile]]), codes: [] },
		words: new Map(Object.entries(words).map(([key, it]) => [key, [it]])),
	};
	return customer;
}

test("fuzzed requests", async ({ task }) => {
	const seed = Number(process.env.PROPERTY_SEED ?? 20260101);
	const random = seededRandom(seed);
	const url = postgresUrl ? await newDatabase() : undefined;
	const store = await newStore(url);
	const api = await startTestServer(
		{ ...pushSettings(), LOG_LEVEL: "error" },
		{},
		store,
	);
	const picture = { width: 64, height: 64, channels: 3, background: "teal" };
	const file = await sharp({ create: { ...picture, channels: 3 } })
		.png()
		.toBuffer();
	const maker = fuzz.requestMaker(random, Uint8Array.from(file));

	const tries = trials(100_000, 3_000);
	const bad: string[] = [];
	const answers = new Map(endpoints.map((it) => [it, 0]));
	const customers: fuzz.FuzzCustomer[] = [];
	const sessions: Session[] = [];
	let signedIn = 0;
	async function addCustomer() {
		const scenario = scenarios[signedIn % scenarios.length];
		const name = `${scenario}-fuzz-${signedIn++}`;
		customers.unshift(await signIn(api, name, random));
		customers.splice(maxCustomers);
	}
	for (const _ of scenarios) await addCustomer();

	let turn = 0;
	async function takeTurn(
		endpoint: Endpoint,
		customer: fuzz.FuzzCustomer,
		damaged: number,
	) {
		const request = maker.request(endpoint, customer);
		sessions.push(customer.session);
		const other = pick(random, sessions);
		if (random() < damaged)
			fuzz.damage(random, request, { other, now: api.clock.now });
		const copies = random() < 0.05 ? [1, 2] : [1];
		const { damage, values, wrong } = request;
		const context = `turn ${turn} of seed ${seed}: ${endpoint.path} as ${customer.name}, damaged [${damage}], ${JSON.stringify([values, wrong]).slice(0, 900)}`;
		const timestamp = api.client.newTimestamp();
		const replies = await Promise.all(
			copies.map(() => send(api.client, request, timestamp)),
		).catch((error) => {
			bad.push(`there is no reply (${error.cause ?? error}), ${context}`);
			return [];
		});
		for (const reply of replies) {
			const fault = faultOf(reply);
			if (fault)
				bad.push(
					`${fault}: ${reply.status} ${reply.text.slice(0, 300)}, ${context}`,
				);
		}
		return { request, reply: replies.at(-1) };
	}

	/** Learns values from a reply, and the one-time code of a sent text message. */
	async function learn(
		request: fuzz.FuzzedRequest,
		customer: fuzz.FuzzCustomer,
		{ body }: Reply,
	) {
		const { endpoint, values, damage } = request;
		const { data } = Object(body);
		answers.set(endpoint, (answers.get(endpoint) ?? 0) + 1);
		maker.learnReply(endpoint, customer, data);
		if (damage.length === 0) maker.learn(endpoint, customer, values);
		// A raw body is left out, since it may have another number than the values.
		if (endpoint === requestOtp && !damage.includes("raw")) {
			const MobileNo = String(values.MobileNo);
			const OTP = await codeTo(api, MobileNo.replace(/\D/g, ""));
			customer.codes.push({ MobileNo, OTP, TransactionId: data.transactionid });
		}
	}

	const silent = () => endpoints.filter((it) => answers.get(it) === 0);
	/** Whether the run ends: at `tries`, or at most twice that while calls have not succeeded yet. */
	const isOver = () =>
		turn >= tries && (turn >= 2 * tries || silent().length === 0);
	async function work() {
		let next: readonly Endpoint[] = [];
		let customer = pick(random, customers);
		while (!isOver()) {
			turn++;
			if (turn % 250 === 0) api.clock.now += below(random, minute);
			if (turn % 100 === 0) await addCustomer();
			const rare = random() < 0.1 ? silent() : [];
			const any = rare.length > 0 ? rare : endpoints;
			if (next.length === 0) customer = pick(random, customers);
			const endpoint = pick(random, next.length > 0 ? next : any);
			const damaged = next.length > 0 ? 0.3 : 0.7;
			const { request, reply } = await takeTurn(endpoint, customer, damaged);
			const { method, path } = request.wrong;
			const isAnswered =
				reply?.status === 200 &&
				!path &&
				(method ?? endpoint.method) === endpoint.method;
			if (reply && isAnswered) await learn(request, customer, reply);
			next = (isAnswered && nextCalls.get(endpoint)) || [];
			const isOut = reply?.status === 401 || reply?.status === 403;
			if (isOut && request.damage.length === 0)
				Object.assign(customer, await signIn(api, customer.name, random));
		}
	}
	await Promise.all(Array.from({ length: inFlight }, work));
	await api.stop();
	await store.close();
	bad.push(...silent().map((it) => `${it.path}: no request has succeeded`));
	reportTrials(task, turn, bad);
});
