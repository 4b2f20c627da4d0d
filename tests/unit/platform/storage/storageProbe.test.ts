// Proves that a phone counts as able to keep a code only if it gave back what it was given, in either copy, and that trying leaves nothing behind.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canStoreCode } from "../../../../src/platform/storage/storageProbe";
import { nth } from "../../../support/nth";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
const copy = (place: number) => nth(phone.databases, place);
const fail = () => Promise.reject(new Error("broken"));
/** How a copy can fail. */
const failures = {
	set: fail,
	get: fail,
	remove: fail,
	forget: async () => undefined,
};
function breakCopy(place: number, how: keyof typeof failures) {
	const call = how === "forget" ? "set" : how;
	vi.spyOn(copy(place), call).mockImplementation(failures[how]);
}
const ways = ["set", "get", "remove", "forget"] as const;

beforeEach(phone.wipeDisks);
afterEach(() => vi.restoreAllMocks());

test("a phone with free storage passes, and nothing of the probe stays", async () => {
	expect(await canStoreCode()).toBe(true);
	expect(phone.onDisk()).toBe("[[],[]]");
});

test.each(ways)("one copy whose %s fails leaves the other", async (how) => {
	for (const place of [0, 1]) {
		breakCopy(place, how);
		expect(await canStoreCode()).toBe(true);
		vi.restoreAllMocks();
	}
});

test.each(ways)("with %s failing in both it cannot", async (how) => {
	for (const place of [0, 1]) breakCopy(place, how);
	expect(await canStoreCode()).toBe(false);
});

test("the value of an earlier probe is not taken for the current one", async () => {
	for (const place of [0, 1]) {
		breakCopy(place, "forget");
		vi.spyOn(copy(place), "get").mockResolvedValue("0.5".padEnd(4096, "."));
	}
	expect(await canStoreCode()).toBe(false);
});

test("storage for less than a code with its card is not enough", async () => {
	for (const place of [0, 1]) {
		const { set } = copy(place);
		vi.spyOn(copy(place), "set").mockImplementation((key, value) =>
			String(value).length < 4096 ? set(key, value) : fail(),
		);
	}
	expect(await canStoreCode()).toBe(false);
});
