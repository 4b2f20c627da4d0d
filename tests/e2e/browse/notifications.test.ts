// Proves the notifications: the dot on home, a list with dates, marking as read and opening by a tap, and an empty list (M16).
import {
	getNotifyList,
	notifyAction,
	readNotify,
} from "../../../src/contract/notify";
import { translate } from "../../support/catalogue";
import { replyFault, successFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { clearSavedQueries, signIn } from "../support/journey";

test("unread notifications show a dot on home; a tap marks one as read and opens it; after the last one the dot is gone", async ({
	page,
	customer,
	faultProxy,
}) => {
	const { notify_lists } = await customer.api.call(getNotifyList, {});
	const [first, second, ...rest] = notify_lists;
	for (const { campaign_id } of rest)
		await customer.api.call(readNotify, { CampaignId: campaign_id });
	await signIn(page, customer);
	await page
		.getByRole("link", {
			name: translate("th", "Notifications, some unread"),
		})
		.click();
	const dots = page.getByRole("img", { name: translate("th", "Unread") });
	await expect(dots).toHaveCount(2);
	await expect(page.getByRole("main")).toContainText(
		/\d\d\/\d\d\/\d\d \d\d:\d\d:\d\d/,
	);
	// The privilege opens over the list, and back closes it.
	await page.getByRole("button", { name: first?.header_th }).click();
	const sheet = page.getByRole("dialog");
	await expect(sheet).toBeVisible();
	await page.goBack();
	await expect(sheet).toBeHidden();
	await expect(dots).toHaveCount(1);
	// The request that marks it as read is lost: the app shows it as read, and sends the request again at the next start.
	const lost = faultProxy.inject("ReadNotify", { kind: "dropBefore" });
	await page.getByRole("button", { name: second?.header_th }).click();
	await expect(page).toHaveURL(/\/article\?alt_reference=AR_1001$/);
	await expect.poll(() => lost.count()).toBeGreaterThan(0);
	await page.reload();
	await page.goBack();
	await expect(dots).toHaveCount(0);
	const unread = async () =>
		(await customer.api.call(getNotifyList, {})).notify_lists.filter(
			(it) => !it.is_read,
		);
	expect(await unread()).toHaveLength(1);
	lost.release();
	await page.goto("/");
	await expect.poll(unread).toEqual([]);
	await expect(
		page.getByRole("link", {
			name: translate("th", "Notifications"),
			exact: true,
		}),
	).toBeVisible();
});

test("every notification type opens its target", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	const { notify_lists } = await customer.api.call(getNotifyList, {});
	const tap = async (reference: string) => {
		await page.goto("/notification");
		const news = notify_lists.find((it) => it.reference === reference);
		await page.getByRole("button", { name: news?.header_th }).click();
	};
	const at = (path: string) =>
		expect(page).toHaveURL(faultProxy.address + path);
	await signIn(page, customer);
	await tap("PVG_1002");
	await at("/privilege-group-deal?pvg_ref=PVG_1002");
	await tap("SVY_1001");
	await at("/survey?ref=SVY_1001&module=noti");
	await tap("/brand_list");
	await at("/brand_list");
	const elsewhere = "https://www.example.com/orion-care";
	await context.route(elsewhere, (route) => route.fulfill({ body: "" }));
	const opened = context.waitForEvent("page");
	await page.goto("/notification");
	await page
		.getByRole("main")
		.locator(`a[href="${elsewhere}"]`)
		.or(
			page.getByRole("button", {
				name: notify_lists.find((it) => it.reference === elsewhere)?.header_th,
			}),
		)
		.first()
		.click();
	await expect(await opened).toHaveURL(elsewhere);
});

test("a notification with an invalid reference is only marked as read", async ({
	page,
	customer,
	faultProxy,
}) => {
	const { notify_lists } = await customer.api.call(getNotifyList, {});
	const invalid = { action_type: notifyAction.article, reference: "1001" };
	const header_th = "ข่าวที่ไม่มีหน้า";
	const news = { ...notify_lists[0], ...invalid, header_th };
	faultProxy.inject("Notify/List", successFault({ notify_lists: [news] }));
	await signIn(page, customer);
	await page.goto("/notification");
	const isRead = page.waitForRequest(/ReadNotify$/);
	await page.getByRole("button", { name: header_th }).click();
	await isRead;
	await expect(page).toHaveURL(`${faultProxy.address}/notification`);
});

test("an empty list of notifications says so, and a failed load is not shown as an empty list", async ({
	page,
	customer,
	faultProxy,
}) => {
	const none = faultProxy.inject(
		"Notify/List",
		successFault({ notify_lists: [] }),
	);
	await signIn(page, customer);
	await page.goto("/notification");
	await expect(
		page.getByRole("heading", {
			name: translate("th", "No news notifications"),
		}),
	).toBeVisible();
	none.release();
	faultProxy.inject("Notify/List", replyFault(500));
	await clearSavedQueries(page);
	await page.goto("/notification");
	await expect(
		page.getByRole("button", { name: translate("th", "Try again") }),
	).toBeVisible();
	await expect(
		page.getByText(translate("th", "No news notifications")),
	).toHaveCount(0);
});
