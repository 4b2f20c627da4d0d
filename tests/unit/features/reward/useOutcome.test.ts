// The message about a confirmed use: which coupon and when, in both languages; that an undo came too late, or that the outcome is unknown yet (2 §4).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../../src/domain/code/codeCard";
import {
	showMissedUndo,
	showUseOutcome,
} from "../../../../src/features/reward/use/showUseOutcome";
import {
	closeDialog,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import {
	dequeueUse,
	queueUse,
} from "../../../../src/platform/outbox/couponUseQueue";
import { queryClient } from "../../../../src/platform/query/queryClient";
import { adoptToken } from "../../../../src/platform/session/session";
import { until } from "../../support/drawn";
import { tokenOf } from "../../support/token";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

beforeEach(freshPhone);
afterEach(() => closeDialog());

const use = {
	...{ sub: "customer-1", transaction_id: "T1" },
	at: Date.parse("2026-11-21T05:30:00Z"),
	card: {
		...bareCard("PV_1"),
		...{ reward_name: "ลาเต้", reward_name_en: "Latte" },
		...{ brand_name_th: "หมอก", brand_name_en: "Mok" },
	},
};

test("a used coupon is named with its brand and the time, in both languages", () => {
	showUseOutcome(use, { state: "used" });
	expect(dialog()).toMatchObject({
		description: {
			th: "ลาเต้ · หมอก\n21\u00a0พ.ย.\u00a02569 เวลา\u00a012:30\u00a0น.",
			en: "Latte · Mok\n21\u00a0Nov\u00a02026 at\u00a012:30",
		},
	});
});

test("closing the result of a use reloads the shown coupons and privileges (2 §4, step 7)", async () => {
	const reload = vi.spyOn(queryClient, "invalidateQueries");
	showUseOutcome(use, { state: "used" });
	expect(reload).not.toHaveBeenCalled();
	closeDialog();
	await until(() => reload.mock.calls.length > 0);
	expect(reload.mock.calls).toEqual([
		[{ queryKey: ["history"] }],
		[{ queryKey: ["privilege"] }],
	]);
	reload.mockRestore();
});

test("a refused use opens its code again with what the phone knows of it", () => {
	const message = { th: "ร้านปิด", en: "The shop is closed." };
	showUseOutcome(use, { state: "refused", message });
	expect(dialog()).toEqual({
		...{ name: "rewardCode", transactionId: "T1" },
		...{ card: use.card, notUsed: message },
	});
});

const unknown = {
	variant: "offline",
	title: { message: "We do not know yet whether it was marked as used" },
};
const used = { variant: "success", title: { message: "Privilege used" } };
/** Waits until every automatic overlay has opened. */
const quiet = () => new Promise((tick) => setTimeout(tick, 20));

test("an unknown result says that it is being looked up", async () => {
	await queueUse(use);
	showUseOutcome(use, { state: "unknown" });
	await until(dialog);
	expect(dialog()).toMatchObject(unknown);
});

// The bug: "we will check again" was shown for a use that another tab had ended.
test("an unknown result that another tab has decided while it waited is not shown", async () => {
	await queueUse(use);
	openDialog({ name: "offline" });
	showUseOutcome(use, { state: "unknown" });
	await dequeueUse(use);
	closeDialog();
	await quiet();
	expect(dialog()).toBeNull();
});

// The bug: a result that arrived while something else was open was never shown (2 §4, step 5).
test.each([
	["used", used],
	["unknown", unknown],
] as const)("a result (%s) waits for an open dialog", async (state, shown) => {
	await queueUse(use);
	openDialog({ name: "offline" });
	showUseOutcome(use, { state });
	await quiet();
	expect(dialog()).toEqual({ name: "offline" });
	closeDialog();
	await until(dialog);
	expect(dialog()).toMatchObject(shown);
});

test("a later result of the same use replaces a waiting one; another use has its own", async () => {
	const other = { ...use, transaction_id: "T2" };
	for (const each of [use, other]) await queueUse(each);
	openDialog({ name: "offline" });
	showUseOutcome(use, { state: "unknown" });
	showUseOutcome(other, { state: "unknown" });
	showUseOutcome(use, { state: "used" });
	closeDialog();
	await until(dialog);
	expect(dialog()).toMatchObject(used);
	closeDialog();
	await until(dialog);
	expect(dialog()).toMatchObject(unknown);
	closeDialog();
	await quiet();
	expect(dialog()).toBeNull();
});

test("a result that waited is not shown to another customer", async () => {
	openDialog({ name: "offline" });
	showUseOutcome(use, { state: "used" });
	showUseOutcome({ ...use, transaction_id: "T2" }, { state: "unknown" });
	const message = { th: "ร้านปิด", en: "The shop is closed." };
	const refused = { state: "refused", message } as const;
	showUseOutcome({ ...use, transaction_id: "T3" }, refused);
	adoptToken(tokenOf("customer-2"));
	closeDialog();
	await quiet();
	expect(dialog()).toBeNull();
});

test.each([
	["used", "It can no longer be undone"],
	["unknown", "We do not know yet whether it was marked as used"],
] as const)(
	"the message after an undo of a use that is %s by then: %s",
	(state, message) => {
		showMissedUndo(state);
		expect(dialog()).toMatchObject({ title: { message } });
	},
);
