// What is said of a confirmed use: which coupon and when, in both languages; that an undo came too late, or that nobody knows yet (2 §4).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../../src/domain/code/codeCard";
import {
	showMissedUndo,
	showUseOutcome,
} from "../../../../src/features/reward/use/showUseOutcome";
import { closeDialog } from "../../../../src/platform/browser/dialogs";
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

test("a refused use opens its code again with what the phone knows of it", () => {
	const message = { th: "ร้านปิด", en: "The shop is closed." };
	showUseOutcome(use, { state: "refused", message });
	expect(dialog()).toEqual({
		...{ name: "rewardCode", transactionId: "T1" },
		...{ card: use.card, notUsed: message },
	});
});

test.each([
	["used", "It can no longer be undone"],
	["unknown", "We do not know yet whether it was marked as used"],
] as const)("an undo of a use that is %s by then: %s", (state, message) => {
	showMissedUndo(state);
	expect(dialog()).toMatchObject({ title: { message } });
});
