// Proves that hostile markup does nothing on any screen, in any field of the API's replies (3 §3, M14, M18).
import type { Page } from "@playwright/test";
import type * as v from "valibot";
import {
	getArticleList,
	getInstructionforUseDetail,
} from "../../../src/contract/article";
import { noPermissionArticle } from "../../../src/contract/authentication";
import type { Endpoint } from "../../../src/contract/endpoint";
import { getRankSummary } from "../../../src/contract/game";
import { privilegeGroupDetailV2 } from "../../../src/contract/groupDeal";
import { getNotifyList } from "../../../src/contract/notify";
import { getDetailV2 } from "../../../src/contract/privilege";
import { getAvatarList } from "../../../src/contract/profile";
import { getDynamicSurvey } from "../../../src/contract/survey";
import { getTermsofServiceList } from "../../../src/contract/terms";
import { translate } from "../../support/catalogue";
import type { FaultProxy } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { type Customer, newCustomer, storeToken } from "../support/journey";

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

/** A field of a language (name_th, desc_en, termsandcondsth), or one of words that have none: titles, names of people and avatars, branches. */
const isText = (name: string) =>
	/(th|en|title|_name|^name|locate|^branch_\w+)$/.test(name);

/** The same reply with harm in every field of words; addresses and ids stay, or nothing would show. */
function poisoned(value: unknown, name = ""): unknown {
	if (Array.isArray(value)) return value.map((each) => poisoned(each, name));
	if (typeof value === "object" && value !== null)
		return Object.fromEntries(
			Object.entries(value).map(([key, it]) => [key, poisoned(it, key)]),
		);
	if (typeof value !== "string" || value === "" || !isText(name)) return value;
	return value.includes("<") ? rich : plain;
}

/** From now on the replies of the given calls are poisoned for this customer. */
const poisoner =
	(faultProxy: FaultProxy, { api }: Customer) =>
	async <E extends Endpoint>(
		endpoint: E,
		request: v.InferInput<E["request"]>,
	) => {
		const data = poisoned(await api.call(endpoint, request));
		faultProxy.inject(endpoint.path, {
			kind: "reply",
			status: 200,
			body: JSON.stringify({ status: "success", data }),
		});
	};

/** Opens a page, finds its words, and nothing in it that could act. */
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

test("no field of any reply runs scripts, and every screen is shown", async ({
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

test("the terms on home run no scripts either", async ({
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
