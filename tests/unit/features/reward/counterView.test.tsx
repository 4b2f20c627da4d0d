// Each option to show a code at the counter is announced, also when the first one follows the others (O06).
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { CounterView } from "../../../../src/features/reward/counter/CounterView";
import { announced } from "../../support/announced";
import { draw, fastForward, press, wipe } from "../../support/drawn";

fastForward();
afterEach(wipe);

function show() {
	const reward = {
		...bareCard("PV_1"),
		...v.parse(rewardCode, {
			...{ code: "AB12", barcode_format: "NOBARCODE", privilegetype: 4 },
			...{ transaction_id: "T1", privilege_id: "P1" },
		}),
		...{ sub: "customer-1", saved_at: 0 },
	};
	return draw(
		<CounterView
			open
			reward={reward}
			clock={null}
			position={{ at: 1, of: 1 }}
			onStep={vi.fn()}
			onClose={vi.fn()}
		/>,
	);
}

test("a code without bars is announced as a QR, as text, and as a QR again", async () => {
	const page = await show();
	await announced(page, "Option 1 of 2.");
	// In a dialog they would be landmarks of the page.
	expect(page.querySelector("header, footer")).toBeNull();
	expect(page.textContent).toContain("Turn the brightness up to scan");
	expect(page.querySelector("[aria-label='Show the code']")).not.toBeNull();
	await press(page, "It didn’t scan?");
	await announced(page, "Option 2 of 2.");
	await press(page, "It didn’t scan?");
	await announced(page, "Option 1 of 2. QR code");
});

test("the running time has its name", async () => {
	const page = await show();
	const name = [...page.querySelectorAll("p")].find(
		(it) => it.textContent === "Now",
	);
	expect(name?.nextElementSibling?.textContent).toMatch(/^\d\d:\d\d:\d\d$/);
	expect(name?.closest("[hidden], [aria-hidden=true]")).toBeNull();
});
