// Reports to the operator (X06): errors, wrong replies and vitals in batches, without credentials and personal data.
import { CancelledError } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorReport } from "../../../../src/domain/app/report";

const canary =
	/กานดา|0812345678|eyJhbGciOi|secret|kanda@example|modal-privilege/;

interface Sent {
	address: string;
	init: RequestInit;
}
const sent: Sent[] = [];
const bodies = () => sent.map(({ init }) => JSON.parse(String(init.body)));

beforeEach(() => {
	sent.length = 0;
	vi.resetModules();
	vi.useFakeTimers();
	vi.stubEnv("VITE_REPORT_URL", "https://reports.example/gift");
	vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
		sent.push({ address, init });
		return new Response();
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

test("reports close together are sent in one request without credentials, and each only once", async () => {
	const { startReportSender } = await import(
		"../../../../src/platform/report/startReportSender"
	);
	const add = startReportSender(() => "/");
	const report = errorReport(new Error("กานดา"), "/");
	for (let again = 0; again < 5; again++) add(report);
	add({ ...report, page: "/profile" });
	expect(sent).toEqual([]);
	vi.advanceTimersByTime(5000);
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({
		address: "https://reports.example/gift",
		init: {
			...{ method: "POST", keepalive: true, credentials: "omit" },
			referrerPolicy: "no-referrer",
		},
	});
	const [{ reports }] = bodies();
	expect(reports.map((it: { page: string }) => it.page)).toEqual([
		"/",
		"/profile",
	]);
	expect(JSON.stringify(bodies())).not.toMatch(canary);
});

test("a loop of errors causes no loop of requests, and a page that is left sends waiting reports", async () => {
	const { startReportSender } = await import(
		"../../../../src/platform/report/startReportSender"
	);
	const add = startReportSender(() => "/");
	for (let at = 0; at < 1000; at++)
		add({ kind: "error", name: "Error", frames: [`${at}`], page: "/" });
	expect(sent).toHaveLength(5);
	const other = startReportSender(() => "/");
	other({ kind: "error", name: "Other", frames: [], page: "/" });
	dispatchEvent(new Event("pagehide"));
	expect(JSON.stringify(bodies().at(-1))).toContain("Other");
});

test("unhandled errors, rejections and wrong replies are reported, also from before the sender has loaded", async () => {
	const { startReports } = await import(
		"../../../../src/platform/report/startReports"
	);
	const { call } = await import("../../../../src/platform/http/http");
	const { landing } = await import("../../../../src/contract/authentication");
	startReports(() => "/home");
	dispatchEvent(new ErrorEvent("error", { error: new RangeError("secret") }));
	vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
		if (address.startsWith("https://reports.example"))
			sent.push({ address, init });
		return Response.json({ status: "success", data: "กานดา" });
	});
	await expect(call(landing, {})).rejects.toThrow();
	await vi.dynamicImportSettled();
	dispatchEvent(new Event("pagehide"));
	const reports = bodies().flatMap((it) => it.reports);
	expect(reports).toEqual(
		expect.arrayContaining([
			expect.objectContaining({ kind: "error", name: "RangeError" }),
			expect.objectContaining({ kind: "reply", path: landing.path }),
		]),
	);
	expect(JSON.stringify(bodies())).not.toMatch(canary);
});

/** The reports of a failed load and a failed change, each with this error. */
async function reportedOf(
	make: (
		ApiFailure: new (failure: { reason: "network" }) => unknown,
	) => unknown,
	failure: "own" | undefined,
) {
	const { startReports } = await import(
		"../../../../src/platform/report/startReports"
	);
	const { queryClient } = await import(
		"../../../../src/platform/query/queryClient"
	);
	const { ApiFailure } = await import(
		"../../../../src/platform/http/apiFailure"
	);
	startReports(() => "/home");
	await vi.dynamicImportSettled();
	const fail = () => Promise.reject(make(ApiFailure));
	const meta = { failure };
	const load = { queryKey: ["broken"], queryFn: fail, retry: false, meta };
	await expect(queryClient.query(load)).rejects.toBeDefined();
	dispatchEvent(new Event("pagehide"));
	const loads = bodies().flatMap((it) => it.reports);
	const change = queryClient
		.getMutationCache()
		.build(queryClient, { mutationFn: fail, meta });
	await expect(change.execute(undefined)).rejects.toBeDefined();
	dispatchEvent(new Event("pagehide"));
	const changes = bodies().flatMap((it) => it.reports);
	queryClient.clear();
	return { loads, changes: changes.slice(loads.length) };
}

// The bug: such errors were not reported, since TanStack catches them and the failure handler ignores errors that no call has thrown.
test.each([undefined, "own"] as const)(
	"an error of the app in a load or a change is one report each (failure: %s)",
	async (failure) => {
		let count = 0;
		const { loads, changes } = await reportedOf(() => {
			count++;
			const error = new TypeError("กานดา");
			// The errors are thrown at two places, since an equal report is sent once.
			error.stack = `https://gift.example/assets/it-${count}.js:1:${count}`;
			return error;
		}, failure);
		expect(loads).toEqual([
			expect.objectContaining({ kind: "error", name: "TypeError" }),
		]);
		expect(changes).toEqual(
			loads.map((it) => ({ ...it, frames: expect.anything() })),
		);
		expect(changes).not.toEqual(loads);
		expect(JSON.stringify(bodies())).not.toMatch(canary);
	},
);

test.each<[string, Parameters<typeof reportedOf>[0]]>([
	["a failed call", (ApiFailure) => new ApiFailure({ reason: "network" })],
	["an abort", () => new DOMException("The caller has aborted", "AbortError")],
	["a cancelled load", () => new CancelledError()],
])("%s is not reported as an error of the app", async (_what, make) => {
	const reported = await reportedOf(make, undefined);
	expect(reported).toEqual({ loads: [], changes: [] });
});
