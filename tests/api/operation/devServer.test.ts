// npm run dev serves the app's page and the API, restarts the API when its code changes, and ends with one line if it cannot start.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { lockFolder } from "../../../server/store/connection/lockFolder";
import { temporaryFolder } from "../../support/atExit";
import { freePort } from "../../support/freePort";
import { waitFor } from "../../support/waitFor";

const { folder: data, remove } = temporaryFolder("gift-dev-");
const running: ChildProcess[] = [];

afterEach(async () => {
	for (const child of running.splice(0)) {
		if (child.exitCode !== null) continue;
		const ended = once(child, "exit");
		child.kill("SIGTERM");
		await ended;
	}
	remove();
});

function startDev(
	port: number,
	folder = data,
	environment: NodeJS.ProcessEnv = {},
) {
	const child = spawn(process.execPath, ["--import", "tsx", "tools/dev.ts"], {
		env: {
			...process.env,
			NODE_ENV: "development",
			VITEST: undefined,
			PORT: String(port),
			DATA_DIR: folder,
			...environment,
		},
	});
	running.push(child);
	const output = { text: "" };
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (part) => {
			output.text += part;
		});
	return { child, output };
}

/** Vite bundles the packages at its first start, which takes long on a busy machine. */
const timeout = 200_000;
const soon = { timeout: 150_000, interval: 200 };

test("npm run dev serves the page and the API, and restarts the API when its code changes", {
	timeout,
}, async () => {
	const { output } = startDev(0);
	const said = /hot reload: (http:\/\/localhost:[1-9]\d*)\/demo\n/;
	await waitFor(() => expect(output.text).toMatch(said), soon);
	const [, address = ""] = said.exec(output.text) ?? [];
	const page = await (await fetch(address)).text();
	expect(page).not.toMatch(/__[A-Z]+_[A-Z]+__|<!-- skeletons -->/);
	expect(page).toContain("HomeSkeleton_home");
	expect((await fetch(`${address}/demo`)).status).toBe(200);
	const health = await fetch(`${address}/readyz`);
	expect(await health.text()).toBe('{"status":"ok"}');
	const now = new Date();
	utimesSync("server/health.ts", now, now);
	await waitFor(() => expect(output.text).toContain("restarts"), soon);
	expect((await fetch(`${address}/demo`)).status).toBe(200);
});

test("npm run dev leaves no API behind when Ctrl-C ends it while the API restarts", {
	timeout,
}, async () => {
	const { child, output } = startDev(0);
	await waitFor(() => expect(output.text).toMatch(/hot reload: /), soon);
	const now = new Date();
	utimesSync("server/health.ts", now, now);
	await waitFor(() => expect(output.text).toContain("restarts"), soon);
	// The API writes to the same output, so a running API would keep it open.
	const closed = once(child, "close");
	child.kill("SIGINT");
	await closed;
});

test("npm run dev ends after its API when it gets SIGTERM", {
	timeout,
}, async () => {
	const { child, output } = startDev(0);
	const ended = once(child, "exit");
	await waitFor(() => expect(output.text).toMatch(/hot reload: /), soon);
	child.kill("SIGTERM");
	expect(await ended).toEqual([0, null]);
	expect(existsSync(join(data, "server.lock"))).toBe(false);
});

test("outside demo mode the page has the API's key, and the output does not name /demo", {
	timeout,
}, async () => {
	const key = "a-signature-key-of-ours";
	const { output } = startDev(0, data, {
		...{ DEMO: "0", SIGNATURE_KEY: key, TOKEN_KEY: "a-token-key-of-ours" },
		...{ VITE_DEMO: undefined, VITE_SIGNATURE_KEY: undefined },
	});
	const said = /hot reload: (http:\S+)\n/;
	await waitFor(() => expect(output.text).toMatch(said), soon);
	const [, address = ""] = said.exec(output.text) ?? [];
	expect(output.text).not.toContain("/demo");
	const module = await fetch(`${address}/src/platform/http/signature.ts`);
	expect(await module.text()).toContain(`"VITE_SIGNATURE_KEY": "${key}"`);
});

test("a port in use is reported in one line", { timeout }, async () => {
	const other = createServer().listen(0, "127.0.0.1");
	await once(other, "listening");
	const address = other.address();
	const port = typeof address === "object" ? (address?.port ?? 0) : 0;
	const { child, output } = startDev(port);
	const [code] = await once(child, "exit");
	other.close();
	expect(code).toBe(1);
	expect(output.text.trim()).toBe(
		`Port ${port} is already in use; stop the program that uses it, or set PORT to another port.`,
	);
});

test("a data folder in use is reported in one line", {
	timeout,
}, async () => {
	const unlock = lockFolder(data);
	const { child, output } = startDev(await freePort());
	const [code] = await once(child, "exit");
	unlock();
	expect(code).toBe(1);
	const lines = output.text.trim().split("\n");
	expect(lines.filter((line) => !line.includes("[vite]"))).toEqual([
		expect.stringContaining(`The data folder ${data} is in use`),
	]);
});

test("a data folder that is a file is reported in one line", {
	timeout,
}, async () => {
	mkdirSync(data, { recursive: true });
	const file = join(data, "file");
	writeFileSync(file, "");
	const { child, output } = startDev(await freePort(), file);
	const [code] = await once(child, "exit");
	expect(code).toBe(1);
	const lines = output.text.trim().split("\n");
	expect(lines.filter((line) => !line.includes("[vite]"))).toEqual([
		expect.stringContaining(`DATA_DIR ${file} is not a folder`),
	]);
});
