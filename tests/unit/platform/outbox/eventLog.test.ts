// @vitest-environment node
// Proves the event log: what it sends, when it logs nothing, and that no event waits forever or is lost (1 §3, 1 §5).
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	eventQueue,
	logEvent,
	sendEvents,
} from "../../../../src/platform/outbox/eventLog";
import {
	adoptToken,
	endSession,
	sessionId,
} from "../../../../src/platform/session/session";
import { local } from "../../../../src/platform/storage/storage";
import { waitFor } from "../../../support/waitFor";
import { json, lost, startServer } from "../../support/server";
import { tokenOf } from "../../support/token";

const server = await startServer();
afterAll(server.stop);
/** Node has no local storage: the wrapper keeps in memory what a phone saves. */
const queue = () => JSON.parse(local.get("event-queue") ?? "[]");
const sent = () => server.received.map(({ body }) => JSON.parse(body));
/** Sets the page's address. */
const at = (address: string) => vi.stubGlobal("location", new URL(address));

beforeEach(() => {
	vi.stubEnv("VITE_API_HOST", server.origin);
	vi.stubGlobal("navigator", {});
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	local.remove("event-queue");
	server.received.length = 0;
	server.answers.clear();
	server.answers.set("CreateEventLog", json(null));
	at(
		"https://gift.example/history?state=history&token=secret&code=1&brandId=7",
	);
	adoptToken(tokenOf("customer-1"));
});
afterEach(() => {
	endSession();
	// The pause after the last event passes.
	if (vi.isFakeTimers()) vi.advanceTimersByTime(200);
	vi.useRealTimers();
});

/** Waits for the network requests that the timer started. */
async function delivered() {
	vi.useRealTimers();
	await waitFor(() => expect(queue()).toEqual([]));
}

test("an event carries the session, its references and the page without secrets", async () => {
	logEvent("Privilege Detail", "view", "PV_1");
	vi.advanceTimersByTime(200);
	await delivered();
	expect(sent()).toEqual([
		{
			session_id: sessionId(),
			name: "Privilege Detail",
			type: "view",
			ref1: "PV_1",
			ref2: null,
			ref3: null,
			path: "/history?state=history&brandId=7",
			tx_timestamp: expect.any(Number),
		},
	]);
});

test("an event logged while another is being sent is sent after it", async () => {
	logEvent("Click Call to Action", "click");
	vi.advanceTimersByTime(200);
	// Its reply has not arrived yet.
	while (sent().length === 0) await new Promise((go) => setImmediate(go));
	logEvent("Join Activity", "success");
	vi.advanceTimersByTime(200);
	await delivered();
	expect(sent().map(({ name }) => name)).toEqual([
		"Click Call to Action",
		"Join Activity",
	]);
});

test("the same event within 200 ms counts once, but another event counts", async () => {
	logEvent("A", "view");
	vi.advanceTimersByTime(199);
	logEvent("A", "view");
	logEvent("B", "view");
	vi.advanceTimersByTime(199);
	expect(vi.getTimerCount()).toBe(1);
	expect(server.received).toEqual([]);
	vi.advanceTimersByTime(1);
	await delivered();
	expect(sent().map(({ name }) => name)).toEqual(["A", "B"]);
});

test("the same event counts again later, also while both wait for the network", async () => {
	server.answers.set("CreateEventLog", lost);
	logEvent("A", "view");
	vi.advanceTimersByTime(200);
	vi.useRealTimers();
	await waitFor(() => expect(server.received).toHaveLength(1));
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	logEvent("A", "view");
	expect(queue()).toHaveLength(2);
	server.answers.set("CreateEventLog", json(null));
	server.received.length = 0;
	vi.advanceTimersByTime(200);
	vi.useRealTimers();
	await waitFor(async () => {
		await sendEvents();
		expect(queue()).toEqual([]);
	});
	expect(sent().map(({ name }) => name)).toEqual(["A", "A"]);
});

test.each([
	"http://localhost:3000/",
	"http://127.0.0.1:3000/",
	"http://[::1]:3000/",
])("%s logs no event, and sends none of the waiting ones", async (address) => {
	logEvent("A", "view");
	at(address);
	logEvent("B", "view");
	await sendEvents();
	expect(queue()).toHaveLength(1);
	expect(server.received).toEqual([]);
});

test("without a token no event is logged", () => {
	endSession();
	logEvent("A", "view");
	expect(queue()).toEqual([]);
});

test("events logged offline stay queued over a restart, and are sent in order", async () => {
	server.answers.set("CreateEventLog", lost);
	logEvent("A", "view");
	logEvent("B", "view");
	await sendEvents();
	expect(queue()).toHaveLength(2);
	server.answers.set("CreateEventLog", json(null));
	server.received.length = 0;
	await sendEvents();
	expect(sent().map(({ name }) => name)).toEqual(["A", "B"]);
	expect(queue()).toEqual([]);
});

test("an event is saved with the API host that it is for (1 §2)", () => {
	const host = "https://two.example";
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", host);
	local.set("api-host", host);
	logEvent("A", "view");
	expect(queue()).toMatchObject([{ event: { name: "A" }, host }]);
	local.remove("api-host");
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "");
});

test.each([401, 403, 423, 429, 500])(
	"events refused with %i wait until the server accepts them",
	async (status) => {
		server.answers.set("CreateEventLog", json(null, status));
		logEvent("A", "view");
		logEvent("B", "view");
		await sendEvents();
		expect(server.received).toHaveLength(1);
		expect(queue()).toHaveLength(2);
		server.answers.set("CreateEventLog", json(null));
		server.received.length = 0;
		await sendEvents();
		expect(sent().map(({ name }) => name)).toEqual(["A", "B"]);
		expect(queue()).toEqual([]);
	},
);

test("an event that the server rejects is dropped, and later ones are sent", async () => {
	server.answers.set("CreateEventLog", (reply, request) =>
		json(null, request.body.includes('"A"') ? 400 : 200)(reply, request),
	);
	logEvent("A", "view");
	logEvent("B", "view");
	await sendEvents();
	expect(queue()).toEqual([]);
	expect(server.received).toHaveLength(2);
});

test("a host that accepts events without an envelope gets each of them once", async () => {
	server.answers.set("CreateEventLog", (reply) => reply.writeHead(204).end());
	logEvent("A", "view");
	logEvent("B", "view");
	await sendEvents();
	await sendEvents();
	expect(sent().map(({ name }) => name)).toEqual(["A", "B"]);
	expect(queue()).toEqual([]);
});

test("the queue keeps the newest fifty", () => {
	for (let count = 1; count <= 60; count++)
		logEvent("A", "view", String(count));
	const references = queue().map(
		({ event }: { event: { ref1: string } }) => event.ref1,
	);
	expect([references.length, references[0]]).toEqual([50, "11"]);
});

test("another customer's events are neither sent nor kept", async () => {
	logEvent("A", "view");
	adoptToken(tokenOf("customer-2"));
	await sendEvents();
	expect(server.received).toEqual([]);
	void eventQueue.clearOthers("customer-2");
	expect(queue()).toEqual([]);
});

test("a damaged queue counts as empty", async () => {
	local.set("event-queue", '[{"sub":1}');
	logEvent("A", "view");
	expect(queue()).toHaveLength(1);
});

test("an event waits instead of being sent with the token of a customer who signed in meanwhile", async () => {
	logEvent("Home", "view", "1");
	logEvent("Home", "view", "2");
	server.answers.set("CreateEventLog", (reply, request) => {
		adoptToken(tokenOf("customer-2"));
		json(null)(reply, request);
	});
	await sendEvents();
	expect(sent().map(({ ref1 }) => ref1)).toEqual(["1"]);
	expect(queue()).toMatchObject([{ sub: "customer-1", event: { ref1: "2" } }]);
	adoptToken(tokenOf("customer-1"));
	await sendEvents();
	expect(sent().map(({ ref1 }) => ref1)).toEqual(["1", "2"]);
});

test("references of any length are sent, shortened to what the server accepts", async () => {
	const address = `https://shop.example/?${"utm=winter&".repeat(30)}`;
	logEvent("Notification Detail", "click", "C1", address);
	await sendEvents();
	const ref2 = address.slice(0, 200);
	expect(sent()).toMatchObject([{ ref1: "C1", ref2, ref3: null }]);
});

test("a shortened reference does not end in half a character, which the server would refuse", async () => {
	logEvent("Notification Detail", "click", `${"a".repeat(199)}🎁`);
	vi.advanceTimersByTime(200);
	await delivered();
	expect(sent().map(({ ref1 }) => ref1)).toEqual(["a".repeat(199)]);
});
