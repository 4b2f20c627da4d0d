// The expiring coupons on home show what is known of their codes; a code without any name is left out.
import { act } from "react";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import {
	type EndingCoupon,
	EndingCoupons,
	hasName,
	useShowEndingCoupons,
} from "../../../../src/features/home/EndingCoupons";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
} from "../../../../src/platform/browser/dialogs";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { adoptToken } from "../../../../src/platform/session/session";
import type { WalletCode } from "../../../../src/platform/storage/wallet";
import { draw, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: () => null,
}));

afterEach(wipe);

/** A code on this card. */
const codeOf = (card: Partial<WalletCode>) => ({
	...v.parse(rewardCode, {
		code: "AB-12",
		privilegetype: 4,
		transaction_id: "T1",
		privilege_id: "P1",
	}),
	...bareCard("PV_1"),
	...card,
	sub: "customer-1",
	saved_at: 1,
});

async function couponOf(card: Partial<WalletCode>, left = 3_600_000) {
	const coupons = [{ code: codeOf(card), left }];
	const place = await draw(<EndingCoupons coupons={coupons} />);
	return place.querySelector("li");
}

test("a code saved without a name is not shown", () => {
	const bare = codeOf({});
	expect(hasName(bare)).toBe(false);
	expect(hasName({ ...bare, brand_name_th: "คาเฟ่" })).toBe(true);
});

test("a code without a name shows its brand's name", async () => {
	const coupon = await couponOf({ brand_name_en: "Kafe" });
	expect(coupon?.textContent).toMatch(/^KKafe/);
});

test("a code shows its name and the brand's letter", async () => {
	const coupon = await couponOf({
		reward_name_en: "Free latte",
		brand_name_en: "Kafe",
	});
	expect(coupon?.textContent).toMatch(/^KFree latte/);
	expect(coupon?.querySelectorAll("svg")).toHaveLength(2);
});

test.each([
	["under three hours to go, which stands out", 8_100_000, "2 h 15 min", true],
	["days to go", 180_000_000, "2 d 2 h", false],
])("a coupon shows its time left: %s", async (_, left, time, urgent) => {
	const coupon = await couponOf({ reward_name_en: "Latte" }, left);
	const shown = coupon?.querySelector("[class*=time]");
	expect(shown?.textContent?.replaceAll("\u00a0", " ")).toBe(`${time} left`);
	expect(shown?.className.includes("urgent")).toBe(urgent);
});

test("a coupon opens its code if that is saved, else the list of all coupons", async () => {
	const went = vi.fn();
	setNavigate(went);
	const { sub: _, ...unsaved } = codeOf({ reward_name_en: "Cake" });
	const coupons = [
		{ code: codeOf({ reward_name_en: "Latte" }), left: 3_600_000 },
		{
			code: {
				...unsaved,
				...{ is_used_code: false, reserve_timeout: 15 },
				...{ countdown_time: null, transaction_id: "T2" },
			},
			left: 3_600_000,
		},
	];
	const place = await draw(<EndingCoupons coupons={coupons} />);
	const [saved, other] = place.querySelectorAll("button");
	expect(saved?.textContent).toMatch(/View code$/);
	expect(other?.textContent).toMatch(/My coupons$/);
	await act(async () => saved?.click());
	expect(atomStore.get(dialogAtom)).toMatchObject({ transactionId: "T1" });
	expect(went).not.toHaveBeenCalled();
	await act(async () => other?.click());
	expect(went).toHaveBeenCalledExactlyOnceWith("/history?state=history");
	closeDialog();
});

// The bug: home drew a row of a thousand coupons.
test("home shows the ten coupons that end first", async () => {
	const coupons = Array.from({ length: 1000 }, (_, at) => ({
		code: codeOf({ transaction_id: `T${at}`, reward_name_en: `Latte ${at}` }),
		left: 3_600_000 + at,
	}));
	const place = await draw(<EndingCoupons coupons={coupons} />);
	const items = [...place.querySelectorAll("li")];
	expect(items).toHaveLength(10);
	expect(items.at(-1)?.textContent).toContain("Latte 9");
});

test("until the codes are read, the row is shown if it was there last time", async () => {
	let now = 1000;
	adoptToken(tokenOf("customer-1"));
	const coupons = [{ code: codeOf({}), left: 3_600_000 }];
	function Row({ of, isKnown }: { of: EndingCoupon[]; isKnown: boolean }) {
		return String(useShowEndingCoupons(of, now, isKnown));
	}
	/** What a start shows before the codes are read. */
	async function atStart() {
		wipe();
		return (await draw(<Row of={[]} isKnown={false} />)).textContent;
	}
	await draw(<Row of={coupons} isKnown />);
	expect(await atStart()).toBe("true");
	// A start that ends before the codes are read forgets nothing.
	expect(await atStart()).toBe("true");
	// Not for another customer, and not after the last coupon has ended.
	adoptToken(tokenOf("customer-2"));
	expect(await atStart()).toBe("false");
	adoptToken(tokenOf("customer-1"));
	now += 3_700_000;
	expect(await atStart()).toBe("false");
	now = 1000;
	wipe();
	await draw(<Row of={[]} isKnown />);
	expect(await atStart()).toBe("false");
});

// The bug: in an app that stayed open for days the row never appeared.
test("a coupon that starts to end soon moves nothing on the open page, and shows at the next visit", async () => {
	const Row = ({ coupons }: { coupons: EndingCoupon[] }) =>
		String(useShowEndingCoupons(coupons, 0, true));
	await draw(<Row coupons={[]} />);
	const ending = [{ code: codeOf({}), left: 3_600_000 }];
	const page = await draw(<Row coupons={ending} />);
	expect(page.textContent).toBe("false");
	await act(async () => document.dispatchEvent(new Event("visibilitychange")));
	expect(page.textContent).toBe("true");
	// Once its last coupon has ended, no empty row stays.
	await draw(<Row coupons={[]} />);
	expect(page.textContent).toBe("false");
});
