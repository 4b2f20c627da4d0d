// Each way to show a code at the counter is announced, also the first one after the others (O06).
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { CounterView } from "../../../../src/features/reward/counter/CounterView";
import { announced } from "../../support/announced";
import { draw, fastForward, press, wipe } from "../../support/drawn";

fastForward();
afterEach(wipe);

test("a code without bars is said to be shown as a QR, as text, and as a QR again", async () => {
	const reward = {
		...bareCard("PV_1"),
		...v.parse(rewardCode, {
			...{ code: "AB12", barcode_format: "NOBARCODE", privilegetype: 4 },
			...{ transaction_id: "T1", privilege_id: "P1" },
		}),
		...{ sub: "customer-1", saved_at: 0 },
	};
	const page = await draw(
		<CounterView
			open
			reward={reward}
			clock={null}
			position={{ at: 1, of: 1 }}
			onStep={vi.fn()}
			onClose={vi.fn()}
		/>,
	);
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

test("the running time has its name, heard where it is not seen", () => {
	const css = readFileSync(
		"src/features/reward/counter/CounterView.module.css",
		"utf8",
	);
	expect(css).toMatch(/^\.label \{[^}]*clip-path/m);
	expect(css).not.toMatch(/\.label \{[^}]*display: none/);
});
