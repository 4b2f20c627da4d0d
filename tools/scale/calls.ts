// The calls that a customer's screens make on a filled database, with the database and handler time of each.
import type pg from "pg";
import type * as v from "valibot";
import { createApp } from "../../server/app";
import { readSettings, type Settings } from "../../server/config/settings";
import { createLogger } from "../../server/middleware/requestLog";
import type { Store } from "../../server/store/connection/database";
import {
	connectClient,
	openPostgres,
} from "../../server/store/connection/openPostgres";
import * as announcement from "../../src/contract/announcement";
import * as article from "../../src/contract/article";
import * as banner from "../../src/contract/banner";
import * as branch from "../../src/contract/branch";
import * as browse from "../../src/contract/browse";
import * as customer from "../../src/contract/customer";
import * as deals from "../../src/contract/deals";
import * as delivery from "../../src/contract/delivery";
import type { Endpoint } from "../../src/contract/endpoint";
import * as event from "../../src/contract/event";
import * as favourites from "../../src/contract/favourites";
import * as game from "../../src/contract/game";
import * as groupDeal from "../../src/contract/groupDeal";
import * as history from "../../src/contract/history";
import * as notify from "../../src/contract/notify";
import * as privilege from "../../src/contract/privilege";
import * as search from "../../src/contract/search";
import * as terms from "../../src/contract/terms";
import { type ApiClient, signInClient } from "../../tests/support/apiClient";
import { median } from "../../tests/support/rounds";
import { serve } from "../../tests/support/serve";
import type { Statement } from "./plans";

/** A request to measure; its name distinguishes it from others of its endpoint. */
interface CallRequest {
	name: string;
	send(me: ApiClient, turn: number): Promise<unknown>;
}

const callRequest = <E extends Endpoint>(
	endpoint: E,
	request: v.InferInput<E["request"]>,
	detail = "",
): CallRequest => ({
	name: `${endpoint.path.replace("/api/v1/", "").replace("internal/", "")}${detail && `, ${detail}`}`,
	send: (me) => me.call(endpoint, request),
});

const page = { page_number: 1, items_per_page: 25 };
const firstPage = { parent_category_id: 0, sub_category_id: 0, ...page };
const byName = (first: "Thai" | "English") => ({
	OrderBy_Character: {
		isOrder_By_Character: true,
		OrderBy_Character_Th_First: first === "Thai",
	},
});
const byPoint = {
	OrderBy_Point: { isOrder_By_Point: true, OrderBy_Point_Asc: true },
};
const bangkok = { Location_Lat: 13.7563, Location_Long: 100.5018 };
const Privilege_Alt_Reference = "PV_S7";
const keywords = {
	"one word": "กาแฟ",
	"two words": "ชา ส่วนลด",
	"a brand in English": "coffee",
	"the other keyboard": "dkca",
	misspelt: "coffe restorant",
	nothing: "zzzzqqqq",
	"a letter": "ก",
	"many letters": "ก ข ค ง จ ช ด ต น บ a b c d e f g h i j",
	"many words": "ราคา แก้ว ก่อน เหลือ เดียว เย็น ใหม่ ซื้อ with from free first",
};

/** Every list, search and history call, and the details between them. */
const callRequests: CallRequest[] = [
	callRequest(customer.getProfile, {}),
	callRequest(banner.getSetBanner, {}),
	callRequest(banner.getHomePage, {}),
	callRequest(deals.getParentCategoryList, {}),
	callRequest(deals.getBrandList, {}),
	callRequest(browse.getSubCategoryList, { parentCategory: "1" }),
	...Object.entries({
		home: { ...firstPage, ...byPoint },
		"first page": firstPage,
		"page 150": { ...firstPage, page_number: 150 },
		"by Thai name": { ...firstPage, ...byName("Thai") },
		"by English name": { ...firstPage, ...byName("English") },
		"a category": { ...firstPage, parent_category_id: 1 },
	}).map(([name, request]) =>
		callRequest(deals.getPrivilegeListV3, request, name),
	),
	callRequest(browse.getPrivilegeListByBrandV2, { Brand_Id: "1000007" }),
	callRequest(deals.getPrivilegeListByReferenceListV2, {
		Alt_Reference: Array.from({ length: 200 }, (_, at) => `PV_S${at * 9 + 1}`),
	}),
	callRequest(browse.getDealNearMe, bangkok),
	callRequest(
		browse.getDealNearMe,
		{ ...bangkok, ...byName("Thai") },
		"by Thai name",
	),
	callRequest(branch.getBranchNearMe, {
		brand_id: "1000007",
		lat: "13.7563",
		lng: "100.5018",
	}),
	callRequest(branch.getAllBranch, { brand_id: "1000007" }),
	callRequest(groupDeal.privilegeGroupDetailV2, { pvg_ref: "PVG_1001" }),
	callRequest(favourites.getFavoritePrivilegeListV2, {}),
	callRequest(privilege.getDetailV2, { Privilege_Alt_Reference }),
	callRequest(privilege.checkStock, { Privilege_Alt_Reference }),
	callRequest(privilege.checkLimit, { Privilege_Alt_Reference }),
	...Object.entries(keywords).map(([name, Keyword]) =>
		callRequest(search.search, { Keyword }, name),
	),
	callRequest(search.searchKeywordList, {}),
	callRequest(search.addSearchLog, { type: 1, item_id: "PV_S7" }),
	callRequest(event.createEventLog, {
		session_id: "scale",
		name: "privilege",
		type: "view",
		path: "/",
		ref1: "PV_S7",
		ref2: null,
		ref3: null,
	}),
	callRequest(history.countRedeem, {}),
	...history.historyParts.flatMap((UsePrivilege) =>
		[1, 10].map((PageNumber) =>
			callRequest(
				history.historyRedeem,
				{ UsePrivilege, PageNumber, ItemsPerPage: 25 },
				`${UsePrivilege}, page ${PageNumber}`,
			),
		),
	),
	callRequest(notify.getNotifyList, {}),
	callRequest(announcement.getAnnouncementList, { announcement_type: "News" }),
	callRequest(article.getList, {}),
	callRequest(terms.getTermsofServiceList, {}),
	callRequest(delivery.getCustomerAddress, {}),
	callRequest(game.getRankSummary, { name: "space", limit: "100" }),
	callRequest(game.getGameHistory, { name: "space", page: "1", limit: "50" }),
	{
		name: "Privilege/SubmitRedeemCouponCodeV2",
		send: (me, turn) =>
			me
				.call(privilege.submitRedeemCouponCodeV2, {
					Reference: `PV_S${100 + turn}`,
					Amount: 1,
					IsUsed: true,
				})
				// A deal's limit or tier may refuse the claim, but only after the same queries.
				.catch(() => null),
	},
];

/** Sends a request once, then `rounds` times; returns the first time, and the median and longest of the others, in ms until the whole reply. */
async function measure(
	{ name, send }: CallRequest,
	me: ApiClient,
	rounds: number,
) {
	const times: number[] = [];
	let bytes = 0;
	for (let turn = 0; turn <= rounds; turn++) {
		const started = performance.now();
		const reply = await send(me, turn);
		times.push(performance.now() - started);
		bytes = JSON.stringify(reply ?? null).length;
	}
	const [first = 0, ...others] = times;
	const most = Math.max(...others);
	return { name, ms: median(others), most, first, bytes };
}

/** The statements that a pool sends from now on, by their text. */
export function recordStatements(
	pool: {
		on(event: "acquire", listener: (client: pg.PoolClient) => void): unknown;
	} | null,
) {
	const recorded = new WeakSet<pg.PoolClient>();
	const statements = new Map<string, { statement: Statement; count: number }>();
	const record = (sent: unknown, values: unknown) => {
		const config = typeof sent === "string" ? { text: sent } : Object(sent);
		const { text } = config;
		if (!/^(select|insert|update|delete|with)/i.test(text ?? "")) return;
		const known = statements.get(text);
		const given = values ?? config.values;
		const statement = { text, values: Array.isArray(given) ? given : [] };
		if (known) known.count++;
		else statements.set(text, { statement, count: 1 });
	};
	// "connect" would miss the connection that the pool already has.
	pool?.on("acquire", (client) => {
		if (recorded.has(client)) return;
		recorded.add(client);
		const query = client.query.bind(client);
		Object.assign(client, {
			query: (...given: unknown[]) => {
				record(given[0], given[1]);
				return Reflect.apply(query, client, given);
			},
		});
	});
	return statements;
}

/** Gives a signed-in customer a long history and many favourites. */
async function giveHistory(url: string, sub: string) {
	const client = await connectClient(url);
	try {
		await client.query(
			"update claims set sub = $1 where transaction_id in (select transaction_id from claims where transaction_id like 'GGS%' limit 500)",
			[sub],
		);
		await client.query(
			"insert into favourites select $1, 1000, 'PV_S' || n, now() from generate_series(1, 200) n",
			[sub],
		);
		await client.query("analyze claims, favourites");
	} finally {
		await client.end();
	}
}

/** The names of all requests, of which `--only` chooses. */
export const callNames = callRequests.map(({ name }) => name);

/** The times of the requests of these names, sent one at a time to a server of the store. */
async function measureOn(
	store: Store,
	settings: Settings,
	rounds: number,
	names: readonly string[],
) {
	const app = createApp({
		store,
		settings,
		now: () => new Date(),
		smsWebhook: null,
		metrics: null,
		logger: createLogger(settings.logLevel),
	});
	const { port, stop } = await serve(app.fetch);
	try {
		const address = `http://127.0.0.1:${port}`;
		const me = await signInClient(address, `platinum-scale${Date.now()}`);
		await giveHistory(settings.databaseUrl, me.sub);
		const measured: Awaited<ReturnType<typeof measure>>[] = [];
		for (const call of callRequests)
			if (names.includes(call.name))
				measured.push(await measure(call, me, rounds));
		return measured;
	} finally {
		await stop();
	}
}

/** Measures the requests of these names. Returns the times and the statements. */
export async function measureCalls(
	url: string,
	rounds: number,
	names: readonly string[],
) {
	const settings = readSettings({
		DATABASE_URL: url,
		DEMO: "1",
		RATE_LIMIT_PER_CLIENT: "0",
		DATABASE_TIMEOUT_MS: "60000",
	});
	const store = await openPostgres(settings, async () => {});
	try {
		const recorded = recordStatements(store.pool);
		const measured = await measureOn(store, settings, rounds, names);
		const statements = [...recorded.values()].sort((a, b) => b.count - a.count);
		return { measured, statements };
	} finally {
		await store.close();
	}
}
