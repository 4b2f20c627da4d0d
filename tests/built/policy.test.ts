// Proves that the built page contains its Content-Security-Policy: each inline part by its hash, before everything that the policy governs.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readBuilt } from "../support/bundle";

const html = readBuilt("index.html").toString();
const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
const hashOf = (text: string) =>
	`'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The sources of a directive in the page's policy. */
function sourcesOf(directive: string): string[] {
	const parts = (meta.exec(html)?.[1] ?? "").split("; ");
	const found = parts.find((part) => part.startsWith(`${directive} `));
	return found?.split(" ").slice(1) ?? [];
}
const inlineParts = (tag: "script" | "style") =>
	[...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, "g"))]
		.filter(([, attributes = ""]) => !/\ssrc=/.test(attributes))
		.map(([, , content = ""]) => content);

test.each(["script", "style"] as const)(
	"every inline %s of the page is allowed by its hash, and nothing else is",
	(tag) => {
		const parts = inlineParts(tag);
		expect(parts.length).toBeGreaterThan(0);
		expect(sourcesOf(`${tag}-src`)).toEqual([
			"'self'",
			...parts.map((part) => hashOf(part)),
		]);
	},
);

test("the policy precedes all scripts, styles and links", () => {
	const at = html.search(meta);
	expect(at).toBeGreaterThan(0);
	expect(at).toBeLessThan(html.search(/<(script|style|link)\b/));
});

test("the document requires Trusted Types", () => {
	expect(sourcesOf("require-trusted-types-for")).toEqual(["'script'"]);
	expect(sourcesOf("trusted-types").length).toBeGreaterThan(0);
});
