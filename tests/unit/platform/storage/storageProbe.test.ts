// Proves that a phone counts as able to save a code only if one copy returns what was written, and that the probe leaves nothing behind.
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

test("a phone with free storage passes, and the probe leaves nothing", async () => {
	expect(await canStoreCode()).toBe(true);
	expect(phone.onDisk()).toBe("[[],[]]");
});

test.each(ways)(
	"a phone with one copy whose %s fails still passes",
	async (how) => {
		for (const place of [0, 1]) {
			breakCopy(place, how);
			expect(await canStoreCode()).toBe(true);
			vi.restoreAllMocks();
		}
	},
);

test.each(ways)(
	"a phone with two copies whose %s fails does not pass",
	async (how) => {
		for (const place of [0, 1]) breakCopy(place, how);
		expect(await canStoreCode()).toBe(false);
	},
);

test("the value of an earlier probe does not count as the current one", async () => {
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
