// Proves the pages outside home: not found, blank, no permission, error, contact, another site's page (P03–P06, V04).
import type { Page } from "@playwright/test";
import type { Locale } from "../../../src/domain/text/localized";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import {
	clearWebStorage,
	goOffline,
	signIn,
	waitForHome,
} from "../support/journey";
import { waitForWholeShell } from "../support/shell";

test.use({ serviceWorkers: "allow" });

const languages = ["th", "en-US"] as const;
const query = (values: Record<string, string>) => new URLSearchParams(values);

/** A text of the app up to its first placeholder, in this language. */
const opening = (language: Locale, english: string) =>
	translate(language, english).split("{")[0] ?? "";

const failure = {
	code: 50032,
	locale: {
		"th-th": { message: "หมายเลขเครื่องไม่ถูกต้อง" },
		"en-us": { message: "The serial number is not correct." },
	},
};
const words = [
	"50032",
	"หมายเลขเครื่องไม่ถูกต้อง",
	"The serial number is not correct.",
];

/** Runs the same steps in both languages on a phone that has only the language saved. */
async function inBoth(page: Page, walk: (language: Locale) => Promise<void>) {
	for (const language of languages)
		await test.step(language, async () => {
			await clearWebStorage(page);
			await page.evaluate((it) => localStorage.setItem("locale", it), language);
			await walk(language);
		});
}

test("an unknown address shows 404, Page Not Found, and a link home", async ({
	page,
	faultProxy,
}) => {
	await inBoth(page, async (language) => {
		await page.goto("/no/such/page");
		await expect(page).toHaveURL(/\/not-found$/);
		await expect(page.getByText("404")).toBeVisible();
		await expect(
			page.getByRole("heading", {
				name: translate(language, "Page Not Found"),
			}),
		).toBeVisible();
		await page
			.getByRole("link", { name: translate(language, "Back to home") })
			.click();
		await expect(page).toHaveURL(`${faultProxy.address}/`);
	});
});

test("/blank shows the code and both messages only in debug mode, and closes to home", async ({
	page,
	faultProxy,
}) => {
	await inBoth(page, async (language) => {
		const main = page.getByRole("main");
		const data = JSON.stringify(failure);
		for (const mode of ["", "Debug", "debugging"]) {
			await page.goto(`/blank?${query({ mode, data })}`);
			await expect(main).toContainText(
				translate(language, "Galaxy Gift could not be opened"),
			);
			for (const word of words) await expect(main).not.toContainText(word);
		}
		const packed = Buffer.from(data).toString("base64url");
		for (const written of [data, packed]) {
			await page.goto(`/blank?${query({ mode: "debug", data: written })}`);
			for (const word of words) await expect(main).toContainText(word);
		}
		await page.goto(`/blank?${query({ mode: "debug", data: "%%%" })}`);
		await page
			.getByRole("link", { name: translate(language, "Close") })
			.click();
		await expect(page).toHaveURL(`${faultProxy.address}/`);
	});
});

test("/no-permission-device shows the texts of its address as plain text, and closes", async ({
	page,
	faultProxy,
}) => {
	await inBoth(page, async () => {
		const given = {
			errorCode: "50013",
			errorTitle: "<b>Not this one</b>",
			errorDetailLine: "First line\nhttps://evil.example",
			closeButton: "รับทราบ / OK",
			reference: "REF-42",
		};
		await page.goto(`/no-permission-device?${query(given)}`);
		const main = page.getByRole("main");
		await expect(
			page.getByRole("heading", { name: "<b>Not this one</b>" }),
		).toBeVisible();
		for (const word of [
			"First line",
			"https://evil.example",
			"50013",
			"REF-42",
		])
			await expect(main).toContainText(word);
		const links = await main
			.getByRole("link")
			.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(links).toEqual(["tel:021234567", "/"]);
		await page.getByRole("link", { name: given.closeButton }).click();
		await expect(page).toHaveURL(`${faultProxy.address}/`);
	});
});

test("/no-permission-device with only a code gets its texts from the server", async ({
	page,
}) => {
	await inBoth(page, async (language) => {
		await page.goto("/no-permission-device?errorCode=50014");
		await expect(
			page.getByRole("heading", {
				name:
					language === "th"
						? "ยังไม่ได้ยอมรับข้อตกลงผู้ใช้"
						: "The end-user licence is not accepted",
			}),
		).toBeVisible();
	});
});

test("/alert-error shows the texts of its address or its own, with links back and to the call center", async ({
	page,
	faultProxy,
}) => {
	await inBoth(page, async (language) => {
		await page.goto(
			`/alert-error?${query({ errorTitle: "A title", errorDetailLine: "Some detail" })}`,
		);
		await expect(page.getByRole("heading", { name: "A title" })).toBeVisible();
		await expect(page.getByText("Some detail")).toBeVisible();
		// Leaves the app first, since Close would lead to a page of the app that is behind this one.
		await page.goto("about:blank");
		await page.goto("/alert-error");
		await expect(
			page.getByRole("heading", {
				name: translate(language, "An error occurred"),
			}),
		).toBeVisible();
		await page
			.getByRole("link", { name: translate(language, "Contact us") })
			.click();
		await expect(page).toHaveURL(/\/contact_us$/);
		await page
			.getByRole("button", { name: translate(language, "Back") })
			.click();
		await expect(page).toHaveURL(/\/alert-error$/);
		await page
			.getByRole("button", { name: translate(language, "Close"), exact: true })
			.click();
		await expect(page).toHaveURL(`${faultProxy.address}/`);
	});
});

test.describe("on a phone in New York", () => {
	test.use({ timezoneId: "America/New_York" });

	test("/contact_us says whether the line is open in Bangkok, in both languages", async ({
		page,
	}) => {
		for (const [at, text] of [
			["2026-11-21T07:59:00+07:00", "Closed now, opens at\u00a0{time}"],
			["2026-11-21T08:00:00+07:00", "Open now, until\u00a0{time}"],
			["2026-11-21T21:59:00+07:00", "Open now, until\u00a0{time}"],
			["2026-11-21T22:00:00+07:00", "Closed now, opens at\u00a0{time}"],
		] as const)
			await test.step(`${at}: ${text}`, async () => {
				await page.clock.setFixedTime(new Date(at));
				await inBoth(page, async (language) => {
					await page.goto("/contact_us");
					const main = page.getByRole("main");
					await expect(main).toContainText(opening(language, text));
					await expect(main).toContainText(
						text.startsWith("Open") ? "22:00" : "08:00",
					);
					await expect(main).toContainText(/08:00–\u206022:00/);
					await expect(main.getByRole("link")).toHaveAttribute(
						"href",
						"tel:021234567",
					);
					await expect(main.getByRole("link")).toContainText("02 123 4567");
				});
			});
	});
});

const badAddresses = [
	"",
	"orion-care",
	"/history",
	"//evil.example",
	"javascript:alert(1)",
	"data:text/html,x",
	"https://good.example@evil.example/",
	"http://plain.example/",
];
test("/internal-web shows a page with its host, and names an address that it cannot open", async ({
	page,
	context,
}) => {
	await inBoth(page, async (language) => {
		await context.route("https://www.example.com/**", (route) =>
			route.fulfill({
				contentType: "text/html",
				body: "<h1>Orion Care</h1><script>top.location='/'</script>",
			}),
		);
		const url = "https://www.example.com/care?a=1&b=ค";
		await page.goto(`/internal-web?${query({ url, title: "ดูแลจอ" })}`);
		await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText(
			"Orion Care",
		);
		const head = page.getByRole("main").locator("header");
		await expect(head).toContainText("ดูแลจอ");
		await expect(head).toContainText("www.example.com");
		// The host is on a line of its own, and is not part of the heading or the title.
		await expect(head.getByRole("heading", { level: 1 })).toHaveText("ดูแลจอ");
		await expect(page).toHaveTitle("ดูแลจอ · Galaxy Gift");
		const opened = page.waitForEvent("popup");
		await page
			.getByRole("link", { name: translate(language, "Open in browser") })
			.click();
		expect(new URL((await opened).url()).hostname).toBe("www.example.com");
		// The framed page could not replace the app.
		await expect(page).toHaveURL(/internal-web/);

		// The addresses alternate between the languages.
		for (const bad of badAddresses.filter(
			(_, index) => languages[index % 2] === language,
		)) {
			await page.goto(`/internal-web?${query({ url: bad })}`);
			await expect(
				page.getByText(
					translate(language, "Cannot open “{url}”").replace("{url}", bad),
				),
			).toBeVisible();
			await expect(page.locator("iframe")).toHaveCount(0);
		}
		// A page that cannot be opened has a link to home.
		await page
			.getByRole("link", { name: translate(language, "Back to home") })
			.click();
		await expect(page).toHaveURL(/\/$/);
	});
});

test("/internal-web does not frame the app's own pages, but opens them directly", async ({
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	const url = `${faultProxy.address}/?modal-privilege=PV_1001`;
	await page.goto(`/internal-web?${query({ url })}`);
	await expect(page).toHaveURL(/\/\?modal-privilege=PV_1001$/);
	await expect(page.getByRole("dialog")).toBeVisible();
});

test("/internal-web says when there is no network, and opens the page when there is one", async ({
	page,
	context,
	customer,
}) => {
	await signIn(page, customer);
	await page.goto("/contact_us");
	await waitForWholeShell(page);
	await page.goto(
		`/internal-web?${query({ url: "https://www.example.com/" })}`,
	);
	await goOffline(page);
	await page.goto("/history?state=history");
	await page.goto(
		`/internal-web?${query({ url: "https://www.example.com/" })}`,
	);
	await expect(
		page.getByRole("heading", { name: translate("th", "No internet") }),
	).toBeVisible();
	await page.route("https://www.example.com/**", (route) =>
		route.fulfill({ contentType: "text/html", body: "<h1>Orion Care</h1>" }),
	);
	await context.setOffline(false);
	await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText(
		"Orion Care",
	);
});

for (const [scenario, badge] of [
	["plus", "Plus"],
	["platinum", "Platinum"],
] as const)
	test(`home shows the badge of ${badge}`, async ({ page }) => {
		await page.goto(`/landing?mock_user_id=${scenario}`);
		await waitForHome(page);
		const header = page.locator("header");
		await expect(header.getByText(badge, { exact: true })).toBeVisible();
		await expect(header.getByText("Plus", { exact: true })).toHaveCount(
			badge === "Plus" ? 1 : 0,
		);
	});
