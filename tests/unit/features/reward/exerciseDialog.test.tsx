// Marks a coupon as used, which can be undone for eight seconds; without a network it cannot be marked, and the press says so (decision 012).
import { act } from "react";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { ExerciseDialog } from "../../../../src/features/reward/use/ExerciseDialog";
import { atomStore } from "../../../../src/platform/atomStore";
import { chosenHost } from "../../../../src/platform/http/host";
import { pendingUses } from "../../../../src/platform/outbox/couponUseQueue";
import { undoableUseAtom } from "../../../../src/platform/outbox/undoableUse";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

afterEach(() => {
	wipe();
	atomStore.set(undoableUseAtom, null);
});

const reward = {
	...{ ...bareCard("PV_1"), sub: "customer-1", saved_at: 1 },
	...v.parse(rewardCode, { code: "AB-12", transaction_id: "T1" }),
};

test("without a network the press saves nothing", async () => {
	freshPhone();
	phone.setNetwork(false);
	const onUsed = vi.fn();
	const client = newCache();
	const show = (open: boolean) =>
		draw(
			<ExerciseDialog
				{...{ open, reward, refused: undefined, onUsed }}
				onClose={() => undefined}
			/>,
			client,
		);
	const page = await show(true);
	await press(page, "Confirm");
	await until(dialog);
	expect(dialog()).toEqual({ name: "offline" });
	expect(onUsed).not.toHaveBeenCalled();
	expect(await pendingUses("customer-1")).toEqual([]);
	// Opened again it can be confirmed.
	await show(false);
	await until(() => !page.querySelector("dialog"));
	await show(true);
	expect(page.querySelector("[aria-busy]")).toBeNull();
});

// The bug: the second press sent the first one's use at once, so it could not be undone.
test("a second press keeps the undo of the first; the use carries the code's customer and host", async () => {
	freshPhone();
	phone.setNetwork(true);
	const onUsed = vi.fn();
	const host = chosenHost();
	const page = await draw(
		<ExerciseDialog
			{...{ open: true, reward: { ...reward, host }, refused: undefined }}
			{...{ onUsed, onClose: () => undefined }}
		/>,
	);
	await press(page, "Confirm");
	await until(() => onUsed.mock.calls.length > 0);
	await press(page, "Confirm");
	await act(() => new Promise((done) => setTimeout(done, 20)));
	expect(phone.calls).toEqual([]);
	expect(atomStore.get(undoableUseAtom)?.use).toMatchObject({
		...{ sub: "customer-1", transaction_id: "T1", host },
	});
});
