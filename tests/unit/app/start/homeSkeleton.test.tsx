// Proves that home's skeleton in index.html shows the first deals before the app runs: only this customer's, once, and undisturbed by damaged data.
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { HomeStart } from "../../../../src/domain/home/homeStart";
import { DealStart } from "../../../../src/features/home/DealStart";
import { HomeSkeleton } from "../../../../src/features/home/HomeSkeleton";
import { adoptToken } from "../../../../src/platform/session/session";
import { storageKeys } from "../../../../src/platform/storage/storage";
import {
	showHome,
	showSavedHome,
} from "../../../../tools/build/inline/homeSkeleton";
import { tokenOf } from "../../support/token";

const sub = "customer-1";

const saved: HomeStart = {
	locale: "th",
	banner: "/banner",
	deals: [
		{
			picture: "/latte?c=ffd7b8",
			logo: "/logo",
			brand: "Cafe",
			title: ["ลาเต้ ", "ลด", "ครึ่งราคา"],
			reference: "PV_1",
		},
	],
};

const save = (given: unknown) =>
	localStorage.setItem(storageKeys.homeStart(sub), JSON.stringify(given));

/** The page as in index.html, at an address. */
function open(address = "/", start = "home") {
	history.replaceState(null, "", address);
	const { dataset } = document.documentElement;
	dataset.start = start;
	delete dataset.startPrivilege;
	document.body.innerHTML = `<div id="app">${renderToStaticMarkup(
		<>
			<div className="start-home">
				<HomeSkeleton />
			</div>
			<DealStart />
		</>,
	)}</div>`;
}

const deals = () => [...document.querySelectorAll("article")];
const pictures = () =>
	[...document.querySelectorAll("img")].map((it) => it.getAttribute("src"));

const reply = async (banners: object[]) =>
	Response.json({
		data: [
			{
				bannersetinfo: { set_name_en: "top_banner", layout_section: "full" },
				banner: [{ bannerid: "9", banner_image_image_url: "/top", seq: 1 }],
			},
			{
				bannersetinfo: {
					set_name_en: "A",
					set_name_th: "A",
					layout_section: "small",
				},
				banner: banners,
			},
		],
	});
const latte = {
	bannerid: "1",
	seq: 1,
	path: "",
	name_th: "ลาเต้",
	name_en: "Latte",
	description_th: "คาเฟ่",
	description_en: "Cafe",
	brandlogo: "/logo",
	banner_image_image_url: "/latte",
};

beforeEach(() => {
	localStorage.clear();
	adoptToken(tokenOf(sub));
});

test("what an earlier visit has saved replaces the first boxes of the skeleton", () => {
	save(saved);
	open();
	const places = document.querySelector("[data-deals]")?.childElementCount;
	showSavedHome("");
	expect(pictures()).toEqual(["/banner", "/latte?c=ffd7b8", "/logo"]);
	expect(deals().map((it) => it.textContent)).toEqual(["Cafeลาเต้ ลดครึ่งราคา"]);
	expect(document.querySelector("[data-deals]")?.childElementCount).toBe(
		places,
	);
	expect(document.querySelector("[data-deals]")?.firstElementChild).toBe(
		deals()[0],
	);
	const phrases = [
		...document.querySelectorAll<HTMLElement>("article span span span"),
	].filter((it) => it.style.whiteSpace === "nowrap");
	expect(phrases.map((it) => it.textContent)).toEqual([
		"ลาเต้",
		"ลด",
		"ครึ่งราคา",
	]);
	// Screen readers skip what the app is about to replace.
	expect(deals()[0]?.closest("[aria-hidden=true]")).toBeTruthy();
});

test("a relative picture is loaded from the API's host, also from a host that the landing page chose", () => {
	save(saved);
	open();
	showSavedHome("https://api.example");
	expect(pictures()[0]).toBe("https://api.example/banner");
	localStorage.setItem("api-host", "https://other.example");
	open();
	showSavedHome("https://api.example");
	expect(pictures()[0]).toBe("https://other.example/banner");
});

// The bug: a deal that was visible for a second on a slow phone ignored presses.
test.each([
	["", "?modal-privilege=PV_1"],
	["?from=home", "?from=home&modal-privilege=PV_1"],
])(
	"a pressed deal opens its privilege over home at %j, whose entry stays behind it",
	(query, opened) => {
		save(saved);
		open(`/${query}`);
		history.replaceState({ key: "a", entryIndex: 2 }, "");
		showSavedHome("");
		const before = history.length;
		deals()[0]?.click();
		expect(location.search).toBe(opened);
		expect(history.length).toBe(before + 1);
		// The app's own index, with a key: the router would replace the state of an entry without one.
		expect(history.state).toEqual({ key: expect.any(String), entryIndex: 3 });
		expect(document.documentElement.dataset.startPrivilege).toBe("");
	},
);

// The bug: the phone's back had no visible effect before the app had loaded, and a second one left it.
test("back removes the skeleton of a pressed deal again, and forward shows it", () => {
	save(saved);
	open();
	showSavedHome("");
	deals()[0]?.click();
	const isShown = () =>
		document.documentElement.dataset.startPrivilege !== undefined;
	expect(isShown()).toBe(true);
	for (const [address, shown] of [
		["/", false],
		["/?modal-privilege=PV_1", true],
	] as const) {
		history.replaceState(null, "", address);
		dispatchEvent(new PopStateEvent("popstate"));
		expect(isShown()).toBe(shown);
	}
});

test.each([null, undefined])(
	"a deal that opens no privilege, or was saved by an earlier release (%s), ignores presses",
	(reference) => {
		save({ ...saved, deals: [{ ...saved.deals[0], reference }] });
		open();
		showSavedHome("");
		deals()[0]?.click();
		expect(location.search).toBe("");
	},
);

test.each([
	["of another customer", () => adoptToken(tokenOf("customer-2")), "/", "home"],
	["without a sign-in", () => localStorage.removeItem("token"), "/", "home"],
	[
		"with a damaged token",
		() => localStorage.setItem("token", "a.%.c"),
		"/",
		"home",
	],
	[
		"damaged",
		() => localStorage.setItem(storageKeys.homeStart(sub), "{"),
		"/",
		"home",
	],
	[
		"in another language",
		() => localStorage.setItem("locale", "en-US"),
		"/",
		"home",
	],
	[
		"of another form",
		() => save({ locale: "th", banner: 1, deals: [null] }),
		"/",
		"home",
	],
	["while another token is offered", () => {}, "/?token=a.b.c", "home"],
	["on another page", () => {}, "/profile", "page"],
])("no saved deals are shown %s", (_, change, address, start) => {
	save(saved);
	change();
	open(address, start);
	expect(() => showSavedHome("")).not.toThrow();
	expect(deals()).toHaveLength(0);
});

test.each([
	["soon", Date.now() + 60_000, false],
	["no more", Date.now() - 60_000, true],
	["in another customer's time alone", null, true],
])(
	"the space for coupons that end %s is reserved or hidden",
	(_, end, hidden) => {
		const owner = end === null ? "customer-2" : sub;
		const value = String(end ?? Date.now() + 60_000);
		localStorage.setItem(storageKeys.endingSoon(owner), value);
		open();
		showSavedHome("");
		const room = document.querySelector("[data-ending]");
		expect(room?.hasAttribute("hidden")).toBe(hidden);
	},
);

test.each([true, false])(
	"the space for the offline notice is hidden if the phone is online: %s",
	(onLine) => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
		open();
		showSavedHome("");
		const room = document.querySelector("[data-offline]");
		expect(room?.hasAttribute("hidden")).toBe(onLine);
		vi.restoreAllMocks();
	},
);

test.each([
	[390, 2],
	[1024, 3],
])(
	"at %s px only the visible deals are drawn, %s of three: each one delays the app",
	(width, count) => {
		vi.stubGlobal("innerWidth", width);
		const [deal] = saved.deals;
		save({ ...saved, deals: [deal, deal, deal] });
		open();
		const places = document.querySelector("[data-deals]")?.childElementCount;
		showSavedHome("");
		expect(deals()).toHaveLength(count);
		expect(document.querySelector("[data-deals]")?.childElementCount).toBe(
			places,
		);
		vi.unstubAllGlobals();
	},
);

test("a privilege in the address loads no pictures of deals: it needs the network", () => {
	save(saved);
	open("/?modal-privilege=1001");
	document.documentElement.dataset.startPrivilege = "";
	showSavedHome("");
	expect(pictures()).toEqual([]);
});

test.each([
	[null, "คาเฟ่ลาเต้"],
	["en-US", "CafeLatte"],
])(
	"at a first start the reply gives the texts (%s) and the banner, and only its picture is loaded before the code",
	async (locale, text) => {
		if (locale) localStorage.setItem("locale", locale);
		open();
		await showHome(reply([latte]), "");
		expect(deals().map((it) => it.textContent)).toEqual([text]);
		expect(pictures()).toEqual(["/top"]);
	},
);

// The bug: "null" was shown over the deal's title until the app had started.
test.each([
	["null", { description_th: null, description_en: null }, "ลาเต้"],
	[
		"undefined",
		{ description_th: undefined, description_en: undefined },
		"ลาเต้",
	],
	["null", { name: null, name_th: null, name_en: null }, "คาเฟ่"],
])(
	"a text that a host gives as %s is not shown in a deal: %j",
	async (_, fields, text) => {
		open();
		await showHome(reply([{ ...latte, ...fields }]), "");
		expect(deals().map((it) => it.textContent)).toEqual([text]);
	},
);

test("a later reply does not draw the skeleton's deals again", async () => {
	save(saved);
	open();
	showSavedHome("");
	const drawn = document.body.innerHTML;
	await showHome(reply([latte]), "");
	expect(document.body.innerHTML).toBe(drawn);
});

test("a late reply does not touch the app's own skeleton", async () => {
	open();
	document.body.innerHTML = `<div id="app">${renderToStaticMarkup(<HomeSkeleton />)}</div>`;
	const drawn = document.body.innerHTML;
	await showHome(reply([latte]), "");
	expect(document.body.innerHTML).toBe(drawn);
});
