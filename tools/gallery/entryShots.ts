// Every outcome of a sign-in, and the pages that stand outside of home.
import { translate } from "../../tests/support/catalogue";
import { expect, type Shot, type Stage } from "./shot";

const faultProxy = { group: "8-sign-in", signedIn: false };
const pages = { group: "9-pages" };

/** Signs in as a scenario that is refused, and waits for what comes of it. */
const openLanding =
	(scenario: string, role: "dialog" | "heading") =>
	async ({ page }: Stage) => {
		await page.goto(`/landing?mock_user_id=${scenario}`);
		if (role === "heading") await expect(page).not.toHaveURL(/landing/);
		await expect(page.getByRole(role).first()).toBeVisible();
	};

const visit =
	(path: string) =>
	async ({ page }: Stage) => {
		await page.goto(path);
		await expect(page.getByRole("heading").first()).toBeVisible();
	};

/** The contact page as it stands at this time of the day in Bangkok. */
const contactAt =
	(time: string) =>
	async ({ page }: Stage) => {
		await page.clock.setFixedTime(new Date(`2026-11-21T${time}:00+07:00`));
		await page.goto("/contact_us");
		await expect(page.getByRole("status").first()).toBeVisible();
	};

const debugData = JSON.stringify({
	code: 50031,
	locale: {
		"th-th": { message: "หมายเลข IMEI ไม่ถูกต้อง" },
		"en-us": { message: "The IMEI is not correct." },
	},
});
const errorQuery = new URLSearchParams({
	errorCode: "50013",
	errorTitle: "รุ่นนี้ยังไม่ร่วมรายการ",
	errorDetailLine: "เครื่องของคุณยังไม่อยู่ในรายการที่ร่วมกิจกรรม\nโปรดติดต่อศูนย์บริการลูกค้า",
	closeButton: "รับทราบ",
	reference: "REF-2026-0042",
});
const webPage = `<!doctype html><meta name="viewport" content="width=device-width">
	<body style="margin:0;padding:24px;font:16px sans-serif"><h1>Orion Care</h1><p>www.example.com</p></body>`;

async function openWeb({ page }: Stage, url: string) {
	await page.route("https://www.example.com/**", (route) =>
		route.fulfill({ contentType: "text/html", body: webPage }),
	);
	await page.goto(
		`/internal-web?${new URLSearchParams({ url, title: "Orion Care" })}`,
	);
}

export const entryShots: Shot[] = [
	{
		...faultProxy,
		name: "opening",
		go: async ({ page, faultProxy }) => {
			const landing = faultProxy.inject("Authentication/Landing", {
				kind: "hold",
			});
			await page.goto("/landing?mock_user_id=platinum");
			await landing.met;
			await expect(page.getByRole("heading")).toBeVisible();
		},
	},
	...["unsupported", "tier-not-allowed", "bad-eula", "not-registered"].map(
		(name) => ({ ...faultProxy, name, go: openLanding(name, "heading") }),
	),
	...["blocked-email", "maintenance", "no-token", "broken-upstream"].map(
		(name) => ({ ...faultProxy, name, go: openLanding(name, "dialog") }),
	),
	{
		...faultProxy,
		name: "blocked-email-closed",
		go: async (stage) => {
			await openLanding("blocked-email", "dialog")(stage);
			await stage.page.keyboard.press("Escape");
			await expect(stage.page.getByRole("dialog")).toBeHidden();
		},
	},
	{
		...faultProxy,
		name: "campaign-over",
		go: async ({ page, language }) => {
			await page.goto("/landing?mock_user_id=campaign-over");
			await expect(
				page.getByText(translate(language, "Nothing is open right now")),
			).toBeVisible();
		},
	},
	{
		...faultProxy,
		name: "refused-beside-an-account",
		signedIn: true,
		go: async ({ page, language }) => {
			await page.goto("/landing?mock_user_id=campaign-over");
			await expect(
				page.getByText(translate(language, "Continue with this account")),
			).toBeVisible();
		},
	},
	{
		...faultProxy,
		name: "switch-account",
		signedIn: true,
		go: async ({ page }) => {
			await page.goto("/landing?mock_user_id=gold-gallery");
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		...faultProxy,
		name: "article-failed",
		go: async (stage) => {
			stage.faultProxy.inject("Authentication/NoPermissionArticle", {
				kind: "dropBefore",
			});
			await openLanding("unsupported", "dialog")(stage);
		},
	},
	{
		...faultProxy,
		name: "no-reply",
		go: async (stage) => {
			stage.faultProxy.inject("Authentication/Landing", { kind: "dropBefore" });
			await openLanding("platinum", "dialog")(stage);
		},
	},
	{
		...faultProxy,
		name: "taking-too-long",
		go: async ({ page, faultProxy }) => {
			await page.clock.install();
			const landing = faultProxy.inject("Authentication/Landing", {
				kind: "hold",
			});
			await page.goto("/landing?mock_user_id=platinum");
			await landing.met;
			await page.clock.fastForward(15_000);
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		...faultProxy,
		name: "unknown-deep-link",
		go: async ({ page, customer, faultProxy }) => {
			const reply = await fetch(
				`${faultProxy.address}/demo/state?type=detail&cmd=&cmd_detail_id=XX_1&cmd_category_parent_id=&cmd_category_child_id=`,
			);
			const { state } = await reply.json();
			await page.goto(
				`/landing?${new URLSearchParams({ mock_user_id: customer.id, state })}`,
			);
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
	{ ...pages, name: "not-found", go: visit("/nowhere") },
	{
		...pages,
		name: "start-failed",
		bilingual: true,
		go: async ({ page, faultProxy }) => {
			faultProxy.inject("/assets/index-", { kind: "dropBefore" });
			await page.goto("/");
			await expect(page.getByRole("alert")).toBeVisible();
		},
	},
	{
		...pages,
		name: "page-failed",
		go: async ({ page, faultProxy, language }) => {
			faultProxy.inject("/assets/pages-", { kind: "dropBefore" });
			await page.goto("/myfavorite");
			await expect(
				page.getByRole("heading", {
					name: translate(language, "This page could not be opened"),
				}),
			).toBeVisible();
		},
	},
	{ ...pages, name: "blank", go: visit("/blank") },
	{
		...pages,
		name: "blank-debug",
		go: visit(
			`/blank?${new URLSearchParams({ mode: "debug", data: debugData })}`,
		),
	},
	{
		...pages,
		name: "no-permission-device",
		go: visit(`/no-permission-device?${errorQuery}`),
	},
	{
		...pages,
		name: "no-permission-device-by-code",
		go: async (stage) => {
			await visit("/no-permission-device?errorCode=50014")(stage);
			await stage.page.waitForLoadState("networkidle");
		},
	},
	{
		...pages,
		name: "no-permission-article-loading",
		go: async ({ page, faultProxy }) => {
			const article = faultProxy.inject("Authentication/NoPermissionArticle", {
				kind: "hold",
			});
			await page.goto("/no-permission-device-article?errorCode=50012");
			await article.met;
			await expect(page.getByRole("button")).toBeVisible();
		},
	},
	{
		...pages,
		name: "no-permission-article-failed",
		go: async ({ page, faultProxy, language }) => {
			faultProxy.inject("Authentication/NoPermissionArticle", {
				kind: "dropBefore",
			});
			await page.goto("/no-permission-device-article?errorCode=50012");
			await expect(
				page.getByRole("button", { name: translate(language, "Try again") }),
			).toBeVisible();
		},
	},
	{ ...pages, name: "alert-error", go: visit("/alert-error") },
	{
		...pages,
		name: "alert-error-by-query",
		go: visit(`/alert-error?${errorQuery}`),
	},
	{ ...pages, name: "contact-open", go: contactAt("12:24") },
	{ ...pages, name: "contact-closed", go: contactAt("22:10") },
	{
		...pages,
		name: "internal-web",
		go: async (stage) => {
			await openWeb(stage, "https://www.example.com/orion-care");
			await expect(
				stage.page.frameLocator("iframe").getByRole("heading"),
			).toBeVisible();
		},
	},
	{
		...pages,
		name: "internal-web-cannot",
		go: async (stage) => {
			await openWeb(stage, "javascript:alert(1)");
			await expect(stage.page.getByRole("heading").nth(1)).toBeVisible();
		},
	},
];
