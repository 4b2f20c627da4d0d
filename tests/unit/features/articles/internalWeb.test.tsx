// /internal-web says that there is no network, for the app's own addresses and others, and opens them when there is one (V04, 2 §8).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { banner } from "../../../../src/contract/banner";
import InternalWebPage from "../../../../src/features/articles/InternalWebPage";
import { atomStore } from "../../../../src/platform/atomStore";
import { hasOfflineNoticeAtom } from "../../../../src/platform/browser/offlineNotice";
import { profileQueries } from "../../../../src/queries/profile";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const back = vi.hoisted(() => vi.fn());
const useBack = vi.hoisted(() =>
	vi.fn((_: { frameHasSteps?: () => boolean } = {}) => back),
);
vi.mock("../../../../src/components/pages/useBack", () => ({ useBack }));
const search = { url: "", title: "" };
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
	useSearch: () => search,
}));
const { isHostReachable, setNetwork } = phone;

const replace = vi.fn();
beforeEach(() => {
	freshPhone();
	vi.spyOn(location, "replace").mockImplementation(replace);
});
afterEach(() => {
	wipe();
	setNetwork(true);
	vi.restoreAllMocks();
});

async function open(url: string, title = "") {
	Object.assign(search, { url, title });
	return draw(<InternalWebPage />);
}
const heading = (page: HTMLElement) => page.querySelector("h2")?.textContent;

test.each(["/demo/game", "/faq"])(
	"offline %s shows the offline message, and opens with the network",
	async (path) => {
		const own = location.origin + path;
		setNetwork(false);
		const page = await open(own);
		await until(() => heading(page) === "No internet");
		expect(page.textContent).toContain("This page needs a connection");
		expect(dialog()).toBeNull();
		expect(replace).not.toHaveBeenCalled();
		await act(async () => setNetwork(true));
		await until(() => replace.mock.calls.length > 0);
		expect(replace.mock.calls).toEqual([[own]]);
	},
);

test("a page whose address cannot be opened links home", async () => {
	const page = await open("http://insecure.example");
	const home = page.querySelector("a[href='/']");
	expect(home?.textContent).toBe("Back to home");
});

test("a long address that cannot be opened is shortened between two characters", async () => {
	const start = `http://insecure.example/${"a".repeat(275)}`;
	const page = await open(`${start}🎁`);
	expect(heading(page)).toBe(`Cannot open “${start}”`);
});

test("a retry is offered if the browser reports a network but the host cannot be reached", async () => {
	const own = `${location.origin}/faq`;
	isHostReachable.mockResolvedValueOnce(false);
	const page = await open(own);
	await until(() => heading(page) === "No internet");
	await press(page, "Try again");
	await until(() => replace.mock.calls.length > 0);
	expect(replace.mock.calls).toEqual([[own]]);
});

test.each([
	[
		"https://www.youtube.com/watch?v=dQw4w9WgXcQ",
		"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
		"strict-origin",
	],
	["https://shop.example/watch", "https://shop.example/watch", "no-referrer"],
])(
	"the frame of %s shows %s (1 §5), has a name and a sandbox, and receives no path",
	async (url, src, referrer) => {
		const page = await open(url);
		const frame = page.querySelector("iframe");
		const is = (name: string) => frame?.getAttribute(name);
		expect([is("src"), is("referrerpolicy")]).toEqual([src, referrer]);
		expect(is("title")).toBe(new URL(url).host);
		// So that the framed page cannot navigate this tab.
		expect(is("sandbox")).toContain("allow-scripts");
		expect(is("sandbox")).not.toContain("allow-top-navigation");
		// A press on a document to download gets a response.
		expect(is("sandbox")).toContain("allow-downloads");
	},
);

test("another site shows the offline message without a network, and its frame with one", async () => {
	setNetwork(false);
	const page = await open("https://shop.example/");
	expect(heading(page)).toBe("No internet");
	expect(page.querySelector("iframe")).toBeNull();
	expect(atomStore.get(hasOfflineNoticeAtom)).toBe(true);
});

test("until the framed page has loaded the page says so, and its stage is busy", async () => {
	const page = await open("https://shop.example/");
	const stage = () => page.querySelector("iframe")?.parentElement;
	expect(stage()?.getAttribute("aria-busy")).toBe("true");
	expect(stage()?.children).toHaveLength(2);
	const frame = page.querySelector("iframe");
	await act(async () => void frame?.dispatchEvent(new Event("load")));
	expect(stage()?.getAttribute("aria-busy")).toBe("false");
	expect(stage()?.children).toHaveLength(1);
	expect(page.querySelector("[role=status]")).toBeNull();
});

test("a page of the app that cannot be opened says that it is offline, but not during a retry", async () => {
	isHostReachable.mockResolvedValueOnce(false);
	const page = await open(`${location.origin}/faq`);
	await until(() => heading(page) === "No internet");
	expect(atomStore.get(hasOfflineNoticeAtom)).toBe(true);
	const { reply, come } = lateReply(() => false);
	isHostReachable.mockImplementationOnce(reply);
	await press(page, "Try again");
	expect(heading(page)).toBeUndefined();
	expect(atomStore.get(hasOfflineNoticeAtom)).toBe(false);
	await come();
	await until(() => heading(page) === "No internet");
});

test.each([
	["http://shop.example", "incomplete or not secure"],
	["", "has no web address"],
])(
	"for the address %j the page says that it %s, and links back",
	async (url, words) => {
		back.mockReset();
		const page = await open(url);
		expect(page.textContent).toContain(words);
		await press(page, "Go back");
		await act(async () =>
			page.querySelector<HTMLElement>("header button")?.click(),
		);
		expect(back).toHaveBeenCalledTimes(2);
	},
);

test("the page's bar leads back; a video may be shown full screen", async () => {
	back.mockReset();
	const page = await open("https://youtu.be/dQw4w9WgXcQ");
	await act(async () =>
		page.querySelector<HTMLElement>("header button")?.click(),
	);
	expect(back).toHaveBeenCalledOnce();
	const frame = () => page.querySelector("iframe");
	expect(frame()?.getAttribute("allow")).toBe("fullscreen");
	await open("https://shop.example/");
	expect(frame()?.hasAttribute("allow")).toBe(false);
});

test("back knows whether the framed page has added entries to the tab's history since it opened", async () => {
	const entries = vi.spyOn(history, "length", "get").mockReturnValue(3);
	await open("https://shop.example/");
	const hasSteps = () => useBack.mock.lastCall?.[0]?.frameHasSteps?.();
	expect(hasSteps()).toBe(false);
	// With forward entries, the frame's own entries replace them.
	for (const count of [4, 2]) {
		entries.mockReturnValue(count);
		expect(hasSteps()).toBe(true);
	}
});

test("the name of the page's banner is its title in the reader's language, and needs no request", async () => {
	const client = newCache();
	const url = "https://shop.example/";
	const own = v.parse(banner, {
		...{ bannerid: "1", name_th: "ชา", name_en: "Tea" },
		...{ path: url, call_to_action: "InternalWeb" },
	});
	client.setQueryData(profileQueries.banners().queryKey, [own]);
	Object.assign(search, { url, title: "ชา" });
	const page = await draw(<InternalWebPage />, client);
	expect(page.querySelector("h1")?.textContent).toBe("Tea");
	expect(page.querySelector("iframe")?.title).toBe("Tea");
	expect(phone.calls).toEqual([]);
});

test("a loaded page stays without a network, while the banner says so; another page does not load", async () => {
	const page = await open("https://shop.example/");
	const frame = page.querySelector("iframe");
	await act(async () => void frame?.dispatchEvent(new Event("load")));
	await act(async () => setNetwork(false));
	expect(page.querySelector("iframe")).toBe(frame);
	expect(atomStore.get(hasOfflineNoticeAtom)).toBe(false);
	await open("https://other.example/");
	expect(heading(page)).toBe("No internet");
});

test("an address of the app that signs in is neither opened nor framed (1 §4)", async () => {
	const page = await open(`${location.origin}/landing?token=a.b.c`);
	expect(heading(page)).toContain("Cannot open");
	expect(page.querySelector("iframe")).toBeNull();
	expect(replace).not.toHaveBeenCalled();
});

test("a link opens the site in the browser; without a network it says so", async () => {
	const opened = vi.spyOn(window, "open").mockReturnValue(null);
	const page = await open("https://shop.example/");
	const link = page.querySelector<HTMLAnchorElement>("header a");
	expect(link?.getAttribute("aria-label")).toBe("Open in browser");
	expect(link?.href).toBe("https://shop.example/");
	// It has its own, for a click with a modifier key.
	expect([link?.target, link?.rel]).toEqual(["_blank", "noopener noreferrer"]);
	await act(async () => link?.click());
	expect(opened.mock.calls.map(([href]) => href)).toEqual([link?.href]);
	await act(async () => setNetwork(false));
	await act(async () => link?.click());
	await until(() => dialog()?.name === "offline");
	expect(opened).toHaveBeenCalledTimes(1);
});

test.each(["", "Your bank"])(
	"the site of the page can be read in full, also under the title %j",
	async (title) => {
		const host = "login.your-bank.example.a-very-long-name.shop.example";
		const page = await open(`https://${host}/`, title);
		const shown = page.querySelector(title ? "header p" : "h1");
		expect(shown?.textContent).toBe(host);
		expect(shown?.querySelector("[class*=clamp]")).toBeNull();
	},
);
