// Proves which event the copy of a code's card logs: 1 for a code, 2 for the link of a url code (2 §3).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/codeCard";
import { CodeCard } from "../../../src/features/reward/CodeCard";
import { savedCode } from "../../../src/queries/openCode";
import { draw, press, until, wipe } from "../drawn";
import { freshPhone } from "./freshPhone";

const phone = await vi.hoisted(() => import("../queries/phone"));
vi.mock("../../../src/platform/databases", () => phone);
vi.mock("../../../src/platform/http", () => phone);
const { api, calls } = phone;

vi.stubGlobal(
	"ResizeObserver",
	class {
		observe() {}
		unobserve() {}
		disconnect() {}
	},
);

beforeEach(freshPhone);
afterEach(wipe);

test.each([
	[1, "AB12", { code: "AB12", privilegetype: 8 }],
	[
		2,
		"https://shop.example/use?c=1",
		{
			link: "https://shop.example/use?c=1",
			is_url: true,
			display_type: 1,
			privilegetype: 9,
		},
	],
])("event %d with %s on the clipboard", async (event, copied, told) => {
	const write = vi
		.spyOn(navigator.clipboard, "writeText")
		.mockResolvedValue(undefined);
	api("PrivilegeEventLog", () => null);
	const reward = savedCode({
		...bareCard("PV_1"),
		...v.parse(rewardCode, {
			transaction_id: "T1",
			privilege_id: "1001",
			...told,
		}),
		sub: "customer-1",
		saved_at: 0,
	});
	const page = await draw(
		<CodeCard
			reward={reward}
			clock={null}
			onClose={vi.fn()}
			onFullScreen={vi.fn()}
			onExercise={vi.fn()}
			onRetry={vi.fn()}
			onContact={vi.fn()}
		/>,
	);
	await press(page, "Copy");
	await until(() => calls.length > 0);
	expect(write).toHaveBeenCalledExactlyOnceWith(copied);
	expect(calls).toMatchObject([
		{
			name: "PrivilegeEventLog",
			request: { Transaction_Id: "T1", Type_Event_Log: event },
		},
	]);
});
