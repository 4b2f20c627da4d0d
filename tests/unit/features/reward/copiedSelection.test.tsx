// A code that is selected by a long press and copied is copied without spaces: a web shop refuses the spaces between its groups.
import { act } from "react";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { CodeStage } from "../../../../src/features/reward/code/CodeStage";
import { LinkStage } from "../../../../src/features/reward/code/LinkStage";
import { CounterStage } from "../../../../src/features/reward/counter/CounterStage";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const rewardOf = (privilegetype: number) => ({
	...bareCard("PV_1"),
	...v.parse(rewardCode, {
		...{ code: "GK7M4PX92QD8", barcode_format: "CODE128", privilegetype },
		...{ transaction_id: "T1", privilege_id: "P1" },
	}),
	...{ sub: "customer-1", saved_at: 0 },
});
const screen = { width: 320, height: 568, isLandscape: false, rem: 16 };

test.each([
	["a code for a web shop", <CodeStage key="1" reward={rewardOf(8)} />],
	["the code under the bars", <CodeStage key="2" reward={rewardOf(4)} />],
	[
		"the code beside a link",
		<LinkStage
			key="3"
			link="https://shop.example/"
			code="GK7M4PX92QD8"
			display_type={1}
			onOpen={vi.fn()}
		/>,
	],
	[
		"the full screen's code",
		<CounterStage key="4" reward={rewardOf(4)} mode="digits" screen={screen} />,
	],
	[
		"the code under the full screen's bars",
		<CounterStage key="5" reward={rewardOf(4)} mode="large" screen={screen} />,
	],
])("a copied selection has no spaces in %s", async (_where, part) => {
	const page = await draw(part);
	const shown = [...page.querySelectorAll("p")].find(
		(it) => it.textContent === "GK7M 4PX9 2QD8",
	);
	const clipboardData = new DataTransfer();
	const copy = new ClipboardEvent("copy", {
		...{ clipboardData, bubbles: true, cancelable: true },
	});
	await act(async () => void shown?.dispatchEvent(copy));
	expect(clipboardData.getData("text/plain")).toBe("GK7M4PX92QD8");
	// The selection itself, which has the spaces, is not copied.
	expect(copy.defaultPrevented).toBe(true);
});
