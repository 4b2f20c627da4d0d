// The scripted API refuses an answer to a call that does not exist, and fails a test that leaves a call without one: the failed call would be drawn or not by chance.
import { afterEach, expect, test, vi } from "vitest";
import { getProfile } from "../../../src/contract/customer";
import { getDetailV2 } from "../../../src/contract/privilege";
import { api, call, expectAnswered } from "./phone";

afterEach(() => {
	vi.unstubAllGlobals();
});

test.each([
	["TermsofServiceList", true],
	["GetTermsofServiceList", false],
])("%s is a call: %s", (name, isCall) => {
	const answer = () => api(name, () => []);
	if (isCall) expect(answer).not.toThrow();
	else expect(answer).toThrow(name);
});

test("a call that nothing answers fails its test with its name, once", async () => {
	vi.stubGlobal("navigator", { onLine: true });
	await expect(call(getDetailV2, {})).rejects.toThrow("DetailV2");
	expect(expectAnswered).toThrow("Nothing answers DetailV2");
	expect(expectAnswered).not.toThrow();
});

test("without a network it fails as such a call does, and the test goes on", async () => {
	vi.stubGlobal("navigator", { onLine: false });
	await expect(call(getDetailV2, {})).rejects.toMatchObject({
		reason: "network",
	});
	expect(expectAnswered).not.toThrow();
});

test("what the app asks by itself has a usual answer", async () => {
	vi.stubGlobal("navigator", { onLine: true });
	expect(await call(getProfile, {})).toMatchObject({
		customer: { firstname: "Mali", isaccessedcondition: true },
	});
	expect(expectAnswered).not.toThrow();
});
