// Proves in a real browser that markup from the host neither runs scripts nor leads to a wrong address, and that its text is kept.
import { expect, type Page, test } from "@playwright/test";
import { build } from "esbuild";
import type { sanitizeHtml } from "../../../src/ui/media/RichText";

/** The module as the page under test sees it. */
declare const richText: { sanitizeHtml: typeof sanitizeHtml };
let script: string;
let styles: string;

test.beforeAll(async () => {
	const { outputFiles } = await build({
		entryPoints: ["src/ui/media/RichText.tsx"],
		bundle: true,
		write: false,
		outdir: "unwritten",
		format: "iife",
		globalName: "richText",
		jsx: "automatic",
		define: { "process.env.NODE_ENV": '"production"' },
	});
	const textOf = (ending: string) =>
		outputFiles.find((file) => file.path.endsWith(ending))?.text ?? "";
	script = textOf(".js");
	styles = textOf(".css");
});

/** The markup that is left in the page after cleaning. */
async function clean(page: Page, html: string): Promise<string> {
	await page.goto("about:blank");
	await page.addScriptTag({ content: script });
	await page.evaluate(async (markup) => {
		document.body.replaceChildren(await richText.sanitizeHtml(markup));
	}, html);
	return page.locator("body").innerHTML();
}

for (const [name, html, left] of [
	["a script", "<p>deal</p><script>alert(1)</script>", "<p>deal</p>"],
	["a handler", '<p onclick="alert(1)">deal</p>', "<p>deal</p>"],
	["a style", '<p style="position:fixed">deal</p>', "<p>deal</p>"],
	["a frame", 'deal<iframe src="https://x.example"></iframe>', "deal"],
	["a form", "<form><input>deal</form>", "deal"],
	["javascript:", '<a href="javascript:alert(1)">deal</a>', "<a>deal</a>"],
	["data:", '<a href="data:text/html,x">deal</a>', "<a>deal</a>"],
	["//host", '<a href="//evil.example">deal</a>', "<a>deal</a>"],
	["/\\host", '<a href="/\\evil.example">deal</a>', "<a>deal</a>"],
	["plain http", '<a href="http://shop.example">deal</a>', "<a>deal</a>"],
	["userinfo", '<a href="https://bank@evil.example">deal</a>', "<a>deal</a>"],
	["a mark of the app's own", "<p data-autofocus>deal</p>", "<p>deal</p>"],
	["a state", '<p aria-invalid="true">deal</p>', "<p>deal</p>"],
	["the app's own id", '<p id="app" class="x">deal</p>', "<p>deal</p>"],
] as const)
	test(`${name} is removed, its text is kept`, async ({ page }) => {
		expect(await clean(page, html)).toBe(left);
	});

test("lists, emphasis, phone links and links within the app are kept", async ({
	page,
}) => {
	const html =
		'<ul><li><b>1</b> a person</li></ul><a href="tel:021234567">call</a><a href="/brand_list">brands</a>';
	expect(await clean(page, html)).toBe(html);
});

for (const href of [
	"https://shop.example/a",
	"HTTPS://shop.example/a",
	"hTTps://Shop.Example/a",
	" https://shop.example/a",
	"ht&#10;tps://shop.example/a",
	"https:///shop.example/a",
])
	test(`a link to another site opens in a new tab that cannot access the app: ${href}`, async ({
		page,
	}) => {
		await clean(page, `<a href="${href}">shop</a>`);
		const link = page.getByRole("link", { name: "shop" });
		await expect(link).toHaveAttribute("target", "_blank");
		await expect(link).toHaveAttribute("rel", "noopener noreferrer");
	});

test("a link with a user name before the host loses its address, even if extra slashes hide it", async ({
	page,
}) => {
	expect(
		await clean(page, '<a href="https:///bank@evil.example">deal</a>'),
	).toBe("<a>deal</a>");
});

test("a table that is wider than a small phone scrolls by itself; the page does not", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const row = "<td>Membership</td>".repeat(12);
	await clean(page, `<table><tr>${row}</tr></table>`);
	await page.addStyleTag({ content: styles });
	const [, rich = ""] = /\.(\w+_rich)\b/.exec(styles) ?? [];
	const scrolls = await page.evaluate((name) => {
		document.body.className = name;
		const isWide = (it: Element | null) =>
			it !== null && it.scrollWidth > it.clientWidth;
		return {
			table: isWide(document.querySelector("table")),
			page: isWide(document.scrollingElement),
		};
	}, rich);
	expect(scrolls).toEqual({ table: true, page: false });
});
