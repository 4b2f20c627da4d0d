// A branch near the person: its nearest deal, its other deals, and whether it is chosen on the map (2 §2).
import type { ComponentProps } from "react";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getDealNearMe } from "../../../../src/contract/browse";
import { groupByBranch } from "../../../../src/domain/places/nearGroups";
import { BranchDeals } from "../../../../src/features/browse/BranchDeals";
import { draw, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
}));

beforeEach(freshPhone);
afterEach(wipe);

const deal = {
	...{ brand_id: "1", brand_name_en: "Mokfa" },
	...{ distance: 0.4, valid_through: "2999-12-31T00:00:00Z" },
	privilege_image_url: "/latte.webp",
};
const show = (
	props: Partial<ComponentProps<typeof BranchDeals>>,
	...deals: object[]
) => {
	const [group] = groupByBranch(
		v.parse(
			getDealNearMe.reply,
			deals.map((it, at) => ({ ...deal, alt_reference: `PV_${at}`, ...it })),
		),
	);
	if (!group) throw new Error("No branch");
	const from = { lat: 13.75, lng: 100.5 };
	const rest = { number: 1, chosen: false, prominent: false, byEnd: false };
	return draw(
		<BranchDeals
			{...{ group, from, ...rest, catId: "5", eager: false }}
			onChoose={() => undefined}
			{...props}
		/>,
	);
};

test.each([true, false])(
	"a branch chosen on the map (%s) is marked, for screen readers too",
	async (chosen) => {
		const page = await show({ chosen, prominent: chosen }, {});
		const row = page.querySelector("li");
		expect(row?.hasAttribute("aria-current")).toBe(chosen);
		const number = page.querySelector("[aria-label$='show on the map']");
		expect(number?.getAttribute("aria-pressed")).toBe(String(chosen));
		expect(page.querySelector("[class*=prominent]") !== null).toBe(chosen);
	},
);

test.each([true, false])(
	"a sold-out deal is grey and says so: %s",
	async (out_of_stock) => {
		const page = await show({}, { out_of_stock });
		expect(page.querySelector("[class*=gray]") !== null).toBe(out_of_stock);
		expect(page.textContent?.includes("Sold out")).toBe(out_of_stock);
	},
);

test.each([
	[true, "eager"],
	[false, "lazy"],
])(
	"on the first screen (%s) the branch's picture loads %s",
	async (eager, loading) => {
		const page = await show({ eager }, {});
		expect(page.querySelector("img")?.getAttribute("loading")).toBe(loading);
	},
);

test.each([true, false])(
	"a deal sorted by its end shows it, others do not: %s",
	async (byEnd) => {
		const page = await show({ byEnd }, {});
		expect(page.textContent?.includes("Until")).toBe(byEnd);
	},
);

test("the branch's other deals open and close, without the brand and the distance of its row", async () => {
	const page = await show({}, {}, { name_en: "Iced tea" });
	const more = page.querySelector<HTMLElement>("[aria-expanded]");
	for (const isOpen of [true, false, true]) {
		await act(async () => more?.click());
		expect(more?.getAttribute("aria-expanded")).toBe(String(isOpen));
		expect(page.textContent?.includes("Iced tea")).toBe(isOpen);
	}
	expect(page.querySelectorAll("[id] article")).toHaveLength(1);
	const other = page.querySelector("[id] article");
	expect(other?.textContent).toContain("Iced tea");
	expect(other?.textContent).not.toContain("Mokfa");
	expect(other?.textContent).not.toContain("km");
});

test("a Thai name in an English page is marked as Thai", async () => {
	const page = await show({}, { brand_name_en: "", brand_name_th: "มกฟ้า" });
	expect(page.querySelector("p [lang=th]")?.textContent).toBe("มกฟ้า");
});

const place = { branch_lat: 13.76, branch_lng: 100.51 };
test.each([
	["Linux; Android 14", place, 1, "https://www.google.com/maps/dir/"],
	["Macintosh; Intel Mac OS X", place, 1, "maps://?daddr=13.76,100.51"],
	["Linux; Android 14", {}, 0, undefined],
])(
	"on %s a branch at %j with the pin %i has the directions in %s, and its pin's button",
	async (agent, at, number, way) => {
		vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
		const onChoose = vi.fn();
		const page = await show({ number, onChoose }, at);
		const link = page.querySelector("[aria-label='Navigate to Mokfa']");
		expect(link?.getAttribute("href")?.startsWith(way ?? "")).toBe(
			way === undefined ? undefined : true,
		);
		const pin = page.querySelector<HTMLElement>("button[aria-pressed]");
		await act(async () => pin?.click());
		expect(onChoose).toHaveBeenCalledTimes(number);
		vi.restoreAllMocks();
	},
);
