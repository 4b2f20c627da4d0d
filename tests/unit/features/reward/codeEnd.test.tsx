// A countdown that is longer than the validity ends with it: on the card, in the popup, and for the undo of a use (2 §4, 2 §8).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardType } from "../../../../src/contract/claimed";
import { historyItem, rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { HistoryCard } from "../../../../src/features/reward/history/HistoryCard";
import RewardCodeDialog from "../../../../src/features/reward/RewardCodeDialog";
import { ExerciseDialog } from "../../../../src/features/reward/use/ExerciseDialog";
import { atomStore } from "../../../../src/platform/atomStore";
import { setServerTime } from "../../../../src/platform/http/clock";
import { undoableUseAtom } from "../../../../src/platform/outbox/undoableUse";
import { draw, press, wipe } from "../../support/drawn";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

const start = Date.parse("2026-11-21T05:00:00Z");
const inSeconds = (seconds: number) =>
	new Date(start + seconds * 1000).toISOString();
const nothing = () => undefined;
const pass = (ms: number) =>
	act(async () => {
		await vi.dynamicImportSettled();
		await vi.advanceTimersByTimeAsync(ms);
	});

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	freshPhone();
	phone.setNetwork(true);
	setServerTime(start);
	atomStore.set(undoableUseAtom, null);
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
	atomStore.set(undoableUseAtom, null);
});

test.each([
	["โค้ดหมดอายุ", -60, "Expired21 Nov 2026Code expired"],
	["โค้ดหมดอายุ", 86_400, "ExpiredCode expired"],
	["กิจกรรมสิ้นสุดแล้ว", -60, "Ended on21 Nov 2026Activity ended"],
	["กิจกรรมสิ้นสุดแล้ว", 86_400, "Activity ended"],
])(
	"a card that the host calls %s, valid for %i s, never shows a future day as its end",
	async (is_used_code_desc, seconds, words) => {
		const item = v.parse(historyItem, {
			...{ ext_transaction_id: "T1", is_used_code: true, is_used_code_desc },
			expiration_datetime: inSeconds(seconds),
		});
		const page = await draw(
			<HistoryCard item={item} mode="used" saved={false} onUse={nothing} />,
		);
		expect(page.textContent?.replaceAll("\u00a0", " ")).toBe(`Coupon${words}`);
	},
);

// The bug: an ended activity had the popup of an expired code.
test.each([
	["used", "โค้ดหมดอายุ", "Code expired", "Code expired"],
	["used", "กิจกรรมสิ้นสุดแล้ว", "Activity ended", "Activity ended"],
	["seeCode", "กิจกรรมสิ้นสุดแล้ว", "Activity ended", "Code expired"],
] as const)(
	"in %s a pressed card that the host calls %s, with the label %s, says: %s (2 §4, 2 §8)",
	async (mode, is_used_code_desc, label, title) => {
		const item = v.parse(historyItem, {
			...{ ext_transaction_id: "T1", is_used_code: true, is_used_code_desc },
		});
		const page = await draw(
			<HistoryCard item={item} mode={mode} saved={false} onUse={nothing} />,
		);
		await press(page, label);
		expect(dialog()).toMatchObject({
			...{ variant: "error", title: { message: title } },
		});
	},
);

test("the card counts down to the end of the validity", async () => {
	const item = v.parse(historyItem, {
		...{ ext_transaction_id: "T1", is_used_code: true },
		countdown_datetime: inSeconds(900),
		expiration_datetime: inSeconds(300),
	});
	const page = await draw(
		<HistoryCard mode="available" saved item={item} onUse={nothing} />,
	);
	expect(page.textContent).toContain("05:00\u00a0left");
});

test("the filled part of the ring is the share of the coupon's minutes that is left", async () => {
	api("CouponCodeDetail", () =>
		v.parse(rewardCode, {
			...{ code: "AB-12", privilegetype: 4, transaction_id: "T1" },
			countdown_time: inSeconds(900),
		}),
	);
	const page = await draw(
		<RewardCodeDialog
			request={{ name: "rewardCode", transactionId: "T1", minutes: 20 }}
			open
			onClose={nothing}
			onClosed={nothing}
		/>,
	);
	await pass(0);
	const arc = page.querySelector("circle[stroke-dasharray]");
	const [filled = 0, whole = 0] = (arc?.getAttribute("stroke-dasharray") ?? "")
		.split(" ")
		.map(Number);
	expect(filled / whole).toBeCloseTo(0.75, 2);
});

test("the popup says that the code has expired at the end of the validity", async () => {
	api("CouponCodeDetail", () =>
		v.parse(rewardCode, {
			...{ code: "AB-12", privilegetype: 4, transaction_id: "T1" },
			countdown_time: inSeconds(60),
		}),
	);
	const card = {
		...bareCard("PV_1"),
		...{ reward_name: "ลาเต้", expiration_datetime: inSeconds(6) },
	};
	await draw(
		<RewardCodeDialog
			request={{ name: "rewardCode", transactionId: "T1", card }}
			open
			onClose={nothing}
			onClosed={nothing}
		/>,
	);
	await pass(5000);
	expect(dialog()).toBeNull();
	await pass(3000);
	expect(dialog()).toMatchObject({
		variant: "error",
		title: { message: "Code expired" },
	});
});

test.each([
	["that outlasts its validity", inSeconds(60)],
	["that is none", null],
])(
	"no use can be undone after the end of a code with a countdown %s",
	async (_what, countdown_time) => {
		const reward = {
			...bareCard("PV_1"),
			...v.parse(rewardCode, { code: "AB-12", transaction_id: "T1" }),
			...{ countdown_time, expiration_datetime: inSeconds(6) },
			...{
				privilegetype: rewardType.onlineCode,
				sub: "customer-1",
				saved_at: 0,
			},
		};
		const page = await draw(
			<ExerciseDialog
				open
				reward={reward}
				refused={undefined}
				onClose={nothing}
				onUsed={nothing}
			/>,
		);
		await press(page, "Confirm");
		await pass(100);
		const undoable = atomStore.get(undoableUseAtom);
		expect(undoable?.endsAt).toBe(start + 6000);
		// The request itself takes time.
		expect(undoable?.until).toBeLessThan(start + 6000);
	},
);
