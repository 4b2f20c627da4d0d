// /address: input is kept while a required agreement is asked for, and a saved address leads to the next page at once.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import AddressPage from "../../../../src/features/delivery/AddressPage";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import {
	beginDelivery,
	deliveryDrafts,
} from "../../../../src/platform/storage/deliveryDraft";
import { customerQueries } from "../../../../src/queries/customer";
import {
	draw,
	newCache,
	press,
	typeInto,
	until,
	wipe,
} from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { freshPhone } from "../freshPhone";
import { begin, member, server } from "../onboarding/homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({
		state: { location: { pathname: "/address" } },
		history: { canGoBack: () => true },
	}),
	useSearch: () => ({ module: "noti" }),
}));
const { api, calls } = phone;

const place = (kind: string, id: string) => ({
	[`${kind}_id`]: id,
	[`${kind}_name_th`]: "สวนหลวง",
	[`${kind}_name_en`]: "Suan Luang",
});
const address = {
	first_name: "พิมพ์ชนก",
	last_name: "ศรีสุวรรณ",
	contactno: "0812345678",
	address: "88/8 ซอยสุขุมวิท 77",
	provinceid: "10",
	districtid: "1034",
	subdistrictid: "103401",
	postalcode: "10250",
	remark: "",
};

beforeEach(() => {
	freshPhone();
	begin();
	server.customer = member;
	beginDelivery("PV_9");
	api("GetCustomerAddress", () => [address]);
	api("GetProvince", () => [place("province", "10")]);
	api("GetDistrict", () => [place("district", "1034")]);
	api("GetSubDistrict", () => [place("subdistrict", "103401")]);
});
afterEach(wipe);

const firstName = (page: HTMLElement) =>
	page.querySelector<HTMLInputElement>('[autocomplete="given-name"]');

test("input is kept while the terms have to be agreed to", async () => {
	const client = newCache();
	const page = await draw(<AddressPage />, client);
	await until(() => firstName(page)?.value === address.first_name);
	// How long the delivery takes (2 §9).
	expect(page.textContent).toMatch(/Arrives in 7–.14.days/);
	await typeInto(firstName(page), "สมหญิง");
	const { queryKey } = customerQueries.profile();
	const agreed = (isaccessedcondition: boolean) =>
		act(async () => {
			client.setQueryData(
				queryKey,
				(known) => known && { ...known, isaccessedcondition },
			);
			await new Promise((tick) => setTimeout(tick, 10));
		});
	await agreed(false);
	await until(() => page.textContent?.includes("Your agreement is needed"));
	await agreed(true);
	await until(() => firstName(page));
	expect(firstName(page)?.value).toBe("สมหญิง");
});

test("the next page opens without reloading the saved addresses, and the saved one is shown on the way back", async () => {
	const went = vi.fn();
	setNavigate(went);
	api("AddCustomerAddress", () => null);
	const client = newCache();
	const page = await draw(<AddressPage />, client);
	await until(() => firstName(page)?.value === address.first_name);
	await typeInto(firstName(page), "สมหญิง");
	await until(() => page.querySelector("[aria-busy=true]") === null);
	await press(page, "Confirm address");
	await until(() => page.textContent?.includes("Send it to this address?"));
	await press(page, "Edit");
	await press(page, "Confirm address");
	api("GetCustomerAddress", () => new Promise(() => undefined));
	await press(page, "Confirm");
	await until(() => went.mock.calls.length > 0);
	wipe();
	expect(firstName(await draw(<AddressPage />, client))?.value).toBe("สมหญิง");
});

test("a number that the host masks is neither shown in the form nor sent a code", async () => {
	const went = vi.fn();
	setNavigate(went);
	server.customer = { ...member, mobileno: "081-XXX-5678" };
	api("GetCustomerAddress", () => []);
	const empty = await draw(<AddressPage />);
	await until(() => firstName(empty)?.value === member.firstname);
	expect(
		empty.querySelector<HTMLInputElement>('[autocomplete="tel"]')?.value,
	).toBe("");
	wipe();
	api("GetCustomerAddress", () => [address]);
	api("AddCustomerAddress", () => null);
	const page = await draw(<AddressPage />);
	await until(() => firstName(page)?.value === address.first_name);
	await until(() => page.querySelector("[aria-busy=true]") === null);
	await press(page, "Confirm address");
	await until(() => page.textContent?.includes("Send it to this address?"));
	await press(page, "Confirm");
	await until(() => went.mock.calls.length > 0);
	expect(went.mock.calls[0]?.[0]).toBe("/mobileno?module=noti");
});

test("an update does not reload a typed address that was restored", async () => {
	deliveryDrafts.address.save({ first_name: "สมหญิง" });
	const page = await draw(<AddressPage />);
	await until(() => firstName(page)?.value === "สมหญิง");
	expect(isUpdateLockedHere()).toBe(true);
	wipe();
	expect(isUpdateLockedHere()).toBe(false);
});

test("a restored address is shown at once, even if the saved addresses never load", async () => {
	deliveryDrafts.address.save({ first_name: "สมหญิง" });
	api("GetCustomerAddress", () => new Promise(() => undefined));
	const page = await draw(<AddressPage />);
	expect(firstName(page)?.value).toBe("สมหญิง");
});

// The bug: the form was empty if the profile loaded after the addresses.
test.each([
	["ใจดี", "ใจดี"],
	["-", ""],
])(
	"without a saved address the form waits for the profile, and starts with its names and number: %s",
	async (lastname, begunWith) => {
		server.customer = { ...member, lastname };
		const { reply, come } = lateReply(() => ({ customer: server.customer }));
		api("Profile", reply);
		api("GetCustomerAddress", () => []);
		const page = await draw(<AddressPage />);
		await until(() => calls.some(({ name }) => name === "GetCustomerAddress"));
		await act(() => new Promise((done) => setTimeout(done, 20)));
		expect(firstName(page)).toBeNull();
		await come();
		await until(() => firstName(page));
		const begun = ["given-name", "family-name", "tel"].map(
			(kind) =>
				page.querySelector<HTMLInputElement>(`[autocomplete="${kind}"]`)?.value,
		);
		expect(begun).toEqual([member.firstname, begunWith, "081-234-5678"]);
	},
);

test("the form asks again for a number that is masked in the saved address", async () => {
	api("GetCustomerAddress", () => [{ ...address, contactno: "081-XXX-5678" }]);
	const page = await draw(<AddressPage />);
	await until(() => firstName(page)?.value === address.first_name);
	expect(
		page.querySelector<HTMLInputElement>('[autocomplete="tel"]')?.value,
	).toBe("");
});

// The bug: "street-address" has lines, which HTML does not allow in a single-line field, so browsers may not fill it.
test("each field has HTML's name for what the browser should fill in", async () => {
	api("GetCustomerAddress", () => []);
	const page = await draw(<AddressPage />);
	await until(() => firstName(page));
	const kinds = [...page.querySelectorAll("input[autocomplete]")].map((it) =>
		it.getAttribute("autocomplete"),
	);
	expect(kinds).toContain("address-line1");
	expect(kinds).not.toContain("street-address");
});

test("the lines of a saved address stay separated in its single-line field", async () => {
	const lines = { address: "88/8 หมู่ 4\r\nซอยสุขุมวิท 77", remark: "ฝากไว้\nที่ป้อม" };
	api("GetCustomerAddress", () => [{ ...address, ...lines }]);
	const page = await draw(<AddressPage />);
	await until(() => firstName(page)?.value === address.first_name);
	const shown = [...page.querySelectorAll("input")].map(({ value }) => value);
	expect(shown).toContain("88/8 หมู่ 4 ซอยสุขุมวิท 77");
	expect(shown).toContain("ฝากไว้ ที่ป้อม");
});

test("the form stays while saved addresses that failed are loaded again, as on a return to the app", async () => {
	api("GetCustomerAddress", () => {
		throw new Error("lost");
	});
	const page = await draw(<AddressPage />);
	await until(() => firstName(page)?.value === member.firstname);
	const field = firstName(page);
	api("GetCustomerAddress", () => new Promise(() => undefined));
	const asked = () =>
		calls.filter(({ name }) => name === "GetCustomerAddress").length;
	const before = asked();
	await act(async () => window.dispatchEvent(new Event("visibilitychange")));
	expect(asked()).toBe(before + 1);
	expect(firstName(page)).toBe(field);
});

// The bug: district and sub-district could not be chosen before the province, but asked to be.
test("without a province, district and sub-district say what to choose first", async () => {
	api("GetCustomerAddress", () => []);
	const page = await draw(<AddressPage />);
	await until(() => firstName(page));
	await press(page, "Confirm address");
	await until(() => page.textContent?.includes("Choose a province to go on"));
	for (const words of ["Choose a province first", "Choose a district first"])
		expect(page.textContent).toContain(words);
	expect(page.textContent).not.toMatch(/Choose a (sub-)?district to go on/);
});
