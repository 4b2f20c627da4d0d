// Home's row of coupons that expire soon, in a coupon's last minute: it counts the seconds, and disappears at the coupon's end (2 §2).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { HomePage } from "../../../../src/features/home/HomePage";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { draw, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
}));

beforeEach(() => {
	vi.useFakeTimers();
	freshPhone();
	phone.api("GetSetBanner", () => []);
	phone.api("getParentCategoryList", () => []);
	phone.api("getPrivilegeListV3", () => ({ items: [], totalpages: 0 }));
	phone.api("GetBrandList", () => []);
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

// The bug: "21 s left" was shown for a minute, also after the code had ended.
test("a coupon in its last minute counts the seconds, and disappears from home at its end", async () => {
	const end = Date.now() + 140_000;
	await saveCode({
		...bareCard("PV_1"),
		...v.parse(rewardCode, {
			...{ code: "AB-12", privilegetype: 4, transaction_id: "T1" },
			countdown_time: new Date(end).toISOString(),
		}),
		...{ reward_name_en: "Free latte", sub: "customer-1", saved_at: 1 },
	});
	const page = await draw(<HomePage />);
	const left = () =>
		/Free latte(.*) left/
			.exec(page.textContent ?? "")?.[1]
			?.replace("\u00a0", " ");
	async function passTo(ms: number) {
		while (Date.now() < end - ms)
			await act(async () =>
				vi.advanceTimersByTime(Math.min(1000, end - ms - Date.now())),
			);
	}
	await until(left);
	expect(left()).toBe("2 min");
	await passTo(50_000);
	expect(left()).toBe("50 s");
	await passTo(12_000);
	expect(left()).toBe("12 s");
	await passTo(1000);
	expect(left()).toBe("1 s");
	await passTo(0);
	expect(left()).toBeUndefined();
	expect(page.textContent).not.toContain("Expiring soon");
});
