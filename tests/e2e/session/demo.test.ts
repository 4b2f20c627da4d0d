// Proves the demo page: the choices become the landing address, the inbox shows the sent messages; in both languages, by keyboard, at every width.
import type { Page } from "@playwright/test";
import { decodeSignInState } from "../../../server/rules/signInState";
import { axeViolations } from "../../support/axe";
import { expect, test } from "../support/fixtures";
import { chooseLanguage } from "../support/journey";

const openLink = (page: Page) => page.locator("#open");
const landing = async (page: Page) =>
	new URL((await openLink(page).getAttribute("href")) ?? "", page.url());

/** Answers the requests for the inbox from a list; returns the function that adds a message. */
async function fillInbox(page: Page) {
	const messages: { to: string; text: string; code: string; at: string }[] = [];
	await page.route("**/demo/inbox?*", (route) => {
		const to = new URL(route.request().url()).searchParams.get("mobile") ?? "";
		return route.fulfill({ json: messages.map((each) => ({ ...each, to })) });
	});
	return (code: string, minute: number) =>
		messages.unshift({
			to: "",
			text: `Your code is ${code}`,
			code,
			at: new Date(Date.UTC(2026, 10, 21, 5, minute)).toISOString(),
		});
}

test("a device and a customer id can be chosen by keyboard, and the app opens with that customer", async ({
	page,
	customer,
}) => {
	const own = customer.id.slice(-12);
	await page.goto("/demo");
	await page.getByRole("radio", { name: /Orion S26 Ultra/ }).focus();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: /Orion A57/ })).toBeChecked();
	const name = page.getByLabel("ตั้งชื่อลูกค้าเอง (ไม่บังคับ)");
	await name.focus();
	await page.keyboard.type(`${own.toUpperCase()} !`);
	await expect(name).toHaveValue(own);
	const signedIn = page.waitForRequest((request) => {
		const { pathname, searchParams } = new URL(request.url());
		return (
			pathname.endsWith("/Authentication/Landing") &&
			searchParams.get("mock_user_id") === `gold-${own}`
		);
	});
	await openLink(page).focus();
	await page.keyboard.press("Enter");
	await signedIn;
});

test("a deep link is passed on in the state and opens its privilege", async ({
	page,
}) => {
	await page.goto("/demo");
	await page.getByLabel("เปิดแอปที่").selectOption("สิทธิ์ PV_1001");
	await openLink(page).click();
	await expect(page).toHaveURL(/[?&]modal-privilege=PV_1001\b/);
});

test("a typed reference is passed on unchanged in the state", async ({
	page,
}) => {
	await page.goto("/demo");
	await page.getByLabel("เปิดแอปที่").selectOption("ระบุรหัสอ้างอิงเอง");
	await page.getByLabel("รหัสอ้างอิง", { exact: true }).fill("1042");
	await page.keyboard.press("Tab");
	await expect(openLink(page)).toHaveAttribute("href", /[?&]state=./);
	const { searchParams } = await landing(page);
	expect(decodeSignInState(searchParams.get("state") ?? "")).toMatchObject({
		type: "detail",
		cmd_detail_id: "1042",
	});
});

test("the choices are remembered after visiting the app; damaged stored choices are ignored", async ({
	page,
}) => {
	await page.goto("/demo");
	await page.getByText(/กรณีพิเศษ \d+ เครื่อง/).click();
	await page.getByText("ระบบปิดปรับปรุง").first().click();
	await page.reload();
	await expect(page.getByRole("radio", { name: /Orion S24/ })).toBeChecked();
	expect((await landing(page)).search).toBe(
		"?mock_user_id=maintenance&locale=th",
	);
	await page.evaluate(() => localStorage.setItem("demo-phone", '{"device":'));
	await page.reload();
	await expect(
		page.getByRole("radio", { name: /Orion S26 Ultra/ }),
	).toBeChecked();
});

test("the demo page shares its language with the app", async ({ page }) => {
	await fillInbox(page);
	await page.goto("/demo");
	await expect(page.locator("html")).toHaveAttribute("lang", "th");
	await page.getByText("English").click();
	await expect(
		page.getByRole("link", { name: "Open the app with this device" }),
	).toBeVisible();
	await expect(page).toHaveTitle("Demo phone · Galaxy Gift");
	expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe(
		"en-US",
	);
	// The only Thai letters on the page are the name of the language.
	const shown = await page.locator("main").innerText();
	expect(shown.replace("ไทย", "")).not.toMatch(/[\u0e00-\u0e7f]/);
});

test("the inbox lists the newest message first with a code to read and to copy, and a new message does not move the focus", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await chooseLanguage(page, "en-US");
	const send = await fillInbox(page);
	send("111222", 10);
	send("482915", 24);
	await page.goto("/demo");
	const messages = page.getByRole("listitem").filter({ hasText: "GalaxyGift" });
	await expect(messages).toHaveCount(2);
	await expect(messages.nth(0).locator(".code")).toHaveText("482915");
	await expect(messages.nth(0)).toContainText("12:24");
	await expect(messages.nth(1)).toContainText("111222");
	const copy = messages.getByRole("button").first();
	await copy.click();
	await expect(copy).toHaveText("Copied");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		"482915",
	);
	send("700001", 40);
	await expect(messages.nth(0)).toContainText("700001");
	await expect(messages.nth(1).getByRole("button")).toBeFocused();
	await expect(page.locator("[aria-live]")).toContainText("700001");
});

test("another customer has another number and an inbox of their own", async ({
	page,
}) => {
	await page.goto("/demo");
	const number = page.locator("#number");
	await expect(number).toHaveText(/^0\d{2}-\d{3}-\d{4}$/);
	const before = await number.textContent();
	await page.getByRole("button", { name: "ลูกค้าใหม่" }).click();
	await expect(number).not.toHaveText(before ?? "");
	await expect(page.getByText("ยังไม่มีข้อความ")).toBeVisible();
});

test("the switch that loses a reply says when it is on, and turns back when the server refuses", async ({
	page,
}) => {
	await chooseLanguage(page, "en-US");
	await page.goto("/demo");
	const drop = page.getByRole("switch");
	await drop.check();
	await expect(page.getByText(/^Ready:/)).toBeVisible();
	await page.getByRole("button", { name: "New customer" }).click();
	await expect(drop).not.toBeChecked();
	await page.route("**/demo/drop-next-claim?*", (route) =>
		route.fulfill({ status: 500 }),
	);
	await drop.click();
	await expect(
		page.getByText("The setting could not be changed. Please try again."),
	).toBeVisible();
	await expect(drop).not.toBeChecked();
});

test.describe("on a wide screen", () => {
	test.use({ viewport: { width: 1440, height: 900 }, isMobile: false });

	test("the phone frame shows the device, and the app opens in a new window", async ({
		page,
		context,
	}) => {
		await page.goto("/demo");
		await page.getByText("Orion A57").click();
		await expect(page.locator("#phone-name")).toHaveText("คุณปุณณ์");
		await expect(page.locator("#phone-badge")).toHaveText("Gold");
		const asked = context.waitForEvent("request", (request) =>
			request.url().includes("/landing?mock_user_id=gold"),
		);
		const opened = page.waitForEvent("popup");
		await page.getByRole("button", { name: /360 × 780/ }).click();
		expect((await asked).isNavigationRequest()).toBe(true);
		expect(await (await opened).evaluate(() => innerWidth)).toBe(360);
	});
});

for (const language of ["th", "en-US"] as const)
	test.describe(`at every width, ${language}`, () => {
		test.use({ isMobile: false });

		test("nothing is wider than the screen, and there are no axe violations", async ({
			page,
		}) => {
			await chooseLanguage(page, language);
			const send = await fillInbox(page);
			send("482915", 24);
			await page.goto("/demo");
			await page.locator("summary").click();
			await expect(page.locator("#messages")).toContainText("482915");
			for (const width of [320, 900, 1440])
				await test.step(`${width} px`, async () => {
					await page.setViewportSize({ width, height: 800 });
					expect(
						await page.evaluate(
							() => document.documentElement.scrollWidth - innerWidth,
						),
					).toBeLessThanOrEqual(0);
					for (const colorScheme of ["light", "dark"] as const) {
						await page.emulateMedia({ colorScheme });
						expect(await axeViolations(page)).toEqual([]);
					}
				});
		});
	});
