// Proves what a production build does with the landing address: it sends no test fields and calls only listed API hosts (1 §2).
import { expect, test } from "@playwright/test";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { staticFiles } from "../../server/files/staticFiles";
import { type BuiltRelease, buildWith } from "../e2e/support/releases";
import { serve } from "../support/serve";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Every call that reached a host: the app's own, the listed one or another one. */
let asked: URL[] = [];
const stops: (() => Promise<void>)[] = [];
let release: BuiltRelease | undefined;
let address: string;
let listed: string;
let unlisted: string;

/** Starts a host that records and refuses calls from any origin; it serves the build in `folder` if given. */
async function startHost(folder?: string): Promise<string> {
	const app = new Hono();
	app.use("/api/*", cors());
	app.all("/api/*", (c) => {
		asked.push(new URL(c.req.url));
		return c.json({ status: "error" }, 500);
	});
	if (folder) app.route("/", staticFiles(folder));
	const { port, stop } = await serve(app.fetch);
	stops.push(stop);
	return `http://localhost:${port}`;
}

test.beforeAll(async () => {
	listed = await startHost();
	unlisted = await startHost();
	release = await buildWith({
		VITE_DEMO: "0",
		VITE_ALLOWED_API_HOSTS: listed,
	});
	address = await startHost(release.folder);
});

test.beforeEach(() => {
	asked = [];
});

test.afterAll(async () => {
	for (const stop of stops) await stop();
	release?.remove();
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
	// The skip link is the only link of the page.
	await expect(page.locator('a:not([href="#app"])')).toHaveCount(0);
});
