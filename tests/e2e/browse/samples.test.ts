// Proves that the seven sample pages exist in development: each opens, shows its sample, and logs no error (P07, P27).
import { type ChildProcess, spawn } from "node:child_process";
import { expect, type Page, test } from "@playwright/test";
import { signInClient } from "../../support/apiClient";
import { temporaryFolder } from "../../support/atExit";
import { freePort } from "../../support/freePort";

// The timeout is long, since Vite compiles each page at its first request.
test.describe.configure({ mode: "serial", timeout: 120_000 });

let server: ChildProcess;
let address: string;
let data: ReturnType<typeof temporaryFolder>;

test.beforeAll(async () => {
	const port = await freePort();
	address = `http://localhost:${port}`;
	data = temporaryFolder("gift-samples-");
	server = spawn(process.execPath, ["--import", "tsx", "tools/dev.ts"], {
		env: {
			...process.env,
			// Removes the setting of the build that the other tests use.
			VITE_DEMO: undefined,
			PORT: String(port),
			DATA_DIR: data.folder,
			VITE_GAME_URL: "https://game.example.com/space",
		},
		stdio: "ignore",
	});
	await expect(async () => {
		expect((await fetch(`${address}/demo`)).ok).toBe(true);
	}).toPass({ timeout: 110_000 });
});

test.afterAll(async () => {
	const ended = new Promise((resolve) => server.once("exit", resolve));
	server.kill("SIGTERM");
	await ended;
	data.remove();
});

test("a device picked on /demo is signed in", async ({ page }) => {
	await page.goto(`${address}/demo`);
	await page.locator("#open").click();
	await expect(page.getByRole("main").getByRole("article").first()).toBeVisible(
		{ timeout: 60_000 },
	);
});

const samples: Record<string, (page: Page) => Promise<void>> = {
	"google-map": async (page) => {
		await page.getByLabel("Latitude").fill("91");
		await expect(page.getByText("From -90 to 90")).toBeVisible();
		await expect(page.getByRole("button", { name: "Load" })).toBeDisabled();
		await page.getByLabel("Latitude").fill("18.5");
		await expect(page.getByRole("link", { name: "Web link" })).toHaveAttribute(
			"href",
			/destination=18\.5%2C100\.5347/,
		);
	},
	"vue-i18n": async (page) => {
		const main = page.getByRole("main");
		await expect(main).toContainText("31 ธ.ค. 2569");
		await page.getByRole("tab", { name: "English" }).click();
		await expect(main).toContainText("31 Dec 2026");
		expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe(
			"en-US",
		);
	},
	"how-to-call-privilege-modal": async (page) => {
		await page.getByRole("button", { name: "javascript:0" }).click();
		await expect(page.getByText("That one may not be opened.")).toBeVisible();
		await page.getByRole("link", { name: "Open over this page" }).click();
		await expect(page).toHaveURL(/\/sample\/.*modal-privilege=PV_1001/);
		await expect(page.getByRole("dialog")).toBeVisible();
	},
	"form-validation": async (page) => {
		await page.getByLabel("Mobile number").fill("12");
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByText("Please enter name")).toBeVisible();
		const mobile = page.getByLabel("Mobile number");
		await expect(mobile).toHaveAccessibleDescription(/correct format/);
		await mobile.fill("081-234-5678");
		await expect(mobile).toHaveAccessibleDescription("");
	},
	modal: async (page) => {
		for (const variant of ["success", "warning", "none"]) {
			await page.getByRole("button", { name: variant, exact: true }).click();
			const dialog = page.getByRole("dialog", { name: "A title" });
			await dialog.getByRole("button", { name: "Confirm" }).click();
			await expect(dialog).toBeHidden();
		}
		await page.getByRole("button", { name: "Ask" }).click();
		await page.getByRole("button", { name: "Yes" }).click();
		await expect(page.locator("output")).toHaveText("true");
	},
	skeleton: async (page) => {
		await expect(page.getByText("Nothing here yet")).toBeVisible();
		await expect(page.getByText("Plus")).toBeVisible();
	},
	dayjs: async (page) => {
		const main = page.getByRole("main");
		await expect(main).toContainText("31 ธ.ค. 2569 เวลา 23:59 น.");
		await page.getByLabel("Moment").fill("nonsense");
		await expect(page.getByText("This is no moment")).toBeVisible();
	},
};

for (const [name, use] of Object.entries(samples))
	test(name, async ({ page }) => {
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		const { token } = await signInClient(address, "gold-samples");
		await page.addInitScript((it) => localStorage.setItem("token", it), token);
		await page.goto(`${address}/sample/${name}`);
		// The heading of the skeleton does not count.
		const headings = page.getByRole("heading", { level: 1 });
		await expect(headings.filter({ hasNotText: "Galaxy Gift" })).toBeVisible({
			timeout: 60_000,
		});
		await expect(
			page.getByRole("navigation", { name: "Samples" }).getByRole("link"),
		).toHaveCount(7);
		await use(page);
		expect(errors).toEqual([]);
	});

test("the debug entry of the profile opens the game with the token at the tenth quick tap", async ({
	page,
	context,
}) => {
	const { token } = await signInClient(address, "gold-samples");
	await page.addInitScript((it) => localStorage.setItem("token", it), token);
	const opened: string[] = [];
	await context.route("https://game.example.com/**", (route) => {
		opened.push(route.request().url());
		return route.fulfill({ body: "the game" });
	});
	await page.goto(`${address}/profile`);
	const target = page.locator("[data-tour=profile-tier]");
	await expect(target).toBeVisible({ timeout: 60_000 });
	const tap = (times: number) =>
		target.evaluate((element, count) => {
			for (let done = 0; done < count; done++)
				element.dispatchEvent(
					new PointerEvent("pointerdown", { bubbles: true }),
				);
		}, times);
	await tap(9);
	expect(opened).toEqual([]);
	await tap(1);
	await expect(page.getByText("the game")).toBeVisible();
	expect(opened).toEqual([`https://game.example.com/space?token=${token}`]);
});
