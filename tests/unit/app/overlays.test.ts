// Proves the order of automatic overlays: nothing covers the undo bar, its result comes next, then the others (O08).
import { msg } from "@lingui/core/macro";
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { waitFor } from "../../support/waitFor";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi, setNetwork, wipeDisks } = phone;
const asked = (name: string) => calls.filter((it) => it.name === name).length;

const sub = "customer-1";
const card = bareCard("PV_1");
const code = { name: "rewardCode", transactionId: "T1" } as const;

/** Starts the app on a phone with a saved code and a browser that offers to install the app. */
async function started(wasOnline = true) {
	vi.resetModules();
	const dialogs = await import("../../../src/platform/browser/dialogs");
	const session = await import("../../../src/platform/session/session");
	const { atomStore } = await import("../../../src/platform/atomStore");
	const { saveCode } = await import("../../../src/platform/storage/saveCode");
	const { installPromptAtom } = await import(
		"../../../src/platform/pwa/installPrompt"
	);
	const uses = await import("../../../src/sync/couponUses");
	const { showUseOutcome } = await import(
		"../../../src/features/reward/use/showUseOutcome"
	);
	const { startInstallOffer } = await import(
		"../../../src/app/startInstallOffer"
	);
	const { startOfflineDialog } = await import(
		"../../../src/app/startOfflineDialog"
	);
	const { showFailure } = await import("../../../src/app/showFailure");
	const { ApiFailure } = await import("../../../src/platform/http/apiFailure");
	const { serverNow } = await import("../../../src/platform/http/clock");
	const { lockUpdates } = await import("../../../src/platform/pwa/updateLock");
	const { removeCodesOf } = await import(
		"../../../src/platform/storage/wallet"
	);
	session.adoptToken(tokenOf(sub));
	await saveCode({
		...v.parse(rewardCode, {
			code: "AB-12",
			privilegetype: 4,
			transaction_id: "T1",
			privilege_id: "P1",
		}),
		...card,
		sub,
		saved_at: 1,
	});
	atomStore.set(
		installPromptAtom,
		Object.assign(new Event("beforeinstallprompt"), {
			prompt: async () => ({ outcome: "dismissed" as const }),
		}),
	);
	const client = new QueryClient();
	stops.push(uses.startUseResend(client, showUseOutcome));
	startOfflineDialog(wasOnline);
	startInstallOffer();
	const use = (transaction_id = "T1") =>
		uses.confirmUse(
			client,
			{ sub, transaction_id, at: serverNow(), card },
			null,
		);
	return {
		...dialogs,
		atomStore,
		lockUpdates,
		removeCodes: () => removeCodesOf(sub),
		/** Shows a code and closes it. */
		showCode() {
			dialogs.openDialog(code);
			dialogs.closeDialog();
		},
		refused: () => {
			throw new ApiFailure({ status: 400, reason: "status", code: 20000 });
		},
		lost: () => {
			throw new ApiFailure({ reason: "timeout" });
		},
		showFailure(status: number) {
			const token = session.currentSession()?.token;
			showFailure(new ApiFailure({ status, reason: "status", token }), {
				kind: "read",
			});
		},
		open: () => atomStore.get(dialogs.dialogAtom)?.name,
		/** Shows the code, marks it as used and closes it: the undo bar shows. */
		async useCode() {
			dialogs.openDialog(code);
			await use();
			dialogs.closeDialog();
		},
		use,
		settle: () => uses.sendUndoableUse(client),
		undo: () => uses.undoUse(client),
	};
}

/** Waits until every automatic overlay has opened. */
const quiet = () => new Promise((tick) => setTimeout(tick, 30));
const stops: (() => void)[] = [];
const done = {
	success: true,
	messageth: "",
	messageen: "",
	transaction_id: "",
	status: "",
};

beforeEach(() => {
	localStorage.clear();
	history.replaceState(null, "", "/");
	wipeDisks();
	forgetApi();
	setNetwork(true);
	api("UpdateUsedPrivilege", () => done);
	api("Redeem", () => ({ items: [], totalpages: 1 }));
});
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
	vi.restoreAllMocks();
});

// The bug: the install sheet covered the undo bar for its whole 8 s.
test("the install sheet waits for the undo bar and for the dialog after a use", async () => {
	const app = await started();
	await app.useCode();
	await quiet();
	expect(app.open()).toBeUndefined();

	let answer = () => {};
	api("UpdateUsedPrivilege", async () => {
		await new Promise<void>((resolve) => {
			answer = resolve;
		});
		return done;
	});
	app.settle();
	await quiet();
	expect(app.open()).toBeUndefined();
	answer();
	await waitFor(() => expect(app.open()).toBe("confirmation"));
	app.closeDialog(true);
	await waitFor(() => expect(app.open()).toBe("install"));
});

test("after an undo the code is shown first, then the install sheet", async () => {
	const app = await started();
	await app.useCode();
	await app.undo();
	app.openDialog(code);
	await quiet();
	expect(app.open()).toBe("rewardCode");
	app.closeDialog();
	await waitFor(() => expect(app.open()).toBe("install"));
});

test("an ended session waits for a shown code and for the undo bar, and asks once", async () => {
	const app = await started();
	app.openDialog(code);
	app.showFailure(403);
	await app.use();
	app.closeDialog();
	app.showFailure(403);
	await quiet();
	expect(app.open()).toBeUndefined();
	await app.undo();
	await waitFor(() => expect(app.open()).toBe("sessionTimeout"));
	const asked = app.atomStore.get(app.dialogAtom);
	await quiet();
	expect(app.atomStore.get(app.dialogAtom)).toBe(asked);
});

test("the offline dialog waits for the undo bar, and does not open once the network is back", async () => {
	const app = await started();
	await app.useCode();
	setNetwork(false);
	await quiet();
	expect(app.open()).toBeUndefined();
	setNetwork(true);
	await app.undo();
	await quiet();
	expect(app.open()).not.toBe("offline");

	app.closeDialog();
	await app.useCode();
	setNetwork(false);
	await app.undo();
	await waitFor(() => expect(app.open()).toBe("offline"));
});

test("the offline dialog opens once, after a dialog that was open when the network was lost", async () => {
	const app = await started();
	app.openDialog(code);
	setNetwork(false);
	await quiet();
	expect(app.open()).toBe("rewardCode");
	app.closeDialog();
	await waitFor(() => expect(app.open()).toBe("offline"));
	app.closeDialog();
	await quiet();
	expect(app.open()).not.toBe("offline");

	setNetwork(true);
	app.openDialog(code);
	setNetwork(false);
	setNetwork(true);
	app.closeDialog();
	await quiet();
	expect(app.open()).not.toBe("offline");
});

test.each([
	{ name: "offline" },
	{
		name: "confirmation",
		title: msg`No Internet connection`,
		variant: "offline",
	},
] as const)(
	"a $name dialog that reported the lost network meanwhile is not followed by the offline dialog",
	async (said) => {
		const app = await started();
		app.openDialog(code);
		setNetwork(false);
		app.openDialog(said);
		app.closeDialog();
		await quiet();
		expect(app.open()).not.toBe("offline");

		// The network comes and goes under the dialog.
		app.openDialog(said);
		setNetwork(true);
		setNetwork(false);
		app.closeDialog();
		await quiet();
		expect(app.open()).not.toBe("offline");
	},
);

test("a network lost between the first paint and this start opens the dialog too", async () => {
	setNetwork(false);
	const app = await started();
	expect(app.open()).toBe("offline");
	app.closeDialog();
	await quiet();
	expect(app.open()).not.toBe("offline");
});

test("a page opened offline opens no dialog until the network is lost again", async () => {
	setNetwork(false);
	const app = await started(false);
	await quiet();
	expect(app.open()).not.toBe("offline");
	app.closeDialog();
	setNetwork(true);
	setNetwork(false);
	await waitFor(() => expect(app.open()).toBe("offline"));
});

test("the result of one use does not cover the undo bar of the next", async () => {
	const app = await started();
	api("UpdateUsedPrivilege", app.refused);
	await app.use("T1");
	await app.use("T2");
	await quiet();
	expect(app.open()).toBeUndefined();
	await app.undo();
	await waitFor(() =>
		expect(app.atomStore.get(app.dialogAtom)).toMatchObject({
			name: "rewardCode",
			transactionId: "T1",
		}),
	);
});

test("a lost use that is found while its result waits is shown as used", async () => {
	const app = await started();
	api("UpdateUsedPrivilege", app.lost);
	await app.use();
	app.openDialog({ name: "offline" });
	app.settle();
	await waitFor(() => expect(asked("Redeem")).toBeGreaterThan(0));
	await quiet();
	const is_used_code_desc = "ใช้แล้ว";
	const found = { ext_transaction_id: "T1", is_used_code_desc };
	api("Redeem", () => ({ items: [found], totalpages: 1 }));
	const before = asked("Redeem");
	setNetwork(true);
	await waitFor(() => expect(asked("Redeem")).toBeGreaterThan(before));
	await quiet();
	expect(app.open()).toBe("offline");
	app.closeDialog();
	await waitFor(() =>
		expect(app.atomStore.get(app.dialogAtom)).toMatchObject({
			title: { message: "Privilege used" },
		}),
	);
});

test("the install sheet does not cover a code that is opened while the saved codes are being read", async () => {
	const app = await started();
	app.openDialog(code);
	app.closeDialog();
	app.openDialog(code);
	await quiet();
	expect(app.open()).toBe("rewardCode");
});

test("the install sheet waits until no input could be lost, and opens once", async () => {
	const app = await started();
	const unlock = app.lockUpdates();
	app.showCode();
	await quiet();
	expect(app.open()).toBeUndefined();
	unlock();
	await waitFor(() => expect(app.open()).toBe("install"));
	app.closeDialog();
	await quiet();
	expect(app.open()).toBeUndefined();
});

test("the install sheet does not open before a code was shown, without saved codes, or over a privilege", async () => {
	let app = await started();
	app.lockUpdates()();
	await quiet();
	expect(app.open()).toBeUndefined();
	await app.removeCodes();
	app.showCode();
	await quiet();
	expect(app.open()).toBeUndefined();
	history.replaceState(null, "", "/?modal-privilege=PV_1");
	app = await started();
	app.showCode();
	await quiet();
	expect(app.open()).toBeUndefined();
});
