// A code whose time ends in the popup says so; if the page cannot be reloaded afterwards, the brand's next code says so too, and a code that was opened meanwhile stays (2 §4).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import RewardCodeDialog from "../../../../src/features/reward/RewardCodeDialog";
import {
	closeDialog,
	handleDialogClosed,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { setServerTime } from "../../../../src/platform/http/clock";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { draw, press, wipe } from "../../support/drawn";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

const start = Date.parse("2026-11-21T05:00:00Z");
/** When the countdowns of the codes end, in s after the start. */
const seconds: Record<string, number> = { first: 6, second: 60, ended: -60 };

const codeOf = (id: string) =>
	v.parse(rewardCode, {
		code: `CODE-${id}`,
		privilegetype: 4,
		transaction_id: id,
		privilege_id: "P1",
		countdown_time: new Date(start + (seconds[id] ?? 0) * 1000).toISOString(),
	});

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	freshPhone();
	phone.setNetwork(true);
	setServerTime(start);
	phone.api("CouponCodeDetail", ({ CPC_Transaction_Id: id }) =>
		codeOf(String(id)),
	);
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

const pass = (ms: number) =>
	act(async () => {
		await vi.dynamicImportSettled();
		await vi.advanceTimersByTimeAsync(ms);
	});
/** Shows the popup of a code. */
const show = (transactionId: string) =>
	draw(
		<RewardCodeDialog
			request={{ name: "rewardCode", transactionId }}
			open
			onClose={() => undefined}
			onClosed={() => undefined}
		/>,
	);
const title = () => Reflect.get(dialog() ?? {}, "title")?.message;

test("a brand's second code that ends in the popup says so as the first did", async () => {
	for (const id of ["first", "second"])
		await saveCode({
			...bareCard("PV_1"),
			brand_name_th: "กาแฟ",
			reward_name: "ลาเต้",
			...codeOf(id),
			sub: "customer-1",
			saved_at: start,
		});
	const page = await show("first");
	await pass(1000);
	await press(page, "Full screen");
	await pass(500);
	await pass(7000);
	expect(title()).toBe("Code expired");
	// Neither a worker nor the host can deliver the page.
	phone.setNetwork(false);
	closeDialog(true);
	handleDialogClosed();
	await pass(500);
	expect(dialog()).toBeNull();
	const next = page.querySelector<HTMLElement>('[aria-label="Next code"]');
	await act(async () => next?.click());
	await pass(60_000);
	expect(title()).toBe("Code expired");
	closeDialog(true);
	handleDialogClosed();
	await pass(500);
});

test.each([
	["once that is read, the page is loaded again", 1, () => closeDialog(true)],
	[
		"a code that is opened meanwhile stays on the screen",
		0,
		() => openDialog({ name: "rewardCode", transactionId: "second" }),
	],
	// The bug: the reload removed a claim's result that had waited for the popup.
	[
		"a result that is shown after it stays on the screen",
		0,
		() => openDialog({ name: "checkingClaim", entryId: "1" }),
	],
])("after a code has ended in the popup: %s", async (_what, times, goOn) => {
	const reload = vi.spyOn(location, "reload").mockReturnValue();
	await show("first");
	await pass(8000);
	expect(title()).toBe("Code expired");
	goOn();
	handleDialogClosed();
	await pass(500);
	expect(reload).toHaveBeenCalledTimes(times);
	reload.mockRestore();
});

test("the counter that is opened after the end does not repeat the message", async () => {
	const page = await show("first");
	await pass(8000);
	expect(title()).toBe("Code expired");
	phone.setNetwork(false);
	closeDialog(true);
	handleDialogClosed();
	await pass(500);
	await press(page, "Full screen");
	await pass(500);
	expect(page.querySelectorAll("[role=timer]")).toHaveLength(2);
	expect(dialog()).toBeNull();
});

// The bug: the popup's first read was cancelled and sent again.
test("a saved code that has ended before the popup opens is read once, and the popup says so", async () => {
	await saveCode({
		...bareCard("PV_1"),
		reward_name: "ลาเต้",
		...codeOf("ended"),
		sub: "customer-1",
		saved_at: start,
	});
	phone.api("CouponCodeDetail", async () => {
		await new Promise((done) => setTimeout(done, 400));
		return codeOf("ended");
	});
	await show("ended");
	await pass(1000);
	expect(title()).toBe("Code expired");
	expect(phone.calls).toHaveLength(1);
	phone.setNetwork(false);
	closeDialog(true);
	handleDialogClosed();
	await pass(500);
});

// The bug: the code counted as ended by the end that the popup had shown before.
test("a code that the host has given more time continues to count down", async () => {
	await show("first");
	await pass(1000);
	const countdown_time = new Date(start + 20_000).toISOString();
	phone.api("CouponCodeDetail", () => ({
		...codeOf("first"),
		countdown_time,
	}));
	await pass(8000);
	expect(dialog()).toBeNull();
	await pass(13_000);
	expect(title()).toBe("Code expired");
	phone.setNetwork(false);
	closeDialog(true);
	handleDialogClosed();
	await pass(500);
});

// The bug: without a reply an ended code stayed as if it could be used.
test("an end that no reply confirms within three seconds is shown by the phone's clock", async () => {
	await show("first");
	await pass(1000);
	phone.api("CouponCodeDetail", () => new Promise(() => undefined));
	await pass(7000);
	expect(dialog()).toBeNull();
	await pass(4000);
	expect(title()).toBe("Code expired");
	phone.setNetwork(false);
	closeDialog(true);
	handleDialogClosed();
	await pass(500);
});
