// Proves that all texts of the first load are in home's catalogue, the only one that the first load includes.
import { expect, test } from "vitest";
import { readBuilt, startScripts } from "../support/bundle";

/** The ids of the texts in the built catalogue of a source file. */
function textsOf(source: string): Set<string> {
	const manifest = JSON.parse(readBuilt(".vite/manifest.json").toString());
	const code = readBuilt(manifest[source].file).toString();
	return new Set(
		[...code.matchAll(/"([\w+/]{6})":\[/g)].map(([, id = ""]) => id),
	);
}

test("the first load uses only texts of home's catalogue", () => {
	const home = textsOf("src/locales/home/th.po");
	const others = textsOf("src/locales/th.po");
	const code = startScripts()
		.map((file) => readBuilt(file).toString())
		.join();
	const used = (id: string) =>
		new RegExp(`["'\`]${id.replace(/\+/g, "\\+")}["'\`]`).test(code);
	expect([...home].filter(used).length).toBeGreaterThan(20);
	expect(others.size).toBeGreaterThan(500);
	expect([...others].filter((id) => !home.has(id) && used(id))).toEqual([]);
});
