// Proves the service as docs/operating.md describes it: app and API on separate hosts behind nginx, the operator's own content, launch codes, an SMS gateway, PostgreSQL (X01, X02, X03, X05).
import { cpSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Page } from "@playwright/test";
import { type RunningApp, startApp } from "../../support/app";
import { temporaryFolder } from "../../support/atExit";
import { translate } from "../../support/catalogue";
import { runCommand } from "../../support/command";
import { freePort } from "../../support/freePort";
import { type RunningNginx, startNginx } from "../../support/nginx";
import { type RunningPostgres, startPostgres } from "../../support/postgres";
import { expect, test } from "../support/fixtures";
import { waitForHome } from "../support/journey";
import { button, claimNow, openLatte, readCode } from "../support/person";
import { newProfile, type PhoneProfile } from "../support/phone";
import { agreeAndRegister, proveNumber } from "../support/registration";
import { newMobile } from "../support/texts";
import { startWebhook } from "../support/webhook";

test.describe.configure({ mode: "serial" });

const keys = {
	SIGNATURE_KEY: "an-operators-signature-key",
	TOKEN_KEY: "an-operators-token-key",
	SMS_WEBHOOK_KEY: "an-operators-webhook-key",
};
const person = (page: Page) => ({ page, language: "th" }) as const;

const { folder, remove } = temporaryFolder("gift-host-");
let postgres: RunningPostgres;
let webhook: Awaited<ReturnType<typeof startWebhook>>;
let nginx: RunningNginx;
let profile: PhoneProfile;
const apis: RunningApp[] = [];

async function run(
	args: string[],
	environment: NodeJS.ProcessEnv,
): Promise<string> {
	const [program = "", ...rest] = args;
	const { status, output } = await runCommand(program, rest, environment);
	if (status !== 0) throw new Error(`${args.join(" ")} failed:\n${output}`);
	return output;
}

/** Builds the app for the two hosts into a folder. */
async function build(id: string, apiHost: string): Promise<string> {
	const target = join(folder, id);
	await run(["npm", "run", "build"], {
		BUILD_DIR: relative(process.cwd(), target),
		VITE_API_HOST: apiHost,
		VITE_SIGNATURE_KEY: keys.SIGNATURE_KEY,
		VITE_BUILD_ID: id,
		VITE_DEMO: "0",
	});
	return target;
}

const startApi = (port: number, appOrigin: string) =>
	startApp({
		...keys,
		PORT: String(port),
		DATABASE_URL: postgres.url,
		NODE_ENV: "production",
		ALLOWED_ORIGINS: appOrigin,
		TRUST_PROXY: "1",
		SMS_WEBHOOK_URL: webhook.url,
	});

test.beforeAll(async () => {
	test.setTimeout(300_000);
	const ports = {
		app: await freePort(),
		apis: [await freePort(), await freePort()] as [number, number],
	};
	const origin = `https://gift.example:${ports.app}`;
	const dist = await build("first", `https://api.gift.example:${ports.app}`);
	postgres = await startPostgres({ durable: true });
	webhook = await startWebhook(keys.SMS_WEBHOOK_KEY);
	for (const port of ports.apis) apis.push(await startApi(port, origin));
	await run(["npm", "run", "content", "--", "import", "server/demo/content"], {
		DATABASE_URL: postgres.url,
	});
	nginx = await startNginx(folder, dist, ports);
	profile = newProfile(nginx.appOrigin, {
		home: nginx.home,
		args: nginx.arguments,
	});
});

test.afterAll(async () => {
	await profile?.remove();
	await nginx?.stop();
	for (const api of apis) await api.stop();
	await webhook?.stop();
	await postgres?.stop();
	remove();
});

/** The link that the launcher of this customer's phone opens. */
async function launchLink(sub: string): Promise<string> {
	const output = await run(
		[
			...["npm", "run", "--silent", "launch", "--"],
			...[`--sub=${sub}`, `--app=${nginx.appOrigin}`],
		],
		keys,
	);
	return output.trim().split("\n").at(-1) ?? "";
}

/** The HTTP version by which the document was loaded. */
const protocolOf = (page: Page) =>
	page.evaluate(() => {
		const [entry] = performance.getEntriesByType("navigation");
		return Object(entry).nextHopProtocol;
	});

/** Every picture on the screen: its origin, and whether it is drawn. */
const pictures = (page: Page) =>
	page.locator("main img").evaluateAll((all) =>
		all
			.filter((it) => it instanceof HTMLImageElement)
			.filter((it) => {
				const { top, left, right } = it.getBoundingClientRect();
				return top < innerHeight && left < innerWidth && right > 0;
			})
			.map((it) => ({
				origin: new URL(it.src).origin,
				drawn: it.complete && it.naturalWidth > 0,
			})),
	);

async function skipTour(page: Page) {
	const saved = page.waitForResponse(/CompleteTutorial/);
	await button(person(page), "Skip").click();
	await saved;
}

test("a customer of an operator's host signs in with a launch code, registers with a text message, sees every picture, claims and shows the code, while PostgreSQL and the API restart, and a release reaches the open page", async () => {
	test.setTimeout(240_000);
	const { page } = await profile.open();
	const refused: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") refused.push(message.text());
	});
	const field = (label: string) =>
		page.getByLabel(translate("th", label), { exact: true });

	await test.step("the launcher's link, the number, the code of the text, the terms", async () => {
		const script = page.waitForResponse(/\/assets\/index-/);
		await page.goto(await launchLink("customer-of-an-own-host"));
		expect((await script).headers()["content-encoding"]).toBe("br");
		expect(await protocolOf(page)).toBe("h2");
		const mobile = newMobile();
		await proveNumber(person(page), mobile, () => webhook.codeTo(mobile));
		await field("First name").fill("มะลิ");
		await field("Last name").fill("ใจงาม");
		await field("Email").fill("mali@gift.example");
		await field("Day").selectOption("1");
		await field("Month").selectOption("2");
		await field("Year").selectOption({ label: "2543" });
		await agreeAndRegister(person(page));
		await button(person(page), "Skip").click();
		await button(person(page), "Let’s go").click();
		await skipTour(page);
	});

	await test.step("home has its pictures, all of the API's host", async () => {
		await page.goto("/");
		await waitForHome(page);
		// After the profile's tour, the next visit shows the tour of home and then the announcement.
		await skipTour(page);
		await button(person(page), "Close").click();
		await expect
			.poll(async () => (await pictures(page)).every(({ drawn }) => drawn))
			.toBe(true);
		const all = await pictures(page);
		expect(all.length).toBeGreaterThan(3);
		expect(new Set(all.map(({ origin }) => origin))).toEqual(
			new Set([nginx.apiOrigin]),
		);
	});

	await test.step("a privilege is claimed; PostgreSQL starts again while its code is shown", async () => {
		await openLatte(person(page));
		const dialog = await claimNow(person(page));
		const code = await readCode(person(page), dialog);
		expect(code.qr).toMatchObject([{ text: code.text }]);
		await postgres.restart("immediate");
		await page.goto("/history?state=history");
		await expect(page.getByRole("article")).toHaveCount(1);
	});

	await test.step("both API processes start again, one after the other; the app notices nothing", async () => {
		for (const [at, api] of apis.entries()) {
			await api.stop();
			apis[at] = await startApi(
				Number(new URL(api.address).port),
				nginx.appOrigin,
			);
			await page.goto("/favourite");
			await page.goto("/history?state=history");
			await expect(page.getByRole("article")).toHaveCount(1);
		}
	});

	await test.step("a shared link opens the privilege, and has its picture for a chat", async () => {
		const tab = await page.context().newPage();
		await tab.goto("/share?type=detail&cmd_detail_id=PV_1001");
		await expect(tab).toHaveURL(`${nginx.appOrigin}/?modal-privilege=PV_1001`);
		await expect(tab.getByRole("dialog")).toBeVisible();
		const preview = await tab.evaluate(async () => {
			const address = "/share?type=detail&cmd_detail_id=PV_1001";
			const text = await (await fetch(address)).text();
			const [, picture = ""] = /og:image" content="([^"]+)"/.exec(text) ?? [];
			const image = Object.assign(new Image(), { src: picture });
			await image.decode();
			return { origin: new URL(picture).origin, width: image.naturalWidth };
		});
		expect(preview.origin).toBe(nginx.apiOrigin);
		expect(preview.width).toBeGreaterThan(0);
		await tab.close();
	});

	await test.step("a link with a dot too much opens the app, and a missing script is none", async () => {
		const fresh = newProfile(nginx.appOrigin, {
			home: nginx.home,
			args: nginx.arguments,
		});
		const { page: first } = await fresh.open();
		for (const path of ["/hub.privilege", "/.hub"]) {
			const reply = await first.goto(path);
			expect(reply?.status()).toBe(404);
			await expect(first).toHaveURL(/\/not-found$/);
		}
		const script = await first.evaluate(async () => {
			const { status, headers } = await fetch("/assets/gone.js");
			return { status, caching: headers.get("cache-control") };
		});
		expect(script).toEqual({ status: 404, caching: "no-store" });
		await fresh.remove();
	});

	await test.step("a release copied over the former one reaches the open page, its styles with it; nginx goes on", async () => {
		const next = await build("second", nginx.apiOrigin);
		cpSync(join(next, "client"), join(folder, "first/client"), {
			recursive: true,
		});
		const start = /<script type="module"[^>]* src="([^"]+)"/.exec(
			readFileSync(join(next, "client/index.html"), "utf8"),
		)?.[1];
		await page.evaluate(async () => {
			await (await navigator.serviceWorker.ready).update();
		});
		await button(person(page), "Update").click();
		await expect(page.locator(`script[src="${start}"]`)).toBeAttached();
		await page.goto("/");
		await waitForHome(page);
		await expect(page.locator("body")).not.toHaveCSS("margin", "8px");
	});

	expect(refused.filter((it) => /Content Security|CORS/i.test(it))).toEqual([]);
});
