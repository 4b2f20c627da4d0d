// The checking dialog while it waits: its link to My coupons, no reload under it, and the arrival of a prize that is found days later (O07, O08).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prizeOrderedDialog } from "../../../../src/components/dialogs/prizeOrderedDialog";
import { bareCard } from "../../../../src/domain/code/codeCard";
import CheckingClaimDialog from "../../../../src/features/privilege/CheckingClaimDialog";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { serverNow } from "../../../../src/platform/http/clock";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import {
	saveIntent,
	updateEntry,
} from "../../../../src/platform/storage/claimJournal";
import { draw, fastForward, press, until, wipe } from "../../support/drawn";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

fastForward();
beforeEach(freshPhone);
afterEach(wipe);

const card = bareCard("PV_1001");
const onClose = vi.fn();
const show = (entryId: string, open = true) =>
	draw(
		<CheckingClaimDialog
			request={{ name: "checkingClaim", entryId }}
			open={open}
			onClose={onClose}
			onClosed={() => undefined}
		/>,
	);

test("while a claim is checked My coupons is one press away, and no update reloads the page", async () => {
	const went = vi.fn();
	setNavigate(went);
	const intent = { sub: "customer-1", reference: "PV_1001", isUsed: false };
	const { id } = await saveIntent({ ...intent, card });
	const place = await show(id);
	expect(isUpdateLockedHere()).toBe(true);
	await press(place, "See My coupons");
	expect(onClose).toHaveBeenCalledOnce();
	expect(went.mock.calls).toEqual([["/history?state=history"]]);
	wipe();
	expect(isUpdateLockedHere()).toBe(false);
});

// The bug: the days until the prize's arrival were counted from the day it was found.
test("a prize that is found ten days later arrives as many days after its order", async () => {
	const entry = await saveIntent({
		...{ sub: "customer-1", reference: "PV_1001", isUsed: false, card },
		delivery: { MobileNo: "0812345678", OTP: "482915", TransactionId: "O1" },
	});
	const at = serverNow() - 10 * 86_400_000;
	await updateEntry(
		{ ...entry, at },
		{ state: "settled", transaction_id: "T1" },
	);
	await show(entry.id);
	await until(dialog);
	expect(dialog()).toMatchObject(prizeOrderedDialog(card, { now: at }));
});

test("a result that arrives while the dialog closes opens nothing over the page that the person chose", async () => {
	const intent = { sub: "customer-1", reference: "PV_1001", isUsed: true };
	const entry = await saveIntent({ ...intent, card });
	const found = () =>
		act(async () => {
			await updateEntry(entry, { state: "settled", transaction_id: "T1" });
		});
	await show(entry.id);
	await show(entry.id, false);
	await found();
	expect(dialog()).toBeNull();
});
