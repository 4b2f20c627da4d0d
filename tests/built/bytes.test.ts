// Proves the byte budgets on the built files: what home loads before its deals, and what the worker caches before the app works offline.
import { expect, test } from "vitest";
import {
	brotliSize,
	builtFiles,
	kilobytes,
	linkedScripts,
	readBuilt,
	savedAtInstall,
	savedFirst,
	startScripts,
	wireSize,
} from "../support/bundle";

/** Transfer sizes in KB (brotli 11). */
const budget = { script: 140, style: 10, inlineScript: 4, offline: 260 };

/** The contents of all inline tags of this name in the page. */
const inlineParts = (tag: "script" | "style") => {
	const html = readBuilt("index.html").toString();
	return [...html.matchAll(RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "gs"))]
		.map(([, content]) => content)
		.join("");
};

test("the first load of home, with its script, chunk and Thai texts, is within the budget", () => {
	const scripts = new Set([...startScripts(), ...linkedScripts()]);
	const words = [...scripts].map((it) => readBuilt(it).toString()).join();
	// Checks that home and its texts are included, or the size would mean nothing.
	expect(words).toContain("สิทธิ์ยอดนิยม");
	expect(words).toContain("getPrivilegeListV3");
	expect(wireSize(scripts)).toBeLessThanOrEqual(budget.script);
});

test("the inline styles are within the budget", () => {
	const bytes = brotliSize(inlineParts("style"));
	expect(bytes).toBeGreaterThan(1000);
	expect(kilobytes(bytes)).toBeLessThanOrEqual(budget.style);
	// No linked stylesheet: it would follow the styles that later chunks add to the head, and override them.
	expect(readBuilt("index.html").toString()).not.toMatch(
		/<link[^>]*rel="stylesheet"/,
	);
});

// Regression: one import of the contract bundled a validation library into the inline scripts.
test("the inline scripts are within the budget", () => {
	const bytes = brotliSize(inlineParts("script"));
	expect(bytes).toBeGreaterThan(1000);
	expect(kilobytes(bytes)).toBeLessThanOrEqual(budget.inlineScript);
});

/** The parts that show a code at the counter offline, each with a text by which its file is found. */
const counterMarks = {
	"the history": "HistoryCard_",
	"the code screen": "RewardCodeDialog_",
	"its full-screen view": "CounterView_",
	"the bars (jsbarcode)": "cannot carry the text",
	"the squares (qrcode)": "stored in a QR Code",
};
const savedWords = {
	th: "บันทึกในเครื่องนี้แล้ว",
	"en-US": "Saved on this phone",
};

test.each(Object.entries(savedWords))(
	"what the worker caches first for %s (the start, and what a saved code needs) is within the budget",
	(language, words) => {
		const saved = savedFirst(language);
		expect(saved).toContain("index.html");
		for (const file of startScripts()) expect(saved).toContain(file);
		for (const [part, mark] of Object.entries({
			...counterMarks,
			"its texts": words,
		})) {
			const holders = builtFiles().filter(
				(file) =>
					/^assets\/.*\.js$/.test(file) && readBuilt(file).includes(mark),
			);
			expect(holders, `a file of the build holds ${part}`).not.toEqual([]);
			for (const file of holders) expect(saved, part).toContain(file);
		}
		expect(wireSize(saved)).toBeLessThanOrEqual(budget.offline);
		// The parts that show a saved code are cached right after the install, not during it.
		expect(savedAtInstall()).not.toContain(
			saved.find((file) => file.includes("HistoryPage")),
		);
	},
);

test("every text file has a brotli and a gzip copy", () => {
	const files = new Set(builtFiles());
	const texts = [...files].filter(
		(file) => /\.(html|js|css|svg|webmanifest)$/.test(file) && file[0] !== ".",
	);
	expect(texts.length).toBeGreaterThan(10);
	for (const file of texts)
		for (const form of [".br", ".gz"]) expect(files).toContain(file + form);
});
