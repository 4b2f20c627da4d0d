// Proves that a link's token is not lost when the code that checks it cannot be loaded: a reload finds it in the address again, else a dialog says so (decision 008).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeTokenFromAddress } from "../../../../src/app/pageAddress";
import { resolveAccount } from "../../../../src/app/start/resolveAccount";
import {
	closeDialog,
	handleDialogClosed,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import {
	adoptToken,
	currentSession,
} from "../../../../src/platform/session/session";
import { waitFor, waitUntil } from "../../../support/waitFor";
import { dialog, freshPhone } from "../../features/freshPhone";
import { lateReply } from "../../support/lateReply";
import { tokenOf } from "../../support/token";

const release = vi.hoisted(() => ({
	waitIfReloading: vi.fn(async () => undefined),
	loadPage:
		vi.fn<(path?: string, mustStay?: () => boolean) => Promise<boolean>>(),
}));
vi.mock("../../../../src/platform/pwa/chunkRecovery", () => release);
/** The code of the check; its own dialogs may be missing. */
const check = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/app/start/handleOfferedToken", () => ({
	handleOfferedToken: check,
}));

const theirs = tokenOf("customer-2");
const link = (token: string, host = "two.example") =>
	`/history?state=history&token=${token}&api_server_url=${host}`;
/** First the browser's loader reports the error, then the import rejects. */
async function missChunk() {
	dispatchEvent(new Event("vite:preloadError"));
	throw new Error("No such file");
}
const open = (address: string) => {
	history.replaceState({ entryIndex: 1 }, "", address);
	return resolveAccount(takeTokenFromAddress());
};
const shown = () => location.pathname + location.search;
function answer(again: boolean) {
	closeDialog(again);
	handleDialogClosed();
	return vi.advanceTimersByTimeAsync(200);
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	freshPhone();
	check.mockReset().mockImplementation(missChunk);
	release.loadPage.mockReset().mockResolvedValue(true);
	release.waitIfReloading.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
	vi.useRealTimers();
	history.replaceState(null, "", "/");
});

// Must run before the other tests: a page that reloads removes its listener.
test("code that is missing after the start does not put the token back into the address", async () => {
	check.mockResolvedValue(undefined);
	await open(link(theirs));
	dispatchEvent(new Event("vite:preloadError"));
	expect(shown()).toBe("/history?state=history");
});

test("the reload after a missing check finds the token and its host in the address again", async () => {
	release.waitIfReloading.mockReturnValue(new Promise(() => undefined));
	void open(link(theirs));
	await waitFor(() => expect(release.waitIfReloading).toHaveBeenCalled());
	expect(shown()).toBe(link(theirs));
	// The page's history entry keeps its state.
	expect(history.state).toEqual({ entryIndex: 1 });
	expect(dialog()).toBeNull();
});

test("if the page stays, the token leaves the address, nothing changes, and a retry loads the link again", async () => {
	await open(link(theirs));
	expect(shown()).toBe("/history?state=history");
	expect(currentSession()?.sub).toBe("customer-1");
	expect(dialog()).toMatchObject({
		title: { message: "We could not check this sign-in" },
		confirmLabel: { message: "Try again" },
	});
	release.loadPage.mockResolvedValueOnce(false);
	await answer(true);
	// Without a network the retry is offered once more.
	await waitUntil(() => release.loadPage.mock.calls.length === 1 && dialog());
	await answer(true);
	await waitUntil(() => release.loadPage.mock.calls.length === 2);
	expect(release.loadPage).toHaveBeenLastCalledWith(
		location.origin + link(theirs),
		expect.any(Function),
	);
	expect(dialog()).toBeNull();
});

// The bug: a retry that ended late loaded the link under a code that was opened at a counter meanwhile, or replaced the code by a question.
test("a code that is opened during a retry stays", async () => {
	await open(link(theirs));
	let mustStay: boolean | undefined;
	const { reply, come } = lateReply(() => false);
	release.loadPage.mockImplementation(async (_path, stays) => {
		await reply();
		mustStay = stays?.();
		return false;
	});
	await answer(true);
	await waitUntil(() => release.loadPage.mock.calls.length === 1);
	openDialog({ name: "rewardCode", transactionId: "T1" });
	await come();
	await waitUntil(() => mustStay !== undefined);
	await vi.advanceTimersByTimeAsync(200);
	expect([mustStay, dialog()]).toMatchObject([true, { name: "rewardCode" }]);
});

test("a declined retry loads nothing", async () => {
	await open(link(theirs));
	await answer(false);
	expect(release.loadPage).not.toHaveBeenCalled();
});

test.each([
	["a token that was checked", theirs, async () => undefined],
	["the customer's own token", tokenOf("customer-1"), missChunk],
	["an own newer one", tokenOf("customer-1", { exp: 2e9 }), missChunk],
	["what is no token", "rubbish", missChunk],
])("%s opens no dialog", async (_, token, work) => {
	check.mockImplementation(work);
	await open(link(token));
	expect(shown()).toBe("/history?state=history");
	expect(dialog()).toBeNull();
});

const another = "https://two.example";
test.each([
	["the session has ended", { iat: 1, exp: 2 }, "two.example"],
	["the link names another host", { iat: 1 }, encodeURIComponent(another)],
])(
	"a retry is offered for the customer's own newer token if %s",
	async (_, claims, host) => {
		vi.stubEnv("VITE_ALLOWED_API_HOSTS", another);
		adoptToken(tokenOf("customer-1", claims));
		await open(link(tokenOf("customer-1", { iat: 2 }), host));
		vi.unstubAllEnvs();
		expect(dialog()).toMatchObject({ confirmLabel: { message: "Try again" } });
		await answer(false);
	},
);
