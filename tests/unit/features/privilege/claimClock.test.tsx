// A claim for use now counts from the moment of its press, whatever the first reply says about the phone's clock (2 §4).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useClaim } from "../../../../src/features/privilege/useClaim";
import { closeDialog } from "../../../../src/platform/browser/dialogs";
import {
	isServerTimeKnown,
	setServerTime,
} from "../../../../src/platform/http/clock";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, press, until, wipe } from "../../support/drawn";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, onReply } = phone;

function Claim() {
	const { send } = useClaim(openPrivilege);
	function claim() {
		const subject = { isActivity: false, hasCountdown: true };
		send({ type: "press", subject });
		send({ type: "choose", choice: "now" });
		send({ type: "confirm" });
		send({ type: "start" });
	}
	return (
		<button type="button" onClick={claim}>
			Get
		</button>
	);
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"] });
	freshPhone();
});
afterEach(() => {
	wipe();
	closeDialog();
	onReply(() => {});
	vi.useRealTimers();
});

// The bug: the code was kept for later, so the customer at the counter had to look for it.
test.each([
	["an hour ahead", 60],
	["an hour back", -60],
])(
	"the code opens with its countdown although the phone's clock jumped %s before the press",
	async (_what, minutes) => {
		const ahead = minutes * 60_000;
		setServerTime(Date.now());
		vi.setSystemTime(Date.now() + ahead);
		onReply(() => setServerTime(Date.now() - ahead));
		api("CountRedeem", () => ({ count: 0 }));
		api("SubmitRedeemCouponCodeV2", () => ({ transaction_id: "T1" }));
		const page = await draw(<Claim />);
		expect(isServerTimeKnown()).toBe(minutes < 0);
		await press(page, "Get");
		await until(dialog);
		expect(dialog()).toMatchObject({
			...{ name: "rewardCode", transactionId: "T1", start: true },
		});
	},
);

test("the code opens with its countdown although the phone's clock is set back during the claim", async () => {
	setServerTime(Date.now());
	api("SubmitRedeemCouponCodeV2", () => {
		vi.setSystemTime(Date.now() - 180_000);
		return { transaction_id: "T1" };
	});
	await press(await draw(<Claim />), "Get");
	await until(dialog);
	expect(dialog()).toMatchObject({ name: "rewardCode", start: true });
});
