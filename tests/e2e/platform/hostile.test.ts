// Proves that hostile markup in the API's replies has no effect on the screens that show it (3 §3, M14, M18).
import type { Locator, Page } from "@playwright/test";
import type * as v from "valibot";
import { getAnnouncementList } from "../../../src/contract/announcement";
import {
	getArticleList,
	getInstructionforUseDetail,
} from "../../../src/contract/article";
import { noPermissionArticle } from "../../../src/contract/authentication";
import { getSetBanner } from "../../../src/contract/banner";
import { getProfile } from "../../../src/contract/customer";
import {
	getBrandList,
	getParentCategoryList,
	getPrivilegeListV3,
} from "../../../src/contract/deals";
import type { Endpoint } from "../../../src/contract/endpoint";
import { getRankSummary } from "../../../src/contract/game";
import { privilegeGroupDetailV2 } from "../../../src/contract/groupDeal";
import { historyRedeem } from "../../../src/contract/history";
import { getNotifyList } from "../../../src/contract/notify";
import { getDetailV2 } from "../../../src/contract/privilege";
import { getAvatarList } from "../../../src/contract/profile";
import { search } from "../../../src/contract/search";
import { getDynamicSurvey } from "../../../src/contract/survey";
import { getTermsofServiceList } from "../../../src/contract/terms";
import { translate } from "../../support/catalogue";
import { claimForLater } from "../support/coupon";
import { type FaultProxy, successFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { type Customer, newCustomer, storeToken } from "../support/journey";
import { latte } from "../support/person";

const mark = "ข้อความปลอดภัย";
const rich = [
	"<script>window.harmed = 1</script>",
	'<img src="x" onerror="window.harmed = 1">',
	'<p onclick="window.harmed = 1" style="position:fixed;inset:0">ดีล</p>',
	'<a href="javascript:window.harmed=1">ลิงก์</a>',
	'<iframe srcdoc="<script>parent.harmed=1</script>"></iframe>',
	'<form action="https://evil.example"><input name="pin"></form>',
	'<svg><p><style><!--</style><img title="--><img src=x onerror=window.harmed=1>">',
	"<math><mi><mglyph><style><img src=x onerror=window.harmed=1>",
].join(`<p>${mark}</p>`);
const plain = `<img src=x onerror="window.harmed=1">${mark}`;

/** Whether a field has text for people: in one language (name_th, desc_en, termsandcondsth), or a title, a name of a person or avatar, or a branch. The excluded address, date and name of home's carousel only have a similar ending. */
const isText = (name: string) =>
	!["path", "date_of_birth", "set_name_en"].includes(name) &&
	/(th|en|title|_name|^(first|last)?name|locate|^branch_\w+)$/.test(name);

/** The same reply with hostile markup in every text field; addresses and ids stay, since the screens need them. */
function poisoned(value: unknown, name = ""): unknown {
	if (Array.isArray(value)) return value.map((each) => poisoned(each, name));
	if (typeof value === "object" && value !== null)
		return Object.fromEntries(
			Object.entries(value).map(([key, it]) => [key, poisoned(it, key)]),
		);
	if (typeof value !== "string" || value === "" || !isText(name)) return value;
	return value.includes("<") ? rich : plain;
}

/** Returns a function that puts hostile markup into the replies of a call for this customer. */
const poisoner =
	(faultProxy: FaultProxy, { api }: Customer) =>
	async <E extends Endpoint>(
		endpoint: E,
		request: v.InferInput<E["request"]>,
	) => {
		const data = poisoned(await api.call(endpoint, request));
		faultProxy.inject(endpoint.path, successFault(data));
	};

/** Returns a function that opens a page and checks that it shows the text but contains nothing dangerous. */
const looker =
	(page: Page) => async (path: string, open?: () => Promise<unknown>) => {
		await page.goto(path);
		await open?.();
		await expect(
			page.getByText(mark).or(page.getByLabel(mark)).first(),
		).toBeVisible();
		const dangerous = await page.evaluate(() => ({
			harmed: "harmed" in window,
			found: [...document.querySelectorAll("#app *, dialog *")]
				.filter(
					(it) =>
						it.matches("script, iframe, form[action], style") ||
						it.getAttribute("href")?.startsWith("javascript:") ||
						it.getAttributeNames().some((name) => name.startsWith("on")) ||
						(it instanceof HTMLElement && it.style.position === "fixed"),
				)
				.map((it) => it.outerHTML),
		}));
		expect(dangerous, path).toEqual({ harmed: false, found: [] });
	};

test("a privilege, a group, articles, terms, a survey, notifications, the ranking and the avatars run no scripts, and are shown", async ({
	page,
	customer,
	faultProxy,
}) => {
	const poison = poisoner(faultProxy, customer);
	const look = looker(page);
	const terms = await customer.api.call(getTermsofServiceList, {});
	await poison(getDetailV2, { Privilege_Alt_Reference: "PV_1001" });
	await poison(privilegeGroupDetailV2, { pvg_ref: "PVG_1004" });
	await poison(getArticleList, { category_name: "FAQ" });
	await poison(getInstructionforUseDetail, { article_ref: "AR_1203" });
	await poison(getTermsofServiceList, {});
	await poison(noPermissionArticle, {});
	await poison(getDynamicSurvey, { Alt_Reference: "SVY_1001" });
	await poison(getNotifyList, {});
	await poison(getRankSummary, { name: "space", limit: 10 });
	await poison(getAvatarList, {});
	await storeToken(page, customer);

	await look("/?modal-privilege=PV_1001", () =>
		page
			.getByRole("dialog")
			.getByRole("tab", { name: translate("th", "Conditions") })
			.click(),
	);
	await look("/privilege-group-deal?pvg_ref=PVG_1004");
	await look("/privilege-group-deal-read-more?pvg_ref=PVG_1004");
	await look("/faq", () => page.locator("summary").first().click());
	await look("/tips/detail?tipsRef=AR_1203");
	await look(`/conditions/detail?articleId=${terms[0]?.article_id}`);
	await look("/survey?ref=SVY_1001&module=banner");
	await look("/notification");
	await look("/game/v1/ranking");
	await look("/profile/avatar");
	await look("/no-permission-device-article?errorCode=1");
});

test("home, the lists of deals and brands, the search, the coupons, the news and the profile run no scripts", async ({
	page,
	customer,
	faultProxy,
}) => {
	await claimForLater(customer.api, latte.reference);
	const poison = poisoner(faultProxy, customer);
	const look = looker(page);
	const first = { page_number: 1, items_per_page: 12 };
	const all = { parent_category_id: 0, sub_category_id: 0 };
	await poison(getSetBanner, { limit: 100 });
	await poison(getPrivilegeListV3, { ...all, ...first });
	await poison(getParentCategoryList, {});
	await poison(getBrandList, {});
	await poison(search, { Keyword: "กาแฟ" });
	await poison(historyRedeem, {
		UsePrivilege: "canuse",
		PageNumber: 1,
		ItemsPerPage: 25,
	});
	await poison(getAnnouncementList, { announcement_type: "News" });
	await poison(getProfile, {});
	await storeToken(page, customer);

	const shown = (place: Locator) => () =>
		expect(place.getByText(mark).first()).toBeVisible();
	const card = page.getByRole("main").getByRole("article");
	await look("/", shown(page.locator("[data-tour=highlights]")));
	await look("/privilege", shown(card));
	await look("/brand_list");
	await look("/search/list?inputVal=กาแฟ", shown(card));
	await look("/history?state=history", shown(card));
	await look("/announcement");
	await look("/profile");
});

test("the terms on home run no scripts", async ({
	page,
	appAddress,
	faultProxy,
}) => {
	const customer = await newCustomer(appAddress, "terms");
	await poisoner(faultProxy, customer)(getTermsofServiceList, {});
	await storeToken(page, customer);
	await looker(page)("/", () =>
		page.getByRole("dialog").locator("summary").first().click(),
	);
});
