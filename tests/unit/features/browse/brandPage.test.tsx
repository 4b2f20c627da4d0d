// The header of a brand's page, whatever of it the host gives (2 §2).
import type { ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import BrandPage from "../../../../src/features/browse/BrandPage";
import { draw, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useSearch: () => ({ brandId: "7", brandName: "ชื่อในลิงก์" }),
	useNavigate: () => vi.fn(),
	useRouter: () => ({ history: { length: 1 } }),
	Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));
const { api } = phone;

const brand = { brand_id: "7", brand_name_th: "ก", brand_name_en: "Mokfa" };
const names = { brand_name_th: "ก", brand_name_en: "Mokfa Cafe" };
const deal = (more: object) => [
	v.parse(privilegeCard, { alt_reference: "PV_1", ...more }),
];

beforeEach(freshPhone);
afterEach(wipe);

test.each([
	["the list of brands", () => [brand], deal(names), "Mokfa"],
	["a privilege, without the list", fail({}), deal(names), "Mokfa Cafe"],
	["a privilege, not in the list", () => [], deal(names), "Mokfa Cafe"],
	["the address alone", () => [], deal({}), "ชื่อในลิงก์"],
])("the name comes from %s", async (_from, brands, deals, name) => {
	api("GetBrandList", brands);
	api("getPrivilegeListByBrandV2", () => deals);
	const page = await draw(<BrandPage />);
	await until(() => page.textContent?.includes("1 privilege"));
	const title = () => page.querySelector("h2")?.textContent;
	await until(() => title() === name);
	expect(title()).toBe(name);
});
