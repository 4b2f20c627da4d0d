// What the code popup shows: the server's refusal over a code, a countdown whose start got no reply, and no announcements of another code (2 §4, O01).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard, type CodeCard } from "../../../../src/domain/code/codeCard";
import RewardCodeDialog from "../../../../src/features/reward/RewardCodeDialog";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
} from "../../../../src/platform/browser/dialogs";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { setServerTime } from "../../../../src/platform/http/clock";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import { adoptToken } from "../../../../src/platform/session/session";
import {
	markCodeOver,
	saveCode,
} from "../../../../src/platform/storage/saveCode";
import { draw, press, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi, setNetwork, wipeDisks } = phone;

const start = Date.parse("2026-11-21T05:00:00Z");
const inMinutes = (minutes: number) =>
	new Date(start + minutes * 60_000).toISOString();

const codeOf = (transaction_id: string, countdown_time: string | null = null) =>
	v.parse(rewardCode, {
		code: `CODE-${transaction_id}`,
		privilegetype: 4,
		transaction_id,
		privilege_id: "P1",
		countdown_time,
	});
const card = {
	...bareCard("PV_1"),
	brand_name_th: "กาแฟ",
	reward_name: "ลาเต้",
};
const save = (
	transaction_id: string,
	countdown_time: string | null = null,
	brand_name_th = card.brand_name_th,
	more: Partial<CodeCard> = {},
) =>
	saveCode({
		...card,
		brand_name_th,
		...codeOf(transaction_id, countdown_time),
		...more,
		sub: "customer-1",
		saved_at: start,
	});

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	wipeDisks();
	forgetApi();
	setNetwork(true);
	adoptToken(tokenOf("customer-1"));
	setServerTime(start);
	closeDialog();
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

const show = (transactionId: string, starts = false) =>
	draw(
		<RewardCodeDialog
			request={{ name: "rewardCode", transactionId, start: starts }}
			open
			onClose={() => undefined}
			onClosed={() => undefined}
		/>,
	);
/** Waits up to two seconds until this holds. */
async function shows(look: () => void): Promise<void> {
	for (let tries = 0; ; tries++) {
		await act(async () => {
			await vi.dynamicImportSettled();
			await vi.advanceTimersByTimeAsync(20);
		});
		try {
			return look();
		} catch (failure) {
			if (tries === 100) throw failure;
		}
	}
}
const refuse = (code: number, en: string) => {
	throw new ApiFailure({
		reason: "status",
		status: 400,
		code,
		message: { th: en, en },
	});
};
const lose = () => {
	throw new ApiFailure({ reason: "network" });
};

test.each([true, false])(
	"a saved code that the server refuses is shown with the server's reason above it (started: %s)",
	async (starts) => {
		await save("T1");
		api("CouponCodeDetail", () =>
			refuse(20000, "This code has already been used."),
		);
		const page = await show("T1", starts);
		await shows(() => {
			const alert = page.querySelector("[role=alert]");
			expect(alert?.textContent).toContain("The shop may not accept this code");
			expect(alert?.textContent).toContain("This code has already been used.");
		});
		expect(page.querySelector("article")?.textContent).toContain("CODE-T1");
	},
);

test("without any reply the saved code is shown, and nothing is said against it", async () => {
	await save("T1");
	api("CouponCodeDetail", lose);
	const page = await show("T1");
	await shows(() => expect(page.querySelector("article")).not.toBeNull());
	await shows(() => expect(calls).toHaveLength(1));
	expect(page.querySelector("[role=alert]")).toBeNull();
	expect(page.textContent).not.toContain("Has the shop accepted it?");
});

test("a clock whose start got no reply counts as running: the code is read again, and shown with it", async () => {
	api("CouponCodeDetail", ({ Start_Countdown }) =>
		Start_Countdown ? lose() : codeOf("T2", inMinutes(15)),
	);
	const page = await show("T2", true);
	await shows(() =>
		expect(page.querySelector("[role=timer]")?.textContent).toMatch(
			/14:5|15:0/,
		),
	);
	expect(page.querySelector("[role=alert]")).toBeNull();
});

test("a clock that was not started after all can be started again", async () => {
	api("CouponCodeDetail", ({ Start_Countdown }) =>
		Start_Countdown ? lose() : refuse(20000, "Please start the countdown."),
	);
	const page = await show("T3", true);
	await shows(() => expect(page.textContent).toContain("Unable to receive"));
	api("CouponCodeDetail", () => codeOf("T3", inMinutes(15)));
	await press(page, "Try again");
	await shows(() => expect(page.querySelector("[role=timer]")).not.toBeNull());
});

test("switching from a code with half an hour left to one with three minutes does not announce five minutes", async () => {
	await save("late", inMinutes(30), "ชา");
	await save("soon", inMinutes(3), "ชา");
	api("CouponCodeDetail", ({ CPC_Transaction_Id }) =>
		codeOf(
			String(CPC_Transaction_Id),
			inMinutes(CPC_Transaction_Id === "late" ? 30 : 3),
		),
	);
	const page = await show("late");
	await shows(() => expect(page.querySelector("article")).not.toBeNull());
	await press(page, "Full screen");
	const next = () =>
		page.querySelector<HTMLElement>('button[aria-label="Next code"]');
	await shows(() => expect(next()).not.toBeNull());
	await act(async () => next()?.click());
	await shows(() => expect(page.textContent).toContain("CODE-soon"));
	await act(async () => vi.advanceTimersByTimeAsync(2000));
	expect(page.textContent).not.toContain("minutes left");
});

test("the brand's next code has its own ring, not one of the first code's minutes", async () => {
	await save("long", inMinutes(30), "ชา");
	await save("short", inMinutes(10), "ชา");
	api("CouponCodeDetail", ({ CPC_Transaction_Id: id }) =>
		codeOf(String(id), inMinutes(id === "long" ? 30 : 10)),
	);
	const page = await draw(
		<RewardCodeDialog
			request={{ name: "rewardCode", transactionId: "long", minutes: 60 }}
			open
			onClose={() => undefined}
			onClosed={() => undefined}
		/>,
	);
	const filled = () => {
		const [part = 0, whole = 1] = (
			page
				.querySelector("[stroke-dasharray]")
				?.getAttribute("stroke-dasharray") ?? ""
		)
			.split(" ")
			.map(Number);
		return part / whole;
	};
	await shows(() => expect(filled()).toBeCloseTo(30 / 60, 1));
	await press(page, "Full screen");
	const next = () =>
		page.querySelector<HTMLElement>('button[aria-label="Next code"]');
	await shows(() => expect(next()).not.toBeNull());
	await act(async () => next()?.click());
	// Of the shortest usual duration, a quarter of an hour.
	await shows(() => expect(filled()).toBeCloseTo(10 / 15, 1));
});

test("at the counter each time has its label, and the QR's button its text", async () => {
	await save("counter", inMinutes(15), "ชา");
	api("CouponCodeDetail", () => codeOf("counter", inMinutes(15)));
	const page = await show("counter");
	await shows(() => expect(page.querySelector("article")).not.toBeNull());
	await press(page, "Full screen");
	const other = () => page.querySelector('button[aria-label="Show the QR"]');
	await shows(() => expect(other()?.textContent).toContain("QR"));
	expect(other()?.querySelector("span")?.textContent).toBe("QR");
	await shows(() =>
		expect(page.textContent).toMatch(/Now\d\d:\d\d:\d\d[A-Z][a-z]{2}\u00a0\d/),
	);
	expect(page.textContent).toContain("Time left");
});

test("at the counter the name has two lines on an upright phone", async () => {
	vi.stubGlobal("innerWidth", 360);
	vi.stubGlobal("innerHeight", 780);
	await save("upright");
	api("CouponCodeDetail", () => codeOf("upright"));
	const page = await show("upright");
	await shows(() => expect(page.querySelector("article")).not.toBeNull());
	await press(page, "Full screen");
	const name = () => page.querySelector("p[class*=clamp-2]");
	await shows(() => expect(name()).not.toBeNull());
	expect(name()?.textContent).toBe(card.reward_name);
	expect(name()?.previousSibling?.textContent).toBe(card.brand_name_th);
});

test.each([
	["the shop's scanner", 4, true],
	["the online shop", 8, false],
])(
	"a code for %s has the hint about brightness, and its end counts down: %s",
	async (_for, privilegetype, isHinted) => {
		const expiration_datetime = inMinutes(20);
		await save("T11", null, card.brand_name_th, { expiration_datetime });
		api("CouponCodeDetail", () => ({ ...codeOf("T11"), privilegetype }));
		const page = await show("T11");
		await shows(() => {
			expect(page.querySelector("article")).not.toBeNull();
			expect(page.textContent?.includes("Turn the brightness up")).toBe(
				isHinted,
			);
			expect(page.querySelector("[role=timer]") !== null).toBe(isHinted);
		});
	},
);

test("the end of the load is announced, by the element that announced its start", async () => {
	const { reply, come } = lateReply(() => codeOf("T9"));
	api("CouponCodeDetail", reply);
	const page = await show("T9");
	const status = page.querySelector("[role=status]");
	expect(status?.textContent).toBe("Loading your code");
	await come();
	await shows(() => expect(status?.textContent).toBe("Your code"));
	expect(status?.isConnected).toBe(true);
});

test("a failed load is announced once, by the message that is visible", async () => {
	api("CouponCodeDetail", lose);
	const page = await show("T10");
	await shows(() =>
		expect(page.querySelector("[role=alert]")?.textContent).toContain(
			"Unable to receive code",
		),
	);
	expect(page.textContent?.split("Unable to receive code")).toHaveLength(2);
	expect(page.textContent).not.toContain("Turn the brightness up");
});

test("a saved code whose end has passed is not called expired if the reply gives a later end", async () => {
	await save("extended", inMinutes(-1));
	api("CouponCodeDetail", async () => {
		await new Promise((go) => setTimeout(go, 500));
		return codeOf("extended", inMinutes(15));
	});
	const page = await show("extended");
	await shows(() =>
		expect(page.querySelector("[role=timer]")?.textContent).toMatch(/14:|15:/),
	);
	await act(async () => vi.advanceTimersByTimeAsync(4000));
	expect(atomStore.get(dialogAtom)).toBeNull();
});

test("a code that ends while the next one is being opened says nothing over that one", async () => {
	await save("ends", inMinutes(0.1), "ชา");
	await save("goes on", inMinutes(30), "ชา");
	const ends = (id: unknown) => inMinutes(id === "ends" ? 0.1 : 30);
	api("CouponCodeDetail", ({ CPC_Transaction_Id: id }) =>
		codeOf(String(id), ends(id)),
	);
	const page = await show("ends");
	await shows(() => expect(page.querySelector("article")).not.toBeNull());
	await press(page, "Full screen");
	const next = () =>
		page.querySelector<HTMLElement>('button[aria-label="Next code"]');
	await shows(() => expect(next()).not.toBeNull());
	api("CouponCodeDetail", async ({ CPC_Transaction_Id: id }) => {
		await new Promise((go) => setTimeout(go, 1000));
		return codeOf(String(id), ends(id));
	});
	await act(async () => vi.advanceTimersByTimeAsync(4000));
	const asked = calls.length;
	await shows(() => expect(calls.length).toBeGreaterThan(asked));
	await act(async () => next()?.click());
	await act(async () => vi.advanceTimersByTimeAsync(4000));
	expect(page.textContent).toContain("CODE-goes on");
	expect(atomStore.get(dialogAtom)).toBeNull();
});

test.each([
	["used", "This code has already been used."],
	["ended", "The time to use this code has run out."],
] as const)(
	"a saved code that is %s says so, and cannot be marked as used again",
	async (over, words) => {
		await save("T1");
		await markCodeOver("customer-1", "T1", over);
		api("CouponCodeDetail", () => codeOf("T1"));
		const page = await show("T1");
		await shows(() => {
			const alert = page.querySelector("[role=alert]");
			expect(alert?.textContent).toContain(words);
		});
		expect(page.textContent).toContain("CODE-T1");
		expect(page.textContent).not.toContain("mark as used");
		expect(page.textContent).not.toContain("Turn the brightness up to scan");
	},
);

test("a refused use opens the question again, with the reason", async () => {
	await save("T1");
	api("CouponCodeDetail", () => codeOf("T1"));
	const notUsed = { th: "ไม่พร้อม", en: "The shop is closed." };
	const page = await draw(
		<RewardCodeDialog
			request={{ name: "rewardCode", transactionId: "T1", notUsed }}
			open
			onClose={() => undefined}
			onClosed={() => undefined}
		/>,
	);
	await shows(() => {
		expect(page.textContent).toContain("Has the shop accepted it?");
		expect(page.textContent).toContain("The shop is closed.");
	});
});

test("an open code keeps the screen awake and blocks updates; a button links to all coupons (O06, O08, 2 §2)", async () => {
	const release = vi.fn(async () => undefined);
	const wakeLock = { request: vi.fn(async () => ({ release })) };
	vi.stubGlobal(
		"navigator",
		Object.create(navigator, { wakeLock: { value: wakeLock } }),
	);
	await save("T1");
	api("CouponCodeDetail", () => codeOf("T1"));
	const page = await show("T1");
	await shows(() => expect(page.textContent).toContain("CODE-T1"));
	expect(wakeLock.request).toHaveBeenCalledExactlyOnceWith("screen");
	expect(isUpdateLockedHere()).toBe(true);
	const went = vi.fn();
	setNavigate(went);
	await press(page, "All my coupons");
	expect(went).toHaveBeenCalledExactlyOnceWith("/history?state=history");
	wipe();
	expect(release).toHaveBeenCalledOnce();
	expect(isUpdateLockedHere()).toBe(false);
});
