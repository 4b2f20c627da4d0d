// The worker recognises the page of its own release, and uses the build's hash.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
	hashOf,
	isPageOfRelease,
	startFilesOf,
} from "../../../../src/domain/app/releaseFile";

const page = `<!doctype html><html><head>
<link rel="modulepreload" crossorigin href="/assets/runtime-1.js">
<link rel="icon" href="/icons/favicon.svg">
<link rel="stylesheet" href="/assets/start-1.css">
<script>const english = "/assets/en-1.js"</script>
<script type="module" crossorigin src="/assets/start-1.js"></script>
</head></html>`;

test("the start files come from the page's tags, not from addresses within scripts", () => {
	expect(startFilesOf(page)).toEqual([
		"assets/runtime-1.js",
		"assets/start-1.css",
		"assets/start-1.js",
	]);
});

test.each([
	["its own", page, true],
	["its own, to which a host has added", `${page}<!-- served by -->`, true],
	["cut off", page.slice(0, -12), false],
	["empty", "", false],
	["another release's", page.replaceAll("start-1", "start-2"), false],
])("a page that is %s counts as the release's own: %s", (_, html, isOwn) => {
	const files = startFilesOf(page).map((url) => ({ url }));
	expect(isPageOfRelease(html, files)).toBe(isOwn);
});

test("the hash is the first 96 bits of SHA-256", async () => {
	const text = new TextEncoder().encode("start()");
	const whole = createHash("sha256").update(text).digest();
	expect(await hashOf(text)).toBe(whole.subarray(0, 12).toString("base64"));
});
