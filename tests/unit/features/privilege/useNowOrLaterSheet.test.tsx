// Proves that the choice of use shows the minutes of a code with a clock, until when it is kept, and what the button does (2 §4).
import { afterEach, expect, test, vi } from "vitest";
import { privilegeType } from "../../../../src/contract/privilegeFields";
import { UseNowOrLaterSheet } from "../../../../src/features/privilege/UseNowOrLaterSheet";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

test.each([
	[15, "15\u00a0minutes"],
	[1, "1\u00a0minute"],
	[0, undefined],
])("a code of %d minutes highlights %j", async (minutes, shown) => {
	const page = await draw(
		<UseNowOrLaterSheet
			open
			choice="later"
			privilege={{ ...openPrivilege, reserve_timeout: minutes }}
			limits={undefined}
			onChoose={vi.fn()}
			onConfirm={vi.fn()}
			onClose={vi.fn()}
		/>,
	);
	expect(page.querySelector("strong")?.textContent).toBe(shown);
	expect(page.textContent).toContain(
		shown
			? `The code lasts ${shown} after the clock`
			: "The code shows at once",
	);
});

test.each([
	[privilegeType.code, "At the counter. "],
	[privilegeType.onlineCode, ""],
	[privilegeType.urlCode, ""],
])(
	"only a counter code is used at the counter (type %i)",
	async (type, place) => {
		const page = await draw(
			<UseNowOrLaterSheet
				open
				choice="later"
				privilege={{ ...openPrivilege, type }}
				limits={undefined}
				onChoose={vi.fn()}
				onConfirm={vi.fn()}
				onClose={vi.fn()}
			/>,
		);
		expect(page.querySelector("label")?.textContent).toBe(
			`Use now${place}The code lasts 15\u00a0minutes after the clock starts`,
		);
		expect(page.querySelector(".lucide-store") !== null).toBe(place !== "");
	},
);

test.each([
	[
		"later",
		"2026-12-31T16:59:59Z",
		"until 31\u00a0Dec\u00a02026",
		"Claim and keep",
	],
	["now", null, "", "Use now"],
] as const)(
	"with %s chosen, for a privilege until %s, the button says so and the coupon is kept %s",
	async (choice, valid_through, until, button) => {
		const page = await draw(
			<UseNowOrLaterSheet
				open
				choice={choice}
				privilege={{ ...openPrivilege, valid_through }}
				limits={undefined}
				onChoose={vi.fn()}
				onConfirm={vi.fn()}
				onClose={vi.fn()}
			/>,
		);
		const [now, later] = page.querySelectorAll("input");
		expect([now?.checked, later?.checked]).toEqual([
			choice === "now",
			choice === "later",
		]);
		const kept = later?.closest("label")?.textContent;
		expect(kept).toBe(`Use laterKept in My coupons ${until}`.trim());
		expect(page.querySelector("button")?.textContent).toBe(button);
	},
);

test.each([
	["customer_day", 1, " You have 2 left today."],
	["customer_week", 1, " You have 2 left this week."],
	["customer_month", 1, " You have 2 left this month."],
	["customer", 1, " You have 2 left."],
	["customer_day", 3, " "],
	// A limit of all customers together.
	["overall_day", 1, " "],
] as const)(
	"for the limit %s with %i of 3 claims used the sheet says:%s",
	async (redeemtargetcheck, used, words) => {
		const page = await draw(
			<UseNowOrLaterSheet
				open
				choice="later"
				privilege={openPrivilege}
				limits={{
					...openPrivilege,
					privilege_limitstat: { redeemtargetcheck, total: 3, used },
				}}
				onChoose={vi.fn()}
				onConfirm={vi.fn()}
				onClose={vi.fn()}
			/>,
		);
		expect(page.querySelector("[class*=note]")?.textContent).toBe(
			`Claims can’t be undone.${words}`,
		);
	},
);
