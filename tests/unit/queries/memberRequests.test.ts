// What the reads of the member area send (3 §7, 3 §9).
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { articleQueries } from "../../../src/queries/article";
import { bannerQueries } from "../../../src/queries/banner";
import { deliveryQueries } from "../../../src/queries/delivery";
import { gameQueries } from "../../../src/queries/game";
import { privilegeQueries } from "../../../src/queries/privilege";
import { termsQueries } from "../../../src/queries/terms";
import { tutorialQueries } from "../../../src/queries/tutorial";
import { welcomeQueries } from "../../../src/queries/welcome";
import { plainArticle } from "../domain/article/articleSample";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);

beforeEach(phone.forgetApi);

test.each([
	[
		"GetGameHistory",
		gameQueries.history(),
		{ name: "space", page: 1, limit: 99 },
	],
	["GetRankSummary", gameQueries.ranking(), { name: "space", limit: 10 }],
	["GetSetBanner", bannerQueries.sets(), { limit: 100 }],
	["GetArticleList", articleQueries.faq(), { category_name: "FAQ" }],
	[
		"InstructionforUseList",
		articleQueries.tips(),
		{ category_name: "Instructions of Use" },
	],
	[
		"InstructionforUseDetail",
		articleQueries.tip("AR_1"),
		{ article_ref: "AR_1" },
	],
	[
		"GetAnnouncementList",
		articleQueries.announcements("News"),
		{ announcement_type: "News" },
	],
	[
		"GetAnnouncementList",
		articleQueries.announcements("ResultsBoard"),
		{ announcement_type: "ResultsBoard" },
	],
	[
		"TutorialProgress",
		tutorialQueries.progress(),
		// Unix ms.
		{ timestamp: expect.closeTo(Date.now(), -6) },
	],
	[
		"GetWelcomeAnnoucement",
		welcomeQueries.announcement("7"),
		{ customer_id: "7" },
	],
	["Detail", articleQueries.detail("AR_1"), { alt_reference: "AR_1" }],
])("%s", async (name, query: object, request) => {
	phone.api(name, () => {
		throw new Error("The reply does not matter");
	});
	const load = { ...query, queryKey: [name], retry: false };
	await new QueryClient().query(load).catch(() => undefined);
	// The signal ends the request when its page is left.
	const options = { signal: expect.any(AbortSignal) };
	expect(phone.calls).toMatchObject([{ name, request, options }]);
});

test.each([
	["Detail", articleQueries.detail("AR_1"), { article: plainArticle }],
	["GetCustomerAddress", deliveryQueries.addresses(), []],
	["CheckStock", privilegeQueries.stock("PV_1"), {}],
	["CheckLimit", privilegeQueries.limits("PV_1"), {}],
	["GetTermsProgress", termsQueries.progress(), {}],
	["TutorialProgress", tutorialQueries.progress(), { tutorials: [] }],
	["GetWelcomeAnnoucement", welcomeQueries.announcement("7"), {}],
])(
	"%s is loaded at each visit, since its reply changes elsewhere",
	async (name, query: object, reply) => {
		phone.api(name, () => reply);
		const client = new QueryClient({
			defaultOptions: { queries: { staleTime: 60_000 } },
		});
		const load = { ...query, queryKey: [name] };
		await client.query(load);
		await client.query(load);
		expect(phone.calls).toHaveLength(2);
	},
);
