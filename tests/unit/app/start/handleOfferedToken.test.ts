// Proves who a page opens for when its address brings a token: checked first, asked second, taken last (decision 008).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handleOfferedToken } from "../../../../src/app/start/handleOfferedToken";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { clearOtherCustomers } from "../../../../src/platform/session/clearOtherCustomers";
import {
	adoptToken,
	currentSession,
	endSession,
} from "../../../../src/platform/session/session";
import { saveIntent } from "../../../../src/platform/storage/claimJournal";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { waitUntil } from "../../../support/waitFor";
import { fail, freshPhone } from "../../features/freshPhone";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
const preload = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/app/lazyHosts", () => ({
	DialogHost: Object.assign(() => null, { preload }),
}));
vi.mock("../../../../src/locales/home/th.po", () => ({ messages: {} }));
const { api, calls } = phone;

const seconds = Math.floor(Date.now() / 1000);
const mine = tokenOf("customer-1", { iat: seconds, exp: seconds + 3600 });
const theirs = tokenOf("customer-2", { device_name: "Orion A57" });
const profile = (firstname: string) => () => ({
	customer: { firstname, lastname: "", mobileno: "0812345678" },
});
const card = bareCard("PV_1");

async function saveThings(sub: string) {
	await saveCode({
		...card,
		...v.parse(rewardCode, {
			code: `CODE-${sub}`,
			privilegetype: 4,
			transaction_id: `T-${sub}`,
			privilege_id: "P1",
		}),
		sub,
		saved_at: 1,
	});
	await saveIntent({ sub, reference: "PV_1", isUsed: false, card });
}
const everything = () =>
	phone.onDisk() + JSON.stringify(Object.entries(localStorage).sort());

/** Answers the next question that comes, and gives it. */
async function answer(with_: boolean) {
	await waitUntil(() => atomStore.get(dialogAtom));
	const asked = atomStore.get(dialogAtom);
	closeDialog(with_);
	handleDialogClosed();
	// The answer arrives 200 ms after closing (1 §9).
	await vi.advanceTimersByTimeAsync(200);
	return asked;
}

/** Nothing saved, in memory or on disk, and nobody signed in. */
async function emptyPhone() {
	freshPhone();
	endSession();
	await clearOtherCustomers("");
}

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await emptyPhone();
	adoptToken(mine);
	await saveThings("customer-1");
});
afterEach(() => vi.useRealTimers());

const part = (value: object) =>
	Buffer.from(JSON.stringify(value)).toString("base64url");
const [, claims = "", sign = ""] = theirs.split(".");

test.each([
	["that says alg none", `${part({ alg: "none" })}.${claims}.`],
	[
		"that says alg none and has a signature",
		`${part({ alg: "none" })}.${claims}.${sign}`,
	],
	["cut off", theirs.slice(0, 40)],
	["of no customer", tokenOf("")],
	["that is none", "rubbish"],
	["empty", ""],
	["one's own, issued before", tokenOf("customer-1", { iat: seconds - 60 })],
	["one's own once more", mine],
])("a token %s is ignored: no call, no dialog, no change", async (_, token) => {
	const before = everything();
	await handleOfferedToken(token);
	expect(calls).toEqual([]);
	expect(atomStore.get(dialogAtom)).toBeNull();
	expect(everything()).toBe(before);
	expect(currentSession()?.token).toBe(mine);
});

test.each([
	["forged or expired (403)", { status: 403, code: 40300 }],
	["without a right (401)", { status: 401 }],
	["of a device that is turned away", { status: 400, code: 50013 }],
])(
	"another customer's token, %s, is ignored without a dialog",
	async (_, failure) => {
		const before = everything();
		api("Profile", fail(failure));
		await handleOfferedToken(theirs);
		expect(calls.map(({ name }) => name)).toEqual(["Profile"]);
		expect(atomStore.get(dialogAtom)).toBeNull();
		expect(everything()).toBe(before);
	},
);

test("another customer's valid token is checked by a call of its own, then a dialog names both accounts and what is lost; declined, nothing changes", async () => {
	const before = everything();
	const asAnother: unknown[] = [];
	api("Profile", () => {
		asAnother.push(currentSession()?.sub, everything() === before);
		return profile("Punn")();
	});
	const settled = handleOfferedToken(theirs);
	expect(await answer(false)).toEqual({
		name: "leaveAccount",
		account: { label: [], codes: 1, claims: 1, unsent: 0 },
		next: ["Punn", "081-XXX-5678"],
	});
	await settled;
	expect(asAnother).toEqual(["customer-1", true]);
	expect(calls).toMatchObject([
		{ name: "Profile", options: { as: { sub: "customer-2", token: theirs } } },
	]);
	expect(everything()).toBe(before);
	expect(currentSession()?.token).toBe(mine);
});

test("confirmed, the page opens for the new customer and all data of the former is erased", async () => {
	api("Profile", profile(""));
	const settled = handleOfferedToken(theirs);
	expect(await answer(true)).toMatchObject({ next: ["081-XXX-5678"] });
	await settled;
	expect(currentSession()?.token).toBe(theirs);
	expect(localStorage.getItem("token")).toBe(theirs);
	expect(everything()).not.toContain("customer-1");
});

test("without a session but with saved codes the question is asked too", async () => {
	endSession();
	api("Profile", profile("Punn"));
	const settled = handleOfferedToken(theirs);
	expect(await answer(false)).toMatchObject({ account: { codes: 1 } });
	await settled;
	expect(currentSession()).toBeNull();
	expect(phone.onDisk()).toContain("CODE-customer-1");
});

test("without an account on the phone the token signs in once the server has accepted it", async () => {
	await emptyPhone();
	api("Profile", () => {
		expect(localStorage.getItem("token")).toBeNull();
		return profile("Punn")();
	});
	await handleOfferedToken(theirs);
	expect(currentSession()?.token).toBe(theirs);
	endSession();
	api("Profile", fail({ status: 403 }));
	await handleOfferedToken(theirs);
	expect(currentSession()).toBeNull();
});

test("a refused device is signed in if no other account is on the phone", async () => {
	await emptyPhone();
	api("Profile", fail({ status: 400, code: 50013 }));
	await handleOfferedToken(theirs);
	expect(currentSession()?.token).toBe(theirs);
});

test.each([
	["no network", { reason: "network", status: 0 }],
	["a host that is down", { status: 503 }],
] as const)(
	"%s: nothing changes, it says so, and another try goes on",
	async (_, failure) => {
		const before = everything();
		api("Profile", fail(failure));
		const settled = handleOfferedToken(theirs);
		expect(await answer(true)).toMatchObject({ name: "confirmation" });
		expect(await answer(false)).toMatchObject({ name: "confirmation" });
		await settled;
		expect(everything()).toBe(before);
		expect(currentSession()?.token).toBe(mine);
	},
);

test("if the dialog cannot be loaded, nothing changes and the page opens as before", async () => {
	const before = everything();
	preload.mockRejectedValueOnce(new Error("No such file"));
	api("Profile", profile("Punn"));
	await handleOfferedToken(theirs);
	expect(everything()).toBe(before);
});

test("a newer token of the same customer is used once accepted, without a question or erasure; if refused, the current one stays", async () => {
	const disk = phone.onDisk();
	const newer = tokenOf("customer-1", { iat: seconds + 60 });
	api("Profile", fail({ status: 403 }));
	await handleOfferedToken(newer);
	await waitUntil(() => calls.length === 1);
	expect(currentSession()?.token).toBe(mine);
	api("Profile", profile("Mali"));
	await handleOfferedToken(newer);
	await waitUntil(() => currentSession()?.token === newer);
	expect(atomStore.get(dialogAtom)).toBeNull();
	expect(phone.onDisk()).toBe(disk);
});

test("an expired session waits for its customer's newer token instead of asking to sign in again", async () => {
	adoptToken(tokenOf("customer-1", { iat: 1, exp: 2 }));
	const newer = tokenOf("customer-1", { iat: seconds });
	api("Profile", profile("Mali"));
	await handleOfferedToken(newer);
	expect(currentSession()?.token).toBe(newer);
});

test("if another tab changes the account during the question, it is asked again about the new one", async () => {
	api("Profile", profile("Punn"));
	const settled = handleOfferedToken(theirs);
	await waitUntil(() => atomStore.get(dialogAtom));
	localStorage.setItem(
		"token",
		tokenOf("customer-3", { device_name: "Three" }),
	);
	await answer(true);
	await waitUntil(() => atomStore.get(dialogAtom));
	expect(phone.onDisk()).toContain("CODE-customer-1");
	expect(await answer(false)).toMatchObject({ account: { label: ["Three"] } });
	await settled;
	expect(localStorage.getItem("token")).toContain(".");
	expect(phone.onDisk()).toContain("CODE-customer-1");
});
