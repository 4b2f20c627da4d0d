// Proves that signing out asks first, needs no network and erases all of the customer's data (X07).
import {
	afterEach,
	beforeEach,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { bareCard } from "../../../src/domain/code/codeCard";
import {
	closeDialog,
	failQuestion,
	handleDialogClosed,
} from "../../../src/platform/browser/dialogs";
import { setNavigate } from "../../../src/platform/browser/openLink";
import { serverNow } from "../../../src/platform/http/clock";
import { saveApiHost } from "../../../src/platform/http/host";
import { clearOtherCustomers } from "../../../src/platform/session/clearOtherCustomers";
import {
	registerDraft,
	saveVerifiedNumber,
} from "../../../src/platform/session/homeFlow";
import { personal } from "../../../src/platform/session/personalKeys";
import {
	adoptToken,
	currentSession,
	readToken,
} from "../../../src/platform/session/session";
import { saveIntent } from "../../../src/platform/storage/claimJournal";
import { saveReferenceList } from "../../../src/platform/storage/saveReferenceList";
import { perTab, storageKeys } from "../../../src/platform/storage/storage";
import { signInWithToken, signOut } from "../../../src/sync/signIn";
import { waitUntil } from "../../support/waitFor";
import { dialog, freshPhone } from "../features/freshPhone";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const went = vi.fn();
setNavigate(went);

const everything = () =>
	phone.onDisk() + JSON.stringify(Object.entries(localStorage).sort());
async function answer(with_: boolean) {
	await waitUntil(dialog);
	const asked = dialog();
	closeDialog(with_);
	handleDialogClosed();
	await vi.advanceTimersByTimeAsync(200);
	return asked;
}

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await clearOtherCustomers("");
	freshPhone();
	phone.setNetwork(false);
	await saveIntent({
		sub: "customer-1",
		reference: "PV_1",
		isUsed: false,
		card: bareCard("PV_1"),
	});
});
afterEach(() => {
	vi.useRealTimers();
});

test("a declined sign-out changes nothing", async () => {
	const before = everything();
	const leaving = signOut();
	expect(await answer(false)).toEqual({
		name: "leaveAccount",
		account: { label: [], codes: 0, claims: 1, unsent: 0 },
		next: null,
	});
	expect(await leaving).toBe(false);
	expect(everything()).toBe(before);
	expect(currentSession()?.sub).toBe("customer-1");
	expect(went).not.toHaveBeenCalled();
});

test("a sign-out whose question could not be shown changes nothing", async () => {
	const before = everything();
	const leaving = signOut();
	await waitUntil(dialog);
	failQuestion();
	expect(await leaving).toBe(false);
	expect(everything()).toBe(before);
	expect(went).not.toHaveBeenCalled();
});

test("a confirmed sign-out without a network erases everything and shows the signed-out home, without a call", async () => {
	const leaving = signOut();
	await answer(true);
	expect(await leaving).toBe(true);
	expect(currentSession()).toBeNull();
	expect(everything()).not.toContain("customer-1");
	expect(went.mock.calls).toEqual([["/"]]);
	expect(phone.calls).toEqual([]);
});

test("a confirmed sign-out with a network loads home as a new page", async () => {
	phone.setNetwork(true);
	const assign = vi.spyOn(location, "assign").mockReturnValue();
	onTestFinished(() => assign.mockRestore());
	went.mockClear();
	const leaving = signOut();
	await answer(true);
	expect(await leaving).toBe(true);
	expect(assign.mock.calls).toEqual([["/"]]);
	expect(went).not.toHaveBeenCalled();
});

test("an account that another tab signs in while the question is open gets its own question", async () => {
	const next = readToken(tokenOf("customer-2"));
	if (!next) throw new Error("A broken token");
	const signIn = signInWithToken(next, async () => []);
	await waitUntil(dialog);
	const token = tokenOf("customer-3");
	localStorage.setItem(storageKeys.token, token);
	const first = await answer(true);
	await waitUntil(() => dialog() !== first);
	await answer(false);
	expect(await signIn).toBe(false);
	expect(localStorage.getItem(storageKeys.token)).toBe(token);
});

// The bug: with an older token this tab stayed on the former customer, and erased the next one's drafts.
test("a customer whom another tab signs in during the question is signed in here too, also with an older token", async () => {
	const iat = Math.floor(Date.now() / 1000);
	const next = readToken(tokenOf("customer-2", { iat: iat - 60 }));
	if (!next) throw new Error("A broken token");
	const signIn = signInWithToken(next, async () => []);
	await waitUntil(dialog);
	const token = tokenOf("customer-2", { iat });
	localStorage.setItem(storageKeys.token, token);
	await answer(true);
	expect(await signIn).toBe(true);
	expect(currentSession()?.token).toBe(token);
});

// The bug: an account that the question was not about was signed out and erased.
test("an account that another tab signs in during the sign-out question for another one stays signed in", async () => {
	const leaving = signOut();
	await waitUntil(dialog);
	const token = tokenOf("customer-2");
	const draft = storageKeys.draft("customer-2", "address");
	localStorage.setItem(storageKeys.token, token);
	localStorage.setItem(draft, "{}");
	await answer(true);
	expect(await leaving).toBe(false);
	expect(localStorage.getItem(storageKeys.token)).toBe(token);
	expect(localStorage.getItem(draft)).toBe("{}");
	// Nobody is signed in here until this tab restarts.
	expect(currentSession()).toBeNull();
});

test("a sign-in of the same customer at another API host uses its token and removes the former host's data (1 §2)", async () => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
	const iat = Math.floor(Date.now() / 1000);
	adoptToken(tokenOf("customer-1", { iat }));
	const next = readToken(tokenOf("customer-1", { iat: iat - 60 }));
	if (!next) throw new Error("A broken token");
	const homeStart = "customer/customer-1/home-start";
	personal.write("OTP", "of the former host");
	localStorage.setItem(homeStart, "{}");
	const signIn = (host?: string) =>
		signInWithToken(next, async () => [], {
			beforeSave: () => saveApiHost(host),
		});
	await signIn();
	expect(currentSession()?.claims.iat).toBe(iat);
	expect(localStorage.getItem("OTP")).not.toBeNull();
	expect(localStorage.getItem(homeStart)).not.toBeNull();
	await signIn("https://two.example");
	expect(currentSession()?.token).toBe(next.token);
	expect(localStorage.getItem("OTP")).toBeNull();
	expect(localStorage.getItem(homeStart)).toBeNull();
	vi.unstubAllEnvs();
});

test("another API host starts without the former one's forms, lists and verified number; the same host keeps them", async () => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
	const iat = Math.floor(Date.now() / 1000);
	adoptToken(tokenOf("customer-1", { iat: iat - 60 }));
	const next = readToken(tokenOf("customer-1", { iat }));
	if (!next) throw new Error("A broken token");
	const signIn = (host?: string) =>
		signInWithToken(next, async () => [], {
			beforeSave: () => saveApiHost(host),
		});
	const ofFormerHost = () => [
		registerDraft.read()?.proven,
		localStorage.getItem(storageKeys.draft("customer-1", "survey/SVY_1")),
		localStorage.getItem(storageKeys.seenNews("customer-1")),
		perTab.get(storageKeys.references),
	];
	saveVerifiedNumber("0812345678", null);
	localStorage.setItem(storageKeys.draft("customer-1", "survey/SVY_1"), "{}");
	localStorage.setItem(storageKeys.seenNews("customer-1"), "{}");
	saveReferenceList(["PV_1"]);
	await signIn();
	expect(currentSession()?.claims.iat).toBe(iat);
	expect(ofFormerHost()).toEqual(["0812345678", "{}", "{}", '["PV_1"]']);
	await signIn("https://two.example");
	expect(ofFormerHost()).toEqual([undefined, null, null, null]);
	vi.unstubAllEnvs();
});

// The clock of a phone that is hours ahead would call the new customer's codes expired.
test("a fresh token of a customer who is new on the phone gives the server's time", async () => {
	phone.wipeDisks();
	localStorage.clear();
	await clearOtherCustomers("");
	const hour = 3_600_000;
	const iat = Math.floor((Date.now() - 2 * hour) / 1000);
	const next = readToken(tokenOf("customer-2", { iat }));
	if (!next) throw new Error("A broken token");
	await signInWithToken(next, async () => [], { issuedNow: true });
	expect(dialog()).toBeNull();
	expect(Math.round((serverNow() - Date.now()) / hour)).toBe(-2);
});
