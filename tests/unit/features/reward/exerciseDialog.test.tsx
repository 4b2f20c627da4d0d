// Without a network a coupon cannot be marked as used, and the press says so (decision 012).
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { ExerciseDialog } from "../../../../src/features/reward/use/ExerciseDialog";
import { pendingUses } from "../../../../src/platform/outbox/couponUseQueue";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

afterEach(wipe);

test("the press keeps nothing", async () => {
	freshPhone();
	phone.setNetwork(false);
	const onUsed = vi.fn();
	const reward = {
		...{ ...bareCard("PV_1"), sub: "customer-1", saved_at: 1 },
		...v.parse(rewardCode, { code: "AB-12", transaction_id: "T1" }),
	};
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
	// Opened once more it can be confirmed.
	await show(false);
	await until(() => !page.querySelector("dialog"));
	await show(true);
	expect(page.querySelector("[aria-busy]")).toBeNull();
});
