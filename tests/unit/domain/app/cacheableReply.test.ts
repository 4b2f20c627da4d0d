// The worker caches the requested files, but no HTML page in place of a missing file.
import { expect, test } from "vitest";
import {
	isAsset,
	isCacheableReply,
} from "../../../../src/domain/app/releaseFile";

test.each([
	["/assets/start-1.js", 200, "text/javascript; charset=utf-8", true],
	["/assets/start-1.css", 200, "text/css", true],
	["/assets/start-1.js", 200, "text/html; charset=utf-8", false],
	["/assets/start-1.js", 404, "text/javascript", false],
	["/index.html", 200, "text/html; charset=utf-8", true],
	["/index.html", 503, "text/html", false],
	["/assets/page.html-1.js", 200, "text/html", false],
])("%s, answered %i with %s, is cached: %s", (path, status, type, kept) => {
	const headers = { "content-type": type };
	expect(isCacheableReply(path, new Response("", { status, headers }))).toBe(
		kept,
	);
});

test.each([
	["/assets/start-1.js", true],
	["/content/assets/a.webp", false],
	["/sw.js", false],
])("%s is a hashed file of the release: %s", (path, is) => {
	expect(isAsset(path)).toBe(is);
});
