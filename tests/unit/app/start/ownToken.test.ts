// A newer token of the signed-in customer that could not be checked: a dialog says so if the session has ended, not if it is still valid (decision 008).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handleOfferedToken } from "../../../../src/app/start/handleOfferedToken";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { apiHost } from "../../../../src/platform/http/host";
import {
	adoptToken,
	currentSession,
} from "../../../../src/platform/session/session";
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
const valid = tokenOf("customer-1", { iat: seconds, exp: seconds + 3600 });
const ended = tokenOf("customer-1", { iat: 1, exp: 2 });
const newer = tokenOf("customer-1", { iat: seconds + 60 });
const two = "https://two.example";
const profile = () => ({ customer: { firstname: "Mali", lastname: "" } });
const open = (host: string | null = null) =>
	handleOfferedToken({ token: newer, api_server_url: host });

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
const notChecked = {
	name: "confirmation",
	title: { message: "We could not check this sign-in" },
};

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	freshPhone();
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", two);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

const unanswered = [
	["no network", { reason: "network", status: 0 }],
	["no reply in time", { reason: "timeout", status: 0 }],
	["a host that is down", { status: 503 }],
] as const;

// The bug: the customer was asked to sign in again, and the link with the newer token was dropped silently.
test.each(unanswered)(
	"%s: an ended session's newer token is kept, a dialog says so, and a retry takes it",
	async (_, failure) => {
		adoptToken(ended);
		api("Profile", fail(failure));
		const settled = open();
		expect(await answer(true)).toMatchObject(notChecked);
		await waitUntil(() => atomStore.get(dialogAtom));
		api("Profile", profile);
		expect(await answer(true)).toMatchObject(notChecked);
		await settled;
		expect(calls).toHaveLength(3);
		expect(currentSession()?.token).toBe(newer);
		expect(document.body.childElementCount).toBe(0);
	},
);

test.each(unanswered)(
	"%s: a newer token of another host is kept too; if the retry is declined, the session and its host stay",
	async (_, failure) => {
		adoptToken(valid);
		api("Profile", fail(failure));
		const settled = open(two);
		expect(await answer(false)).toMatchObject(notChecked);
		await settled;
		expect(calls).toHaveLength(1);
		expect(currentSession()?.token).toBe(valid);
		expect(apiHost()).toBe(location.origin);
	},
);

test("a session that is still valid continues without a dialog", async () => {
	adoptToken(valid);
	api("Profile", fail({ reason: "network", status: 0 }));
	await open();
	await vi.advanceTimersByTimeAsync(5000);
	expect(calls).toHaveLength(1);
	expect(atomStore.get(dialogAtom)).toBeNull();
	expect(currentSession()?.token).toBe(valid);
});

test("an ended session's newer token that is refused is dropped without a dialog", async () => {
	adoptToken(ended);
	api("Profile", fail({ status: 403 }));
	await open();
	expect(atomStore.get(dialogAtom)).toBeNull();
	expect(currentSession()?.token).toBe(ended);
});

test("if the dialog cannot be loaded, the start gets an error", async () => {
	adoptToken(ended);
	api("Profile", fail({ reason: "network", status: 0 }));
	preload.mockRejectedValueOnce(new Error("No such file"));
	await expect(open()).rejects.toThrow("No such file");
	expect(currentSession()?.token).toBe(ended);
});
