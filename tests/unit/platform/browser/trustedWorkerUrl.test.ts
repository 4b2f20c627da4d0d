// The addresses that a worker may have, with and without Trusted Types in the browser.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const createPolicy = vi.fn((_name: string, rules: object) => rules);

beforeEach(() => {
	vi.resetModules();
	createPolicy.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

const load = () => import("../../../../src/platform/browser/trustedWorkerUrl");

test("only paths of this origin are trusted, by a single policy", async () => {
	vi.stubGlobal("trustedTypes", { createPolicy });
	const { trustedWorkerUrl } = await load();
	expect(trustedWorkerUrl("/sw.js")).toBe("/sw.js");
	for (const address of ["//a.example/sw.js", "https://a.example/", "sw.js"])
		expect(() => trustedWorkerUrl(address)).toThrow("Not a path");
	expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["worker"]);
});

test("without Trusted Types the path is unchanged", async () => {
	const { trustedWorkerUrl } = await load();
	expect(trustedWorkerUrl("/sw.js")).toBe("/sw.js");
});
