// @vitest-environment node
// Proves that each planted bug still has its line to stand in, once, and its test's file: a list that nobody runs goes stale.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plantedBugs } from "../planted/bugs";

test.each(plantedBugs)("$name", ({ file, line, test: [tests] }) => {
	expect(readFileSync(file, "utf8").split(line)).toHaveLength(2);
	expect(existsSync(tests)).toBe(true);
});

test("there are as many as the product promises, each under a name of its own", () => {
	const names = new Set(plantedBugs.map(({ name }) => name));
	expect(names.size).toBe(plantedBugs.length);
	expect(names.size).toBeGreaterThanOrEqual(15);
});
