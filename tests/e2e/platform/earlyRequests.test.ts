// Proves that a cold home asks for its deals while its code is on its way, once each, and does without where that fails.
import { expect, test } from "../support/fixtures";
import { clearSavedQueries, signIn, waitForHome } from "../support/journey";

test.use({ serviceWorkers: "block" });

const early = ["getPrivilegeListV3", "GetSetBanner"];

test("the deals are asked for before the code has come, and only once", async ({
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	const asked = (name: string) =>
		faultProxy.requests.slice(before).filter(({ url }) => url.includes(name))
			.length;
	let before = faultProxy.requests.length;
	const code = faultProxy.inject("/assets/index-", { kind: "hold" });
	await page.goto("about:blank");
	before = faultProxy.requests.length;
	await page.goto("/", { waitUntil: "commit" });
	await expect.poll(() => early.map(asked)).toEqual([1, 1]);
	code.release();
	await waitForHome(page);
	expect(early.map(asked)).toEqual([1, 1]);
});

test("a request ahead that is lost on the way is made again", async ({
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	await clearSavedQueries(page);
	const code = faultProxy.inject("/assets/index-", { kind: "hold" });
	const lost = faultProxy.inject("getPrivilegeListV3", { kind: "dropBefore" });
	await page.goto("about:blank");
	await page.goto("/", { waitUntil: "commit" });
	await lost.met;
	lost.release();
	code.release();
	await waitForHome(page);
});
