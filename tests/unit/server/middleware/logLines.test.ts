// The lines of the log about reminders, and the lines that are lost while the log cannot be written (docs/operating.md, Logs). @vitest-environment node
import fs, { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import {
	createLogger,
	logOutput,
} from "../../../../server/middleware/requestLog";
import { reportReminders } from "../../../../server/push/sendReminders";

test("an unsent reminder is logged as a warning, a failed round as an error, and each message is counted", () => {
	const lines: object[] = [];
	const logger = createLogger("info", {
		write: (line) => lines.push(JSON.parse(line)),
	});
	const countPushMessage = vi.fn();
	const { onResult, onError } = reportReminders(logger, { countPushMessage });
	for (const [outcome, code] of [
		["sent", "HTTP 201"],
		["gone", "HTTP 410"],
		["failed", "HTTP 503"],
		["refused", "PRIVATE_ADDRESS"],
	] as const)
		onResult({ outcome, code });
	onError(new Error("of the address https://push.example/secret"));
	expect(countPushMessage.mock.calls.flat()).toEqual([
		...["sent", "gone", "failed", "refused"],
	]);
	const msg = "a reminder was not sent";
	expect(lines).toMatchObject([
		{ level: 40, outcome: "failed", code: "HTTP 503", msg },
		{ level: 40, outcome: "refused", code: "PRIVATE_ADDRESS", msg },
		{ level: 50, err: { type: "Error" }, msg: "a round of reminders failed" },
	]);
	expect(JSON.stringify(lines)).not.toContain("push.example");
});

test.each([
	["the disk is full", "ENOSPC"],
	["nobody reads the log's pipe", "EAGAIN"],
])(
	"while %s, 1 MB of lines is kept and more are lost; afterwards logging continues at once",
	(_, code) => {
		const folder = mkdtempSync(join(tmpdir(), "gift-log-"));
		const path = join(folder, "log");
		const file = openSync(path, "w");
		const logger = createLogger("info", logOutput(file));
		const write = vi.spyOn(fs, "writeSync").mockImplementation(() => {
			// Ends a retry that would otherwise never end.
			const isLast = write.mock.calls.length > 20;
			throw Object.assign(new Error("no room"), {
				code: isLast ? "ENOSPC" : code,
			});
		});
		const padding = "x".repeat(10_000);
		for (let at = 1; at <= 150; at++) logger.info({ at, padding });
		const tries = write.mock.calls.length;
		write.mockRestore();
		logger.info({ at: "after" });
		const written = readFileSync(path, "utf8");
		const lines = written.trim().split("\n");
		const kept = lines.map((line) => JSON.parse(line).at);
		fs.closeSync(file);
		rmSync(folder, { recursive: true });
		expect(written.length).toBeGreaterThan(980_000);
		expect(written.length).toBeLessThan(1_001_000);
		const first = Array.from({ length: lines.length - 1 }, (_, at) => at + 1);
		expect(kept).toEqual([...first, "after"]);
		expect(tries).toBe(first.length);
	},
);
