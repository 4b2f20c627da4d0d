// Reports to the operator (X06): errors, wrong replies and vitals in batches, without credentials and without anything of a person.
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

test("reports of one while are one request, without credentials, and each is sent once", async () => {
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

test("a loop of errors is no loop of requests, and a page that is left sends what waits", async () => {
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

test("an unhandled error, a rejection and a wrong reply are reported, also those before the sender has loaded", async () => {
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
