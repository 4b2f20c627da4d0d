// A reply without any code: the retry is shown as busy, and its result is announced even if it is the same (2 §3).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import RewardCodeDialog from "../../../../src/features/reward/RewardCodeDialog";
import { draw, press, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

const codeless = v.parse(rewardCode, {
	...{ code: "", privilegetype: 4, transaction_id: "T1", privilege_id: "P1" },
});

beforeEach(freshPhone);
afterEach(wipe);

// The bug: "Try again" gave no sign, and the same result was not announced.
test("the retry is busy while the code is loaded again, and announces again that there is none", async () => {
	let answer = () => {};
	api(
		"CouponCodeDetail",
		() => new Promise((done) => (answer = () => done(codeless))),
	);
	const page = await draw(
		<RewardCodeDialog
			request={{ name: "rewardCode", transactionId: "T1" }}
			open
			onClose={vi.fn()}
			onClosed={vi.fn()}
		/>,
	);
	const words = () => page.querySelector("[role=alert] p");
	const isBusy = () => page.querySelector("button[aria-busy]") !== null;
	await until(() => {
		answer();
		return words();
	});
	const before = words();
	expect(before?.textContent).toContain("has not arrived");
	expect(page.textContent).not.toContain("Turn the brightness up");
	await press(page, "Try again");
	expect(isBusy()).toBe(true);
	await until(() => {
		answer();
		return !isBusy();
	});
	expect(words()?.textContent).toBe(before?.textContent);
	expect(words()).not.toBe(before);
});
