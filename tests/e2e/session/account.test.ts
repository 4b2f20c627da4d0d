// Proves that a link or a launch code of another customer is first checked by the server, then confirmed by the person, and only then replaces the account on the phone (decision 008).
import { translate } from "../../support/catalogue";
import { successFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import {
	confirmSwitch,
	goOffline,
	newCustomer,
	signIn,
	switchDialog,
	waitForHome,
} from "../support/journey";
import { button, claim, couponButton, openLatte } from "../support/person";
import { accountLinesOf, saveOneCode, tokenOn } from "../support/savedAccount";
import { findStored, storedText } from "../support/storedText";
import { foreignToken, tokenWith, unsignedToken } from "../support/token";

test.use({ serviceWorkers: "allow" });

const th = "th" as const;
const landingCall = "/Authentication/Landing";

test("a link with a token that the server refuses shows no dialog, and changes nothing on the phone", async ({
	page,
	customer,
	appAddress,
	faultProxy,
}) => {
	const traces = await saveOneCode(page, customer);
	const other = await newCustomer(appAddress, "gold");
	const hostile = {
		"nobody's signature": unsignedToken(other),
		"one's own, unsigned": unsignedToken(customer),
		"another key": await foreignToken(other),
		"one's own under another key": await foreignToken(customer),
		expired: await tokenWith(-60, other),
		"cut off": other.api.token.slice(0, -8),
		rubbish: "rubbish",
	};
	for (const [what, token] of Object.entries(hostile))
		await test.step(what, async () => {
			await page.goto(`/?token=${encodeURIComponent(token)}`);
			await waitForHome(page);
			await expect(page).toHaveURL(`${faultProxy.address}/`);
			await expect(page.getByRole("dialog")).toHaveCount(0);
			expect(await tokenOn(page)).toBe(customer.api.token);
			expect(await findStored(page, traces)).toEqual(Object.keys(traces));
		});
});

for (const language of ["th", "en-US"] as const)
	test(`a link with another customer's token asks with both names, and changes nothing when declined (${language})`, async ({
		page,
		customer,
		appAddress,
		faultProxy,
	}) => {
		const traces = await saveOneCode(page, customer, language);
		const other = await newCustomer(appAddress, "gold");
		await page.goto(`/?token=${other.api.token}`);
		const question = switchDialog(page, language);
		await expect(question).toContainText(await accountLinesOf(customer));
		await expect(question).toContainText(await accountLinesOf(other));
		// The question lists what would be deleted from the phone: the one code.
		await expect(question.getByRole("listitem")).toHaveCount(1);
		await expect(page).toHaveURL(`${faultProxy.address}/`);
		expect(await tokenOn(page)).toBe(customer.api.token);
		await question
			.getByRole("button", { name: translate(language, "Do not switch") })
			.click();
		await waitForHome(page);
		expect(await tokenOn(page)).toBe(customer.api.token);
		expect(await findStored(page, traces)).toEqual(Object.keys(traces));
		expect(await storedText(page)).not.toContain(other.api.sub);
		await page.reload();
		await waitForHome(page);
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});

test("the phone's back declines the switch; confirmed in the next tab, the switch applies to both tabs", async ({
	page,
	context,
	customer,
	appAddress,
}) => {
	const traces = await saveOneCode(page, customer);
	const other = await newCustomer(appAddress, "gold");
	const second = await context.newPage();
	await second.goto(`/?token=${other.api.token}`);
	await expect(switchDialog(second)).toBeVisible();
	await expect
		.poll(() => second.evaluate(() => "overlay" in (history.state ?? {})))
		.toBe(true);
	await second.goBack();
	await waitForHome(second);
	expect(await findStored(second, traces)).toEqual(Object.keys(traces));
	await second.goto(`/?token=${other.api.token}`);
	await confirmSwitch(second);
	await expect.poll(() => findStored(second, traces)).toEqual([]);
	await waitForHome(page);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	expect(await tokenOn(page)).toBe(other.api.token);
});

test("a claim whose reply is lost survives a declined switch, and its result is found afterwards", async ({
	page,
	customer,
	appAddress,
	faultProxy,
}) => {
	const person = { page, language: th };
	await signIn(page, customer);
	const sheet = await openLatte(person);
	await expect(sheet).toBeVisible();
	const lost = faultProxy.inject("SubmitRedeemCouponCodeV2", {
		kind: "cutReply",
	});
	const history = faultProxy.inject("History/Redeem", { kind: "dropBefore" });
	await claim(person, "Use later");
	await lost.met;
	await history.met;
	const key = `claim/${encodeURIComponent(customer.api.sub)}/`;
	await expect.poll(() => storedText(page)).toContain(key);
	const other = await newCustomer(appAddress, "gold");
	await page.goto(`/?token=${other.api.token}`);
	const question = switchDialog(page);
	await expect(question.getByRole("listitem")).not.toHaveCount(0);
	await question
		.getByRole("button", { name: translate(th, "Do not switch") })
		.click();
	expect(await storedText(page)).toContain(key);
	history.release();
	await expect.poll(() => storedText(page)).toContain("settled");
	await page.goto("/history?state=history");
	await expect(couponButton(person, "Use code")).toHaveCount(1);
});

test("a launch code of another customer asks first; declined, home is unchanged; confirmed, no data of the first customer is left", async ({
	page,
	customer,
	appAddress,
	faultProxy,
}) => {
	const traces = await saveOneCode(page, customer);
	const other = await newCustomer(appAddress, "gold");
	await page.goto(`/landing?mock_user_id=${other.id}&locale=en-US`);
	const question = switchDialog(page, "en-US");
	await expect(question).toContainText(await accountLinesOf(customer));
	await expect(question).toContainText(await accountLinesOf(other));
	expect(await findStored(page, traces)).toEqual(Object.keys(traces));
	await question.getByRole("button", { name: "Do not switch" }).click();
	await waitForHome(page);
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	expect(await findStored(page, traces)).toEqual(Object.keys(traces));
	// The language of the declined link is not kept either.
	expect(await page.evaluate(() => localStorage.getItem("locale"))).not.toBe(
		"en-US",
	);
	await page.goto(`/landing?mock_user_id=${other.id}`);
	await confirmSwitch(page);
	expect(await findStored(page, traces)).toEqual([]);
	await page.goto("/history?state=history");
	await expect(
		page.getByRole("heading", { name: translate(th, "No coupons yet") }),
	).toBeVisible();
});

test("the switch must also be confirmed without a session if there are saved codes", async ({
	page,
	customer,
	appAddress,
}) => {
	const traces = await saveOneCode(page, customer);
	await page.goto("/manifest.webmanifest");
	await page.evaluate(() => localStorage.setItem("token", "damaged"));
	const other = await newCustomer(appAddress, "gold");
	await page.goto(`/landing?mock_user_id=${other.id}`);
	await expect(switchDialog(page)).toContainText(
		await accountLinesOf(customer),
	);
	const { code = "" } = traces;
	expect(await findStored(page, { code })).toEqual(["code"]);
	await confirmSwitch(page);
	expect(await findStored(page, { code })).toEqual([]);
});

test("without a network a link with a token changes nothing and says so", async ({
	page,
	customer,
	appAddress,
}) => {
	const traces = await saveOneCode(page, customer);
	const other = await newCustomer(appAddress, "gold");
	await goOffline(page);
	await page.goto(`/history?state=history&token=${other.api.token}`);
	const dialog = page.getByRole("dialog", {
		name: translate(th, "We could not check this sign-in"),
	});
	await dialog
		.getByRole("button", { name: translate(th, "Close"), exact: true })
		.click();
	await expect(couponButton({ page, language: th }, "View code")).toBeVisible();
	expect(await findStored(page, traces)).toEqual(Object.keys(traces));
});

test("links with tokens in a text of the host sign nobody in", async ({
	page,
	customer,
	appAddress,
	faultProxy,
}) => {
	const other = await newCustomer(appAddress, "gold");
	const content = [
		`<a href="/?token=${other.api.token}">one</a>`,
		`<a href="/landing?mock_user_id=${other.id}">two</a>`,
		`<a href="${faultProxy.address}/LANDING/?mock_user_id=${other.id}">three</a>`,
		`<a href="/brand_list">four</a>`,
	].join(" ");
	await signIn(page, customer);
	faultProxy.inject(
		"/Authentication/NoPermissionArticle",
		successFault({
			article_title_th: "หัวข้อ",
			content_th: `<p>${content}</p>`,
			button_name_th: "ปิด",
		}),
	);
	await page.goto("/no-permission-device-article?errorCode=50012");
	const main = page.getByRole("main");
	const word = (text: string) => main.getByText(text, { exact: true });
	await expect(word("four")).toHaveAttribute("href", "/brand_list");
	await expect(word("one")).toHaveAttribute("href", "/");
	for (const text of ["two", "three"])
		await expect(word(text)).not.toHaveAttribute("href");
	// The app does not open such an address itself either.
	await page.goto(
		`/internal-web?${new URLSearchParams({ url: `${faultProxy.address}/landing?mock_user_id=${other.id}` })}`,
	);
	await expect(button({ page, language: th }, "Back").last()).toBeVisible();
	await page.waitForLoadState("networkidle");
	await expect(page).toHaveURL(/internal-web/);
	expect(
		faultProxy.requests.filter(({ url }) => url.includes(landingCall)),
	).toEqual([]);
	expect(await tokenOn(page)).toBe(customer.api.token);
});

test.describe("without a worker", () => {
	test.use({ serviceWorkers: "block" });

	test("a link is retried once if the code of its check does not load, then the page says so, and another try checks it", async ({
		page,
		customer,
		appAddress,
		faultProxy,
	}) => {
		await signIn(page, customer);
		const other = await newCustomer(appAddress, "gold");
		const missing = faultProxy.inject("assets/handleOfferedToken-", {
			kind: "reply",
			status: 404,
			body: "",
		});
		const before = faultProxy.requests.length;
		// The page reloads itself while it loads, which may abort this navigation.
		await page
			.goto(`/?token=${other.api.token}`, { waitUntil: "commit" })
			.catch(() => undefined);
		const dialog = page.getByRole("dialog", {
			name: translate(th, "We could not check this sign-in"),
		});
		await expect(dialog).toBeVisible();
		await expect(page).toHaveURL(`${faultProxy.address}/`);
		expect(await tokenOn(page)).toBe(customer.api.token);
		const starts = faultProxy.requests
			.slice(before)
			.filter(
				({ method, url }) => method === "GET" && url.startsWith("/?token="),
			);
		expect(starts).toHaveLength(2);
		missing.release();
		await dialog
			.getByRole("button", { name: translate(th, "Try again"), exact: true })
			.click();
		await confirmSwitch(page);
		expect(await tokenOn(page)).toBe(other.api.token);
	});
});
