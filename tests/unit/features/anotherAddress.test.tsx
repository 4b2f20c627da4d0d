// Another address of the same page, as when a launch opens it in the running app, starts anew: nothing of the previous one stays.
import { act, type FunctionComponent, type ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { articleAction } from "../../../src/contract/article";
import { privilegeGroupDetailV2 } from "../../../src/contract/groupDeal";
import type { Consent } from "../../../src/contract/terms";
import { ArticlePage } from "../../../src/features/articles/ArticlePages";
import InternalWebPage from "../../../src/features/articles/InternalWebPage";
import { GroupDealPage } from "../../../src/features/browse/GroupDealPages";
import OtpPage from "../../../src/features/delivery/OtpPage";
import SurveyOtpPage from "../../../src/features/survey/SurveyOtpPage";
import { ConditionPage } from "../../../src/features/terms/ConditionPage";
import { beginDelivery } from "../../../src/platform/storage/deliveryDraft";
import { articleQueries } from "../../../src/queries/article";
import { groupDealQueries } from "../../../src/queries/groupDeal";
import { waitUntil } from "../../support/waitFor";
import { plainArticle } from "../domain/article/articleSample";
import { draw, newCache, press, until, wipe } from "../support/drawn";
import { dialog, fail, freshPhone } from "./freshPhone";
import {
	begin,
	member,
	named,
	put,
	server,
	term,
} from "./onboarding/homeFlowWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	useNavigate: () => () => undefined,
	useSearch: () => search,
	Link: ({ children }: { children: ReactNode }) => <a href="#to">{children}</a>,
}));
const { api } = phone;
let search: Record<string, string> = {};

beforeEach(() => {
	freshPhone();
	begin();
	server.customer = member;
});
afterEach(() => {
	wipe();
	phone.setNetwork(true);
});

test.each<[string, FunctionComponent]>([
	["a delivery", OtpPage],
	["a registration", SurveyOtpPage],
])("%s: a code belongs to the number of its address", async (_name, Page) => {
	beginDelivery("PV_9");
	search = { contact_no: "0812345678" };
	const page = await draw(<Page />);
	await press(page, "Send the code");
	await until(() => page.textContent?.includes("We sent a 6-digit code"));
	await put(page, "Digit 1 of 6", "123456");
	search = { contact_no: "0899999999" };
	await draw(<Page />);
	expect(page.textContent).toContain("089-999-9999");
	expect(page.textContent).not.toContain("We sent a 6-digit code");
	expect(page.querySelector("input")).toBeNull();
	await press(page, "Send the code");
	await until(() => named("RequestOTP").length > 1);
	expect(named("RequestOTP").at(-1)?.request).toEqual({
		MobileNo: "0899999999",
	});
});

test("another address of a web page loads again, and says so without a network", async () => {
	// The content of a frame is not part of this test.
	vi.spyOn(HTMLIFrameElement.prototype, "setAttribute").mockReturnValue();
	search = { url: "https://one.example/" };
	const page = await draw(<InternalWebPage />);
	const frame = () => page.querySelector("iframe");
	await act(async () => frame()?.dispatchEvent(new Event("load")));
	expect(page.querySelector("[aria-busy=true]")).toBeNull();
	search = { url: "https://two.example/" };
	await draw(<InternalWebPage />);
	expect(page.querySelector("h1")?.textContent).toBe("two.example");
	expect(page.querySelector("[aria-busy=true]")).not.toBeNull();
	await act(async () => frame()?.dispatchEvent(new Event("load")));
	phone.setNetwork(false);
	search = { url: "https://three.example/" };
	await draw(<InternalWebPage />);
	expect(page.textContent).toContain("No internet");
	search = { url: "javascript:alert(1)" };
	await draw(<InternalWebPage />);
	expect(page.textContent).toContain("Cannot open “javascript:alert(1)”");
	expect(page.querySelector("iframe")).toBeNull();
});

test("an article shows nothing of a pending join of another article", async () => {
	const client = newCache();
	for (const id of ["AR_1", "AR_2"])
		client.setQueryData(articleQueries.detail(id).queryKey, {
			...plainArticle,
			article_id: id,
			alt_reference: id,
			call_to_action: true,
			action_type: articleAction.joinActivity,
			consent_status: true,
			valid_through: null,
		});
	let letGo = () => {};
	const joined = new Promise<void>((done) => (letGo = done));
	api("Detail", fail({ status: 500 }));
	api("SubmitParticipationRegister", () => joined.then(() => null));
	search = { alt_reference: "AR_1" };
	const page = await draw(<ArticlePage />, client);
	await press(page, "Join the activity");
	await until(() => named("SubmitParticipationRegister").length > 0);
	await waitUntil(() => page.querySelector("button[aria-busy]"));
	search = { alt_reference: "AR_2" };
	await draw(<ArticlePage />, client);
	expect(page.querySelector("button[aria-busy]")).toBeNull();
	await act(async () => letGo());
	await act(() => new Promise((done) => setTimeout(done, 50)));
	expect(dialog()).toBeNull();
});

test("a term shows nothing of the failed agreement to another term", async () => {
	const terms: Consent[] = [term("Rules", {}), term("News", {})];
	api("TermsofServiceList", () => terms);
	api("SubmitTermsofService", fail({ status: 500 }));
	search = { articleId: "Rules" };
	const client = newCache();
	const page = await draw(<ConditionPage />, client);
	await until(() => page.querySelector("input"));
	await act(async () => page.querySelector("input")?.click());
	await until(() => page.textContent?.includes("could not be saved"));
	search = { articleId: "News" };
	await draw(<ConditionPage />, client);
	expect(page.querySelector("h2")?.textContent).toBe("News");
	expect(page.textContent).not.toContain("could not be saved");
});

test("the text of another group is folded again", async () => {
	vi.stubGlobal(
		"ResizeObserver",
		class {
			observe(element: HTMLElement) {
				Object.defineProperty(element, "scrollHeight", { value: 200 });
				this.changed();
			}
			disconnect() {}
			constructor(private readonly changed: () => void) {}
		},
	);
	const client = newCache();
	for (const id of ["PVG_1", "PVG_2"])
		client.setQueryData(
			groupDealQueries.detail(id).queryKey,
			v.parse(privilegeGroupDetailV2.reply, {
				detail: { alt_reference: id, detail_en: `Words of ${id}`, status: 1 },
				privilege_group_item: [
					{ alt_reference: "PV_1", criteria_is_visible: true },
				],
			}),
		);
	api("PrivilegeGroupDetailV2", fail({ status: 500 }));
	search = { pvg_ref: "PVG_1" };
	const page = await draw(<GroupDealPage />, client);
	await waitUntil(() => page.textContent?.includes("Show more"));
	await press(page, "Show more");
	expect(page.textContent).toContain("Show less");
	search = { pvg_ref: "PVG_2" };
	await draw(<GroupDealPage />, client);
	expect(page.textContent).toContain("Words of PVG_2");
	expect(page.textContent).not.toContain("Show less");
});
