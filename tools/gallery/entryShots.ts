// Every outcome of a sign-in, and the pages that stand outside of home.
import type { Page } from "@playwright/test";
import { encodeSignInState } from "../../server/rules/signInState";
import { translate } from "../../tests/support/catalogue";
import {
	expect,
	expectVisible,
	type ShotContext,
	type ShotSteps,
	shotsOf,
} from "./shot";
import { dialog, openPage, openPageFailing, openPageLoading } from "./steps";

/** The page once it is loaded; one that still loads has a heading too. */
const loadedPage = (page: Page) =>
	page.locator("body:not(:has(main[data-busy]))");

/** Signs in as a refused scenario, and waits for its result. */
const openLanding =
	(scenario: string, role: "dialog" | "heading"): ShotSteps =>
	async ({ page }) => {
		await page.goto(`/landing?mock_user_id=${scenario}`);
		if (role === "dialog") return expectVisible(page.getByRole(role).first());
		await expect(page).not.toHaveURL(/landing/);
		await expectVisible(loadedPage(page).getByRole(role).first());
	};

const visit = (path: string) =>
	openPage(path, ({ page }) => loadedPage(page).getByRole("heading").first());

/** The contact page at this time of day in Bangkok; signed out, since a reply would set the app's clock to the real time. */
const contactAt = (time: string) => ({
	signedIn: false,
	steps: async (shot: ShotContext) => {
		await shot.page.clock.setFixedTime(new Date(`2026-11-21T${time}:00+07:00`));
		await openPage("/contact_us", ({ page }) =>
			page.getByRole("status").first(),
		)(shot);
	},
});

const debugData = JSON.stringify({
	code: 50031,
	locale: {
		"th-th": { message: "หมายเลข IMEI ไม่ถูกต้อง" },
		"en-us": { message: "The IMEI is not correct." },
	},
});
const errorTexts = {
	th: {
		errorTitle: "รุ่นนี้ยังไม่ร่วมรายการ",
		errorDetailLine: "เครื่องของคุณยังไม่อยู่ในรายการที่ร่วมกิจกรรม\nกรุณาติดต่อศูนย์บริการลูกค้า",
		closeButton: "รับทราบ",
	},
	"en-US": {
		errorTitle: "This model does not take part yet",
		errorDetailLine:
			"Your phone is not on the list of the activity.\nPlease contact the call centre.",
		closeButton: "Got it",
	},
};

/** A page that the host opens with an error, in the person's language. */
const visitWithError =
	(path: string): ShotSteps =>
	(shot) => {
		const query = new URLSearchParams({
			errorCode: "50013",
			reference: "REF-2026-0042",
			...errorTexts[shot.language],
		});
		return visit(`${path}?${query}`)(shot);
	};
const webPage = `<!doctype html><meta name="viewport" content="width=device-width">
	<body style="margin:0;padding:24px;font:16px sans-serif"><h1>Orion Care</h1><p>www.example.com</p></body>`;

async function openWeb({ page }: ShotContext, url: string) {
	await page.route("https://www.example.com/**", (route) =>
		route.fulfill({ contentType: "text/html", body: webPage }),
	);
	await page.goto(
		`/internal-web?${new URLSearchParams({ url, title: "Orion Care" })}`,
	);
}

const signInShots = shotsOf(
	"8-sign-in",
	{
		opening: openPageLoading(
			"Authentication/Landing",
			"/landing?mock_user_id=platinum",
			({ page }) => page.getByRole("heading"),
		),
		unsupported: openLanding("unsupported", "heading"),
		"tier-not-allowed": openLanding("tier-not-allowed", "heading"),
		"bad-eula": openLanding("bad-eula", "heading"),
		"not-registered": openLanding("not-registered", "heading"),
		"blocked-email": openLanding("blocked-email", "dialog"),
		maintenance: openLanding("maintenance", "dialog"),
		"no-token": openLanding("no-token", "dialog"),
		"broken-upstream": openLanding("broken-upstream", "dialog"),
		"blocked-email-closed": async (shot) => {
			await openLanding("blocked-email", "dialog")(shot);
			await shot.page.keyboard.press("Escape");
			await expect(dialog(shot)).toBeHidden();
		},
		"campaign-over": openPage(
			"/landing?mock_user_id=campaign-over",
			"Nothing is open right now",
		),
		"refused-beside-an-account": {
			signedIn: true,
			steps: openPage(
				"/landing?mock_user_id=campaign-over",
				"Continue with this account",
			),
		},
		"switch-account": {
			signedIn: true,
			steps: openPage("/landing?mock_user_id=gold-gallery", dialog),
		},
		"article-failed": async (shot) => {
			shot.faultProxy.inject("Authentication/NoPermissionArticle", {
				kind: "dropBefore",
			});
			await openLanding("unsupported", "dialog")(shot);
		},
		"no-reply": async (shot) => {
			shot.faultProxy.inject("Authentication/Landing", { kind: "dropBefore" });
			await openLanding("platinum", "dialog")(shot);
		},
		"taking-too-long": async (shot) => {
			await shot.page.clock.install();
			await openPageLoading(
				"Authentication/Landing",
				"/landing?mock_user_id=platinum",
			)(shot);
			await shot.page.clock.fastForward(15_000);
			await expectVisible(dialog(shot));
		},
		"unknown-deep-link": async (shot) => {
			const link = { type: "detail", cmd_detail_id: "XX_1" };
			const state = encodeSignInState(link);
			const query = { mock_user_id: shot.customer.id, state };
			const path = `/landing?${new URLSearchParams(query)}`;
			await openPage(path, dialog)(shot);
		},
	},
	{ signedIn: false },
);

const pageShots = shotsOf("9-pages", {
	"not-found": visit("/nowhere"),
	"start-failed": {
		bilingual: true,
		steps: async (shot) => {
			shot.faultProxy.inject("/assets/index-", { kind: "dropBefore" });
			await openPage("/", ({ page }) => page.getByRole("alert"))(shot);
		},
	},
	"page-failed": async ({ page, faultProxy, language }) => {
		faultProxy.inject("/assets/pages-", { kind: "dropBefore" });
		await page.goto("/myfavorite");
		await expectVisible(
			page.getByRole("heading", {
				name: translate(language, "This page could not be opened"),
			}),
		);
	},
	blank: visit("/blank"),
	"blank-debug": visit(
		`/blank?${new URLSearchParams({ mode: "debug", data: debugData })}`,
	),
	"no-permission-device": visitWithError("/no-permission-device"),
	"no-permission-device-by-code": async (shot) => {
		await visit("/no-permission-device?errorCode=50014")(shot);
		await shot.page.waitForLoadState("networkidle");
	},
	"no-permission-article-loading": openPageLoading(
		"Authentication/NoPermissionArticle",
		"/no-permission-device-article?errorCode=50012",
		// The button appears only after a failure.
		({ page }) => page.getByRole("link").first(),
	),
	"no-permission-article-failed": openPageFailing(
		"Authentication/NoPermissionArticle",
		"/no-permission-device-article?errorCode=50012",
	),
	"alert-error": visit("/alert-error"),
	"alert-error-by-query": visitWithError("/alert-error"),
	contact: visit("/contact_us"),
	"contact-open": contactAt("12:24"),
	"contact-closed": contactAt("22:10"),
	"internal-web": async (shot) => {
		await openWeb(shot, "https://www.example.com/orion-care");
		await expectVisible(shot.page.frameLocator("iframe").getByRole("heading"));
	},
	"internal-web-cannot": async (shot) => {
		await openWeb(shot, "javascript:alert(1)");
		await expectVisible(shot.page.getByRole("heading").nth(1));
	},
});

export const entryShots = [...signInShots, ...pageShots];
