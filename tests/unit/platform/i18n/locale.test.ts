// Proves the language: saved under `locale`, only home's texts loaded at first, the page marked with it (1 §1).
import { beforeEach, expect, test, vi } from "vitest";
import { waitFor } from "../../../support/waitFor";
import { fillStorage } from "../../support/fillStorage";
import { tokenOf } from "../../support/token";

vi.mock("../../../../src/locales/home/th.po", () => ({
	messages: { hello: "สวัสดี" },
}));
vi.mock("../../../../src/locales/home/en-US.po", () => ({
	messages: { hello: "Hello" },
}));
vi.mock("../../../../src/locales/th.po", () => ({
	messages: { use: "ใช้โค้ด" },
}));
vi.mock("../../../../src/locales/en-US.po", () => ({
	messages: { use: "Use code" },
}));

async function started() {
	vi.resetModules();
	const {
		loadAllTexts,
		localeAtom,
		setLocale,
		startLocale,
		takeLocaleFromAddress,
		saveLocaleFromAddress,
	} = await import("../../../../src/platform/i18n/locale");
	const { atomStore } = await import("../../../../src/platform/atomStore");
	const { syncLocale } = await import(
		"../../../../src/platform/i18n/syncLocale"
	);
	const { i18n } = await import("@lingui/core");
	takeLocaleFromAddress();
	await startLocale();
	return {
		saveLocaleFromAddress,
		loadAllTexts,
		setLocale,
		syncLocale,
		now: () => atomStore.get(localeAtom),
		hello: () => i18n._("hello"),
		use: () => i18n._("use"),
		onChange: (listener: () => void) => i18n.on("change", listener),
	};
}
const page = () => document.documentElement.lang;

beforeEach(() => {
	localStorage.clear();
	history.replaceState(null, "", "/");
});

test.each([
	["/landing?mock_user_id=gold&locale=en-US", "th", "en-US"],
	["/landing?locale=th", "en-US", "th"],
	["/landing?locale=fr", "en-US", "en-US"],
	["/landing?locale=", "en-US", "en-US"],
	["/landing", "en-US", "en-US"],
	["/?locale=en-US", "th", "th"],
])(
	"a start at %s with the saved language %s is in %s, and saves it",
	async (address, kept, locale) => {
		localStorage.setItem("locale", kept);
		history.replaceState(null, "", address);
		expect((await started()).now()).toBe(locale);
		expect(localStorage.getItem("locale")).toBe(locale);
	},
);

test("with a signed-in customer a landing's language is shown at once, and saved only after its sign-in", async () => {
	localStorage.setItem("locale", "th");
	localStorage.setItem("token", tokenOf("customer-1"));
	history.replaceState(null, "", "/landing?locale=en-US");
	const { now, saveLocaleFromAddress } = await started();
	expect([now(), localStorage.getItem("locale")]).toEqual(["en-US", "th"]);
	saveLocaleFromAddress();
	expect(localStorage.getItem("locale")).toBe("en-US");
});

test("without a language in the address or saved the app starts in Thai and saves none", async () => {
	const { now, hello } = await started();
	expect([now(), hello(), page()]).toEqual(["th", "สวัสดี", "th"]);
	expect(localStorage.getItem("locale")).toBeNull();
});

test("a chosen language applies at once and at the next start", async () => {
	const { setLocale, now, hello } = await started();
	await setLocale("en-US");
	expect([now(), hello(), page()]).toEqual(["en-US", "Hello", "en"]);
	const next = await started();
	expect([next.now(), next.hello(), page()]).toEqual(["en-US", "Hello", "en"]);
	await next.setLocale("th");
	expect([next.hello(), localStorage.getItem("locale")]).toEqual([
		"สวัสดี",
		"th",
	]);
});

test.each([
	["chosen", "/"],
	// The bug: the next start was in Thai.
	["given by a sign-in", "/landing?locale=en-US"],
])(
	"a language that was %s on a full phone is kept for the next start, since saved lists make room",
	async (_, address) => {
		localStorage.setItem("token", tokenOf("customer-1"));
		history.replaceState(null, "", address);
		const { setLocale, saveLocaleFromAddress } = await started();
		const lists = "customer/customer-1/queries";
		localStorage.setItem(lists, "saved");
		fillStorage((area) => area.getItem(lists) !== null);
		if (address === "/") await setLocale("en-US");
		else saveLocaleFromAddress();
		vi.unstubAllGlobals();
		history.replaceState(null, "", "/");
		expect((await started()).now()).toBe("en-US");
	},
);

test("a stored language that does not exist counts as Thai", async () => {
	localStorage.setItem("locale", "fr");
	expect((await started()).now()).toBe("th");
});

test("the texts of other pages load on request, and later in every language", async () => {
	const { loadAllTexts, setLocale, hello, use } = await started();
	expect(use()).toBe("use");
	await loadAllTexts();
	expect([hello(), use()]).toEqual(["สวัสดี", "ใช้โค้ด"]);
	await setLocale("en-US");
	expect([hello(), use()]).toEqual(["Hello", "Use code"]);
});

test("loaded texts do not draw the page again, although each part of the app requests them", async () => {
	const { loadAllTexts, setLocale, use, onChange } = await started();
	const draw = vi.fn();
	onChange(draw);
	await Promise.all([loadAllTexts(), loadAllTexts()]);
	await loadAllTexts();
	expect(draw).toHaveBeenCalledOnce();
	await setLocale("en-US");
	await setLocale("th");
	expect(use()).toBe("ใช้โค้ด");
});

/** Another tab has stored a language. */
function chosenElsewhere(value: string) {
	localStorage.setItem("locale", value);
	dispatchEvent(new StorageEvent("storage", { key: "locale" }));
}

test("the app follows the language that another tab chooses, the last of several", async () => {
	const { syncLocale, loadAllTexts, now, hello, use } = await started();
	await loadAllTexts();
	syncLocale();
	chosenElsewhere("en-US");
	await waitFor(() => expect(now()).toBe("en-US"));
	expect([hello(), use(), page()]).toEqual(["Hello", "Use code", "en"]);
	chosenElsewhere("th");
	chosenElsewhere("en-US");
	chosenElsewhere("th");
	await waitFor(() => expect(now()).toBe("th"));
	await vi.dynamicImportSettled();
	expect([now(), hello(), page()]).toEqual(["th", "สวัสดี", "th"]);
	expect(localStorage.getItem("locale")).toBe("th");
});

test("the app follows the language that another tab chose while this one started", async () => {
	const { syncLocale, hello } = await started();
	localStorage.setItem("locale", "en-US");
	syncLocale();
	await waitFor(() => expect(hello()).toBe("Hello"));
});

test("a link's language stays until another tab chooses one", async () => {
	history.replaceState(null, "", "/landing?locale=en-US");
	const { syncLocale, now, hello } = await started();
	syncLocale();
	await vi.dynamicImportSettled();
	expect([now(), hello()]).toEqual(["en-US", "Hello"]);
});

test("the last of two choices stays, although the texts of the first arrive later", async () => {
	let arrive = () => {};
	const slow = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	vi.doMock("../../../../src/locales/home/en-US.po", async () => {
		await slow;
		return { messages: { hello: "Hello" } };
	});
	const { setLocale, now, hello } = await started();
	const first = setLocale("en-US");
	await setLocale("th");
	arrive();
	await first;
	expect([now(), hello(), page()]).toEqual(["th", "สวัสดี", "th"]);
	expect(localStorage.getItem("locale")).toBe("th");
});
