// The pages of the history: placeholder boxes keep the place of the first one, and the end of a list counts as near while its saved copy is refreshed (2 §4 paging and refresh).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import { HistoryList } from "../../../../src/features/reward/history/HistoryList";
import { SeeCodeList } from "../../../../src/features/reward/history/SeeCodeList";
import { historyQueries } from "../../../../src/queries/history";
import { draw, newCache, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useNavigate: () => () => undefined,
	useSearch: () => ({}),
}));
const { api } = phone;

beforeEach(freshPhone);
afterEach(wipe);

const coupon = (id: string) =>
	v.parse(historyItem, {
		ext_transaction_id: id,
		privilege_ref: "PV_1",
		brand_id: "1",
		reward_name: id,
		reward_name_en: id,
		is_used_code: true,
		is_used_code_desc: "ดูโค้ด",
	});
const page = (id: string) => ({ items: [coupon(id)], totalpages: 2 });

test.each([
	["usable coupons", HistoryList],
	["the codes of a brand", SeeCodeList],
])(
	"%s: the next page waits for the refresh, which is not lost",
	async (_name, List) => {
		let answer = () => {};
		const answered = new Promise<void>((done) => (answer = done));
		api("Redeem", async ({ PageNumber, UsePrivilege }) => {
			if (UsePrivilege === "Used") return { items: [], totalpages: 1 };
			await answered;
			return page(PageNumber === 1 ? "Claimed since" : "Second page");
		});
		api("CountRedeem", () => ({ count: 2 }));
		const cache = newCache();
		cache.setQueryData(
			historyQueries.list("canuse").queryKey,
			{ pages: [page("Saved")], pageParams: [1] },
			{ updatedAt: Date.now() - 3_600_000 },
		);
		const place = await draw(<List mode="available" filter={{}} />, cache);
		await until(() => place.textContent?.includes("Saved"));
		answer();
		await until(() => place.textContent?.includes("Second page"));
		const names = [...place.querySelectorAll("h2")].map((it) => it.textContent);
		expect(names.sort()).toEqual(["Claimed since", "Second page"]);
	},
);

test.each([
	["usable coupons", HistoryList],
	["the codes of a brand", SeeCodeList],
])(
	"%s: the next page also loads after a refresh that changes nothing",
	async (_name, List) => {
		api("Redeem", async ({ PageNumber, UsePrivilege }) =>
			UsePrivilege === "Used"
				? { items: [], totalpages: 1 }
				: page(PageNumber === 1 ? "Saved" : "Second page"),
		);
		api("CountRedeem", () => ({ count: 2 }));
		const cache = newCache();
		cache.setQueryData(
			historyQueries.list("canuse").queryKey,
			{ pages: [page("Saved")], pageParams: [1] },
			{ updatedAt: Date.now() - 3_600_000 },
		);
		const place = await draw(<List mode="available" filter={{}} />, cache);
		await until(() => place.textContent?.includes("Second page"));
	},
);

test.each([
	["usable coupons", HistoryList],
	["codes", SeeCodeList],
])(
	"the %s of a brand that are only on the second page load without a scroll, even below a high skeleton",
	async (_name, List) => {
		const height = vi
			.spyOn(document.documentElement, "scrollHeight", "get")
			.mockReturnValue(9000);
		api("Redeem", ({ PageNumber, UsePrivilege }) => {
			if (UsePrivilege === "Used") return { items: [], totalpages: 1 };
			const item = coupon(`Page ${PageNumber}`);
			const brand_id = PageNumber === 2 ? "2" : "1";
			return { items: [{ ...item, brand_id }], totalpages: 3 };
		});
		api("CountRedeem", () => ({ count: 3 }));
		const place = await draw(
			<List mode="available" filter={{ brandId: "2" }} />,
		);
		await until(() => place.querySelector("h2")?.textContent === "Page 2");
		const asked = phone.calls
			.filter(
				({ request }) => Reflect.get(request, "UsePrivilege") === "canuse",
			)
			.map(({ request }) => Reflect.get(request, "PageNumber"));
		// The pages after it wait for a scroll.
		expect(asked).toEqual([1, 2]);
		height.mockRestore();
	},
);

// The bug: a failed list of codes blamed the server whatever the reason was.
test.each([
	["usable coupons", HistoryList],
	["codes", SeeCodeList],
])("a failed list of %s gives the reason", async (_name, List) => {
	history.replaceState(null, "", "/history?state=history&brandId=1");
	api("CountRedeem", () => ({ count: 0 }));
	const wordsFor = async (failure: Parameters<typeof fail>[0]) => {
		api("Redeem", fail(failure));
		const place = await draw(
			<List mode="available" filter={{ brandId: "1" }} />,
		);
		await until(() => place.querySelector("h2"));
		const words = place.textContent;
		wipe();
		return words;
	};
	expect(await wordsFor({ reason: "timeout" })).toContain(
		"There was no answer. Your connection may be slow.",
	);
	expect(await wordsFor({ status: 404 })).toContain("Could not find this");
	expect(await wordsFor({ status: 500 })).toContain("This is on our side.");
});

// The bug: the cards moved down by the height of the notice when the coupons loaded; later a box was kept where no notice followed.
test.each([
	["usable", "available", 2, 1],
	["usable", "available", undefined, 1],
	["usable", "available", 0, 0],
	["used", "used", 2, 0],
] as const)(
	"while the first %s coupons load, a box keeps the place of the notice above them: %s, %s counted",
	async (_, mode, count, boxes) => {
		const late = lateReply(() => ({ items: [], totalpages: 1 }));
		api("Redeem", late.reply);
		api(
			"CountRedeem",
			count === undefined ? fail({ status: 500 }) : () => ({ count }),
		);
		const cache = newCache();
		const place = await draw(<HistoryList mode={mode} filter={{}} />, cache);
		const counted = () => cache.getQueryState(historyQueries.count().queryKey);
		await until(() => counted()?.fetchStatus === "idle");
		const waiting = () =>
			place.querySelectorAll(":scope > [aria-hidden='true']").length;
		expect(waiting()).toBe(boxes);
		await late.come();
		await until(() => place.querySelector("h2"));
		expect(waiting()).toBe(0);
	},
);
