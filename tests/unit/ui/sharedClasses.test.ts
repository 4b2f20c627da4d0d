// @vitest-environment node
// Proves that a shared class of base.css keeps its layout: a module's later class on the same element does not override it.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

/** The declarations of each single-class selector outside media queries. */
function classesOf(file: string): Map<string, string> {
	const css = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
	const rules = css.matchAll(/^\.([\w-]+) \{([^}]*)\}/gm);
	return new Map(Array.from(rules, ([, name = "", all = ""]) => [name, all]));
}
const displayOf = (rule = "") => /^\tdisplay: ([\w-]+);/m.exec(rule)?.[1];
const shared = classesOf("src/ui/base.css");

/** The displays of an element's shared classes that its own classes override; hiding is intended. */
function overruled(classNames: string, modules: Map<string, string>): string[] {
	const rules = Array.from(
		classNames.matchAll(/\b(\w+)\.(\w+)/g),
		([, module = "", name = ""]) =>
			classesOf(modules.get(module) ?? "src/ui/base.css").get(name) ?? "",
	);
	const composed = rules
		.filter((rule) => !displayOf(rule))
		.map((rule) => /composes: ([^;]*) from global/.exec(rule)?.[1] ?? "");
	const own = rules.map(displayOf).find((it) => it && it !== "none");
	return [...composed, classNames.replace(/\$\{.*?\}/g, "")]
		.flatMap((names) => names.split(/[^\w-]+/))
		.filter((name) => {
			const display = displayOf(shared.get(name));
			return own && display && display !== own;
		});
}

test("no class of an element overrides the layout of its shared class", () => {
	const lost = readdirSync("src", { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".tsx"))
		.flatMap((file) => {
			const text = readFileSync(`src/${file}`, "utf8");
			const folder = posix.dirname(`src/${file}`);
			const modules = new Map(
				Array.from(
					text.matchAll(/import (\w+) from "(\S+\.module\.css)"/g),
					([, name = "", path = ""]) => [name, posix.join(folder, path)],
				),
			);
			return Array.from(
				text.matchAll(/className=\{`([^`]*)`\}/g),
				([, classNames = ""]) =>
					overruled(classNames, modules).map(
						(name) => `${file}: .${name} in ${classNames}`,
					),
			).flat();
		});
	expect(lost).toEqual([]);
});

// The bug: base.css turned the demo page's arrow by another property than the page's transition, so the arrow jumped.
test("every property with a transition is set in its own style sheet or in base.css", () => {
	const base = readFileSync("src/ui/base.css", "utf8");
	const jumping = ["src", "server/demo/page"]
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: "utf8" })
				.filter((file) => file.endsWith(".css"))
				.map((file) => posix.join(folder, file)),
		)
		.flatMap((file) => {
			const css = readFileSync(file, "utf8");
			return Array.from(
				css.matchAll(/^\s*(?:transition: )?([a-z]+) var\(--motion-/gm),
				([, property]) => `${property}: `,
			)
				.filter((property) => !`${css}${base}`.includes(`\t${property}`))
				.map((property) => `${file} ${property}`);
		});
	expect(jumping).toEqual([]);
});
