// Items that a host sends without a name still have a name on the screen, and missing texts leave no empty line.
import type { ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BannerCard } from "../../../src/components/cards/BannerCard";
import { PrivilegeCard } from "../../../src/components/cards/PrivilegeCard";
import { PrivilegeRow } from "../../../src/components/cards/PrivilegeRow";
import { BrandGrid } from "../../../src/components/lists/BrandGrid";
import { SectionTitle } from "../../../src/components/lists/SectionTitle";
import { article, getDetail } from "../../../src/contract/article";
import { noPermissionModal } from "../../../src/contract/authentication";
import { banner } from "../../../src/contract/banner";
import { brand, category } from "../../../src/contract/deals";
import { getGameHistory } from "../../../src/contract/game";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { search } from "../../../src/contract/search";
import { consent } from "../../../src/contract/terms";
import { ArticleCoverList } from "../../../src/features/articles/ArticleCoverList";
import { ArticleScreen } from "../../../src/features/articles/ArticleScreen";
import { FaqPage } from "../../../src/features/articles/FaqPage";
import { NoPermissionPage } from "../../../src/features/entry/RefusedDevicePages";
import { GameHistoryPage } from "../../../src/features/games/GameHistoryPage";
import { CategoryTiles } from "../../../src/features/home/CategoryTiles";
import { TermsList } from "../../../src/features/onboarding/TermsList";
import { BrandResults } from "../../../src/features/search/BrandResults";
import { CampaignResults } from "../../../src/features/search/CampaignResults";
import { ConditionsPage } from "../../../src/features/terms/ConditionsPage";
import { articleQueries } from "../../../src/queries/article";
import { gameQueries } from "../../../src/queries/game";
import { termsQueries } from "../../../src/queries/terms";
import { draw, newCache, until, wipe } from "../support/drawn";
import { freshPhone } from "./freshPhone";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
	useRouter: () => ({}),
	useSearch: () => ({}),
}));
const { api } = phone;

beforeEach(freshPhone);
afterEach(wipe);

test.each([null, "", "null", "-"])(
	"an article whose title is %j is called an article",
	async (none) => {
		const given = {
			...{ article_id: 1, alt_reference: "AR_1" },
			...{ article_title_th: none, article_title_en: none, content_en: none },
		};
		api("Detail", () => v.parse(getDetail.reply, { article: given }));
		const page = await draw(
			<ArticleScreen reference="AR_1" module="banner" title="Tips" />,
		);
		await until(() => page.querySelector("article h1"));
		expect(page.querySelector("h1")?.textContent).toBe("Article");
		wipe();
		const query = {
			...{ isPending: false, isError: false, isFetching: false },
			...{ error: null, dataUpdatedAt: 1000, refetch: () => undefined },
		};
		const list = await draw(
			<ArticleCoverList
				query={query}
				articles={[v.parse(article, given)]}
				to={() => ({ to: "/article", search: {} })}
			/>,
		);
		expect(list.querySelector("a")?.textContent).toBe("Article");
	},
);

test("a term and a question without a title still have a name", async () => {
	const nameless = { article_title: "null", article_title_en: "-" };
	const term = v.parse(consent, { consent_id: 1, ...nameless });
	const list = await draw(
		<TermsList
			consents={[term]}
			ticks={{}}
			missing={[]}
			busy={false}
			onChange={() => undefined}
		/>,
	);
	expect(list.querySelector("label")?.textContent).toBe(
		"Terms and conditions Optional ",
	);
	expect(list.querySelector("summary")?.getAttribute("aria-label")).toBe(
		"Read: Terms and conditions",
	);
	wipe();
	const client = newCache();
	client.setQueryData(termsQueries.list().queryKey, [term]);
	api("TermsofServiceList", () => [term]);
	const terms = await draw(<ConditionsPage />, client);
	expect(terms.querySelector("li a")?.textContent).toMatch(
		/^Terms and conditions/,
	);
	wipe();
	const questions = [v.parse(article, { article_id: 1 })];
	client.setQueryData(articleQueries.faq().queryKey, questions);
	api("GetArticleList", () => ({ article_list: questions }));
	const faq = await draw(<FaqPage />, client);
	expect(faq.querySelector("summary")?.textContent).toBe("Article");
});

// The bug: an id with a space counts as two ids, so screen readers did not read the warning.
test("the warning of a term belongs to its box, whatever the host's id is", async () => {
	const ids = ["TOS 1", "TOS 2"];
	const list = await draw(
		<TermsList
			consents={ids.map((consent_id) => v.parse(consent, { consent_id }))}
			ticks={{}}
			missing={ids}
			busy={false}
			onChange={() => undefined}
		/>,
	);
	for (const box of list.querySelectorAll("[aria-invalid]")) {
		const id = box.getAttribute("aria-describedby") ?? "";
		expect(id).toMatch(/^\S+$/);
		expect(box.closest("li")?.querySelector("p")?.id).toBe(id);
	}
	expect(list.querySelectorAll("[aria-invalid]")).toHaveLength(ids.length);
});

test("a banner that is only a picture has a name as a link", async () => {
	const link = async (given: object) => {
		const read = v.parse(banner, {
			bannerid: 1,
			path: "/brand_list",
			...given,
		});
		const page = await draw(<BannerCard banner={read} look="low" />);
		return page.querySelector("a")?.getAttribute("aria-label");
	};
	expect(await link({ name: "-", name_th: "null" })).toBe("See more");
	for (const name of [{ name: "Tea" }, { description_en: "Tea" }])
		expect(await link(name)).toBeNull();
});

test("a privilege, a campaign, a category and a brand without a name are named by their kind", async () => {
	const privilege = v.parse(privilegeCard, {
		...{ alt_reference: "PV_1", name_th: "-", name_en: null },
	});
	const campaigns = v.parse(search.reply, {
		privilege: [],
		privilegegroup: [{ alt_reference: "PVG_1", group_name_th: "null" }],
	}).privilegegroup;
	const categories = [v.parse(category, { category_id: 1, name_en: "" })];
	const brands = [v.parse(brand, { brand_id: 1, brand_name_th: "-" })];
	const found = { campaigns, words: [], onOpen: () => undefined };
	const linkName = async (part: ReactNode) => {
		const link = (await draw(part)).querySelector("a");
		// The letter in place of a picture is not read aloud.
		link?.querySelector("[aria-hidden=true]")?.remove();
		return link?.textContent;
	};
	expect(await linkName(<PrivilegeRow privilege={privilege} />)).toBe(
		"Privilege",
	);
	for (const look of ["wide", "pair"] as const)
		expect(
			await linkName(<PrivilegeCard privilege={privilege} look={look} />),
		).toBe("Privilege");
	expect(await linkName(<CampaignResults {...found} />)).toBe("Campaign");
	expect(await linkName(<CategoryTiles categories={categories} />)).toBe(
		"Category",
	);
	for (const list of [
		<BrandGrid key="" brands={brands} />,
		<BrandResults key="" brands={brands} privileges={[]} onOpen={vi.fn()} />,
	]) {
		await linkName(list);
		expect(document.querySelector("a [class*=ame]")?.textContent).toBe("Brand");
	}
});

test("a section without a name has no empty heading", async () => {
	const page = await draw(<SectionTitle title="" seeAll={{ to: "/" }} />);
	expect(page.querySelector("h2")).toBeNull();
	expect(page.textContent).toContain("See all");
});

test("the text for a refused device is shown without its markup", async () => {
	const reply = {
		title_en: "Not for you",
		content_en: "<p>Call <b>us</b></p>",
	};
	api("NoPermissionModal", () => v.parse(noPermissionModal.reply, reply));
	const page = await draw(<NoPermissionPage />);
	await until(() => page.textContent?.includes("Call us"));
	expect(page.textContent).not.toContain("<p>");
});

test("rounds that the host does not number are all shown, without a warning of React", async () => {
	const complaint = vi.spyOn(console, "error");
	const payload = [5, 7].map((points) => ({ points, created_dt_label: "-" }));
	const read = v.parse(getGameHistory.reply, { payload });
	api("GetGameHistory", () => read);
	const client = newCache();
	client.setQueryData(gameQueries.history().queryKey, read.payload);
	const page = await draw(<GameHistoryPage />, client);
	expect(page.textContent).toMatch(/5.points.*7.points/);
	expect(String(complaint.mock.calls)).not.toContain("same key");
});
