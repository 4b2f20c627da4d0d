// Checks that the project follows the architecture rules, and that every rule finds its violation.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import config from "../vitest.config";
import { violations } from "./rules";

/** A small project without violations; each row of the table below replaces or adds one file with a violation. */
const project = {
	"src/main.tsx": '// s\nimport "./app/router";',
	"src/sw.ts": "// s\nself.skipWaiting(); fetch('/');",
	"src/app/router.tsx":
		'// s\nconst page = () => import("../features/home/Home");',
	"src/app/Overlays.tsx": "// s",
	"src/features/home/Home.tsx":
		'// s\nimport { Card } from "../../components/Card";',
	"src/features/reward/Code.tsx": "// s\nexport const Code = 1;",
	"src/components/Card.tsx":
		'// s\nimport "../ui/Button"; import "../queries/deals"; import "./Heart";',
	"src/components/Heart.tsx": "// s",
	"src/queries/deals.ts": '// s\nimport { call } from "../platform/http/http";',
	"src/platform/http/http.ts":
		'// s\nimport "../../domain/limits"; fetch("/");',
	"src/platform/storage/storage.ts": "// s\nlocalStorage.clear();",
	"src/platform/atomStore.ts":
		'// s\nimport { createStore } from "jotai"; createStore();',
	"src/platform/wallet.ts": '// s\nimport { get } from "idb-keyval";',
	"src/domain/limits.ts": '// s\nimport type { A } from "../contract/deals";',
	"src/domain/dates.ts": "// s",
	"src/contract/deals.ts": '// s\nexport type A = "fetch(";',
	"src/ui/Button.tsx": '// s\nimport "./Button.module.css";',
	"src/ui/Button.module.css": ".button {}",
	"src/ui/base.css": "/* s */",
	"src/locales/th.po": "",
	"server/main.ts": '// s\nimport "../src/contract/deals"; import "./app";',
	"server/app.ts":
		'// s\nimport "./calls/claim"; import "./demo/content/programme"; import "./middleware/guard";',
	"server/calls/claim.ts": '// s\nimport "../store/schema";',
	"server/demo/content/programme.ts": "// s",
	"server/middleware/guard.ts": '// s\nimport "../rules/apiError";',
	"server/rules/apiError.ts": "// s",
	"server/store/schema.ts": "// s\nimport '../rules/apiError'; fetch('/');",
} as const;

type Path = keyof typeof project;
type Row = readonly [string, Path | (string & {}), string, RegExp];

const violating: Row[] = [
	[
		"an import upward",
		"src/queries/deals.ts",
		'// s\nimport "../components/Heart";',
		/queries imports upward: move what it needs to queries or /,
	],
	[
		"an upward import of types alone",
		"src/domain/limits.ts",
		'// s\nimport type { A } from "../platform/wallet";',
		/domain imports upward/,
	],
	[
		"an upward import on demand",
		"src/components/Heart.tsx",
		'// s\nconst late = import("../app/Dialogs");',
		/components imports upward/,
	],
	[
		"an upward export from",
		"src/contract/deals.ts",
		'// s\nexport * from "../domain/dates";',
		/contract imports upward/,
	],
	[
		"an upward glob",
		"src/platform/atomStore.ts",
		'// s\nconst all = import.meta.glob(["../../features/*/*.tsx"]);',
		/platform imports upward/,
	],
	[
		"a feature that imports a feature",
		"src/features/home/Home.tsx",
		'// s\nimport { Code } from "../reward/Code";',
		/a feature imports a feature/,
	],
	[
		"a feature that imports a feature on demand",
		"src/features/home/Home.tsx",
		'// s\nconst late = () => import("../reward/Code");',
		/a feature imports a feature/,
	],
	[
		"ui that knows the product",
		"src/ui/Button.tsx",
		'// s\nimport { A } from "../contract";',
		/ui knows nothing/,
	],
	[
		"a rule that draws",
		"src/domain/limits.ts",
		'// s\nimport "../ui/Button";',
		/domain knows neither/,
	],
	[
		"a rule with React in it",
		"src/domain/limits.ts",
		'// s\nimport { useState } from "react";',
		/react belongs only/,
	],
	[
		"a worker with the product in it",
		"src/sw.ts",
		'// s\nimport "./platform/wallet";',
		/the worker imports only/,
	],
	[
		"a server that imports more than the contract",
		"server/store/schema.ts",
		'// s\nimport "../../src/domain/limits";',
		/server imports only the contract/,
	],
	...[
		["store", "calls/claim"],
		["store", "demo/content/programme"],
		["store", "middleware/guard"],
		["calls", "demo/content/programme"],
		["middleware", "calls/claim"],
		["rules", "store/schema"],
	].map(
		([folder = "", target = ""]): Row => [
			`a server's ${folder} that imports ${target}`,
			`server/${folder}/other.ts`,
			`// s\nimport "../${target}";`,
			new RegExp(`the server's ${folder} imports ${target.split("/")[0]}`),
		],
	),
	[
		"a folder of the server outside its layers",
		"server/app.ts",
		'// s\nimport "./helpers/dates";',
		/helpers is no layer of the server/,
	],
	[
		"an app that imports the server",
		"src/queries/deals.ts",
		'// s\nimport "../../server/main";',
		/src never imports server/,
	],
	[
		"an app that imports a tool",
		"src/queries/deals.ts",
		'// s\nimport "../../tools/build/macros";',
		/src never imports tools/,
	],
	[
		"a server that imports a tool",
		"server/main.ts",
		'// s\nimport "../tools/build/macros";',
		/server imports only/,
	],
	["a tool without purpose", "tools/dev.ts", "export {};", /first line/],
	[
		"a cycle",
		"src/components/Heart.tsx",
		'// s\nimport "./Card";',
		/a cycle: src\/components\/Card.tsx → src\/components\/Heart.tsx → src\/components\/Card.tsx/,
	],
	[
		"fetch in a feature",
		"src/features/home/Home.tsx",
		"// s\nfetch('/');",
		/fetch belongs only in platform\/http/,
	],
	[
		"fetch by another way",
		"src/queries/deals.ts",
		"// s\nconst ask = globalThis.fetch;",
		/fetch belongs only/,
	],
	[
		"web storage outside its module",
		"src/platform/wallet.ts",
		"// s\nwindow.sessionStorage.clear();",
		/sessionStorage belongs only in platform\/storage/,
	],
	[
		"the database of the browser outside platform",
		"src/queries/deals.ts",
		"// s\nindexedDB.open('x');",
		/indexedDB belongs only/,
	],
	[
		"idb-keyval outside platform",
		"src/queries/deals.ts",
		'// s\nimport { get } from "idb-keyval";',
		/idb-keyval belongs only/,
	],
	[
		"a second jotai store",
		"src/app/router.tsx",
		'// s\nimport { createStore } from "jotai";',
		/createStore belongs only/,
	],
	[
		"raw HTML",
		"src/components/Heart.tsx",
		"// s\nconst a = <p dangerouslySetInnerHTML={{ __html: x }} />;",
		/raw HTML/,
	],
	[
		"a cast through unknown",
		"src/components/Heart.tsx",
		"// s\nconst a = 1 as unknown as string;",
		/casts through unknown/,
	],
	[
		"a check switched off",
		"src/components/Heart.tsx",
		`// s\n// @ts-${"ignore"}: just this once\n`,
		/switches a check off/,
	],
	["an index", "src/ui/index.ts", "// s", /an index hides/],
	[
		"a folder with an empty name",
		"server/utils/dates.ts",
		"// s",
		/without meaning/,
	],
	["a file in no layer", "src/hooks/useX.ts", "// s", /is in no layer/],
	[
		"a first line without purpose",
		"src/ui/Tabs.tsx",
		"export {};",
		/first line/,
	],
	["a style sheet without purpose", "src/ui/tokens.css", ".a {}", /first line/],
	[
		"a style sheet that takes in another one",
		"src/ui/Button.module.css",
		'.button {\n\tcomposes: field from "./Field.module.css";\n}',
		/composes a file/,
	],
	...[
		"/\\d(?<!0)/",
		"Response.json({})",
		"signal.throwIfAborted()",
		"AbortSignal.any([])",
		"list.toSorted()",
		'document.querySelector("dialog:modal")',
		'matchMedia("(height <= 480px)")',
		'(label.ariaHidden = "true")',
	].map(
		(used): Row => [
			`what an old browser lacks: ${used}`,
			"src/ui/Name.ts",
			`// A name.\nexport const name = ${used};`,
			/is missing in one of the oldest browsers/,
		],
	),
	...[
		"height: 100dvh",
		"translate: 0 -50%",
		"border: 1px solid ButtonBorder",
		"--line: color-mix(in srgb, var(--ink) 55%, var(--page))",
	].map(
		(used): Row => [
			`what an old browser lacks: ${used}`,
			"src/ui/Name.module.css",
			`.name {\n\t${used};\n}`,
			/is missing in one of the oldest browsers/,
		],
	),
	...["(width > 640px)", "(533px <= width < 820px)", "(width) or (height)"].map(
		(query): Row => [
			`what an old browser lacks: ${query}`,
			"src/ui/Name.module.css",
			`@media ${query} {\n\t.name {\n\t\tmargin: 0;\n\t}\n}`,
			/is missing in one of the oldest browsers/,
		],
	),
	["an endless file", "src/ui/Long.ts", `// s${"\n".repeat(401)}`, /401 lines/],
];

describe("the rules", () => {
	test("a correct project violates no rule", () => {
		expect(violations(new Map(Object.entries(project)))).toEqual([]);
	});

	test.each(violating)("%s is found", (_, path, source, message) => {
		const found = violations(
			new Map(Object.entries({ ...project, [path]: source })),
		);
		expect(found).toEqual([expect.stringMatching(message)]);
	});

	test.each([
		["src/ui", ["src/ui: 36 code files, 35 at most"]],
		["src/contract", []],
	])("36 code files in %s", (folder, found) => {
		const files = Array.from(
			{ length: 36 },
			(_, at) => [`${folder}/File${at}.ts`, "// s"] as const,
		);
		expect(violations(new Map(files))).toEqual(found);
	});

	test("two files whose names differ by case alone are found", () => {
		const files = ["src/ui/Name.tsx", "src/ui/name.ts", "src/ui/name.css"];
		expect(violations(new Map(files.map((path) => [path, "// s"])))).toEqual([
			"src/ui/name.ts: named as src/ui/Name.tsx",
		]);
	});

	test("the root folder contains only the listed entries and dot files", () => {
		const root = ["src", ".gitignore", "README.md", "jest.config.js"];
		expect(violations(new Map(), root)).toEqual([
			"jest.config.js: does not belong in the root folder",
		]);
	});
});

test("the project follows every rule", () => {
	const listed = execFileSync(
		"git",
		["ls-files", "--cached", "--others", "--exclude-standard"],
		{ encoding: "utf8" },
	)
		.split("\n")
		.filter((path) => path !== "" && existsSync(path));
	const judged = listed.filter((path) =>
		/^(src|server|tests|tools)\/.*\.(tsx?|css)$/.test(path),
	);
	const files = new Map(
		judged.map((path) => [path, readFileSync(path, "utf8")] as const),
	);
	const root = new Set(listed.map((path) => path.split("/")[0] ?? ""));
	expect(judged.length).toBeGreaterThan(50);
	expect(violations(files, [...root]).join("; ")).toBe("");
});

// Regression: the coverage report was written to the root folder while the structure test read it.
test("git ignores the folder of the coverage, so the checks beside it do not look there", () => {
	const folder = String(config.test?.coverage?.reportsDirectory);
	const asked = { input: folder, encoding: "utf8" } as const;
	const ignored = execFileSync("git", ["check-ignore", "--stdin"], asked);
	expect(ignored.trim()).toBe(folder);
});
