// Proves which saved fields a newly written code keeps, that only a code read back counts as saved, and when the browser is asked for persistence (O01, O05).
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { serverNow } from "../../../../src/platform/http/clock";
import { adoptToken } from "../../../../src/platform/session/session";
import {
	markCodeOver,
	protectCodes,
	saveCode,
} from "../../../../src/platform/storage/saveCode";
import {
	readCode,
	removeCodesOf,
	type WalletCode,
} from "../../../../src/platform/storage/wallet";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);

const me = "customer-1";
const code = (given: Partial<WalletCode> = {}): WalletCode => ({
	...bareCard("PV_1"),
	...v.parse(rewardCode, {
		code: "A",
		privilegetype: 4,
		transaction_id: "T1",
		privilege_id: "P1",
	}),
	sub: me,
	saved_at: 1,
	...given,
});
const momentIn = (minutes: number) =>
	new Date(serverNow() + minutes * 60_000).toISOString();
const saved = () => readCode(me, "T1");
const persist = vi.fn(async () => true);

beforeEach(async () => {
	phone.wipeDisks();
	await removeCodesOf(me);
	localStorage.clear();
	adoptToken(tokenOf(me));
	persist.mockClear();
	vi.stubGlobal("navigator", { ...navigator, storage: { persist } });
});

test("only the first saved code asks the browser to keep the app's data", async () => {
	expect(await saveCode(code())).toBe(true);
	expect(persist).toHaveBeenCalledTimes(1);
	await saveCode(code({ transaction_id: "T2" }));
	expect(persist).toHaveBeenCalledTimes(1);
	expect(localStorage.getItem("storage-persist-asked")).toBe("1");
});

test("the installed app asks once more, since the browser may have refused before the installation", async () => {
	await saveCode(code());
	vi.stubGlobal("navigator", { ...navigator, standalone: true });
	protectCodes();
	protectCodes();
	expect(persist).toHaveBeenCalledTimes(2);
	vi.stubGlobal("navigator", { ...navigator, standalone: false });
	protectCodes();
	expect(persist).toHaveBeenCalledTimes(2);
});

test("a code without free storage is not saved, and requests no persistence", async () => {
	phone.fillDisks();
	expect(await saveCode(code())).toBe(false);
	expect(persist).not.toHaveBeenCalled();
});

test.each([
	["refuses", { persist: () => Promise.reject(new Error("no")) }],
	["has no such call", {}],
	["has no storage", undefined],
])("in a browser that %s the code is saved", async (_, storage) => {
	vi.stubGlobal("navigator", { ...navigator, storage });
	expect(await saveCode(code())).toBe(true);
	expect(await saved()).toEqual(code());
});

test("a code that is only in memory does not count as saved", async () => {
	phone.fillDisks();
	expect(await saveCode(code({ proven: true }))).toBe(false);
	expect(await saved()).toEqual(code({ proven: false }));
});

test("a code verified as renderable stays verified", async () => {
	expect(await saveCode(code({ proven: true }))).toBe(true);
	expect(await saved()).toEqual(code({ proven: true }));
});

test("if neither reading has a name, the newer card counts", async () => {
	await saveCode(code({ brand_name_en: "Old" }));
	await saveCode(code({ brand_name_en: "New" }));
	expect((await saved())?.brand_name_en).toBe("New");
});

test("another customer's code is not saved, nor is anything without a customer", async () => {
	adoptToken(tokenOf("customer-2"));
	expect(await saveCode(code())).toBe(false);
	expect(await saved()).toBeNull();
});

test.each(["reward_name", "reward_name_en"])(
	"a saved %s and a started countdown stay if the new reading has none",
	async (field) => {
		const named = {
			[field]: "Latte",
			brand_name_en: "Mok",
			countdown_time: momentIn(15),
		};
		await saveCode(code(named));
		await saveCode(code({ code: "B", saved_at: 2 }));
		expect(await saved()).toEqual(code({ ...named, code: "B", saved_at: 2 }));
	},
);

test("a reading from before the start does not erase the code that another tab has started and saved", async () => {
	const before = code({ code: "", proven: false });
	const started = code({
		code: "AB-12",
		countdown_time: momentIn(15),
		bars: "1 2 1",
		proven: true,
	});
	await saveCode(started);
	await saveCode(before);
	expect(await saved()).toEqual(started);
});

test("a newer name and countdown replace them, also if the card had no name", async () => {
	await saveCode(code({ brand_name_en: "Old", countdown_time: momentIn(5) }));
	const newer = {
		reward_name: "Latte",
		brand_name_en: "Mok",
		countdown_time: momentIn(10),
	};
	await saveCode(code(newer));
	expect(await saved()).toEqual(code(newer));
	const last = { reward_name: "Mocha", brand_name_en: "Kafe" };
	await saveCode(code({ ...newer, ...last }));
	expect(await saved()).toEqual(code({ ...newer, ...last }));
});

test("a used code that is read again stays used; one that was marked usable again stays usable", async () => {
	await saveCode(code());
	expect(await markCodeOver(me, "T1", "used")).toBe(true);
	await saveCode(code({ code: "B" }));
	expect(await saved()).toEqual(code({ code: "B", over: "used" }));
	expect(await markCodeOver(me, "T1", undefined)).toBe(true);
	await saveCode(code({ over: "ended" }));
	expect(await saved()).toMatchObject({ transaction_id: "T1" });
	expect((await saved())?.over).toBeUndefined();
});

test("a code that is new on this phone may already be over", async () => {
	await saveCode(code({ over: "ended" }));
	expect((await saved())?.over).toBe("ended");
});

test("marking a marked or missing code writes nothing", async () => {
	expect(await markCodeOver(me, "T1", "used")).toBe(false);
	expect(phone.onDisk()).toBe("[[],[]]");
	await saveCode(code({ over: "used" }));
	const before = phone.onDisk();
	expect(await markCodeOver(me, "T1", "used")).toBe(false);
	expect(phone.onDisk()).toBe(before);
	expect(await markCodeOver(me, "T1", "ended")).toBe(true);
});

test("a code that a full phone cannot mark as used is no longer saved as usable", async () => {
	await saveCode(code({ proven: true }));
	phone.fillDisks();
	expect(await markCodeOver(me, "T1", "used")).toBe(false);
	expect(phone.onDisk()).toBe("[[],[]]");
	expect((await saved())?.over).toBe("used");
	// After an undo it is usable as long as the page is open.
	await markCodeOver(me, "T1", undefined);
	expect(await saved()).toMatchObject({ code: "A" });
	expect((await saved())?.over).toBeUndefined();
});
