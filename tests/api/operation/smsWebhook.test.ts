// A service outside demo mode: sign-in with a launch code, registration with a text from the operator's webhook; texts are signed, retried and never lost silently (X05).
import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSmsWebhook } from "../../../server/sms/smsWebhook";
import type { Store } from "../../../server/store/connection/database";
import { landing } from "../../../src/contract/authentication";
import { getProfile } from "../../../src/contract/customer";
import { requestOtp, verifyOtp } from "../../../src/contract/sms";
import {
	getTermsofServiceList,
	registerTermsofService,
} from "../../../src/contract/terms";
import { nth } from "../../support/nth";
import { waitFor } from "../../support/waitFor";
import { messagesTo, newMobile } from "../support/inbox";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const key = "the-key-of-the-webhook";

interface Received {
	headers: IncomingHttpHeaders;
	body: string;
}
let received: Received[] = [];
/** The next replies of the receiver; then 200. "hang" sends no reply. */
let answers: (number | "hang")[] = [];

const receiver = createServer((request, response) => {
	const chunks: Buffer[] = [];
	request.on("data", (chunk) => chunks.push(chunk));
	request.on("end", () => {
		received.push({
			headers: request.headers,
			body: Buffer.concat(chunks).toString(),
		});
		const answer = answers.shift() ?? 200;
		if (answer === "hang") return;
		response.writeHead(answer, { location: "/elsewhere" }).end();
	});
});
let url = "";
beforeAll(async () => {
	await new Promise<void>((resolve) =>
		receiver.listen(0, "127.0.0.1", resolve),
	);
	url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/send`;
});
afterAll(() => {
	receiver.closeAllConnections();
	receiver.close();
});
beforeEach(() => {
	received = [];
	answers = [];
});

const message = { id: "GG1", to: "0812345678", text: "รหัส 123456" };

/** Sends one message with short delays; returns the ids of failed messages with their error's code. */
async function send(timeoutMs?: number) {
	const failed: unknown[] = [];
	const webhook = createSmsWebhook(
		{ url, key },
		(id, error) => failed.push([id, Object(error).code ?? Object(error).name]),
		{ delays: [1, 1, 1], ...(timeoutMs && { timeoutMs }) },
	);
	webhook.send(message);
	await webhook.finish();
	return failed;
}

test("a text is posted as JSON, signed over its exact bytes", async () => {
	expect(await send()).toEqual([]);
	const { headers, body } = nth(received, 0);
	expect(JSON.parse(body)).toEqual(message);
	expect(headers["content-type"]).toBe("application/json");
	expect(headers["x-signature"]).toBe(
		createHmac("sha256", key).update(body).digest("base64"),
	);
});

test("a text is sent again after a temporary failure of the gateway", async () => {
	answers = [503, 429];
	expect(await send()).toEqual([]);
	expect(received.map(({ body }) => JSON.parse(body))).toEqual([
		message,
		message,
		message,
	]);
});

test("a text is sent again after a timeout of the gateway", async () => {
	answers = ["hang"];
	expect(await send(100)).toEqual([]);
	expect(received).toHaveLength(2);
});

test.each<[string, (number | "hang")[], number, string]>([
	["keeps failing", [500, 502, 503, 500, 500], 4, "HTTP 500"],
	["refuses", [400], 1, "HTTP 400"],
])(
	"a gateway that %s is reported with the text's id",
	async (_what, given, tries, code) => {
		answers = given;
		expect(await send()).toEqual([["GG1", code]]);
		expect(received).toHaveLength(tries);
	},
);

test("a redirect is not followed, since the text would reach another host", async () => {
	answers = [307];
	expect(await send()).toEqual([["GG1", "HTTP 307"]]);
	expect(received).toHaveLength(1);
});

test("in demo mode texts go to the webhook and the inbox", async () => {
	const api = await startTestServer({
		SMS_WEBHOOK_URL: url,
		SMS_WEBHOOK_KEY: key,
	});
	const me = await api.client.signIn(newMockUserId("new"));
	const MobileNo = newMobile();
	await api.client.ask(requestOtp, { MobileNo }, me);
	await waitFor(() => expect(received).toHaveLength(1));
	expect(await messagesTo(api, MobileNo)).toHaveLength(1);
	await api.stop();
});

test("a refused request sends no text, and a repeated request sends only one", async () => {
	const api = await startTestServer({
		SMS_WEBHOOK_URL: url,
		SMS_WEBHOOK_KEY: key,
	});
	const me = await api.client.signIn(newMockUserId("new"));
	const MobileNo = newMobile();
	const timestamp = api.client.newTimestamp();
	for (const _ of "12")
		await api.client.ask(requestOtp, { MobileNo }, me, { timestamp });
	expect((await api.client.send(requestOtp, { MobileNo }, me)).status).toBe(
		400,
	);
	const last = newMobile();
	const other = await api.client.signIn(newMockUserId("new"));
	await api.client.ask(requestOtp, { MobileNo: last }, other);
	const numbers = () => received.map(({ body }) => JSON.parse(body).to);
	await waitFor(() => expect(numbers()).toContain(last));
	expect(numbers()).toEqual([MobileNo, last]);
	await api.stop();
});

test("a request that is run again after a database conflict sends only the text of its last run", async () => {
	const { store, stop } = await startTestServer();
	const transaction: Store["transaction"] = async (work) => {
		const conflict = store.transaction(async (tx) => {
			await work(tx);
			throw new Error("in favour of another");
		});
		await conflict.catch(() => {});
		return await store.transaction(work);
	};
	const api = await startTestServer(
		{ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_KEY: key },
		{},
		{ ...store, transaction },
	);
	const me = await api.client.signIn(newMockUserId("new"));
	const { transactionid } = await api.client.ask(
		requestOtp,
		{ MobileNo: newMobile() },
		me,
	);
	const other = await api.client.signIn(newMockUserId("new"));
	const last = newMobile();
	await api.client.ask(requestOtp, { MobileNo: last }, other);
	const texts = () => received.map(({ body }) => JSON.parse(body));
	await waitFor(() => expect(texts().map(({ to }) => to)).toContain(last));
	expect(texts().filter(({ to }) => to !== last)).toMatchObject([
		{ id: transactionid },
	]);
	await Promise.all([api.stop(), stop()]);
});

/** The link that the example launcher prints, as the operator's launcher would open it. */
async function launchLink(...options: string[]) {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		["--import", "tsx", "tools/launchCode.ts", ...options],
		{ env: { PATH: process.env.PATH, TOKEN_KEY: keys.TOKEN_KEY } },
	);
	return new URL(stdout.trim());
}
const keys = { TOKEN_KEY: "the-operators-token-key" };

/** Signs in through a link, and registers with the code of a text. */
async function registerBy(api: TestServer, link: URL) {
	const entered = await api.client.ask(
		landing,
		Object.fromEntries(link.searchParams),
	);
	const { sub = "", imei } = decodeJwt<{ imei: string }>(entered.token);
	const me = { token: entered.token, sub, imei };
	const MobileNo = newMobile();
	const { transactionid } = await api.client.ask(requestOtp, { MobileNo }, me);
	await waitFor(() => expect(received).toHaveLength(1));
	const text = JSON.parse(nth(received, 0).body);
	expect(text).toMatchObject({ id: transactionid, to: MobileNo });
	const [OTP = ""] = /\b\d{6}\b/.exec(text.text) ?? [];
	const code = { MobileNo, OTP, TransactionId: transactionid };
	await api.client.ask(verifyOtp, code, me);
	const terms = await api.client.ask(getTermsofServiceList, {}, me);
	const registered = await api.client.send(
		registerTermsofService,
		{
			...{ firstname: "มะลิ", lastname: "ใจงาม", mobile_no: MobileNo },
			date_of_birth: "20000229",
			list_consent: terms.map(({ consent_id, is_required }) => ({
				...{ consent_id, is_required },
				is_consent: is_required,
			})),
		},
		me,
	);
	expect(registered.status).toBe(200);
	return { entered, me, MobileNo };
}

test("outside demo mode a customer signs in with a launch code and registers with a text", async () => {
	const api = await startTestServer(
		{ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_KEY: key },
		{ demo: false, tokenKey: keys.TOKEN_KEY },
	);
	const sub = newMockUserId("launched");
	const link = await launchLink(`--sub=${sub}`, "--privilege=PV_1001");
	// The launcher is a separate program that uses the machine's date.
	const { iat = 0 } = decodeJwt(link.searchParams.get("code") ?? "");
	api.clock.now = iat * 1000;
	expect(link.pathname).toBe("/landing");
	const { entered, me, MobileNo } = await registerBy(api, link);
	expect(entered.cmd_detail_id).toBe("PV_1001");
	expect(me.sub).toBe(sub);
	expect((await api.client.ask(getProfile, {}, me)).customer).toMatchObject({
		firstname: "มะลิ",
		mobileno: MobileNo,
	});
	// Only the text contains the code.
	const demo = await startTestServer();
	expect(await messagesTo(demo, MobileNo)).toEqual([]);
	await Promise.all([demo.stop(), api.stop()]);
});

test("the example launcher reports missing values and prints its usage", async () => {
	await expect(launchLink()).rejects.toThrow("--sub is required");
	await expect(launchLink("--colour=red")).rejects.toThrow(/colour/);
	const { stdout } = await promisify(execFile)(process.execPath, [
		...["--import", "tsx", "tools/launchCode.ts", "--help"],
	]);
	expect(stdout).toMatch(/^Usage: TOKEN_KEY=/);
});
