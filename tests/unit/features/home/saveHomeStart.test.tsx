// Home saves what its skeleton shows at the next start: the deals as shown, not while they are unknown, and nothing that the host has removed.
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getSetBanner } from "../../../../src/contract/banner";
import { HomePage } from "../../../../src/features/home/HomePage";
import { local, storageKeys } from "../../../../src/platform/storage/storage";
import { draw, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
}));

const key = storageKeys.homeStart("customer-1");
const saved = () => JSON.parse(local.get(key) ?? "null");

beforeEach(() => {
	freshPhone();
	for (const list of ["getParentCategoryList", "GetBrandList"])
		phone.api(list, () => []);
	phone.api("getPrivilegeListV3", () => ({ items: [], totalpages: 0 }));
	phone.api("GetSetBanner", () =>
		v.parse(getSetBanner.reply, [
			{
				bannersetinfo: { set_name_en: "A", layout_section: "small" },
				banner: [{ bannerid: "1", name_en: "ลาเต้ลดครึ่งราคาทุกสาขา" }],
			},
		]),
	);
});
afterEach(wipe);

test("the titles are saved in phrases, so that their lines break as in the app", async () => {
	await draw(<HomePage />);
	await until(saved);
	expect(saved().locale).toBe("en-US");
	const [{ title }] = saved().deals;
	expect(title.length).toBeGreaterThan(1);
	expect(title.join("")).toBe("ลาเต้ลดครึ่งราคาทุกสาขา");
});

test("the deals of an earlier visit stay saved if the banners cannot be loaded, and are removed with the last banner", async () => {
	local.set(key, '{"banner":"/former","deals":[]}');
	phone.api("GetSetBanner", fail({ status: 500 }));
	const page = await draw(<HomePage />);
	await until(() => page.querySelector("main:not([data-busy])"));
	expect(saved().banner).toBe("/former");
	phone.api("GetSetBanner", () => []);
	wipe();
	await draw(<HomePage />);
	await until(() => saved().banner === "");
});
