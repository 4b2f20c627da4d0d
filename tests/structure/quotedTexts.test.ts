// Checks that every English text by which journeys and pictures find the app's elements exists in the app: most of them do not run in CI.
import { readdirSync, readFileSync } from "node:fs";
import { parseSync, types } from "@babel/core";
import { describe, expect, test } from "vitest";
import { readCatalogue, separator } from "../support/catalogue";

/** The functions of the tests and tools that take a text of the app. */
const finders = new Set([
	"afterPress",
	"button",
	"buttonWith",
	"couponButton",
	"dialog",
	"field",
	"link",
	"openPage",
	"opensWith",
	"press",
	"text",
	"thai",
	"translate",
]);

/** Whether an argument is no text but an address or a language. */
const isNoText = (value: string) => /^[/?]|^th$|^en-US$/.test(value);

/** The strings of an argument: a literal, both branches of a condition, or the items of an array. */
function strings(node: types.Node | null): string[] {
	if (types.isStringLiteral(node)) return [node.value];
	if (types.isArrayExpression(node)) return node.elements.flatMap(strings);
	if (types.isConditionalExpression(node))
		return [...strings(node.consequent), ...strings(node.alternate)];
	return [];
}

/** The English texts that a file passes to these functions. */
function quotedTexts(path: string): string[] {
	const file = parseSync(readFileSync(path, "utf8"), {
		filename: path,
		babelrc: false,
		configFile: false,
		parserOpts: { plugins: ["typescript"], sourceType: "module" },
	});
	const quoted: string[] = [];
	types.traverseFast(file ?? types.program([]), (node) => {
		if (!types.isCallExpression(node)) return;
		const { callee } = node;
		if (!types.isIdentifier(callee) || !finders.has(callee.name)) return;
		const taken =
			callee.name === "translate" ? node.arguments.slice(1, 2) : node.arguments;
		quoted.push(...taken.flatMap(strings).filter((text) => !isNoText(text)));
	});
	return quoted;
}

describe("the texts that tests and pictures look for are the app's", () => {
	/** All English texts, without their contexts. */
	const known = new Set(
		[...readCatalogue("th").keys()].map((key) => key.split(separator).at(-1)),
	);
	test.each(["tests/e2e", "tests/audits", "tools/gallery"])("%s", (folder) => {
		const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
		const quoted = files
			.filter((file) => file.endsWith(".ts"))
			.flatMap((file) =>
				quotedTexts(`${folder}/${file}`).map((text) => ({ file, text })),
			);
		expect(quoted).not.toEqual([]);
		expect(quoted.filter(({ text }) => !known.has(text))).toEqual([]);
	});
});
