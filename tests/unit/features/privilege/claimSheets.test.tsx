// Proves that the sheet with the choice of use shows what was chosen until it has closed, and that only a counter code asks for the counter.
import { afterEach, expect, test, vi } from "vitest";
import { privilegeType } from "../../../../src/contract/privilegeFields";
import type { ClaimState } from "../../../../src/domain/claim/claimFlow";
import { ClaimSheets } from "../../../../src/features/privilege/ClaimSheets";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, press, wipe } from "../../support/drawn";
import { holdMotions } from "../../support/motions";

afterEach(() => {
	wipe();
	send.mockClear();
});

const send = vi.fn();
const subject = { isActivity: false, hasCountdown: false };
const show = (
	state: ClaimState,
	type: number = privilegeType.code,
	{ reserve_timeout } = openPrivilege,
) =>
	draw(
		<ClaimSheets
			privilege={{ ...openPrivilege, type, reserve_timeout }}
			limits={undefined}
			state={state}
			send={send}
		/>,
	);

test("a confirmed “use now” does not turn into “use later” while the sheet closes", async () => {
	holdMotions();
	await show({ step: "choosing", subject, choice: "now" });
	const page = await show({ step: "claiming", isUsed: true });
	const [now, later] = page.querySelectorAll("input");
	expect([now?.checked, later?.checked]).toEqual([true, false]);
	expect(page.querySelector("button")?.textContent).toBe("Use now");
});

test.each([
	[privilegeType.code, "Are you at the counter?"],
	[privilegeType.onlineCode, "Use this code now?"],
	[privilegeType.urlCode, "Use this code now?"],
])(
	"before the clock of type %i starts, the sheet asks %j",
	async (type, question) => {
		const page = await show({ step: "counterGuard", subject }, type);
		expect(page.querySelector("h2")?.textContent).toBe(question);
	},
);

test.each([
	["Keep for later", "keep"],
	["My turn, show the code", "start"],
])("at the counter, %j continues with: %s", async (label, type) => {
	const page = await show(
		{ step: "counterGuard", subject },
		privilegeType.code,
		{ ...openPrivilege, reserve_timeout: 0 },
	);
	await press(page, label);
	expect(send.mock.calls).toEqual([[{ type }]]);
});
