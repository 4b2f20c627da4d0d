// A real start: failures end with one line and status 1, and NOW sets the clock (docs/operating.md).
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { countRedeem } from "../../../src/contract/history";
import { getDetailV2 } from "../../../src/contract/privilege";
import { requestOtp } from "../../../src/contract/sms";
import { client } from "../support/client";
import { messagesAt, newMobile } from "../support/inbox";
import {
	endAll,
	failedStart,
	newFolder,
	startServer,
} from "../support/processes";

afterAll(endAll);

const oneLine = /^[^\n]+\n$/;

test.concurrent.each([
	[{ PORT: "eighty" }, /^PORT must be/],
	[{ NOW: "tomorrow" }, /^NOW must be/],
	[
		{
			NOW: "2026-12-15T23:59:50+07:00",
			...{
				DEMO: "0",
				SIGNATURE_KEY: "k".repeat(16),
				TOKEN_KEY: "t".repeat(16),
			},
		},
		/^NOW is refused/,
	],
	[{ NODE_ENV: "production" }, /^SIGNATURE_KEY must be set/],
	[
		{ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", DEMO: "1" },
		/^The database .* cannot be reached/,
	],
	[
		{ DATABASE_URL: "postgres://gift:sec#ret@127.0.0.1/gift", DEMO: "1" },
		/^DATABASE_URL must be (?!.*sec)/,
	],
	[
		{ DATABASE_URL: "postgres://gift@127.0.0.1/gift?port=no", DEMO: "1" },
		/^DATABASE_URL must be /,
	],
	[
		{ DATABASE_URL: "postgres://h/gift?sslrootcert=/no/ca.pem", DEMO: "1" },
		/^The database .* cannot be opened \(ENOENT.*ca\.pem/,
	],
	[
		{ DATABASE_URL: "postgres://h/gift?options=-c%20jit%3Doff", DEMO: "1" },
		/^DATABASE_URL must not have \?options=, /,
	],
	[
		{ DATABASE_URL: "postgres://h/gift?port=1&options", DEMO: "1" },
		/^DATABASE_URL must not have \?options=, /,
	],
	[{ NODE_ENV: "prod" }, /^NODE_ENV must be/],
	[{ BUILD_DIR: "server" }, /^BUILD_DIR must be/],
	[
		{ HOST: "2001:db8::1", PORT: "3000" },
		/^Cannot listen on http:\/\/\[2001:db8::1\]:3000 \(E\w+\)/,
	],
])("a start with %o ends with one clear line", async (environment, line) => {
	const { status, said } = await failedStart({
		DATA_DIR: join(tmpdir(), "gift-never-made"),
		...environment,
	});
	expect(status).toBe(1);
	expect(said).toMatch(oneLine);
	expect(said).toMatch(line);
});

// The bug: a port given as an option was ignored, and --help started a server.
test.each(["--port=8080", "--help"])(
	"a start with %s ends and explains that settings are environment variables",
	async (option) => {
		const { status, said } = await failedStart({ PORT: "eighty" }, option);
		expect(said).toMatch(
			/^Unexpected argument '--\S+': settings are environment variables[^\n]+\n$/,
		);
		expect(status).toBe(1);
	},
);

test("a data folder that is a file, or cannot be written, is reported in one line", async () => {
	const folder = newFolder();
	writeFileSync(join(folder, "file"), "");
	const wrong = [
		[join(folder, "file"), /^DATA_DIR \S+file is not a folder; [^\n]+\n$/],
		[join(folder, "file/below"), /^DATA_DIR \S+ is not a folder; [^\n]+\n$/],
		[
			"/sys/gift",
			/^DATA_DIR \/sys\/gift cannot be written \(E\w+\); [^\n]+\n$/,
		],
	] as const;
	await Promise.all(
		wrong.map(async ([DATA_DIR, why]) => {
			const { status, said } = await failedStart({ DATA_DIR });
			expect(said).toMatch(why);
			expect(status).toBe(1);
		}),
	);
});

test("a first start on a port that is taken ends with one line", async () => {
	const other = createServer();
	await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
	const address = other.address();
	const PORT = String(typeof address === "object" ? address?.port : 0);
	const { status, said } = await failedStart({ DATA_DIR: newFolder(), PORT });
	expect(status).toBe(1);
	expect(said).toMatch(/^Port \d+ is already in use[^\n]*\n$/);
	other.close();
});

test("NOW sets one clock for sign-in, token, programme, inbox and replies, and it keeps running", async () => {
	const NOW = "2031-12-15T23:59:50+07:00";
	const begin = Date.parse(NOW);
	const server = await startServer({ DATA_DIR: newFolder(), NOW });
	// The server's clock started a moment earlier, which the guard accepts up to 5 minutes.
	const begun = performance.now();
	const here = client(
		server.address,
		() => begin + Math.round(performance.now() - begun),
	);
	const isNow = (moment: string | number | null) => {
		const at = new Date(moment ?? 0).getTime();
		expect(at).toBeGreaterThanOrEqual(begin - 1000);
		expect(at).toBeLessThan(begin + 60_000);
		return at;
	};
	const me = await here.signIn("platinum-now");
	const { iat } = JSON.parse(
		Buffer.from(me.token.split(".")[1] ?? "", "base64url").toString(),
	);
	isNow(iat * 1000);
	const deal = { Privilege_Alt_Reference: "PV_1001" };
	const { valid_from, valid_through } = await here.ask(getDetailV2, deal, me);
	const year = 366 * 86_400_000;
	expect(Date.parse(valid_from ?? "")).toBeGreaterThan(begin - year);
	expect(Date.parse(valid_from ?? "")).toBeLessThan(begin);
	expect(Date.parse(valid_through ?? "")).toBeGreaterThan(begin);
	expect(Date.parse(valid_through ?? "")).toBeLessThan(begin + year);
	const MobileNo = newMobile();
	await here.ask(requestOtp, { MobileNo }, me);
	const [message] = await messagesAt(server.address, MobileNo);
	isNow(message?.at ?? null);

	const dateOf = async () =>
		isNow((await here.send(countRedeem, {}, me)).headers.get("date"));
	const first = await dateOf();
	await expect.poll(dateOf).toBeGreaterThan(first);
	expect(await server.end("SIGTERM")).toBe(0);
});
