// Proves that the storage wrappers never throw: with full, forbidden or damaged storage the app works from memory.
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import {
	local,
	localKeysOfOthers,
	safeStorage,
	storageKeys,
} from "../../../../src/platform/storage/storage";

const refuse = () => {
	throw new DOMException("no room", "QuotaExceededError");
};

beforeEach(() => localStorage.clear());

test("a saved value reports that it is saved", () => {
	const wrapper = safeStorage(() => localStorage);
	expect(wrapper.set("a", "1")).toBe(true);
	expect(localStorage.getItem("a")).toBe("1");
	expect(safeStorage(() => localStorage).get("a")).toBe("1");
	wrapper.remove("a");
	expect(wrapper.get("a")).toBeNull();
	expect(localStorage.getItem("a")).toBeNull();
});

const full: Storage = {
	length: 1,
	clear: refuse,
	key: refuse,
	getItem: (key) => localStorage.getItem(key),
	removeItem: (key) => localStorage.removeItem(key),
	setItem: refuse,
};

test("with a full storage the value is kept in memory and reported as not saved", () => {
	localStorage.setItem("a", "old");
	const wrapper = safeStorage(() => full);
	expect(wrapper.set("a", "new")).toBe(false);
	expect(wrapper.get("a")).toBe("new");
	expect(wrapper.keys()).toContain("a");
	wrapper.remove("a");
	expect(wrapper.get("a")).toBeNull();
});

test("a rejected value does not hide one that is saved after it", () => {
	let isFull = true;
	const wrapper = safeStorage(() => {
		if (isFull) throw new DOMException("Full", "QuotaExceededError");
		return localStorage;
	});
	expect(wrapper.set("a", "refused")).toBe(false);
	isFull = false;
	expect(wrapper.set("a", "own")).toBe(true);
	expect(wrapper.get("a")).toBe("own");
	localStorage.setItem("a", "of another tab");
	expect(wrapper.get("a")).toBe("of another tab");
	wrapper.remove("a");
	expect(wrapper.get("a")).toBeNull();
});

test.each(["a sign-in of another tab", null])(
	"a rejected value is replaced by a later change of another tab: %s",
	(next) => {
		localStorage.setItem("token", "old");
		const wrapper = safeStorage(() => full);
		wrapper.set("token", "renewed");
		expect(wrapper.get("token")).toBe("renewed");
		if (next === null) localStorage.removeItem("token");
		else localStorage.setItem("token", next);
		expect(wrapper.get("token")).toBe(next);
	},
);

test("with a forbidden storage the values are kept in memory", () => {
	const wrapper = safeStorage(refuse);
	expect(wrapper.get("a")).toBeNull();
	expect(wrapper.set("a", "1")).toBe(false);
	expect(wrapper.get("a")).toBe("1");
	expect(wrapper.keys()).toEqual(["a"]);
	wrapper.remove("a");
	expect(wrapper.keys()).toEqual([]);
});

test.each([
	['{"n":1}', { n: 1 }],
	['{"n":"1"}', null],
	['{"n":1', null],
	["", null],
	["null", null],
])("the stored text %j reads as %j", (text, value) => {
	const wrapper = safeStorage(() => localStorage);
	wrapper.set("a", text);
	expect(wrapper.read("a", v.object({ n: v.number() }))).toEqual(value);
});

test("a written value is read back", () => {
	const wrapper = safeStorage(() => localStorage);
	wrapper.write("a", { n: 2 });
	expect(wrapper.read("a", v.object({ n: v.number() }))).toEqual({ n: 2 });
});

// The bug: when "A" signed in, the data of "A/B" stayed and counted as A's.
test("a customer whose sub begins with another's and a slash is another customer (O05)", () => {
	const kept = [
		storageKeys.queries("A"),
		`${storageKeys.reads("A")}https://two.example`,
		storageKeys.draft("A", "survey/SVY_1"),
	];
	const others = [storageKeys.queries("A/B"), storageKeys.draft("A/B", "otp")];
	for (const key of [...kept, ...others]) local.set(key, "[]");
	expect(localKeysOfOthers("A").sort()).toEqual(others.sort());
	expect(localKeysOfOthers("A/B").sort()).toEqual(kept.sort());
});
