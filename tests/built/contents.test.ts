// Proves what the built client contains: no source maps, no secrets, no code screen in the first load, a Thai translation of every text.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { buildFolder } from "../../server/config/projectFolders";
import { builtFiles, readBuilt, startScripts } from "../support/bundle";
import { readCatalogue } from "../support/catalogue";

/** Lazily loaded libraries, each with a text that only its code contains. */
const lazyComponent = {
	jsbarcode: "cannot carry the text",
	qrcode: "too big to be stored in a QR Code",
	leaflet: "leaflet-tile-container",
};

const scripts = () => builtFiles().filter((file) => file.endsWith(".js"));
const holding = (files: string[], text: string) =>
	files.filter((file) => readBuilt(file).includes(text));

for (const [library, text] of Object.entries(lazyComponent))
	test(`${library} is in the build, but not in the first load`, () => {
		expect(holding(scripts(), text)).not.toEqual([]);
		expect(holding(startScripts(), text)).toEqual([]);
	});

test("no source map is served", () => {
	expect(builtFiles().filter((file) => file.endsWith(".map"))).toEqual([]);
	expect(holding(scripts(), "sourceMappingURL")).toEqual([]);
});

test("no key of the server and no address of a database is in the client", () => {
	for (const secret of ["token-key", "TOKEN_KEY", "postgres://"])
		expect(holding(builtFiles(), secret)).toEqual([]);
});

// Regression: ":focus-visible, .card:has(…)" was built as one ":is(…)", whose specificity beat every "outline: none", so the search field had two rings.
test("no selector list is merged into one with the specificity of :has", () => {
	const styles = builtFiles().filter((file) => /\.(css|html)$/.test(file));
	for (const file of styles)
		expect(
			String(readBuilt(file)).match(/(?<=[{}]):is\([^{}]*:has\([^{}]*(?={)/g),
			file,
		).toBeNull();
});

/** Words that occur only in code for developers, each with its source file. */
const forDevelopers = {
	"/sample/": "src/app/routes.ts",
	"how-to-call-privilege-modal": "src/features/samples/SamplePage.tsx",
	"data-debug-entry": "src/features/profile/DebugEntry.tsx",
	ReactQueryDevtools: "src/app/Devtools.tsx",
	TanStackRouterDevtools: "src/app/Devtools.tsx",
};

test("no sample page, debug entry or devtools is in the client", () => {
	for (const [word, source] of Object.entries(forDevelopers)) {
		expect(readFileSync(source, "utf8")).toContain(word);
		expect(holding(builtFiles(), word)).toEqual([]);
	}
	// The manifest lists every lazily loaded page by its source file.
	const sources = Object.keys(
		JSON.parse(readBuilt(".vite/manifest.json").toString()),
	);
	expect(sources).toContain("src/app/memberPages.ts");
	expect(sources.filter((it) => /sample|devtools/i.test(it))).toEqual([]);
	// Words of the devtools libraries, which no chunk may contain.
	expect(holding(scripts(), "tsqd-")).toEqual([]);
	expect(holding(scripts(), "tanstack_router_devtools")).toEqual([]);
});

/** Texts that are the same in both languages: names, and texts without letters. */
const sameInBoth =
	/^(Galaxy Gift( Plus)?|Platinum|Gold|Standard|Plus|QR|LINE|OTP|404|08x-xxx-xxxx|[^A-Za-z]*)$/;

/** The arguments of an ICU message, including those inside plural branches. */
function argumentsOf(message: string): string[] {
	const found: string[] = [];
	let rest = message;
	while (rest.includes("{")) {
		const open = rest.indexOf("{");
		let close = open;
		for (let depth = 0; close < rest.length; close++) {
			if (rest[close] === "{") depth++;
			if (rest[close] === "}") depth--;
			if (depth === 0) break;
		}
		const [name = "", kind, ...branches] = rest
			.slice(open + 1, close)
			.split(",");
		found.push(name.trim());
		if (kind !== undefined)
			for (const [, branch = ""] of branches
				.join(",")
				.matchAll(/\{((?:[^{}]|\{[^{}]*\})*)\}/g))
				found.push(...argumentsOf(branch));
		rest = rest.slice(close + 1);
	}
	return found;
}

/** What a translation must keep: the arguments, and the tags around parts of the text. */
const placeholders = (text: string) =>
	[...new Set([...argumentsOf(text), ...(text.match(/<\/?\d+\/?>/g) ?? [])])]
		.sort()
		.join();

test("every text has a Thai translation with the same placeholders", () => {
	const catalogue = readCatalogue("th");
	const wrong = [...catalogue].flatMap(([english, thai]) => {
		if (thai === "") return [`${english}: no Thai`];
		const ownWords = english.replaceAll(/\{\w+\}/g, "");
		if (thai === english && !sameInBoth.test(ownWords))
			return [`${english}: still English`];
		return placeholders(english) === placeholders(thai)
			? []
			: [`${english}: other placeholders in ${thai}`];
	});
	expect([...catalogue.keys()]).toEqual([...readCatalogue("en-US").keys()]);
	expect(catalogue.size).toBeGreaterThan(100);
	expect(wrong).toEqual([]);
});

/** Words that the design fixes, in both languages (docs/texts.md). */
const fixedWords = {
	"Get this privilege": "รับสิทธิ์",
	"Use now": "ใช้ตอนนี้",
	"Use later": "เก็บไว้ใช้ภายหลัง",
	"My coupons": "คูปองของฉัน",
	"Popular deals": "สิทธิ์ยอดนิยม",
	"Time left": "เวลาที่เหลือ",
	"Use code": "ใช้โค้ด",
	"View code": "ดูโค้ด",
	"Code expired": "โค้ดหมดอายุ",
	"Privilege used": "ใช้สิทธิ์แล้ว",
	"Sold out": "สิทธิ์หมดแล้ว",
	Reactivate: "เข้าสู่แอป",
	"Try again": "ลองอีกครั้ง",
	Close: "ปิด",
};

test("the app uses the texts that the design fixes", () => {
	const catalogue = readCatalogue("th");
	const used = Object.fromEntries(
		Object.keys(fixedWords).map((word) => [word, catalogue.get(word)]),
	);
	expect(used).toEqual(fixedWords);
});

test("without VITE_REPORT_URL the app contains no reporting code", () => {
	const ofApp = builtFiles().filter((file) => file.startsWith("assets/"));
	for (const word of ["unhandledrejection", "no-cors"])
		expect(holding(ofApp, word)).toEqual([]);
});

test("every script of the app has a source map outside the app's folder", () => {
	const maps = new Set(readdirSync(join(buildFolder, "maps")));
	const missing = scripts().filter(
		(file) =>
			// The bundler's runtime chunk has no source.
			!file.includes("rolldown-runtime") && !maps.has(`${basename(file)}.map`),
	);
	expect(missing).toEqual([]);
});
