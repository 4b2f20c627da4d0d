// A long list: its first cards fade in one after another, and an evicted page that fails to load shows a retry button in its cards (2 §2, 2 §9).
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LongDealList } from "../../../../src/components/lists/LongDealList";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import { fail, freshPhone } from "../../features/freshPhone";
import { draw, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({ children }: { children: object }) => children,
}));
const { api } = phone;

beforeEach(freshPhone);
afterEach(wipe);

test("the first five cards fade in, each 100 ms after the one before it", async () => {
	const deals = [1, 2, 3, 4, 5, 6].map((id) =>
		v.parse(privilegeCard, { alt_reference: `PV_${id}` }),
	);
	const page = await draw(<LongDealList name="near" privileges={deals} />);
	const cards = [...page.querySelectorAll("article")].map(
		(card) => card.parentElement,
	);
	const indexes = cards.map((card) => card?.style.getPropertyValue("--index"));
	expect(indexes).toEqual(["0", "1", "2", "3", "4", "5"]);
	const early = cards.map((card) => card?.className.includes("early"));
	expect(early).toEqual([true, true, true, true, true, false]);
	const css = readFileSync("src/components/lists/LongDealList.module.css");
	expect(String(css)).toContain("calc(var(--index) * 100ms) backwards");
});

test("the pictures of the first two cards are loaded at once, the others when they are near the screen", async () => {
	const deals = [1, 2, 3].map((id) =>
		v.parse(privilegeCard, {
			...{ alt_reference: `PV_${id}`, privilege_image_url: `/${id}.webp` },
		}),
	);
	const page = await draw(<LongDealList name="near" privileges={deals} />);
	expect(
		[...page.querySelectorAll("img")].map(({ loading }) => loading),
	).toEqual(["eager", "eager", "lazy"]);
});

test("a card of a page that failed to load has a retry button, and says when the retry fails", async () => {
	const list = "getPrivilegeListByReferenceListV2";
	api(list, fail({ status: 500 }));
	const page = await draw(
		<LongDealList
			name="far"
			privileges={[{ alt_reference: "PV_1", page: ["PV_1"] }]}
		/>,
	);
	await until(() => page.textContent?.includes("Could not load this"));
	// All cards of the page fail at once; only the pressed one says so, after each press.
	const alert = () => page.querySelector("[role=alert]");
	expect(alert()).toBeNull();
	for (let tries = 0; tries < 2; tries++) {
		const before = alert();
		await press(page, "Try again");
		await until(() => alert() !== before);
		expect(alert()?.textContent).toBe("Could not load this");
	}
	const privilege_id = "1";
	const latte = { privilege_id, alt_reference: "PV_1", name_en: "Iced latte" };
	api(list, () => [v.parse(privilegeCard, latte)]);
	await press(page, "Try again");
	await until(() => page.textContent?.includes("Iced latte"));
	expect(page.textContent).not.toContain("Try again");
});

test("while a failed page is loaded again its buttons stay silent, and then each card shows its own deal", async () => {
	const list = "getPrivilegeListByReferenceListV2";
	api(list, fail({ status: 500 }));
	const references = ["PV_1", "PV_2"];
	const page = await draw(
		<LongDealList
			name="again"
			privileges={references.map((alt_reference) => ({
				...{ alt_reference, page: references },
			}))}
		/>,
	);
	await until(() => page.textContent?.includes("Could not load this"));
	const cards = [...references].reverse().map((alt_reference) =>
		v.parse(privilegeCard, {
			alt_reference,
			name_en: `Deal ${alt_reference}`,
		}),
	);
	const { reply, come } = lateReply(() => cards);
	api(list, reply);
	await press(page, "Try again");
	const busy = () => page.querySelectorAll("button[aria-busy=true]");
	await until(() => busy().length === 2);
	expect(page.querySelector("[role=alert]")).toBeNull();
	await come();
	await until(() => page.textContent?.includes("Deal"));
	expect(page.textContent).toMatch(/Deal PV_1.*Deal PV_2/);
});
