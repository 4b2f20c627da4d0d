// Proves that unfinished claims are reconciled in every new session, and shown one after another, never over something else (O07).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem } from "../../../src/contract/history";
import { tokenOf } from "../support/token";
import {
	arrivesFor,
	historyHolds,
	intent,
	made,
	newPhone,
	redeem,
	start,
	started,
} from "../sync/claimWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
// Subtle crypto replies from its own thread, which a fake clock does not wait for.
vi.mock(
	"../../../src/platform/http/signature",
	() => import("../sync/librarySignature"),
);
const { api } = phone;

beforeEach(newPhone);
afterEach(() => vi.useRealTimers());

/** The app was killed while these claims were pending; it has started again and finishes them when asked to. */
async function restarted(...references: string[]) {
	const before = await started();
	api(redeem, () => new Promise(() => undefined));
	for (const reference of references)
		void before.claimPrivilege({ ...intent, reference });
	await vi.advanceTimersByTimeAsync(0);
	if (references.length > 0)
		expect(made(redeem)).toHaveLength(references.length);
	const app = await started();
	const { startFinishingClaims } = await import(
		"../../../src/app/startFinishingClaims"
	);
	const dialogs = await import("../../../src/platform/browser/dialogs");
	const { adoptToken, detachSession } = await import(
		"../../../src/platform/session/session"
	);
	const { atomStore } = await import("../../../src/platform/atomStore");
	/** The privilege whose claim the open dialog shows, or the dialog's name. */
	const shownDialog = () => {
		const open = atomStore.get(dialogs.dialogAtom);
		if (open?.name !== "checkingClaim") return open?.name;
		return atomStore.get(app.journalAtom).find(({ id }) => id === open.entryId)
			?.reference;
	};
	const finish = async () => {
		startFinishingClaims();
		await vi.advanceTimersByTimeAsync(0);
	};
	const openNow = () => atomStore.get(dialogs.dialogAtom);
	return {
		...{ ...app, ...dialogs },
		...{ adoptToken, detachSession, finish, shownDialog, openNow },
	};
}

test("several claims are shown one after another, even while unconfirmed", async () => {
	const app = await restarted("PV_1", "PV_2");
	await app.finish();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(await app.readEntries("customer-1")).toMatchObject([
		{ state: "sent", unconfirmedAt: start + 20_000 },
		{ state: "sent", unconfirmedAt: start + 20_000 },
	]);
	expect(app.shownDialog()).toBe("PV_1");
	// The person waits for it: its code starts at once.
	expect(app.openNow()).toMatchObject({ inBackground: false });
	app.closeDialog();
	await vi.advanceTimersByTimeAsync(1000);
	expect(app.shownDialog()).toBe("PV_2");
	app.closeDialog();
	await vi.advanceTimersByTimeAsync(1000);
	expect(app.shownDialog()).toBeUndefined();
});

test("an open code stays; the claim is shown after it has been closed", async () => {
	const app = await restarted("PV_1");
	app.openDialog({ name: "rewardCode", transactionId: "T0" });
	await app.finish();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(app.shownDialog()).toBe("rewardCode");
	app.closeDialog();
	await vi.advanceTimersByTimeAsync(1000);
	expect(app.shownDialog()).toBe("PV_1");
});

test("with an ended session no checking dialog opens; the claim is found and shown with the next token", async () => {
	const app = await restarted("PV_1", "PV_2");
	api("Redeem", app.fail({ status: 403 }));
	await app.finish();
	await vi.advanceTimersByTimeAsync(1000);
	expect(app.openNow()).toBeNull();
	expect(await app.openClaims("customer-1")).toHaveLength(2);
	api("Redeem", () => new Promise(() => undefined));
	app.adoptToken(tokenOf("customer-1"));
	await vi.advanceTimersByTimeAsync(0);
	expect(app.shownDialog()).toBe("PV_1");
});

test("after a temporary lock the open checking dialog shows the result", async () => {
	const app = await restarted("PV_1");
	api("Redeem", app.fail({ status: 423 }));
	api("CouponCodeDetail", app.fail({ status: 423 }));
	await app.finish();
	await vi.advanceTimersByTimeAsync(300_000);
	expect(app.shownDialog()).toBe("PV_1");
	expect(made("Redeem").length).toBeLessThan(40);
	const item = {
		ext_transaction_id: "T9",
		privilege_ref: "PV_1",
		redeem_datetime: new Date(start).toISOString(),
	};
	api("Redeem", () => ({
		totalpages: 1,
		items: [v.parse(historyItem, item)],
	}));
	await vi.advanceTimersByTimeAsync(30_000);
	expect(await app.readEntries("customer-1")).toMatchObject([
		{ state: "settled", transaction_id: "T9" },
	]);
	expect(made(redeem)).toHaveLength(1);
});

test("another customer who signs in meanwhile sees none of the claims (O05)", async () => {
	const app = await restarted("PV_1", "PV_2");
	api("Redeem", () => new Promise((_, no) => setTimeout(no, 9000)));
	await app.finish();
	expect(app.shownDialog()).toBe("PV_1");
	app.adoptToken(tokenOf("customer-2"));
	await vi.advanceTimersByTimeAsync(30_000);
	expect(app.openNow()).toBeNull();
});

test("a claim that waits to be shown is not shown once another tab has signed another customer in (O05)", async () => {
	const app = await restarted("PV_1", "PV_2");
	await app.finish();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(app.shownDialog()).toBe("PV_1");
	app.detachSession();
	app.closeDialog();
	await vi.advanceTimersByTimeAsync(1000);
	expect(app.openNow()).toBeNull();
});

const inBackground = { name: "checkingClaim", inBackground: true };

test.each([
	["of this start", true],
	["of an earlier start", false],
])(
	"a claim %s whose dialog is closed while it is checked is shown once it is found",
	async (_what, isOfThisStart) => {
		const app = await restarted(...(isOfThisStart ? [] : ["PV_1"]));
		await app.finish();
		api(redeem, app.fail({ reason: "timeout" }));
		if (isOfThisStart)
			void app.claimPrivilege({
				...intent,
				onUnknown: ({ id }) =>
					app.openDialog({ name: "checkingClaim", entryId: id }),
			});
		await vi.advanceTimersByTimeAsync(1000);
		expect(app.shownDialog()).toBe("PV_1");
		app.closeDialog();
		api("CouponCodeDetail", app.fail({ status: 400, code: 20000 }));
		historyHolds(["T9", 1]);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(app.openNow()).toMatchObject(inBackground);
		app.closeDialog();
		// The bug: the dialog opened again with every later change of the journal.
		const [found] = await app.readEntries("customer-1");
		if (!found) throw new Error("There is a claim");
		await app.updateEntry(found, { state: "settled", transaction_id: "T9" });
		await vi.advanceTimersByTimeAsync(600_000);
		expect(app.shownDialog()).toBeUndefined();
		expect(made(redeem)).toHaveLength(1);
	},
);

test("a claim whose dialog is closed while it is checked is not shown again if it stays unconfirmed", async () => {
	const app = await restarted("PV_1");
	await app.finish();
	await vi.advanceTimersByTimeAsync(1000);
	app.closeDialog();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(await app.readEntries("customer-1")).toMatchObject([
		{ state: "sent", unconfirmedAt: start + 20_000 },
	]);
	expect(app.shownDialog()).toBeUndefined();
});

test("a result that replaced its dialog is not shown again", async () => {
	const app = await restarted("PV_1", "PV_2");
	await app.finish();
	expect(app.shownDialog()).toBe("PV_1");
	const [first, second] = await app.readEntries("customer-1");
	if (!first || !second) throw new Error("There are two claims");
	await app.updateEntry(first, { state: "settled", transaction_id: "T1" });
	app.openDialog({ name: "rewardCode", transactionId: "T1" });
	app.closeDialog();
	await app.updateEntry(second, { state: "settled", transaction_id: "T2" });
	await vi.advanceTimersByTimeAsync(1000);
	expect(app.shownDialog()).toBe("PV_2");
	app.closeDialog();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(app.shownDialog()).toBeUndefined();
});

/** The dialog has said that the claim is unconfirmed, and the person has closed it. */
async function leftUnconfirmed() {
	const app = await restarted("PV_1");
	await app.finish();
	await vi.advanceTimersByTimeAsync(20_000);
	expect(app.shownDialog()).toBe("PV_1");
	app.closeDialog();
	await vi.advanceTimersByTimeAsync(1000);
	expect(app.shownDialog()).toBeUndefined();
	return app;
}

test("an unconfirmed claim found later is shown once, without starting its countdown", async () => {
	const app = await leftUnconfirmed();
	api("CouponCodeDetail", app.fail({ status: 400, code: 20000 }));
	await vi.advanceTimersByTimeAsync(100_000);
	expect(app.shownDialog()).toBeUndefined();
	historyHolds(["T9", 130]);
	await vi.advanceTimersByTimeAsync(30_000);
	expect(app.openNow()).toMatchObject(inBackground);
	app.closeDialog();
	await vi.advanceTimersByTimeAsync(600_000);
	expect(app.shownDialog()).toBeUndefined();
	expect(made(redeem)).toHaveLength(1);
});

test("claims found while they are shown or wait to be shown are shown once", async () => {
	const app = await restarted("PV_1", "PV_2");
	await app.finish();
	await vi.advanceTimersByTimeAsync(60_000);
	// They are found at once, before their codes are loaded.
	api("CouponCodeDetail", app.fail({ status: 400, code: 20000 }));
	historyHolds(["T1", 1, "PV_1"], ["T2", 1, "PV_2"]);
	await vi.advanceTimersByTimeAsync(60_000);
	for (const reference of ["PV_1", "PV_2", undefined]) {
		expect(app.shownDialog()).toBe(reference);
		app.closeDialog();
		await vi.advanceTimersByTimeAsync(1000);
	}
});

test("if the session ends while an unconfirmed claim is looked up, the next session continues the lookup", async () => {
	const app = await leftUnconfirmed();
	api("CouponCodeDetail", app.fail({ status: 400, code: 20000 }));
	api("Redeem", app.fail({ status: 403 }));
	await vi.advanceTimersByTimeAsync(60_000);
	historyHolds(["T9", 1]);
	app.adoptToken(tokenOf("customer-1"));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(app.openNow()).toMatchObject(inBackground);
});

test("an unconfirmed claim that can no longer arrive is shown once, also after a restart in between", async () => {
	const before = await leftUnconfirmed();
	expect(before.shownDialog()).toBeUndefined();
	const app = await restarted();
	await app.finish();
	await vi.advanceTimersByTimeAsync(300_000);
	expect(app.shownDialog()).toBeUndefined();
	await vi.advanceTimersByTimeAsync(arrivesFor - 300_000);
	expect(app.shownDialog()).toBe("PV_1");
	expect(await app.readEntries("customer-1")).toMatchObject([
		{ state: "absent" },
	]);
	app.closeDialog();
	await vi.advanceTimersByTimeAsync(600_000);
	expect(app.shownDialog()).toBeUndefined();
	expect(made(redeem)).toHaveLength(1);
});

test("a rejected claim that the person has seen is not shown again when it turns out not to have happened", async () => {
	const app = await restarted();
	await app.finish();
	api(redeem, app.fail({ status: 429 }));
	await expect(app.claimPrivilege(intent)).rejects.toMatchObject({
		status: 429,
	});
	await vi.advanceTimersByTimeAsync(arrivesFor + 60_000);
	expect(await app.readEntries("customer-1")).toMatchObject([
		{ state: "absent" },
	]);
	expect(app.shownDialog()).toBeUndefined();
});
