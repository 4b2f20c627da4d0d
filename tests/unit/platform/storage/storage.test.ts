// Proves that the storage doors never throw: full, forbidden or damaged storage costs durability, not the app.
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { safeStorage } from "../../../../src/platform/storage/storage";

const refuse = () => {
	throw new DOMException("no room", "QuotaExceededError");
};

beforeEach(() => localStorage.clear());

test("a value is kept by the storage and says so", () => {
	const door = safeStorage(() => localStorage);
	expect(door.set("a", "1")).toBe(true);
	expect(localStorage.getItem("a")).toBe("1");
	expect(safeStorage(() => localStorage).get("a")).toBe("1");
	door.remove("a");
	expect(door.get("a")).toBeNull();
	expect(localStorage.getItem("a")).toBeNull();
});

test("a full storage keeps the value in memory and says that it will not last", () => {
	localStorage.setItem("a", "old");
	const full: Storage = {
		length: 1,
		clear: refuse,
		key: refuse,
		getItem: (key) => localStorage.getItem(key),
		removeItem: (key) => localStorage.removeItem(key),
		setItem: refuse,
	};
	const door = safeStorage(() => full);
	expect(door.set("a", "new")).toBe(false);
	expect(door.get("a")).toBe("new");
	expect(door.keys()).toContain("a");
	door.remove("a");
	expect(door.get("a")).toBeNull();
});

test("a forbidden storage works from memory", () => {
	const door = safeStorage(refuse);
	expect(door.get("a")).toBeNull();
	expect(door.set("a", "1")).toBe(false);
	expect(door.get("a")).toBe("1");
	expect(door.keys()).toEqual(["a"]);
	door.remove("a");
	expect(door.keys()).toEqual([]);
});

test.each([
	['{"n":1}', { n: 1 }],
	['{"n":"1"}', null],
	['{"n":1', null],
	["", null],
	["null", null],
])("the stored text %j reads as %j", (text, value) => {
	const door = safeStorage(() => localStorage);
	door.set("a", text);
	expect(door.read("a", v.object({ n: v.number() }))).toEqual(value);
});

test("what is written reads back", () => {
	const door = safeStorage(() => localStorage);
	door.write("a", { n: 2 });
	expect(door.read("a", v.object({ n: v.number() }))).toEqual({ n: 2 });
});
