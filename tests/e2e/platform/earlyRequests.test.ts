// Proves that a cold start asks for the deals of home or for the privilege of its address while the code is on its way, once each, and does without where that fails.
import { expect, test } from "../support/fixtures";
import { storeToken, waitForHome } from "../support/journey";

test.use({ serviceWorkers: "block" });

const early = ["getPrivilegeListV3", "GetSetBanner"];

test("the deals are asked for before the code has come, and only once", async ({
	page,
	customer,
	faultProxy,
}) => {
	await storeToken(page, customer);
	const asked = (name: string) =>
		faultProxy.requests.slice(before).filter(({ url }) => url.includes(name))
			.length;
	let before = faultProxy.requests.length;
	const code = faultProxy.inject("/assets/index-", { kind: "hold" });
	await page.goto("about:blank");
	before = faultProxy.requests.length;
	await page.goto("/", { waitUntil: "commit" });
	await expect.poll(() => early.map(asked)).toEqual([1, 1]);
	await code.met;
	code.release();
	await waitForHome(page);
	expect(early.map(asked)).toEqual([1, 1]);
});

test("a request ahead that is lost on the way is made again", async ({
	page,
	customer,
	faultProxy,
}) => {
	await storeToken(page, customer);
	const code = faultProxy.inject("/assets/index-", { kind: "hold" });
	const lost = faultProxy.inject("getPrivilegeListV3", { kind: "dropBefore" });
	await page.goto("about:blank");
	await page.goto("/", { waitUntil: "commit" });
	await lost.met;
	lost.release();
	await code.met;
	code.release();
	await waitForHome(page);
});

for (const [name, path] of [
	["a privilege", "/?modal-privilege=1001"],
	["one with a large picture", "/?modal-privilege=1016"],
])
	test(`${name} of the address shows its picture before the code has come, where its sheet shows it without motion`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		await storeToken(page, customer);
		const code = faultProxy.inject("/assets/index-", { kind: "hold" });
		await page.goto("about:blank");
		await page.goto(path ?? "", { waitUntil: "commit" });
		const picture = page.locator("[data-picture] img");
		await expect(picture).toHaveJSProperty("complete", true);
		const before = await picture.boundingBox();
		expect(before?.height).toBeGreaterThan(100);
		const motions = await page.evaluateHandle(() => {
			const moved: string[] = [];
			addEventListener(
				"animationstart",
				({ target, animationName }) => {
					if (target instanceof Element && target.closest("dialog"))
						moved.push(animationName);
				},
				true,
			);
			return moved;
		});
		await code.met;
		code.release();
		const sheet = page.getByRole("dialog");
		await expect(sheet.getByRole("tab").first()).toBeVisible();
		const drawn = sheet.locator("img").first();
		expect(await drawn.boundingBox()).toEqual(before);
		await expect(picture).toBeHidden();
		expect(await motions.jsonValue()).toEqual([]);
	});
