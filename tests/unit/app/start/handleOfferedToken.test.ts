// Proves for whom a page opens when its address brings a token: it is checked first, then the person is asked, then it is used (decision 008).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handleOfferedToken } from "../../../../src/app/start/handleOfferedToken";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	failQuestion,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { apiHost, isSigningIn } from "../../../../src/platform/http/host";
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
/** The number of dialog hosts on the page. */
let hosts = 0;
vi.mock("../../../../src/app/lazyHosts", async () => {
	const { useEffect } = await import("react");
	function Host() {
		useEffect(() => {
			hosts++;
			return () => void hosts--;
		}, []);
		return null;
	}
	return { DialogHost: Object.assign(Host, { preload }) };
});
vi.mock("../../../../src/locales/home/th.po", () => ({ messages: {} }));
const { api, calls } = phone;

const seconds = Math.floor(Date.now() / 1000);
const mine = tokenOf("customer-1", { iat: seconds, exp: seconds + 3600 });
const theirs = tokenOf("customer-2", { device_name: "Orion A57" });
/** Opens an address that brings a token and may name its host. */
const open = (token: string, api_server_url: string | null = null) =>
	handleOfferedToken({ token, api_server_url });
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

/** Answers the next question that opens, and returns it. */
async function answer(with_: boolean) {
	await waitUntil(() => atomStore.get(dialogAtom));
	const asked = atomStore.get(dialogAtom);
	closeDialog(with_);
	handleDialogClosed();
	// The answer arrives 200 ms after closing (1 §9).
	await vi.advanceTimersByTimeAsync(200);
	return asked;
}

/** Nothing is saved, in memory or on disk, and nobody is signed in. */
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
afterEach(() => {
	delete globalThis.earlyRequests;
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

const part = (value: object) =>
	Buffer.from(JSON.stringify(value)).toString("base64url");
const [, claims = "", sign = ""] = theirs.split(".");

/** A request that index.html has sent with this phone's token; returns its abort. */
function sentAhead() {
	const abort = vi.fn();
	const reply = new Promise<Response>(() => {});
	globalThis.earlyRequests = {
		"deals{}": { reply, timestamp: 0, sentAt: 0, authorization: "", abort },
	};
	return abort;
}

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
	await open(token);
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
		await open(theirs);
		expect(calls.map(({ name }) => name)).toEqual(["Profile"]);
		expect(atomStore.get(dialogAtom)).toBeNull();
		expect(everything()).toBe(before);
	},
);

test("another customer's valid token is checked, then a dialog names both accounts and the losses; declining changes nothing", async () => {
	const before = everything();
	const asAnother: unknown[] = [];
	const early = sentAhead();
	api("Profile", () => {
		asAnother.push(currentSession()?.sub, everything() === before);
		return profile("Punn")();
	});
	const settled = open(theirs);
	expect(await answer(false)).toEqual({
		name: "leaveAccount",
		account: { label: [], codes: 1, claims: 1, unsent: 0 },
		next: ["Punn", "081-XXX-5678"],
	});
	await settled;
	expect(asAnother).toEqual(["customer-1", true]);
	// The customer on this phone waits for the check.
	const options = { as: { sub: "customer-2", token: theirs }, timeoutMs: 6000 };
	expect(calls).toMatchObject([{ name: "Profile", options }]);
	expect(early).toHaveBeenCalledOnce();
	expect(everything()).toBe(before);
	expect(currentSession()?.token).toBe(mine);
});

test("after the confirmation the page opens for the new customer and all data of the former one is erased", async () => {
	api("Profile", profile(""));
	const settled = open(theirs);
	await waitUntil(() => hosts === 1);
	expect(await answer(true)).toMatchObject({ next: ["081-XXX-5678"] });
	await settled;
	// The page has its own dialogs.
	expect(hosts).toBe(0);
	expect(document.body.childElementCount).toBe(0);
	expect(currentSession()?.token).toBe(theirs);
	expect(localStorage.getItem("token")).toBe(theirs);
	expect(everything()).not.toContain("customer-1");
});

test("without a session but with saved codes the question is asked too", async () => {
	endSession();
	api("Profile", profile("Punn"));
	const settled = open(theirs);
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
	await open(theirs);
	expect(calls).toMatchObject([{ options: { timeoutMs: 15_000 } }]);
	expect(currentSession()?.token).toBe(theirs);
	endSession();
	api("Profile", fail({ status: 403 }));
	await open(theirs);
	expect(currentSession()).toBeNull();
});

test("a refused device is signed in if no other account is on the phone", async () => {
	await emptyPhone();
	api("Profile", fail({ status: 400, code: 50013 }));
	await open(theirs);
	expect(currentSession()?.token).toBe(theirs);
});

test.each([
	["no network", { reason: "network", status: 0 }],
	["a host that is down", { status: 503 }],
] as const)(
	"%s: nothing changes, a dialog says so, and a retry continues",
	async (_, failure) => {
		const before = everything();
		api("Profile", fail(failure));
		const settled = open(theirs);
		expect(await answer(true)).toMatchObject({ name: "confirmation" });
		expect(await answer(false)).toMatchObject({ name: "confirmation" });
		await settled;
		expect(everything()).toBe(before);
		expect(currentSession()?.token).toBe(mine);
	},
);

test("if the dialogs cannot be loaded or the question cannot be shown, nothing changes, and the start gets an error", async () => {
	const before = everything();
	api("Profile", profile("Punn"));
	preload.mockRejectedValueOnce(new Error("No such file"));
	await expect(open(theirs)).rejects.toThrow("No such file");
	const settled = open(theirs);
	await waitUntil(() => atomStore.get(dialogAtom));
	failQuestion();
	await expect(settled).rejects.toThrow("could not be shown");
	expect(everything()).toBe(before);
});

test("a newer token of the same customer is used once accepted, without a question or erasure, and not if refused", async () => {
	const disk = phone.onDisk();
	const newer = tokenOf("customer-1", { iat: seconds + 60 });
	const early = sentAhead();
	api("Profile", fail({ status: 400 }));
	await open(newer);
	await waitUntil(() => calls.length === 1);
	await vi.advanceTimersByTimeAsync(0);
	expect(early).not.toHaveBeenCalled();
	expect(currentSession()?.token).toBe(mine);
	api("Profile", profile("Mali"));
	await open(newer);
	await waitUntil(() => currentSession()?.token === newer);
	expect(atomStore.get(dialogAtom)).toBeNull();
	expect(phone.onDisk()).toBe(disk);
});

test("a newer token that is still being checked does not undo a sign-out in another tab", async () => {
	adoptToken(tokenOf("customer-1", { iat: 1, exp: 2 }));
	api("Profile", async () => {
		localStorage.removeItem("token");
		await clearOtherCustomers("");
		return profile("Mali")();
	});
	await open(tokenOf("customer-1", { iat: seconds }));
	expect(localStorage.getItem("token")).toBeNull();
	expect(currentSession()).toBeNull();
});

test("an expired session waits for its customer's newer token instead of asking to sign in again", async () => {
	adoptToken(tokenOf("customer-1", { iat: 1, exp: 2 }));
	const newer = tokenOf("customer-1", { iat: seconds });
	api("Profile", profile("Mali"));
	await open(newer);
	expect(currentSession()?.token).toBe(newer);
});

test("if another tab changes the account during the question, the question is asked again about the new one", async () => {
	api("Profile", profile("Punn"));
	const settled = open(theirs);
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

const two = "https://two.example";
/** Records the host of each first call, which is made before a host is saved. */
function noteHosts(reply: () => unknown) {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", two);
	const asked: unknown[] = [];
	api("Profile", () => {
		asked.push(apiHost(), localStorage.getItem("api-host"));
		return reply();
	});
	return asked;
}
const switchHost = (host: string) => localStorage.setItem("api-host", host);

test("a token is checked at the listed host that its address names, which is saved once the token is accepted (1 §2)", async () => {
	await emptyPhone();
	const asked = noteHosts(profile("Punn"));
	await open(theirs, `${two}/api`);
	expect(asked).toEqual([two, null]);
	expect(currentSession()?.token).toBe(theirs);
	expect(localStorage.getItem("api-host")).toBe(two);
});

test.each([
	["refused", fail({ status: 403 }), false],
	["accepted, and the switch declined", profile("Punn"), true],
])(
	"the host of a token that is %s is not used again",
	async (_, reply, asks) => {
		const asked = noteHosts(reply);
		const before = everything();
		const settled = open(theirs, two);
		if (asks) await answer(false);
		await settled;
		expect(asked).toEqual([two, null]);
		expect(everything()).toBe(before);
		expect(apiHost()).toBe(location.origin);
	},
);

test.each([
	"https://evil.example",
	"https://two.example@evil.example",
	"https://two.example.evil.example",
	"javascript:alert(1)",
	"",
])(
	"a token whose address names %j is checked only at the build's own host",
	async (address) => {
		await emptyPhone();
		const asked = noteHosts(profile("Punn"));
		await open(theirs, address);
		expect(asked).toEqual([location.origin, null]);
		expect(localStorage.getItem("api-host")).toBeNull();
	},
);

test("a token without a host is checked at the build's own host, while another host's customer stays until confirming", async () => {
	switchHost(two);
	const asked = noteHosts(profile("Punn"));
	let settled = open(theirs);
	await answer(false);
	await settled;
	expect(asked).toEqual([location.origin, two]);
	expect(apiHost()).toBe(two);
	expect(currentSession()?.token).toBe(mine);
	settled = open(theirs);
	await answer(true);
	await settled;
	expect(apiHost()).toBe(location.origin);
	expect(currentSession()?.token).toBe(theirs);
});

test("while the same customer's newer token of another host is checked, nothing is sent there with the old token", async () => {
	const newer = tokenOf("customer-1", { iat: seconds + 60 });
	const asked = noteHosts(profile("Mali"));
	await open(newer, two);
	expect(asked).toEqual([two, null]);
	expect(currentSession()?.token).toBe(newer);
	expect(apiHost()).toBe(two);
	expect(isSigningIn()).toBe(false);
});

// The bug: the build's own host refused the link of an installed shortcut, which names no host.
test("the same customer's newer token without a host belongs to the host in use", async () => {
	switchHost(two);
	const newer = tokenOf("customer-1", { iat: seconds + 60 });
	const asked = noteHosts(profile("Mali"));
	await open(newer);
	await waitUntil(() => currentSession()?.token === newer);
	expect(asked[0]).toBe(two);
	expect(apiHost()).toBe(two);
});
