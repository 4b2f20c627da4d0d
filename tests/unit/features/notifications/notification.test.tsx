// The notifications, and a tap on one: it is marked as read, logged and opened (3 §2, 3 §4 Notifications).
import { i18n } from "@lingui/core";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NotificationPage } from "../../../../src/features/notifications/NotificationPage";
import { atomStore } from "../../../../src/platform/atomStore";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { readQueue } from "../../../../src/platform/outbox/readQueue";
import { adoptToken } from "../../../../src/platform/session/session";
import { readSavedData } from "../../../../src/platform/storage/savedData";
import {
	setUnread,
	unreadAtom,
} from "../../../../src/platform/storage/unreadCount";
import { notifyMutations } from "../../../../src/queries/notify";
import { EmptyState } from "../../../../src/ui/feedback/EmptyState";
import { counted } from "../../support/counted";
import { draw, until, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const navigate = vi.hoisted(() => vi.fn());
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({ navigate }),
}));
const logged = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent: logged,
}));
const { api, calls, forgetApi, onReply } = phone;

const notification = (campaign_id: string, more: object = {}) => ({
	campaign_id,
	image_url: "",
	brandlogoimage_url: "",
	header_th: "",
	header_en: `News ${campaign_id}`,
	title_th: "",
	title_en: "A sentence",
	updated_dt: "2026-11-21T05:05:09Z",
	is_read: false,
	action_type: 1,
	reference: "",
	...more,
});
const went: string[] = [];
const reads = () => calls.filter((it) => it.name === "ReadNotify");
const dots = (page: HTMLElement) =>
	page.querySelectorAll("[aria-label='Unread']").length;

async function open(list: object[]) {
	api("List", () => ({ notify_lists: list }));
	api("ReadNotify", () => ({ status: "success" }));
	const page = await draw(<NotificationPage />);
	await until(() => page.querySelector("li, h2"));
	return page;
}
async function tap(page: HTMLElement, name: string) {
	const card = [...page.querySelectorAll("button")].find((it) =>
		it.textContent?.includes(name),
	);
	await act(async () => card?.click());
}

beforeEach(() => {
	localStorage.clear();
	forgetApi();
	vi.clearAllMocks();
	went.length = 0;
	setNavigate((path) => void went.push(path));
	adoptToken(tokenOf("customer-1"));
});
afterEach(wipe);

test("a campaign that is listed twice is shown as its newest notification; the title replaces a missing header", async () => {
	const page = await open([
		notification("1", { updated_dt: "2026-11-20T05:00:00Z" }),
		notification("1", { header_en: "", title_en: "Again" }),
		notification("2", { header_en: "", title_en: "", updated_dt: null }),
	]);
	const cards = [...page.querySelectorAll("li")];
	expect(cards.map((it) => it.textContent)).toEqual([
		"Again21/11/26 12:05:09",
		"News",
	]);
	expect(atomStore.get(unreadAtom)).toBe(2);
});

test("notifications are listed newest first with their dates; the unread ones are counted for home", async () => {
	const page = await open([
		notification("1", { updated_dt: "2026-11-20T05:00:00Z", is_read: true }),
		notification("2", {
			...{ image_url: "/news.webp", brandlogoimage_url: "/logo.webp" },
			header_th: "ข่าว",
		}),
		notification("3", { updated_dt: null }),
	]);
	const cards = [...page.querySelectorAll("li")].map((it) => it.textContent);
	expect(cards.map((text) => /News \d/.exec(text ?? "")?.[0])).toEqual([
		"News 2",
		"News 1",
		"News 3",
	]);
	expect(cards[0]).toContain("21/11/26 12:05:09");
	const pictures = [...page.querySelectorAll("img")].map((it) =>
		it.getAttribute("src"),
	);
	expect(pictures).toEqual(["/logo.webp", "/news.webp"]);
	expect(dots(page)).toBe(2);
	expect(atomStore.get(unreadAtom)).toBe(2);
	await act(async () => i18n.loadAndActivate({ locale: "th", messages: {} }));
	expect(page.querySelector("li")?.textContent).toMatch(
		/ข่าว.*21\/11\/69 12:05:09/,
	);
	await act(async () => i18n.activate("en-US"));
});

test("a tap marks a notification as read at once, logs it, opens its article, and reloads the list", async () => {
	const page = await open([
		notification("1", { action_type: 4, reference: "AR_1001" }),
	]);
	api("List", () => ({
		notify_lists: [
			notification("1", {
				action_type: 4,
				reference: "AR_1001",
				is_read: true,
			}),
		],
	}));
	await tap(page, "News 1");
	await until(() => calls.filter((it) => it.name === "List").length === 2);
	expect(reads()).toMatchObject([{ request: { CampaignId: "1" } }]);
	expect(went).toEqual(["/article?alt_reference=AR_1001"]);
	await until(() => dots(page) === 0);
	expect(atomStore.get(unreadAtom)).toBe(0);
	expect(logged).toHaveBeenCalledWith(
		"Notification Detail",
		"click",
		"1",
		"AR_1001",
	);
	await tap(page, "News 1");
	expect(reads()).toHaveLength(1);
});

test("a notification with an invalid reference is marked as read and opens nothing", async () => {
	const page = await open([
		notification("1", { action_type: 6, reference: "AR_1001" }),
	]);
	await tap(page, "News 1");
	await until(() => reads().length === 1);
	expect(went).toEqual([]);
	expect(navigate).not.toHaveBeenCalled();
});

test("a notification read offline stays read after a reload, and its read mark is sent once", async () => {
	const page = await open([notification("1"), notification("2")]);
	let online = false;
	api("ReadNotify", () => {
		if (!online) throw new ApiFailure({ reason: "network" });
		return { status: "success" };
	});
	await tap(page, "News 1");
	await until(() => reads().length === 1);
	await until(() => dots(page) === 1);
	// After a load and a restart the server still says unread.
	wipe();
	const again = await draw(<NotificationPage />);
	await until(() => again.querySelector("li"));
	expect(dots(again)).toBe(1);
	expect(readQueue.cached("customer-1")).toEqual(["1"]);
	expect((await readSavedData("customer-1")).waiting).toBe(1);
	await readQueue.sendAll();
	expect(readQueue.cached("customer-1")).toEqual(["1"]);
	// Another customer's start does not send the read mark.
	adoptToken(tokenOf("customer-2"));
	await readQueue.sendAll();
	expect(reads()).toHaveLength(2);
	adoptToken(tokenOf("customer-1"));
	online = true;
	await readQueue.sendAll();
	await readQueue.sendAll();
	expect(reads().map((it) => it.request)).toEqual([
		{ CampaignId: "1" },
		{ CampaignId: "1" },
		{ CampaignId: "1" },
	]);
	expect(readQueue.cached("customer-1")).toEqual([]);
});

test("a read mark is not sent with another customer's token, and stays queued", async () => {
	api("ReadNotify", () => ({ status: "success" }));
	const client = new QueryClient();
	const pressed = client
		.getMutationCache()
		.build(client, notifyMutations.read())
		.execute("1");
	adoptToken(tokenOf("customer-2"));
	await pressed;
	expect(reads()).toEqual([]);
	await readQueue.sendAll();
	expect(reads()).toEqual([]);
	expect(readQueue.cached("customer-1")).toEqual(["1"]);
	// The customer is fixed with the request, because signing takes time.
	adoptToken(tokenOf("customer-1"));
	await readQueue.sendAll();
	expect(reads()).toMatchObject([{ options: { sub: "customer-1" } }]);
});

test("a read mark that the server rejects is removed", async () => {
	const page = await open([notification("1")]);
	api("ReadNotify", () => {
		throw new ApiFailure({ reason: "status", status: 400, code: 10018 });
	});
	await tap(page, "News 1");
	await until(() => reads().length === 1);
	expect(readQueue.cached("customer-1")).toEqual([]);
});

test("a privilege opens over the list, also if its reference has spaces around it", async () => {
	const page = await open([
		notification("1", { action_type: 2, reference: " PV_1001 " }),
	]);
	await tap(page, "News 1");
	const [{ search }] = navigate.mock.calls[0] ?? [];
	expect(search({})).toEqual({ "modal-privilege": "PV_1001" });
});

test("an empty list shows a bell, a failed load does not", async () => {
	const page = await open([]);
	expect(page.textContent).toContain("No news notifications");
	const shown = page.innerHTML;
	const bell = await draw(<EmptyState drawing="bell" title="" />);
	expect(shown).toContain(bell.querySelector("svg")?.innerHTML);
	wipe();
	forgetApi();
	setUnread(3);
	api("List", () => {
		throw new ApiFailure({ reason: "status", status: 500 });
	});
	const failed = await draw(<NotificationPage />);
	await until(() => failed.textContent?.includes("Try again"));
	expect(failed.textContent).not.toContain("No news notifications");
	// Home's dot stays.
	expect(atomStore.get(unreadAtom)).toBe(3);
});

// The bug: pressing a read notification that opens nothing did nothing.
test("a read notification that opens nothing is no button; an unread one keeps its button and the focus when it is read", async () => {
	const list = (is_read: boolean) => [
		notification("1", { is_read }),
		notification("2", { is_read: true }),
		notification("3", {
			...{ action_type: 4, reference: "AR_1001" },
			is_read: true,
		}),
	];
	const page = await open(list(false));
	const cards = [...page.querySelectorAll("li")];
	const buttons = cards.map((it) => it.querySelector("button"));
	expect(buttons.map((it) => it !== null)).toEqual([true, false, true]);
	expect(cards[1]?.textContent).toContain("News 2");
	buttons[0]?.focus();
	api("List", () => ({ notify_lists: list(true) }));
	await tap(page, "News 1");
	await until(() => dots(page) === 0);
	expect(document.activeElement).toBe(buttons[0]);
});

test("the text of a notification that opens nothing is not cut", async () => {
	const page = await open([
		notification("1"),
		notification("2", { action_type: 4, reference: "AR_1001" }),
	]);
	const words = [...page.querySelectorAll("li span")].filter(
		(it) => it.textContent === "A sentence" && !it.querySelector("span"),
	);
	expect(words.map((it) => it.closest(".clamp-2") !== null)).toEqual([
		false,
		true,
	]);
});

test("of thousands of notifications only those near the screen are drawn, and each date is parsed once for sorting", async () => {
	const { items, reads } = counted(
		Array.from({ length: 5000 }, (_, at) => notification(`N${at}`)),
		"updated_dt",
	);
	// What the phone itself has read of the reply does not count.
	onReply(reads);
	const page = await open([...items]);
	expect(reads()).toBeLessThan(1.1 * items.length);
	const drawn = [...page.querySelectorAll("li")];
	expect(drawn.length).toBeLessThan(100);
	expect(drawn[0]?.getAttribute("aria-setsize")).toBe("5000");
});
