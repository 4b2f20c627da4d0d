// The page of an article: its cover, and its age if it could not be refreshed (3 §3).
import { noop } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { articleAction } from "../../../../src/contract/article";
import { ArticleScreen } from "../../../../src/features/articles/ArticleScreen";
import { articleQueries } from "../../../../src/queries/article";
import { privilegeQueries } from "../../../../src/queries/privilege";
import { plainArticle } from "../../domain/article/articleSample";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
}));
vi.mock("../../../../src/platform/outbox/eventLog", () => ({
	logEvent: logged,
}));
const logged = vi.hoisted(() => vi.fn());
const { api, calls } = phone;

beforeEach(freshPhone);
afterEach(wipe);

async function open(article: object = {}, client = newCache()) {
	api("Detail", () => ({ article: { ...plainArticle, ...article } }));
	const page = await draw(
		<ArticleScreen reference="AR_1001" module="" title="Article" />,
		client,
	);
	await until(() => page.querySelector("article h1"));
	return { page, client };
}

test("an article that cannot be refreshed stays, and says when it was loaded", async () => {
	const { page, client } = await open();
	expect(page.textContent).not.toContain("Could not refresh");
	api("Detail", fail({ status: 500 }));
	await act(async () => {
		await client.invalidateQueries(articleQueries.detail("AR_1001"));
	});
	await until(() => page.textContent?.includes("Could not refresh. Saved"));
	expect(page.querySelector("article h1")).not.toBeNull();
});

test.each([
	["of its content", { content_cover_url: "/content.webp" }, "/content.webp"],
	["of a list where its content has none", {}, "/list.webp"],
])("the cover of an article is that %s", async (_which, covers, shown) => {
	const { page } = await open({ article_cover_url: "/list.webp", ...covers });
	expect(page.querySelector("img")?.getAttribute("src")).toBe(shown);
	expect(page.querySelector("img")?.getAttribute("loading")).toBe("eager");
});

test("an article is shared by its reference, with its name and the cover of its card, and the sheet closes (3 §3)", async () => {
	const { page } = await open({
		...{ article_cover_url: "/list.webp", content_cover_url: "/content.webp" },
	});
	await act(async () =>
		page
			.querySelector<HTMLElement>("[aria-label='Share this article']")
			?.click(),
	);
	const sheet = page.querySelector("dialog");
	expect(sheet?.open).toBe(true);
	expect(sheet?.querySelector("h2")?.textContent).toBe("Share this article");
	expect(sheet?.textContent).toContain("A night of music");
	expect(sheet?.querySelector("img")?.getAttribute("src")).toBe("/list.webp");
	const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	await press(page, "Copy link");
	await until(() => page.textContent?.includes("Link copied"));
	expect(String(write.mock.calls)).toContain("AR_1001");
	expect(logged).toHaveBeenCalledWith("Share Article", "Link", "AR_1001");
	await press(page, "Close");
	await until(() => !sheet?.open);
});

test.each([
	["its kind over its title", true, "Activity"],
	["without a button none", false, undefined],
])("the page has %s, and no date", async (_what, call_to_action, kind) => {
	const { page } = await open({
		...{ action_type: articleAction.joinActivity, call_to_action },
	});
	expect(page.querySelector("article [class*=badge]")?.textContent).toBe(kind);
	expect(page.querySelector("article")?.textContent).not.toContain("2026");
});

test("the button is busy until the reply to a join has come, and can be pressed again after a refusal", async () => {
	const { page } = await open({
		...{ action_type: articleAction.joinActivity },
		...{ valid_through: "2999-12-31T00:00:00Z" },
	});
	const { reply, come } = lateReply(fail({ code: 20000 }));
	api("GetTermsProgress", () => ({ isaccessedcondition: true }));
	api("SubmitParticipationRegister", reply);
	await press(page, "Join the activity");
	await until(() => page.querySelector("button[aria-busy]"));
	await come();
	await until(() => !page.querySelector("button[aria-busy]"));
});

test("while the page loads, it is busy and has the name of its kind of articles", async () => {
	api("Detail", () => new Promise(() => undefined));
	const page = await draw(
		<ArticleScreen reference="AR_1001" module="" title="Article" />,
	);
	const main = page.querySelector("main");
	expect(main?.dataset.busy).toBe("true");
	expect(main?.getAttribute("aria-label")).toBe("Article");
	expect(page.querySelector("h1")?.textContent).toBe("Article");
	expect(page.querySelector("[role=status]")?.textContent).toBe("Loading");
});

const coupon = {
	...{ action_type: articleAction.coupon, reference: "PV_1001" },
	valid_through: "2999-12-31T00:00:00Z",
};

test("the next visit shows how the reward has changed; a failed refresh removes nothing", async () => {
	const client = newCache();
	// As long as the app's own (platform/query/queryClient).
	client.setDefaultOptions({ queries: { retry: false, staleTime: 60_000 } });
	const { queryKey } = privilegeQueries.detail("PV_1001");
	client.setQueryData(queryKey, { ...openPrivilege, out_of_stock: true });
	api("DetailV2", () => openPrivilege);
	const { page } = await open(coupon, client);
	const claim = "Press to get this privilege";
	await until(() => page.textContent?.includes(claim));
	api("DetailV2", fail({ status: 500 }));
	await act(() => client.invalidateQueries({ queryKey }));
	expect(calls.filter(({ name }) => name === "DetailV2")).toHaveLength(2);
	expect(page.textContent).toContain(claim);
});

test("the button waits for the reward's current state, and offers nothing from an old copy", async () => {
	const client = newCache();
	const { queryKey } = privilegeQueries.detail("PV_1001");
	client.setQueryData(queryKey, openPrivilege);
	const detail = lateReply(() => ({ ...openPrivilege, out_of_stock: true }));
	api("DetailV2", detail.reply);
	const { page } = await open(coupon, client);
	expect(page.querySelector("button[aria-busy]")).not.toBeNull();
	await detail.come();
	await until(() => page.textContent?.includes("Sold out"));
	expect(page.querySelector("button[aria-busy]")).toBeNull();
});

test("the button follows an old copy of the reward if no newer one can be loaded", async () => {
	const client = newCache();
	const { queryKey } = privilegeQueries.detail("PV_1001");
	client.setQueryData(queryKey, { ...openPrivilege, out_of_stock: true });
	api("DetailV2", fail({ status: 0, reason: "network" }));
	const { page } = await open(coupon, client);
	await until(() => page.textContent?.includes("Sold out"));
	expect(page.querySelector("button[aria-busy]")).toBeNull();
});

test("a day's limit of an old copy does not lock the prize on a later day", async () => {
	const client = newCache();
	const { queryKey } = privilegeQueries.detail("PV_1001");
	const prize = { ...openPrivilege, type: 1, is_overall_per_day_limit: true };
	const updatedAt = Date.now() - 86_400_000;
	client.setQueryData(queryKey, prize, { updatedAt });
	api("DetailV2", fail({ status: 500 }));
	const { page } = await open(coupon, client);
	await until(() => !page.querySelector("button[aria-busy]"));
	expect(page.textContent).toContain("Press to get this privilege");
});

test("the button waits too if the last visit could not refresh the copy", async () => {
	const client = newCache();
	const options = privilegeQueries.detail("PV_1001");
	client.setQueryData(options.queryKey, openPrivilege);
	api("DetailV2", fail({ status: 500 }));
	await client.query({ ...options, staleTime: 0 }).catch(noop);
	const detail = lateReply(() => openPrivilege);
	api("DetailV2", detail.reply);
	const { page } = await open(coupon, client);
	expect(page.querySelector("button[aria-busy]")).not.toBeNull();
	expect(page.textContent).not.toContain("Unable to receive code");
	await detail.come();
	await until(() => !page.querySelector("button[aria-busy]"));
});
