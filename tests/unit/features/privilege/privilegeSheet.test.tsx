// Proves the two layouts of a privilege's picture, large if its extrapayload asks for it (2 §3), the text about its minutes, its tabs, and its bar (2 §2, 2 §4).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { customer } from "../../../../src/contract/customer";
import {
	type Limits,
	type Privilege,
	privilegeType,
} from "../../../../src/contract/privilegeFields";
import layout from "../../../../src/features/privilege/PrivilegeLayout.module.css";
import { PrivilegeSheet } from "../../../../src/features/privilege/PrivilegeSheet";
import styles from "../../../../src/features/privilege/PrivilegeSheet.module.css";
import { adoptToken } from "../../../../src/platform/session/session";
import { customerQueries } from "../../../../src/queries/customer";
import bars from "../../../../src/ui/feedback/QuotaBar.module.css";
import { largeTextAttribute } from "../../../../src/ui/layout/watchTextSize";
import { openLimits, openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
}));

const handleClose = vi.fn();
beforeEach(freshPhone);
afterEach(wipe);

function sheet(
	fields: Partial<Privilege>,
	limits?: Limits,
	client = newCache(),
) {
	const loaded = {
		isError: false,
		error: null,
		isFetching: false,
		dataUpdatedAt: Date.now(),
		refetch: vi.fn(),
	};
	return draw(
		<PrivilegeSheet
			privilege={{
				...openPrivilege,
				brand_id: "",
				...fields,
			}}
			detail={loaded}
			stock={{ ...loaded, data: undefined }}
			limits={{ ...loaded, data: limits }}
			onClose={handleClose}
		/>,
		client,
	);
}

test.each([
	["display", "large", true],
	["display", "small", false],
	["used_for", "large", false],
])(
	"with %s %s the large picture is shown: %s",
	async (key, string_val, isLarge) => {
		const page = await sheet({ extrapayload: [{ key, string_val }] });
		expect(page.querySelectorAll("[data-large]")).toHaveLength(isLarge ? 1 : 0);
	},
);

test.each([
	[15, "15\u00a0minutes to use it once the clock starts"],
	[1, "1\u00a0minute to use it once the clock starts"],
])(
	"a code of %d minutes says when its clock starts",
	async (minutes, words) => {
		const page = await sheet({ reserve_timeout: minutes });
		expect(page.textContent).toContain(words);
	},
);

test.each([
	["the quota", {}, "quota"],
	[
		"the locked one of two buttons",
		{ is_available_brand: false, brand_id: "1" },
		"button",
	],
	["no button that is the only one", { is_available_brand: false }, "nothing"],
])(
	"with a large text the body ends with %s",
	async (_what, fields, expected) => {
		document.documentElement.toggleAttribute(largeTextAttribute, true);
		const page = await sheet(fields, openLimits);
		document.documentElement.removeAttribute(largeTextAttribute);
		const body = page.querySelector(`.${layout.words}`);
		const button = body?.querySelector("button[data-locked]");
		const isQuota = body?.textContent?.includes("Remaining");
		expect(isQuota ? "quota" : button ? "button" : "nothing").toBe(expected);
		const locked = page.querySelectorAll("button[data-locked]");
		expect(locked).toHaveLength(expected === "quota" ? 0 : 1);
	},
);

test("the sheet starts with its picture, the brand and its logo, its title and subtitle", async () => {
	const page = await sheet({
		...{ privilege_image_url: "/latte.webp", brand_logo: "/mokfa.webp" },
		subname_en: "One size up",
	});
	const pictures = [...page.querySelectorAll(`.${layout.split} img`)];
	expect(pictures.map((it) => it.getAttribute("src"))).toEqual([
		"/latte.webp",
		"/mokfa.webp",
	]);
	const head = page.querySelector(`.${styles.head}`);
	expect(head?.textContent).toBe("MokfaIced latteOne size up");
});

test("the details and the conditions each have their own text, in the reader's language", async () => {
	const page = await sheet({
		...{ desc_en: "A tall glass", desc_th: "แก้วสูง" },
		...{ termsandcondsen: "One a day", termsandcondsth: "วันละแก้ว" },
	});
	const panel = () => page.querySelector("[role=tabpanel]")?.textContent;
	await until(() => panel()?.startsWith("A tall glass"));
	await press(page, "Conditions");
	expect(panel()).toBe("One a day");
});

test.each([
	[null, 342, "Remaining", "342 of 500", "68.4%", "good"],
	[null, 75, "Remaining", "75 of 500", "15%", "warn"],
	["overall_day", 39, "Remaining today", "1 of 40", "2.5%", "bad"],
	["overall_week", 30, "Remaining this week", "10 of 40", "25%", "warn"],
	["overall_month", 0, "Remaining this month", "40 of 40", "100%", "good"],
] as const)(
	"the quota bar for %s, %i: %s",
	async (redeemtargetcheck, number, label, count, percent, tone) => {
		const privilege_limitstat = redeemtargetcheck && {
			...{ redeemtargetcheck, total: 40, used: number },
		};
		const page = await sheet(
			redeemtargetcheck ? {} : { entry_remaining_qty: number },
			{ ...openLimits, privilege_limitstat },
		);
		const bar = page.querySelector("[class*=quota]");
		expect(bar?.textContent).toBe(label + count);
		expect(bar?.className).toContain(bars[tone]);
		const track = bar?.querySelector<HTMLElement>("[style*='--percent']");
		expect(track?.style.getPropertyValue("--percent")).toBe(percent);
	},
);

const fullDay = {
	redeemtargetcheck: "overall_day",
	total: 40,
	used: 40,
} as const;

test.each([
	["sold out", { entry_remaining_qty: 0 }, {}, "0 of 500"],
	["not for everybody", { criteria_is_issue: false }, {}, "342 of 500"],
	["full for today", {}, { is_overall_per_day_limit: true }, "0 of 40"],
	["its store not open", { is_available_brand: false }, {}, null],
	[
		"without numbers",
		{ entry_remaining_qty: null, out_of_stock: true },
		{},
		null,
	],
] as const)(
	"if the privilege is %s, the bar is at 0 percent where the document says so, else hidden",
	async (_what, fields, flags, count) => {
		const privilege_limitstat =
			"is_overall_per_day_limit" in flags ? fullDay : null;
		const page = await sheet(fields, {
			...{ ...openLimits, ...flags },
			privilege_limitstat,
		});
		expect(page.querySelector("button[data-locked]")).not.toBeNull();
		const bar = page.querySelector("[class*=quota]");
		expect(bar?.querySelector(".tabular")?.textContent ?? null).toBe(count);
		if (count === null) return;
		expect(bar?.className).toContain(bars.bad);
		const track = bar?.querySelector<HTMLElement>("[style*='--percent']");
		expect(track?.style.getPropertyValue("--percent")).toBe("0%");
	},
);

// The bug: the empty bar contradicted its text, which said that 342 of 500 were left.
test.each([
	[342, "Remaining for others342 of 500"],
	[0, "Remaining0 of 500"],
])(
	"with %d left, the empty bar of a person who may not claim says: %s",
	async (entry_remaining_qty, words) => {
		const fields = { criteria_is_issue: false, entry_remaining_qty };
		const page = await sheet(fields, openLimits);
		expect(page.querySelector("[class*=quota]")?.textContent).toBe(words);
	},
);

test("a prize that can be ordered has its bar, although its main button is locked", async () => {
	const dates = { valid_from: null, valid_through: null };
	const page = await sheet(
		{ type: privilegeType.physical, ...dates },
		openLimits,
	);
	expect(page.querySelector("button[data-locked]")).not.toBeNull();
	expect(page.textContent).toContain("342 of 500");
});

test("the share sheet shares this privilege by the redirect page (2 §2)", async () => {
	const write = vi
		.spyOn(navigator.clipboard, "writeText")
		.mockResolvedValue(undefined);
	const page = await sheet({});
	const share = page.querySelector<HTMLElement>("button[aria-label=Share]");
	await act(async () => share?.click());
	await press(page, "Copy link");
	expect(write).toHaveBeenCalledWith(
		`${location.origin}/share?type=detail&cmd_detail_id=PV_1001`,
	);
});

test("at its limit a privilege names the eligible phone and the tier of the profile, which may be newer than the token's", async () => {
	adoptToken(
		tokenOf("customer-1", { device_name: "Orion S26", tier: "Tier 1" }),
	);
	const client = newCache();
	const page = await sheet(
		{},
		{ ...openLimits, is_customer_limit: true },
		client,
	);
	expect(page.textContent).toContain("Your Orion S26 is eligible");
	expect(page.textContent).toContain("Platinum members can claim");
	const { queryKey } = customerQueries.profile();
	const newer = v.parse(customer, { tier: "Tier 2" });
	await act(async () => client.setQueryData(queryKey, newer));
	await until(() => page.textContent?.includes("Gold members can claim"));
});

// The bug: each opened privilege repeated a failed load of the profile, and the failure's dialog covered the sheet.
test("a privilege loads no profile", async () => {
	await sheet({}, { ...openLimits, is_customer_limit: true });
	expect(phone.calls.map(({ name }) => name)).not.toContain("Profile");
});

const noLock = new DOMException("No locks here", "InvalidStateError");

// The bug: a failure of the phone itself closed the sheet without a message.
test.each([
	["a refusal without a dialog of its own", null, true],
	["a refusal with one, which the app shows", 20000, false],
	["no lock of the browser's", noLock, true],
] as const)(
	"a favourite that fails by %s closes the sheet with an error (2 §4)",
	async (_, why, isOwn) => {
		const own = navigator;
		const request = () => Promise.reject(why);
		if (why instanceof DOMException)
			vi.stubGlobal("navigator", { onLine: true, locks: { request } });
		else phone.api("AddOrRemoveFavoritePrivilege", fail({ code: why }));
		const page = await sheet({ is_added_favorite: false });
		const heart = page.querySelector<HTMLElement>("[aria-label^=Favourite]");
		await act(async () => heart?.click());
		await until(() => handleClose.mock.calls.length > 0);
		vi.stubGlobal("navigator", own);
		const said = JSON.stringify(dialog())?.includes("favourites could not be");
		expect(said ?? false).toBe(isOwn);
	},
);
