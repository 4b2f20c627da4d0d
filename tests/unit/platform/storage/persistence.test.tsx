// Proves the state of persistent storage: the browser's answer, updated when the page becomes visible, and null if unsupported (O01).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	persistedAtom,
	requestPersistence,
	useStoragePersisted,
} from "../../../../src/platform/storage/persistence";
import { draw, wipe } from "../../support/drawn";

const answers: (boolean | null | undefined)[] = [];
function Probe() {
	answers.push(useStoragePersisted());
	return null;
}
const browserHas = (storage: object | undefined) =>
	vi.stubGlobal("navigator", { ...navigator, storage });
const lookAgain = () =>
	act(async () => document.dispatchEvent(new Event("visibilitychange")));

beforeEach(() => {
	answers.length = 0;
	atomStore.set(persistedAtom, undefined);
});
afterEach(() => {
	wipe();
	vi.unstubAllGlobals();
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

test.each([true, false])(
	"the state is unknown at first, and then the browser's answer: %s",
	async (persisted) => {
		browserHas({ persisted: async () => persisted });
		await draw(<Probe />);
		expect([answers[0], answers.at(-1)]).toEqual([undefined, persisted]);
	},
);

test.each([
	["storage at all", undefined],
	["such promise", {}],
	["answer to it", { persisted: () => Promise.reject(new Error("no")) }],
])("a browser without %s has the state null", async (_, storage) => {
	browserHas(storage);
	await draw(<Probe />);
	expect([answers[0], answers.at(-1)]).toEqual([undefined, null]);
});

test("a permission granted while the page is hidden is noticed when it becomes visible", async () => {
	let isGranted = false;
	browserHas({ persisted: async () => isGranted });
	await draw(<Probe />);
	isGranted = true;
	await lookAgain();
	expect(answers.at(-1)).toBe(true);
});

test("a later screen begins with the last answer", async () => {
	browserHas({ persisted: async () => true });
	await draw(<Probe />);
	wipe();
	answers.length = 0;
	await draw(<Probe />);
	expect(answers).not.toContain(undefined);
});

test("after the page is left the browser is not asked again", async () => {
	const persisted = vi.fn(async () => true);
	browserHas({ persisted });
	await draw(<Probe />);
	wipe();
	await lookAgain();
	expect(persisted).toHaveBeenCalledTimes(1);
});

test.each([
	["grants it", { persist: async () => true }, true],
	["refuses it", { persist: async () => false }, false],
	["fails", { persist: () => Promise.reject(new Error("no")) }, false],
	["has no such call", {}, false],
	["has no storage", undefined, false],
])(
	"a request for persistence is right in a browser that %s",
	async (_, storage, expected) => {
		browserHas(storage);
		expect(await requestPersistence()).toBe(expected);
	},
);
