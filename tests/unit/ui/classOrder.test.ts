// @vitest-environment node
// Proves that no style depends on the order of the style sheets: classes of two modules on one element never set a property to different values with the same weight.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

/** A declaration of a class; its property is prefixed with the rest of the selector, such as ":focus". */
type Rule = Record<"sheet" | "name" | "property" | "value", string>;
/** A function or constant at the top level of a file. */
type Part = Record<"file" | "name" | "text", string>;

/** The declarations of single-class selectors, also in media queries; those in `:where()` have no weight. */
function rulesOf(sheet: string, source = ""): Rule[] {
	const css = source.replace(/\/\*[\s\S]*?\*\//g, "");
	const rules: Rule[] = [];
	for (const [, selectors, body = ""] of css.matchAll(/([^{};]+){([^{}]*)}/g))
		for (const selector of selectors?.split(",") ?? []) {
			const [, name, suffix] = /^\.([\w-]+)(\S*)$/.exec(selector.trim()) ?? [];
			if (name === undefined) continue;
			for (const [, its = "", value = ""] of body.matchAll(
				/^\s*(?!composes)([a-z][a-z-]*): ([^;]+)/gm,
			)) {
				const property = its.replace(/^border-.*radius$/, "radius");
				rules.push({ sheet, name, property: `${suffix} ${property}`, value });
			}
		}
	return rules;
}
const isWithin = (a: Rule, b: Rule) => a.property.startsWith(`${b.property}-`);
const isClash = (a: Rule, b: Rule) =>
	a.sheet !== b.sheet &&
	(a.property === b.property
		? a.value !== b.value
		: isWithin(a, b) || isWithin(b, a));

/** `sources`: texts of .tsx and .module.css files by path. */
function clashesIn(sources: ReadonlyMap<string, string>): string[] {
	const parts = Array.from(sources).flatMap(([file, source]) =>
		source
			.split(/^(?=(?:export )?(?:default )?(?:function|const) \w)/m)
			.map((text): Part => {
				const name = /(?:function|const) (\w+)/.exec(text)?.[1] ?? "";
				return { file, name, text };
			}),
	);
	const find = (name = "", file = "") =>
		parts.find((it) => it.name === name && it.file === file) ??
		parts.find((it) => it.name === name && it.text.startsWith("export"));
	/** The rules of the classes in an expression, such as `styles.box` or `buttonClass()`. */
	const rulesIn = (expression: string, { file }: Part): Rule[] =>
		Array.from(expression.matchAll(/\b(\w+)\.(\w+)|\b(\w+Class)\b/g)).flatMap(
			([, module, name, shared]) => {
				const named = shared && find(shared, file);
				if (named) return rulesIn(named.text.replace(shared, ""), named);
				const imported = `import ${module} from "(\\S+\\.module\\.css)"`;
				const [, path] = RegExp(imported).exec(sources.get(file) ?? "") ?? [];
				const sheet = posix.join(posix.dirname(file), path ?? "");
				const all = path ? rulesOf(sheet, sources.get(sheet)) : [];
				return all.filter((rule) => rule.name === name);
			},
		);
	/** Tag and class of the elements in a text. */
	const elementsIn = (text: string) =>
		text.matchAll(
			/<([A-Za-z][\w.]*)(?:<[^<>]*?\/>|=>|[^<>])*?\bclassName=\{(`[^`]*`|[^{}]*)\}/g,
		);
	/** The rules that a class meets when it is passed to a component. */
	function rulesBehind(part: Part | undefined): Rule[] {
		const { text = "", file } = part ?? {};
		const [joined = ""] =
			/`[^`]*\$\{className\}[^`]*`|\[[^\]]*\bclassName,\s*\]/.exec(text) ?? [];
		const inner = /\bclassName\b/.test(text.split(") {")[0] ?? "")
			? text.matchAll(/<([A-Z]\w*)[^<>]*?\bclassName=\{[^<>]*?className\}/g)
			: text.matchAll(/<([A-Z]\w*)[^<>]*?\{\.\.\.\w+\}/g);
		return Array.from(inner)
			.flatMap(([, tag]) => rulesBehind(find(tag, file)))
			.concat(part ? rulesIn(joined, part) : []);
	}
	const clashes = new Set<string>();
	for (const part of parts)
		for (const [, tag, expression = ""] of elementsIn(part.text)) {
			const met = rulesBehind(find(tag, part.file));
			// The classes of one `${}` are alternatives.
			for (const [own] of expression.matchAll(/\$\{[^}]*\}|^[^`]+$/g)) {
				const rules = rulesIn(own, part);
				for (const a of rules)
					for (const b of met.filter((it) => isClash(a, it)))
						clashes.add(`${part.file}: .${a.name}, .${b.name}${b.property}`);
				met.push(...rules);
			}
		}
	return [...clashes];
}

test("the check finds a class that is passed to a component whose own class sets another value", () => {
	const files = {
		"A.module.css": ".a {\n\tborder: 0;\n}",
		"B.module.css": ".b {\n\tborder-color: red;\n}",
		"A.tsx": `import styles from "./A.module.css";
export const A = ({ className }) => <p className={\`\${styles.a} \${className}\`} />;
export const Outer = (rest) => <A {...rest} />;`,
		"B.tsx": `import styles from "./B.module.css";
const B = () => <Outer className={styles.b} />;`,
	};
	expect(clashesIn(new Map(Object.entries(files)))).toEqual([
		"B.tsx: .b, .a border",
	]);
});

test("classes of two modules on one element do not set the same property", () => {
	const files = readdirSync("src", { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(tsx?|module\.css)$/.test(file))
		.map((file) => `src/${file}`);
	const sources = new Map(files.map((it) => [it, readFileSync(it, "utf8")]));
	expect(clashesIn(sources)).toEqual([]);
});
