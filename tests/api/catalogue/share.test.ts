// The redirect page of shared links over HTTP: the privilege's address in the app, with a preview (2 §2).
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharePage } from "../../../server/files/sharePage";
import {
	articles,
	groupDeals,
	privileges,
} from "../../../server/store/schema/schema";
import { deal, testContent } from "../support/deals";
import {
	minute,
	noon,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
beforeAll(async () => {
	api = await startTestServer();
});
afterAll(() => api.stop());

const share = (query: Record<string, string>, language = "th") =>
	fetch(`${api.client.address}/share?${new URLSearchParams(query)}`, {
		headers: { "accept-language": language },
		redirect: "manual",
	});

test("the preview of a privilege has its name in the reader's language, its picture and a link to it", async () => {
	const reference = deal("plain");
	const it = testContent.privileges.find((each) =>
		[String(each.privilege_id), `PV_${each.privilege_id}`].includes(reference),
	);
	for (const [language, name] of [
		["th-TH,th;q=0.9", it?.name.th],
		["en-GB", it?.name.en],
	] as const) {
		const reply = await share(
			{ type: "detail", cmd_detail_id: reference },
			language,
		);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-security-policy")).toContain(
			"default-src 'none'",
		);
		// A shared cache must give each reader their own language.
		expect(reply.headers.get("vary")).toContain("Accept-Language");
		const page = await reply.text();
		expect(page).toContain(`<meta property="og:title" content="${name}">`);
		expect(page).toMatch(
			/<meta property="og:image" content="http:[^"]+\/content\//,
		);
		expect(page).toContain(
			`<meta http-equiv="refresh" content="0;url=/?modal-privilege=${reference}">`,
		);
	}
});

test("the preview of an article has its title, its cover and the page that its deep link opens", async () => {
	const [article] = testContent.articles;
	const reference = `AR_${article?.article_id}`;
	const page = await (
		await share({
			type: "detail",
			cmd_detail_id: reference,
		})
	).text();
	expect(page).toContain(
		`<meta property="og:title" content="${article?.title.th}">`,
	);
	expect(page).toMatch(
		/<meta property="og:image" content="http:[^"]+\/content\//,
	);
	expect(page).toContain(
		`0;url=/registration_reward/detail?alt_reference=${reference}"`,
	);
});

test("the preview of a group deal has its name, its cover and its page", async () => {
	const page = await (
		await share({ type: "detail", cmd_detail_id: "PVG_1001" }, "en")
	).text();
	const [{ group_name_en } = { group_name_en: "" }] = await api.store.db
		.select()
		.from(groupDeals)
		.where(eq(groupDeals.alt_reference, "PVG_1001"));
	expect(page).toContain(
		`<meta property="og:title" content="${group_name_en}">`,
	);
	expect(page).toMatch(
		/<meta property="og:image" content="http:[^"]+\/content\//,
	);
	expect(page).toContain('0;url=/privilege-group-deal?pvg_ref=PVG_1001"');
});

test("markup in a name is escaped in the title, the preview and the link", async () => {
	const { db } = api.store;
	const reference = deal("detailed");
	const isIt = eq(privileges.alt_reference, reference);
	const [before] = await db.select().from(privileges).where(isIt);
	const name_en = `"><script>alert('x')</script>`;
	await db.update(privileges).set({ name_en, subname_en: name_en }).where(isIt);
	const query = { type: "detail", cmd_detail_id: reference };
	const page = await (await share(query, "en")).text();
	// Restores the row, since all test files share the store.
	await db
		.update(privileges)
		.set({ name_en: before?.name_en, subname_en: before?.subname_en })
		.where(isIt);
	const text = "&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;";
	expect(page).toContain(`<title>${text}</title>`);
	for (const part of ["title", "description"])
		expect(page).toContain(`<meta property="og:${part}" content="${text}">`);
	expect(page).toContain(`>${text}</a>`);
	expect(page).not.toContain("<script");
});

/** The reply of the server; "the app" where the share page leaves the link to the app. */
async function replyOrApp(query: Record<string, string>) {
	const app = new Hono()
		.route(
			"/share",
			sharePage(
				api.store.db,
				() => new Date(noon),
				(name) => name,
			),
		)
		.get("*", (c) => c.text("the app"));
	const reply = await app.request(`/share?${new URLSearchParams(query)}`);
	return await reply.text();
}

test("an article has a preview once it is published", async () => {
	const { db } = api.store;
	const [article] = testContent.articles;
	const alt_reference = `AR_${article?.article_id}`;
	const isIt = eq(articles.alt_reference, alt_reference);
	const [before] = await db.select().from(articles).where(isIt);
	const pages: string[] = [];
	for (const ahead of [minute, 0]) {
		const valid_from = new Date(noon + ahead);
		await db.update(articles).set({ valid_from }).where(isIt);
		const query = { type: "detail", cmd_detail_id: alt_reference };
		pages.push(await replyOrApp(query));
	}
	await db.update(articles).set({ valid_from: before?.valid_from }).where(isIt);
	expect(pages).toEqual(["the app", expect.stringContaining("og:title")]);
});

test.each<Record<string, string>>([
	{ type: "detail", cmd_detail_id: "PV_0000" },
	// The privilege is hidden.
	{ type: "detail", cmd_detail_id: deal("hidden") },
	{ type: "detail", cmd_detail_id: "PVG_4040" },
	{ type: "detail", cmd_detail_id: "SVY_1001" },
	{ type: "detail", cmd_detail_id: "https://evil.example" },
	{ type: "detail", cmd_detail_id: '"><script>' },
	{ type: "main", cmd: "mycoupon" },
	{ type: "category", cmd_category_parent_id: "1", cmd_category_child_id: "2" },
	{},
])("a link with %o has no preview: the app itself answers", async (query) => {
	expect(await replyOrApp(query)).toBe("the app");
});
