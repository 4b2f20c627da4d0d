// Proves where back leads from the first page of a document, before the rest of the app has loaded: home, the documents' page, or the previous page of the tab (1 §2).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { local, perTab } from "../../../src/platform/storage/storage";
import { tokenOf } from "../support/token";

/** Every entry that was written to the tab's history, oldest first: address, index, and whether it replaced another entry. */
let written: string[] = [];
const left = (key: string, place: number, path: string) =>
	perTab.set("left_entry", `${key} ${place} ${path}`);

/** The browser's own list of the app's entries; the last one is this document's. */
function browserHas(...keys: string[]) {
	const entries = keys.map((key, index) => ({ key, index }));
	vi.stubGlobal("navigation", {
		entries: () => entries,
		currentEntry: entries.at(-1),
	});
}

/** A router without pages but with the real history. */
vi.mock("../../../src/app/router", () => ({
	router: { subscribe: vi.fn() },
}));

/** Starts a document at this address, or reloads it where it is; returns the app's place in the history and the stored back path. */
async function begin(address?: string) {
	if (address) history.replaceState(null, "", address);
	vi.resetModules();
	const { initFirstPage } = await import("../../../src/app/firstPage");
	const { appHistory } = await import("../../../src/app/appHistory");
	written = [];
	initFirstPage();
	return {
		place: appHistory.entryIndex,
		shown: appHistory.location.href,
		canGoBack: appHistory.canGoBack(),
		backPath: perTab.get("back_path"),
	};
}

const { pushState, replaceState } = History.prototype;
beforeEach(() => {
	const note = (kind: string, state: { entryIndex?: number }, url: unknown) =>
		written.push(`${kind} ${url} at ${state?.entryIndex}`);
	History.prototype.pushState = function (state, unused, url) {
		note("push", state, url);
		pushState.call(this, state, unused, url);
	};
	History.prototype.replaceState = function (state, unused, url) {
		note("replace", state, url);
		replaceState.call(this, state, unused, url);
	};
});
afterEach(() => {
	Object.assign(History.prototype, { pushState, replaceState });
	vi.unstubAllGlobals();
	sessionStorage.clear();
	localStorage.clear();
});

test.each([
	["/history?state=history", "/"],
	["/conditions", "/profile"],
	["/language", "/profile"],
	["/not-found", "/"],
])(
	"back from %s, opened as the first page, leads to %s",
	async (address, behind) => {
		const page = await begin(address);
		expect(written).toEqual([`replace ${behind} at 0`, `push ${address} at 1`]);
		expect(page).toEqual({
			place: 1,
			shown: address,
			canGoBack: true,
			backPath: behind,
		});
	},
);

test.each(["/", "/hub", "/landing?code=1"])(
	"%s gets no page behind it",
	async (address) => {
		const page = await begin(address);
		expect(written).toEqual([]);
		expect(page).toMatchObject({ place: 0, canGoBack: false, backPath: null });
	},
);

test("a privilege in the address opens over home; without a token it does not open, and home is the only page", async () => {
	const address = "/?modal-privilege=PV_1001";
	expect(await begin(address)).toMatchObject({ place: 0, shown: address });
	local.set("token", tokenOf("customer-1", { exp: 4_000_000_000 }));
	for (const opened of [
		address,
		"/privilege?catId=1&modal-privilege=PV_1001",
		// If a parameter is repeated, the last one counts (decision 019).
		"/?modal-privilege=PV_1002&modal-privilege=PV_1001",
	])
		expect(await begin(opened)).toMatchObject({ place: 1, shown: address });
	expect(written).toEqual(["replace / at 0", `push ${address} at 1`]);
});

test("a privilege that a later sign-in opens also has home behind it", async () => {
	await begin("/?modal-privilege=PV_1001");
	expect(written).toEqual([]);
	const { adoptToken } = await import("../../../src/platform/session/session");
	adoptToken(tokenOf("customer-1"));
	adoptToken(tokenOf("customer-1", { exp: 4_000_000_000 }));
	expect(written).toEqual([
		"replace / at 0",
		"push /?modal-privilege=PV_1001 at 1",
	]);
});

test("the page that replaces the sign-in gets home behind it only once", async () => {
	expect(await begin("/landing?code=1")).toMatchObject({ canGoBack: false });
	const { appHistory } = await import("../../../src/app/appHistory");
	const { router } = await import("../../../src/app/router");
	appHistory.replace("/history?state=history");
	for (let times = 0; times < 2; times++)
		for (const [, resolved] of vi.mocked(router.subscribe).mock.calls)
			resolved({} as never);
	expect(written).toEqual([
		"replace / at 0",
		"push /history?state=history at 1",
	]);
	expect(appHistory.canGoBack()).toBe(true);
});

test("after a full load inside the tab back leads to the previous page, not to home", async () => {
	left("b", 3, "/privilege");
	browserHas("a", "b", "c");
	const page = await begin("/history?state=history");
	expect(written).toEqual(["replace /history?state=history at 4"]);
	expect(page).toEqual({
		place: 4,
		shown: "/history?state=history",
		canGoBack: true,
		backPath: "/privilege",
	});
});

test("a privilege in the address opens over its own page if the tab has a page behind it", async () => {
	local.set("token", tokenOf("customer-1", { exp: 4_000_000_000 }));
	left("b", 3, "/search");
	browserHas("a", "b", "c");
	const address = "/privilege?catId=1&modal-privilege=PV_1001";
	expect(await begin(address)).toMatchObject({ place: 4, shown: address });
	expect(written).toEqual([`replace ${address} at 4`]);
});

test("a page that may only be left for the profile has the profile behind it also after a full load", async () => {
	left("b", 3, "/history");
	browserHas("a", "b", "c");
	expect(await begin("/conditions")).toMatchObject({
		place: 5,
		backPath: "/profile",
	});
	expect(written).toEqual(["replace /profile at 4", "push /conditions at 5"]);
	left("b", 3, "/profile");
	expect(await begin("/conditions")).toMatchObject({ place: 4 });
});

test.each([
	["of another site or of the demo", ["other", "c"]],
	["of none, since the tab has been elsewhere", ["c"]],
])(
	"home stands behind a first page whose previous page is %s",
	async (_what, keys) => {
		left("b", 3, "/privilege");
		browserHas(...keys);
		await begin("/history");
		expect(written).toEqual(["replace / at 0", "push /history at 1"]);
	},
);

test("back never leads to the sign-in page", async () => {
	left("b", 0, "/landing");
	browserHas("b", "c");
	expect(await begin("/history")).toMatchObject({ backPath: "/" });
});

test("a document that replaced another one keeps the page behind it", async () => {
	left("b", 2, "/internal-web");
	perTab.set("back_path", "/article?alt_reference=AR_1");
	browserHas("a", "b");
	expect(await begin("/history")).toMatchObject({
		place: 2,
		backPath: "/article",
	});
	left("b", 0, "/internal-web");
	expect(await begin("/history")).toMatchObject({ place: 1, backPath: "/" });
});

test.each([
	["the app's own", `${location.origin}/`, 4],
	["another site's", "https://other.example/", 1],
	["none", "", 1],
])(
	"without the Navigation API the referrer decides: %s",
	async (_what, referrer, place) => {
		left("", 3, "/privilege");
		vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
		expect(await begin("/history")).toMatchObject({ place });
		vi.restoreAllMocks();
	},
);

test.each([
	"https://evil.example/",
	"javascript:alert(1)",
	"//evil.example",
	"/\\evil.example",
	"otp",
])("back never leads to a stored %j", async (stored) => {
	perTab.set("back_path", stored);
	await begin("/otp");
	expect(written).toEqual(["replace / at 0", "push /otp at 1"]);
});

test("a reload changes nothing", async () => {
	await begin("/history");
	expect(await begin()).toMatchObject({ place: 1, backPath: "/" });
	expect(written).toEqual([]);
});

test("a page is saved without its query, which may contain a phone number", async () => {
	await begin("/otp?contact_no=0812345678");
	dispatchEvent(new Event("pagehide"));
	const noted = sessionStorage.getItem("left_entry");
	expect(noted).toBe(" 1 /otp");
});
