// Proves that names in an address are shown in the reader's language: sections, web pages, recommended words.
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { signIn, switchLanguage } from "../support/journey";

const section = { th: "คืนนี้ทำอะไรดี", "en-US": "What to do tonight" };
const care = {
	th: "ดูแลจอให้เหมือนวันแรก",
	"en-US": "Keep your screen like new",
};

test("the titles of a section's page and a web page follow the language", async ({
	page,
	customer,
}) => {
	await page.route("https://www.example.com/**", (route) =>
		route.fulfill({ contentType: "text/html", body: "<p>Orion Care</p>" }),
	);
	await signIn(page, customer);
	const title = page.getByRole("heading", { level: 1 });
	await page.goto(`/privilegebycat?catName=${encodeURIComponent(section.th)}`);
	await expect(title).toHaveText(section.th);
	await switchLanguage(page, "en-US");
	await expect(title).toHaveText(section["en-US"]);
	await expect(page).toHaveTitle(new RegExp(section["en-US"]));

	// A press on the banner puts its English name into the address as the title.
	const address = new URLSearchParams({
		url: "https://www.example.com/orion-care",
		title: care["en-US"],
	});
	await page.goto(`/internal-web?${address}`);
	await expect(title).toContainText(care["en-US"]);
	await switchLanguage(page, "th");
	await expect(title).toContainText(care.th);
	await expect(page.locator("iframe")).toHaveAttribute("title", care.th);
});

test("recommended words are in the language of the page, and each finds something", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	await page.goto("/search");
	const chips = (language: "th" | "en-US") =>
		page
			.locator("section")
			.filter({
				has: page.getByRole("heading", {
					name: translate(language, "Recommended"),
				}),
			})
			.getByRole("button");
	await expect(chips("th").first()).toHaveText("กาแฟ");
	await switchLanguage(page, "en-US");
	await expect(chips("en-US").first()).toHaveText("Coffee");
	await expect(chips("en-US").filter({ hasText: /[ก-๙]/ })).toHaveCount(0);
	await chips("en-US").first().click();
	await expect(page.getByRole("article").first()).toBeVisible();
});
