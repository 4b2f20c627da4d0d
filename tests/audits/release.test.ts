// Proves what a build for people does with the landing address: no test field leaves the phone, only listed API hosts are asked (1 §2).
import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { expect, test } from "@playwright/test";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { staticFiles } from "../../server/files/staticFiles";
import { temporaryFolder } from "../support/atExit";
import { runCommand } from "../support/command";

test.describe.configure({ mode: "serial", timeout: 120_000 });

const { folder, remove } = temporaryFolder("gift-release-");
/** Every call that reached a host: of the app's own origin, of the listed one, of another one. */
let asked: URL[] = [];
const servers: ServerType[] = [];
let address: string;
let listed: string;
let unlisted: string;

/** Refuses calls from any origin; serves the build where it is asked to. */
async function startHost(servesApp: boolean): Promise<string> {
	const app = new Hono();
	app.use("/api/*", cors());
	app.all("/api/*", (c) => {
		asked.push(new URL(c.req.url));
		return c.json({ status: "error" }, 500);
	});
	if (servesApp) app.route("/", staticFiles(folder));
	const { port } = await new Promise<AddressInfo>((resolve) => {
		servers.push(serve({ fetch: app.fetch, port: 0 }, resolve));
	});
	return `http://localhost:${port}`;
}

test.beforeAll(async () => {
	listed = await startHost(false);
	unlisted = await startHost(false);
	const built = await runCommand(
		"npx",
		["vite", "build", "--outDir", folder, "--emptyOutDir"],
		{ VITE_DEMO: "0", VITE_ALLOWED_API_HOSTS: listed },
	);
	if (built.status !== 0) throw new Error(built.output);
	address = await startHost(true);
});

test.beforeEach(() => {
	asked = [];
});

test.afterAll(() => {
	for (const server of servers) server.close();
	remove();
});

for (const [name, chosen, host] of [
	["a listed host is asked", () => listed, () => listed],
	["any other is not: the app's own is", () => unlisted, () => address],
	["none named: the app's own is", () => "", () => address],
] as const)
	test(`api_server_url: ${name}`, async ({ page }) => {
		await page.goto(
			`${address}/landing?${new URLSearchParams({ code: "c", api_server_url: chosen() })}`,
		);
		await expect(page.getByRole("dialog")).toBeVisible();
		expect(asked.map(({ origin }) => origin)).toEqual([host()]);
	});

test("a sign-in passes code and state on, and no mock_ field of the address", async ({
	page,
}) => {
	const query = new URLSearchParams({
		code: "a-code",
		state: "a-state",
		mock_user_id: "platinum",
		mock_model_code: "OR-1",
		mock_email: "a@example.com",
		mock_imei: "490154203237518",
		mock_serial: "RF8N1234567",
		mock_eula_date: "2026-01-01",
	});
	await page.goto(`${address}/landing?${query}`);
	await expect(page.getByRole("dialog")).toBeVisible();
	const landing = asked.filter(({ pathname }) => pathname.endsWith("/Landing"));
	expect(landing).toHaveLength(1);
	const sent = Object.fromEntries(landing[0]?.searchParams ?? []);
	expect(Object.keys(sent).sort()).toEqual(["code", "state", "tx_timestamp"]);
	expect(sent).toMatchObject({ code: "a-code", state: "a-state" });
});

test("the welcome page has no sign-in link", async ({ page }) => {
	await page.goto(address);
	await expect(
		page.getByRole("heading", { name: "Galaxy Gift" }).last(),
	).toBeVisible();
	// The skip link stays on the page.
	await expect(page.locator('a:not([href="#app"])')).toHaveCount(0);
});
