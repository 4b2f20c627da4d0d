// Proves that the first script loads just the parts that its address opens; without it a page, code or privilege would wait for the whole start.
import { afterEach, expect, test, vi } from "vitest";

const files = {
	"features/privilege/PrivilegeModal": "privilege",
	"app/DialogHost": "dialogs",
	"features/reward/HistoryPage": "history",
	"features/search/pages": "search",
	"locales/th.po": "Thai",
	"locales/en-US.po": "English",
	"locales/home/en-US.po": "English home",
};

afterEach(() => {
	history.replaceState(null, "", "/");
	localStorage.clear();
});

test.each([
	["/", "th", []],
	["/", "en-US", ["English home"]],
	["/history", "th", ["history", "Thai"]],
	["/History/?state=history", "en-US", ["history", "English", "English home"]],
	["/search", "th", ["search", "Thai"]],
	["/nowhere", "th", []],
	["/?modal-privilege=PV_1001", "th", ["privilege", "sanitizer", "Thai"]],
	[
		"/?modal-privilege=PV_1001",
		"en-US",
		["privilege", "sanitizer", "English", "English home"],
	],
	["/history?open=GG1", "th", ["dialogs", "Thai"]],
])("at %s in %s these parts are loaded: %j", async (address, locale, parts) => {
	expect(await partsAt(address, locale)).toEqual([...parts].sort());
});

test("a page that needs a token is not loaded without one: the signed-out home shows instead (1 §4)", async () => {
	expect(await partsAt("/history", "th", null)).toEqual([]);
});

async function partsAt(
	address: string,
	locale: string,
	token: string | null = "a.b.c",
): Promise<string[]> {
	vi.resetModules();
	const asked = new Set<string>();
	vi.doMock("dompurify", () => asked.add("sanitizer"));
	for (const [file, part] of Object.entries(files))
		vi.doMock(`../../../../src/${file}`, () => asked.add(part));
	localStorage.setItem("locale", locale);
	if (token) localStorage.setItem("token", token);
	history.replaceState(null, "", address);
	await import("../../../../src/app/start/loadAddressedParts");
	await vi.dynamicImportSettled();
	return [...asked].sort();
}
