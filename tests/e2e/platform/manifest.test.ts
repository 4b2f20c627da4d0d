// Proves that every start address of the manifest opens a page, and that its pictures exist (P29, O08).
import sharp from "sharp";
import type { manifest } from "../../../src/app/manifest";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { openAs, signIn } from "../support/journey";
import { launchShortcut, stubLaunchQueue } from "../support/launch";

/** The expected values are written here, since a value that is read from the source would always match. */
const promised = {
	id: "/",
	lang: "th",
	name: "Galaxy Gift สิทธิพิเศษ",
	short_name: "Galaxy Gift",
	start_url: "/",
	scope: "/",
	display: "standalone",
	theme_color: "#F4F6FA",
	background_color: "#F4F6FA",
	icons: expect.arrayContaining([
		{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
		{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
		{
			src: "/icons/maskable-512.png",
			sizes: "512x512",
			type: "image/png",
			purpose: "maskable",
		},
	]),
	shortcuts: [
		{ name: "คูปองของฉัน", url: "/history?state=history" },
		{ name: "รายการโปรด", url: "/myfavorite" },
	],
	screenshots: [
		{ src: "/screenshots/home.webp", form_factor: "narrow" },
		{ src: "/screenshots/code.webp", form_factor: "narrow" },
	],
	share_target: {
		action: "/search/list",
		method: "GET",
		enctype: "application/x-www-form-urlencoded",
		params: { text: "inputVal" },
	},
};

test("the manifest has the promised fields, and its icons, shortcuts and screenshots are served in the declared sizes", async ({
	request,
	faultProxy,
}) => {
	const reply = await request.get(`${faultProxy.address}/manifest.webmanifest`);
	const served: typeof manifest = await reply.json();
	expect(served).toMatchObject(promised);
	const { icons = [], shortcuts = [], screenshots = [] } = served;
	const pictures = [
		...icons,
		...screenshots,
		...shortcuts.flatMap(({ icons: own = [] }) => own),
	];
	expect(pictures.length).toBeGreaterThan(8);
	for (const { src, sizes, type } of pictures) {
		const picture = await request.get(faultProxy.address + src);
		expect(picture.headers()["content-type"], src).toBe(type);
		const { width, height } = await sharp(await picture.body()).metadata();
		expect(`${width}x${height}`, src).toBe(sizes);
	}
});

/** The address that the browser opens when a text is shared with the app. */
const shared = `/search/list?${new URLSearchParams({ inputVal: "กาแฟ 50% a.com" })}`;

for (const [address, heading] of [
	["/history?state=history", "My coupons"],
	["/myfavorite", "Favourite deals"],
	[shared, "Search"],
] as const)
	test(`${address.split("?")[0]} opens from the home screen`, async ({
		page,
		customer,
	}) => {
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		await signIn(page, customer);
		await page.goto(address);
		await expect(
			page.getByRole("heading", { name: translate("th", heading), level: 1 }),
		).toBeVisible();
		expect(errors).toEqual([]);
	});

test("a shared text reaches the search in full", async ({ page, customer }) => {
	await openAs(page, customer, shared);
	await expect(page.getByRole("searchbox")).toHaveValue("กาแฟ 50% a.com");
});

test("a shortcut opens its page in the open window, and the app icon leaves the window where it is", async ({
	page,
	customer,
}) => {
	await stubLaunchQueue(page);
	await signIn(page, customer);
	await page.evaluate(() => document.body.setAttribute("data-same", ""));
	await launchShortcut(page, "/history?state=history");
	await expect(page).toHaveURL(/\/history\?state=history$/);
	await launchShortcut(page, "/");
	await launchShortcut(page, "/myfavorite");
	await expect(page).toHaveURL(/\/myfavorite$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/history/);
	await expect(page.locator("body")).toHaveAttribute("data-same", "");
});
