// Proves which failures are not shown among the saved codes (O01), where a refused profile leads (3 §6), and that a late reply does not end a renewed session.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../src/domain/code/codeCard";
import { tokenOf } from "../support/token";

const card = bareCard("PV_1");
const list = { kind: "read", handling: "silent" } as const;
const profile = { kind: "read", handling: "profile" } as const;

/** Starts the app anew: no dialog is postponed any more. */
async function started() {
	vi.resetModules();
	const { showFailure } = await import("../../../src/app/showFailure");
	const { ApiFailure } = await import("../../../src/platform/http/apiFailure");
	const dialogs = await import("../../../src/platform/browser/dialogs");
	const { postponeSessionDialogs } = await import(
		"../../../src/platform/session/postponedDialogs"
	);
	const { setNavigate } = await import(
		"../../../src/platform/browser/openLink"
	);
	const { adoptToken, currentSession, endSession } = await import(
		"../../../src/platform/session/session"
	);
	adoptToken(tokenOf("customer-1"));
	const { atomStore } = await import("../../../src/platform/atomStore");
	const opened: string[] = [];
	setNavigate((path) => {
		opened.push(path);
		history.replaceState(null, "", path);
	});
	return {
		postponeSessionDialogs,
		dialogs,
		adoptToken,
		endSession,
		/** The addresses that were opened. */
		opened,
		showFailure: (
			status: number,
			context: Parameters<typeof showFailure>[1],
			more: Omit<
				Partial<ConstructorParameters<typeof ApiFailure>[0]>,
				"status"
			> = {},
		) =>
			showFailure(
				new ApiFailure({
					status,
					reason: "status",
					token: currentSession()?.token,
					...more,
				}),
				context,
			),
		open: () => atomStore.get(dialogs.dialogAtom)?.name,
		openRequest: () => atomStore.get(dialogs.dialogAtom),
		openDialog: dialogs.openDialog,
		/** Closes the open dialog, and waits until failures of its kind are shown again. */
		close() {
			dialogs.closeDialog();
			vi.advanceTimersByTime(60_000);
		},
	};
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
	vi.useRealTimers();
});

test.each([
	[401, "confirmation"],
	[403, "sessionTimeout"],
	[423, "confirmation"],
	[429, "confirmation"],
])(
	"a list that fails with %i opens a dialog until the customer has gone to the saved codes",
	async (status, name) => {
		const { postponeSessionDialogs, showFailure, open, close } =
			await started();
		history.replaceState(null, "", "/history?state=history");
		showFailure(status, list);
		expect(open()).toBe(name);
		close();

		postponeSessionDialogs();
		showFailure(status, list);
		expect(open()).toBeUndefined();

		history.replaceState(null, "", "/");
		showFailure(status, list);
		expect(open()).toBe(name);
	},
);

test("on the saved codes page a failed mutation still opens a dialog", async () => {
	const { postponeSessionDialogs, showFailure, open } = await started();
	history.replaceState(null, "", "/history?state=history");
	postponeSessionDialogs();
	showFailure(500, { kind: "write" });
	expect(open()).toBe("confirmation");
});

test("/landing opens no failure dialog: the sign-in shows its own failures, and a former session's 403 is not one of them", async () => {
	const { showFailure, open } = await started();
	history.replaceState(null, "", "/landing?code=1");
	for (const status of [401, 403, 423, 429, 500]) showFailure(status, list);
	expect(open()).toBeUndefined();
	// The next call elsewhere reports the ended session.
	history.replaceState(null, "", "/");
	showFailure(403, list);
	expect(open()).toBe("sessionTimeout");
});

test("a refused profile leads to the 404 page, once; a refusal with an article's code leads to the article's page", async () => {
	const { showFailure, opened, open } = await started();
	history.replaceState(null, "", "/");
	showFailure(404, profile, { code: 10018 });
	showFailure(404, profile, { code: 10018 });
	expect(opened).toEqual(["/not-found"]);
	expect(open()).toBeUndefined();
	history.replaceState(null, "", "/profile");
	showFailure(403, profile, { code: 50012 });
	expect(opened.at(-1)).toBe("/no-permission-device-article?errorCode=50012");
	expect(open()).toBeUndefined();
});

test("a customer on the saved codes page stays there when the profile is refused", async () => {
	const { showFailure, opened } = await started();
	history.replaceState(null, "", "/history?state=history");
	showFailure(400, profile, { code: 10018 });
	showFailure(400, profile, { code: 50012 });
	expect(opened).toEqual([]);
});

test("the 404 page waits until an open code or question has closed", async () => {
	const { showFailure, opened, openDialog, close } = await started();
	history.replaceState(null, "", "/");
	openDialog({ name: "rewardCode", transactionId: "T1" });
	showFailure(404, profile);
	await Promise.resolve();
	expect(opened).toEqual([]);
	close();
	await Promise.resolve();
	expect(opened).toEqual(["/not-found"]);
});

test("if several refusals wait for an open code, only the last one opens its page, once", async () => {
	const { showFailure, opened, openDialog, close } = await started();
	const { setNavigate } = await import(
		"../../../src/platform/browser/openLink"
	);
	// Like the router, which changes the address a moment later.
	setNavigate((path) => opened.push(path));
	history.replaceState(null, "", "/");
	openDialog({ name: "rewardCode", transactionId: "T1" });
	showFailure(404, profile);
	showFailure(404, profile);
	close();
	await Promise.resolve();
	await Promise.resolve();
	expect(opened).toEqual(["/not-found"]);
});

test("an ended session is reported in the host's words, if it has some (1 §8)", async () => {
	const { showFailure, openRequest, close } = await started();
	history.replaceState(null, "", "/");
	const message = { th: "หมดเวลา", en: "Your time is up" };
	showFailure(403, list, { message });
	expect(openRequest()).toMatchObject({ name: "sessionTimeout", message });
	close();
	showFailure(403, list);
	expect(openRequest()).toMatchObject({
		message: { message: expect.stringMatching(/^Session timeout\. Please/) },
	});
});

test("a 403 with an article's code ends no session: the next 403 asks to renew it", async () => {
	const { adoptToken, showFailure, open } = await started();
	history.replaceState(null, "", "/");
	adoptToken(tokenOf("customer-1"));
	showFailure(403, profile, { code: 50012 });
	expect(open()).toBeUndefined();
	showFailure(403, list);
	expect(open()).toBe("sessionTimeout");
});

test("an ended session does not replace the question about leaving the account, and is reported after it", async () => {
	const { showFailure, open, dialogs } = await started();
	dialogs.openDialog({
		name: "leaveAccount",
		account: { label: [], codes: 0, claims: 0, unsent: 0 },
		next: null,
	});
	showFailure(403, list);
	expect(open()).toBe("leaveAccount");
	dialogs.closeDialog();
	await Promise.resolve();
	expect(open()).toBe("sessionTimeout");
});

test("a 403 without a token opens no session dialog: it says nothing about the session", async () => {
	const { showFailure, open, close, endSession } = await started();
	history.replaceState(null, "", "/");
	showFailure(403, list, { token: undefined });
	expect(open()).toBeUndefined();
	// It did not end the session either: the next 403 still asks to renew it.
	showFailure(403, list);
	expect(open()).toBe("sessionTimeout");
	close();
	endSession();
	showFailure(403, list);
	expect(open()).toBeUndefined();
});

test("a late 403 for a token that has been renewed meanwhile opens no dialog", async () => {
	const { adoptToken, showFailure, open } = await started();
	const old = tokenOf("customer-1", { exp: 1 });
	adoptToken(tokenOf("customer-1"));
	showFailure(403, list, { token: old });
	expect(open()).toBeUndefined();
	showFailure(429, list, { token: old });
	expect(open()).toBe("confirmation");
});

test("an ended session that several loads meet while a use can be undone is reported once afterwards", async () => {
	const { showFailure, open, dialogs } = await started();
	const { atomStore } = await import("../../../src/platform/atomStore");
	const { undoableUseAtom } = await import(
		"../../../src/platform/outbox/undoableUse"
	);
	history.replaceState(null, "", "/");
	const use = { sub: "customer-1", transaction_id: "T1", at: 1, card };
	atomStore.set(undoableUseAtom, { use, until: 2, endsAt: null });
	showFailure(403, list);
	showFailure(403, list);
	const opened = vi.fn();
	atomStore.sub(dialogs.dialogAtom, opened);
	atomStore.set(undoableUseAtom, null);
	await Promise.resolve();
	expect(open()).toBe("sessionTimeout");
	expect(opened).toHaveBeenCalledOnce();
});

test("a session renewed while a code is shown opens no timeout dialog afterwards", async () => {
	const { adoptToken, showFailure, open, openDialog, close } = await started();
	const old = tokenOf("customer-1", { exp: 1 });
	adoptToken(old);
	openDialog({ name: "rewardCode", transactionId: "T1" });
	showFailure(403, list, { token: old });
	adoptToken(tokenOf("customer-1"));
	close();
	await Promise.resolve();
	expect(open()).toBeUndefined();
});

const press = { kind: "write" } as const;
const claim = { kind: "write", handling: "awaited" } as const;
const silentPress = { kind: "write", handling: "silent" } as const;

test.each([
	["a press", press, 429, "confirmation"],
	["a press that failed", press, 500, "confirmation"],
	["a claim", claim, 429, "confirmation"],
	["a claim, whose screen shows the rest", claim, 500, undefined],
	["a list", list, 429, undefined],
	["what nobody waits for", silentPress, 429, undefined],
])(
	"%s that fails while a code is open waits for it, or is left out",
	async (_what, context, status, name) => {
		const { showFailure, open, openDialog, dialogs } = await started();
		history.replaceState(null, "", "/");
		openDialog({ name: "rewardCode", transactionId: "T1" });
		showFailure(status, context);
		showFailure(status, context);
		expect(open()).toBe("rewardCode");
		dialogs.closeDialog();
		await Promise.resolve();
		expect(open()).toBe(name);
		// It is shown once.
		dialogs.closeDialog();
		await Promise.resolve();
		expect(open()).toBeUndefined();
	},
);

test("a failed press does not repeat what the open dialog says", async () => {
	const { showFailure, open, openDialog, dialogs } = await started();
	history.replaceState(null, "", "/");
	showFailure(429, list);
	showFailure(429, claim);
	dialogs.closeDialog();
	await Promise.resolve();
	expect(open()).toBeUndefined();
	openDialog({ name: "offline" });
	showFailure(0, press, { reason: "network" });
	dialogs.closeDialog();
	await Promise.resolve();
	expect(open()).toBeUndefined();
});

test("a limit that was shown and closed is shown again for a press that meets it while a code is open", async () => {
	const { showFailure, open, openDialog, dialogs } = await started();
	history.replaceState(null, "", "/");
	showFailure(429, list);
	dialogs.closeDialog();
	openDialog({ name: "rewardCode", transactionId: "T1" });
	showFailure(429, press);
	dialogs.closeDialog();
	await Promise.resolve();
	expect(open()).toBe("confirmation");
	// And once more after the next code.
	dialogs.closeDialog();
	openDialog({ name: "rewardCode", transactionId: "T2" });
	showFailure(429, press);
	dialogs.closeDialog();
	await Promise.resolve();
	expect(open()).toBe("confirmation");
});

// The bug: each dialog that opened later counted as the failure's own, so the next failure was not shown.
test("a failure long after the last one is shown, whatever was open in between", async () => {
	const { showFailure, open, openDialog, close, dialogs } = await started();
	history.replaceState(null, "", "/");
	showFailure(500, { kind: "read" });
	close();
	openDialog({ name: "rewardCode", transactionId: "T1" });
	dialogs.closeDialog();
	showFailure(500, { kind: "read" });
	expect(open()).toBe("confirmation");
});

test("a failure of many loads is shown once: repetitions soon after its dialog has closed open no other", async () => {
	const { showFailure, open, dialogs } = await started();
	history.replaceState(null, "", "/");
	showFailure(500, { kind: "read" });
	expect(open()).toBe("confirmation");
	// The dialog stays open longer than repetitions are suppressed.
	vi.advanceTimersByTime(60_000);
	dialogs.closeDialog();
	for (const _load of ["first", "second"]) {
		vi.advanceTimersByTime(4000);
		showFailure(500, { kind: "read" });
		expect(open()).toBeUndefined();
	}
	showFailure(500, press);
	expect(open()).toBe("confirmation");
});

// The bug: failures were compared by their status, so the host's second text was never shown (1 §8).
test("a failure with another text from the host counts as another failure", async () => {
	const { showFailure, openRequest, openDialog, dialogs } = await started();
	history.replaceState(null, "", "/");
	const saying = (en: string) => ({ code: 20000, message: { th: "", en } });
	showFailure(400, { kind: "read" }, saying("The category is closed."));
	showFailure(400, press, saying("The list of favourites is full."));
	showFailure(400, press, saying("The category is closed."));
	dialogs.closeDialog();
	await Promise.resolve();
	expect(openRequest()).toMatchObject({
		title: { en: "The list of favourites is full." },
	});
	dialogs.closeDialog();
	await Promise.resolve();
	expect(openRequest()).toBeNull();
	showFailure(400, { kind: "read" }, saying("The brand is closed."));
	expect(openRequest()).toMatchObject({
		title: { en: "The brand is closed." },
	});
	openDialog({ name: "rewardCode", transactionId: "T1" });
	for (const text of ["One.", "Two."]) showFailure(400, press, saying(text));
	for (const en of ["One.", "Two."]) {
		dialogs.closeDialog();
		await Promise.resolve();
		await Promise.resolve();
		expect(openRequest()).toMatchObject({ title: { en } });
	}
});

test("an ended session met again by the check of a claim is shown: the check continues with the next session", async () => {
	const { showFailure, open, openDialog, dialogs } = await started();
	history.replaceState(null, "", "/");
	showFailure(403, list);
	dialogs.closeDialog();
	openDialog({ name: "checkingClaim", entryId: "E1" });
	showFailure(403, claim);
	expect(open()).toBe("sessionTimeout");
});

test("a claim with a 403 for a token that was renewed meanwhile says to try again", async () => {
	const { adoptToken, showFailure, open } = await started();
	const old = tokenOf("customer-1", { exp: 1 });
	adoptToken(tokenOf("customer-1"));
	showFailure(403, claim, { token: old });
	expect(open()).toBe("confirmation");
});
