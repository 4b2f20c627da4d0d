// Proves that an idle online app saves the history and favourites even if they were never opened, with as few requests as possible and none when data are saved (O03).
import { setImmediate } from "node:timers/promises";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../src/domain/code/codeCard";
import {
	codeOf,
	historyHas,
	item,
	newPhone,
	start,
	started,
} from "./prefetchCodesWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, setNetwork } = phone;

let app: Awaited<ReturnType<typeof started>>;
let client: QueryClient;
let stop = () => {};

async function passing(ms: number) {
	for (let gone = 0; gone < ms; gone += 100) {
		await vi.advanceTimersByTimeAsync(100);
		await setImmediate();
	}
}
async function running() {
	stop = app.startPrefetch(client);
	await passing(30_000);
}
const items = (state: string) =>
	client
		.getQueryData<{ pages: { items: { ext_transaction_id: string }[] }[] }>([
			"history",
			"list",
			state,
			"",
		])
		?.pages.map((page) =>
			page.items.map(({ ext_transaction_id }) => ext_transaction_id),
		);
const asked = () =>
	calls.map(({ name, request }) =>
		name === "Redeem"
			? `${Reflect.get(request, "UsePrivilege")} ${Reflect.get(request, "PageNumber")}`
			: name,
	);

beforeEach(async () => {
	newPhone();
	app = await started();
	client = new QueryClient();
	api("getFavoritePrivilegeListV2", () => []);
});
afterEach(() => {
	stop();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

test("prefetching codes saves the whole list and its count; used coupons and favourites are requested once", async () => {
	const clock = { is_used_code: false, reserve_timeout: 15 };
	api("Redeem", ({ UsePrivilege, PageNumber }) =>
		UsePrivilege === "Used"
			? { items: [item("DRUNK")], totalpages: 1 }
			: {
					items: PageNumber === 1 ? [item("A")] : [item("CLOCK", clock)],
					totalpages: 2,
				},
	);
	await running();
	expect(items("canuse")).toEqual([["A"], ["CLOCK"]]);
	expect(items("Used")).toEqual([["DRUNK"]]);
	expect(client.getQueryData(["history", "count"])).toBe(2);
	expect(client.getQueryData(["privilege", "favourites"])).toEqual([]);
	expect(asked()).toEqual([
		"canuse 1",
		"CouponCodeDetail",
		"canuse 2",
		"Used 1",
		"getFavoritePrivilegeListV2",
	]);
	// Saved before all other lists (O03), like the screens' own loads, and reloaded when a screen opens.
	for (const queryKey of [
		["history", "list", "canuse", ""],
		["history", "count"],
		["privilege", "favourites"],
	]) {
		const query = client.getQueryCache().find({ queryKey });
		expect(query?.meta).toMatchObject({ persistFirst: true });
		expect(query?.state.isInvalidated).toBe(true);
	}
	await passing(400_000);
	expect(asked()).toHaveLength(5);
});

test("the list is as old as the round's beginning, so a code saved during the round is newer", async () => {
	historyHas([item("A")]);
	await running();
	const at = client.getQueryState(["history", "list", "canuse", ""]);
	expect(at?.dataUpdatedAt).toBeLessThan(start + 5000);
});

test("a list that a screen has loaded since or shows is not changed", async () => {
	const key = ["history", "list", "canuse", ""];
	const loaded = { pages: [{ items: [], totalpages: 1 }], pageParams: [1] };
	historyHas([item("A")]);
	api("CouponCodeDetail", ({ CPC_Transaction_Id }) => {
		client.setQueryData(key, loaded);
		return codeOf(CPC_Transaction_Id);
	});
	await running();
	expect(client.getQueryData(key)).toBe(loaded);
});

test("a list on the screen is not changed, however old it is", async () => {
	const key = ["history", "list", "canuse", ""];
	const shown = { pages: [{ items: [], totalpages: 1 }], pageParams: [1] };
	client.setDefaultOptions({ queries: { gcTime: Infinity } });
	client.setQueryData(key, shown, { updatedAt: start - 1000 });
	const ofBrand = [...key, "brand"];
	client.setQueryData(ofBrand, shown);
	const screen = new QueryObserver(client, { queryKey: key, enabled: false });
	const close = screen.subscribe(() => {});
	historyHas([item("A")]);
	await running();
	close();
	expect(client.getQueryData(key)).toBe(shown);
	await passing(400_000);
	document.dispatchEvent(new Event("visibilitychange"));
	await passing(30_000);
	expect(items("canuse")).toEqual([["A"]]);
	// The list of a brand is a different list.
	expect(client.getQueryState(ofBrand)?.isInvalidated).toBe(false);
});

test.each([
	["an hour", 3_600_000, 0],
	["half a day", 12 * 3_600_000, 1],
])(
	"favourites loaded %s ago are requested only if they are old",
	async (_name, age, times) => {
		client.setQueryData(["privilege", "favourites"], [], {
			updatedAt: start - age,
		});
		historyHas([item("A")]);
		await running();
		expect(
			asked().filter((it) => it === "getFavoritePrivilegeListV2"),
		).toHaveLength(times);
	},
);

test("a picture that is too large is fetched once a day, not in each round", async () => {
	const cached = new Set<string>();
	let fetched = 0;
	vi.stubGlobal("caches", {
		open: async () => ({
			keys: async () => [],
			match: async (address: string) =>
				cached.has(address) && {
					blob: async () => ({ type: "image/webp", size: 400_000 }),
				},
			add: async (address: string) => {
				cached.add(address);
				fetched++;
			},
			delete: async (address: string) => cached.delete(address),
		}),
	});
	historyHas([item("A", { image_url: "/large.webp" })]);
	await running();
	expect(fetched).toBe(1);
	setNetwork(true);
	await passing(30_000);
	expect(fetched).toBe(1);
	vi.setSystemTime(start + 25 * 3_600_000);
	setNetwork(true);
	await passing(30_000);
	expect(fetched).toBe(2);
});

test("pictures wait for the end of a claim", async () => {
	const { withUpdateLock } = await import(
		"../../../src/platform/pwa/updateLock"
	);
	const fetched: string[] = [];
	let endClaim = () => {};
	vi.stubGlobal("caches", {
		open: async () => ({
			keys: async () => [],
			match: async (address: string) =>
				fetched.includes(address) && {
					blob: async () => ({ type: "image/webp", size: 100 }),
				},
			add: async (address: string) => {
				fetched.push(address);
				if (fetched.length === 1)
					void withUpdateLock(
						() => new Promise<void>((resolve) => (endClaim = resolve)),
					);
			},
		}),
	});
	historyHas([item("A", { brand_logo: "/logo.webp", image_url: "/a.webp" })]);
	await running();
	expect(fetched).toHaveLength(1);
	endClaim();
	await passing(2000);
	expect(fetched).toHaveLength(2);
});

test("pictures of usable codes are fetched, and none of a used one", async () => {
	const fetched: string[] = [];
	vi.stubGlobal("caches", {
		open: async () => ({
			keys: async () => [],
			match: async () => undefined,
			add: async (address: string) => void fetched.push(address),
			delete: async () => true,
		}),
	});
	await app.saveCode({
		...codeOf("USED"),
		...bareCard("PV_1"),
		...{ transaction_id: "USED", sub: "customer-1", saved_at: 1 },
		...{ image_url: "/used.webp", over: "used" },
	});
	historyHas([item("A", { image_url: "/a.webp" })]);
	await running();
	expect(fetched.map((address) => new URL(address).pathname)).toEqual([
		"/a.webp",
	]);
});

test("with data saving on, only codes are requested", async () => {
	vi.stubGlobal(
		"navigator",
		Object.assign(Object.create(navigator), { connection: { saveData: true } }),
	);
	setNetwork(true);
	historyHas([item("A")]);
	await running();
	expect(asked()).toEqual(["canuse 1", "CouponCodeDetail"]);
	expect(items("canuse")).toEqual([["A"]]);
});

test("a code claimed while the clock was three hours ahead is not marked as used by the next round", async () => {
	const { setServerTime } = await import("../../../src/platform/http/clock");
	// The phone was three hours slow and has been corrected since the last reply.
	setServerTime(start + 3 * 3_600_000);
	api("Redeem", async () => {
		setServerTime(start);
		await app.saveCode({
			...(await import("../../../src/domain/code/codeCard")).bareCard("PV_1"),
			...codeOf("NEW"),
			sub: "customer-1",
			saved_at: start + 1,
			proven: true,
		});
		return { items: [], totalpages: 1 };
	});
	await app.prefetchCodes(client);
	const [code] = await app.listCodes("customer-1");
	expect(code).toMatchObject({ transaction_id: "NEW" });
	expect(code?.over).toBeUndefined();
});
