// The log and the metrics contain what an operator needs, and no value of any field of any call (X02).
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calls } from "../../../server/app";
import { createLogger } from "../../../server/middleware/requestLog";
import type { Store } from "../../../server/store/connection/database";
import type { Endpoint } from "../../../src/contract/endpoint";
import { countRedeem } from "../../../src/contract/history";
import { type Session, sign } from "../support/client";
import {
	newStore,
	startTestServer,
	type TestServer,
} from "../support/testServer";

/** Marks that every sent text contains, and that no line of the log may contain. */
const canary = "CanaryBird";
const canaryDigits = "0873194628";

const lines: string[] = [];
let api: TestServer;
let store: Store;
let me: Session;
beforeAll(async () => {
	store = await newStore();
	const logger = createLogger("debug", { write: (line) => lines.push(line) });
	const environment = { METRICS: "1" };
	api = await startTestServer(environment, {}, store, logger);
	me = await api.client.signIn(`platinum-${canary}`);
}, 60_000);
afterAll(async () => {
	await api.stop();
	await store.close();
});

interface Schema {
	type: string;
	entries?: Record<string, Schema>;
	wrapped?: Schema;
	item?: Schema;
	options?: readonly unknown[];
}

/** A value that the schema may accept, with a canary where the type allows one. */
function valueFor({ type, entries, wrapped, item, options }: Schema): unknown {
	if (wrapped) return valueFor(wrapped);
	if (entries)
		return Object.fromEntries(
			Object.entries(entries).map(([key, each]) => [key, valueFor(each)]),
		);
	if (type === "array") return item ? [valueFor(item)] : [];
	if (type === "picklist") return options?.[0];
	if (type === "number") return Number(canaryDigits);
	if (type === "boolean") return true;
	return `${canary} ${canaryDigits}`;
}

/** Sends a call three times: with valid types, with texts in every field and an unknown field, and with bytes that are no JSON. */
async function sendCanaries({ endpoint }: { endpoint: Endpoint }) {
	const typed = Object(valueFor(endpoint.request as Schema));
	const texts = Object.fromEntries(
		Object.keys(typed).map((key) => [key, canaryDigits]),
	);
	const headers = {
		"user-agent": canary,
		referer: `https://${canary}.example/?n=${canaryDigits}`,
		"x-forwarded-for": canary,
	};
	const send = (values: object, wrong = {}) =>
		api.client.send(endpoint, values, me, { headers, ...wrong });
	const replies = [
		await send(typed),
		await send({ ...texts, unknown: canary }),
		await send({}, { raw: `${canary}=${canaryDigits}` }),
		await send(typed, { path: `${endpoint.path}/${canary}` }),
	];
	return replies.map(({ status }) => status);
}

async function sendAll() {
	const statuses = [];
	for (const call of calls) statuses.push(...(await sendCanaries(call)));
	return statuses;
}

function expectNoCanary() {
	const [, payload = "", signature = ""] = me.token.split(".");
	const secrets = [canary, canaryDigits, payload, signature, me.sub, me.imei];
	const logged = lines.join("").toLowerCase();
	for (const secret of secrets)
		expect(logged.includes(secret.toLowerCase())).toBe(false);
	// As a number the canary has no leading 0.
	expect(logged).not.toContain(canaryDigits.slice(1));
}

async function renameTables(
	spared: string[],
	rename: (name: string) => string,
) {
	const tables = await store.db
		.select({ name: sql<string>`tablename` })
		.from(sql`pg_tables`)
		.where(sql`schemaname = 'public'`);
	for (const { name } of tables)
		if (!spared.includes(name) && rename(name) !== name)
			await store.db.execute(
				sql.raw(`alter table "${name}" rename to "${rename(name)}"`),
			);
}

test("a request is logged in one line with its method, route, status, ms and the id of its reply", async () => {
	lines.length = 0;
	const reply = await api.client.send(countRedeem, {}, me);
	expect(lines.map((line) => JSON.parse(line))).toEqual([
		{
			...{ level: 30, time: expect.any(Number), method: "GET", status: 200 },
			...{ route: countRedeem.path, ms: expect.any(Number) },
			id: reply.headers.get("x-request-id"),
		},
	]);
});

test("no value of any field of any call is logged, whether accepted or refused", async () => {
	const statuses = await sendAll();
	expect(statuses).toContain(200);
	expect(lines.length).toBeGreaterThan(statuses.length);
	expectNoCanary();
});

test("no value is logged even if every statement of the store fails", async () => {
	for (const spared of [["customers", "answered"], []]) {
		await renameTables(spared, (name) => `${name}_gone`);
		lines.length = 0;
		expect(await sendAll()).toContain(500);
		expect(lines.some((line) => line.includes('"code":"42P01"'))).toBe(true);
		expectNoCanary();
		await renameTables([], (name) => name.replace("_gone", ""));
	}
	expect((await api.client.send(countRedeem, {}, me)).status).toBe(200);
});

test("metrics count requests by call and status, and errors of the store, without a customer's values", async () => {
	const reply = await fetch(`${api.client.address}/metrics`);
	expect(reply.headers.get("content-type")).toMatch(/^text\/plain; version=/);
	const text = await reply.text();
	const counted = (name: string) =>
		Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
	const series = `http_request_duration_seconds_count\\{route="${countRedeem.path}",status="200"\\}`;
	expect(counted(series)).toBeGreaterThan(1);
	expect(counted('store_errors_total\\{code="42P01"\\}')).toBeGreaterThan(10);
	expect(text).toContain("nodejs_eventloop_lag_seconds");
	expect(text.toLowerCase()).not.toContain(canary.toLowerCase());
	// All unknown paths share one label.
	const labels = [...text.matchAll(/route="([^"]+)"/g)].map(([, it]) => it);
	const known = new Set(calls.map(({ endpoint }) => endpoint.path));
	const others = labels.filter((it) => !known.has(it ?? ""));
	expect([...new Set(others)]).toEqual(["other"]);
});

test("there are no metrics unless the setting enables them", async () => {
	const plain = await startTestServer({}, {}, store);
	expect((await fetch(`${plain.client.address}/metrics`)).status).toBe(404);
	await plain.stop();
});

test.each([
	["a wrong key", { headers: { "x-signature": sign("{}") } }, "SIGNATURE_KEY"],
	["a wrong clock", { timestamp: 1.8e9 }, "the clock of this server"],
])(
	"%s causes one warning until a call is accepted",
	async (_what, wrong, cause) => {
		const logger = createLogger("warn", { write: (line) => lines.push(line) });
		const own = await startTestServer({}, {}, store, logger);
		const ask = (wrong = {}) => own.client.send(countRedeem, {}, me, wrong);
		lines.length = 0;
		for (const given of [wrong, wrong])
			expect((await ask(given)).status).toBe(400);
		expect(lines.map((line) => JSON.parse(line))).toEqual([
			expect.objectContaining({
				level: 40,
				msg: expect.stringMatching(
					`^no call has been accepted yet: .*${cause}`,
				),
			}),
		]);
		expect((await ask()).status).toBe(200);
		expect((await ask(wrong)).status).toBe(400);
		expect(lines).toHaveLength(1);
		await own.stop();
	},
);

test("a request without a signature causes no warning", async () => {
	const logger = createLogger("warn", { write: (line) => lines.push(line) });
	const own = await startTestServer({}, {}, store, logger);
	lines.length = 0;
	const headers = { "x-signature": null };
	expect((await own.client.send(countRedeem, {}, me, { headers })).status).toBe(
		400,
	);
	expect(lines).toEqual([]);
	await own.stop();
});
