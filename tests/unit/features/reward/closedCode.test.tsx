// What replaces the skeleton of the code popup, what closes the popup, and that a closed one says nothing more (2 §2, 2 §4).
import { act } from "react";
import * as v from "valibot";
import {
	afterEach,
	beforeEach,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import RewardCodeDialog from "../../../../src/features/reward/RewardCodeDialog";
import { atomStore } from "../../../../src/platform/atomStore";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { undoableUseAtom } from "../../../../src/platform/outbox/undoableUse";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

const code = (countdown_time: string | null = null) =>
	v.parse(rewardCode, {
		...{ code: "AB-12", privilegetype: 4, transaction_id: "T1" },
		...{ privilege_id: "P1", countdown_time },
	});

let client = newCache();
beforeEach(() => {
	freshPhone();
	client = newCache();
	phone.setNetwork(true);
	phone.api("CouponCodeDetail", () => code());
	setNavigate(() => undefined);
});
afterEach(() => {
	wipe();
	atomStore.set(undoableUseAtom, null);
});

const onClose = vi.fn();
const show = (open = true, start = false, atOnce?: boolean) =>
	draw(
		<RewardCodeDialog
			request={{ name: "rewardCode", transactionId: "T1", start, atOnce }}
			{...{ open, onClose }}
			onClosed={() => undefined}
		/>,
		client,
	);
const cross = (page: HTMLElement) =>
	page.querySelector<HTMLElement>("article [aria-label=Close]");

test.each([
	["the code", () => code()],
	["a refusal", fail({ message: { th: "ยกเลิกแล้ว", en: "Cancelled" } })],
])("%s ignores a second tap when it appears", async (_what, reply) => {
	const late = lateReply(reply);
	phone.api("CouponCodeDetail", late.reply);
	const page = await show();
	await until(() => phone.calls.length > 0);
	const held = vi.spyOn(Element.prototype, "animate");
	onTestFinished(() => held.mockRestore());
	await late.come();
	await until(() => page.querySelector("article, [role=alert]"));
	expect(held.mock.contexts).toEqual([page.querySelector("dialog")]);
});

// The bug: the close button of the skeleton was a grey disc while the code loaded over a shop's poor signal.
test("a popup whose code does not load can be closed with its close button", async () => {
	phone.api("CouponCodeDetail", () => new Promise(() => undefined));
	onClose.mockClear();
	const page = await show();
	await until(() => phone.calls.length > 0);
	const close = page.querySelector<HTMLElement>("[aria-label=Close]");
	// Screen readers skip the content of such a part.
	expect(close?.closest("[aria-busy=true], [aria-hidden=true]")).toBeNull();
	await act(async () => close?.click());
	expect(onClose).toHaveBeenCalledOnce();
});

test("a saved code whose start got no reply is read again, and shows the time that may be running", async () => {
	await saveCode({
		...{ ...bareCard("PV_1"), ...code() },
		...{ sub: "customer-1", saved_at: 0 },
	});
	const lose = fail({ reason: "network", status: 0 });
	const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
	phone.api("CouponCodeDetail", ({ Start_Countdown }) =>
		Start_Countdown ? lose() : code(inAnHour),
	);
	const page = await show(true, true);
	await until(() => page.querySelector("[role=timer]"));
	expect(page.querySelector("[role=alert]")).toBeNull();
});

test.each([true, false])(
	"an address that opens the popup (%s) opens it without motion",
	async (atOnce) => {
		const page = await show(true, false, atOnce);
		const dialog = page.querySelector("dialog");
		expect(dialog?.className.includes("atOnce")).toBe(atOnce);
	},
);

test("a code that is read again after its start got no reply does not say that there is none", async () => {
	const { reply, come } = lateReply(() => code());
	const lose = fail({ reason: "network", status: 0 });
	phone.api("CouponCodeDetail", ({ Start_Countdown }) =>
		Start_Countdown ? lose() : reply(),
	);
	const page = await show(true, true);
	await until(() => phone.calls.length > 1);
	expect(page.querySelector("[role=alert]")).toBeNull();
	await come();
	await until(() => page.querySelector("article"));
});

test("the close button of the card and the button to all coupons close the popup", async () => {
	const page = await show();
	await until(() => cross(page));
	await act(async () => cross(page)?.click());
	await press(page, "All my coupons");
	expect(onClose).toHaveBeenCalledTimes(2);
});

test("a code that cannot be loaded can be closed or retried", async () => {
	phone.api("CouponCodeDetail", fail({ status: 500 }));
	const page = await show();
	await until(() => page.querySelector("[role=alert]"));
	expect(page.querySelector("[role=status]")?.textContent).toBe("");
	phone.api("CouponCodeDetail", () => code());
	await press(page, "Close");
	expect(onClose).toHaveBeenCalledOnce();
	await press(page, "Try again");
	await until(() => page.querySelector("article"));
});

test.each(["Full screen", "Scanned, mark as used"])(
	"what %j opened closes with the popup",
	async (label) => {
		const page = await show();
		await until(() => cross(page));
		await press(page, label);
		expect(page.querySelectorAll("dialog[open]")).toHaveLength(2);
		await show(false);
		await until(() => !page.querySelector("dialog[open]"));
	},
);

// The shop would read on the closing popup that it may not accept the code.
test("a confirmed use closes the popup, which says nothing against the code meanwhile", async () => {
	await saveCode({
		...{ ...bareCard("PV_1"), ...code() },
		...{ sub: "customer-1", saved_at: 0 },
	});
	const page = await show();
	await until(() => cross(page));
	await press(page, "Scanned, mark as used");
	await press(page, "Confirm");
	await until(() => onClose.mock.calls.length > 0);
	await act(() => client.refetchQueries());
	expect(page.textContent).not.toContain("The shop may not accept this code");
});

test("a saved code that the host refuses shows no hint for scanning", async () => {
	await saveCode({
		...{ ...bareCard("PV_1"), ...code() },
		...{ sub: "customer-1", saved_at: 0 },
	});
	const message = { th: "ยกเลิกแล้ว", en: "Cancelled" };
	phone.api("CouponCodeDetail", fail({ message }));
	const page = await show();
	await until(() => page.textContent?.includes("Cancelled"));
	expect(page.querySelector("article")).not.toBeNull();
	expect(page.textContent).not.toContain("Turn the brightness up");
});

test("a code that has ended says nothing once the popup is closed", async () => {
	const ended = code(new Date(Date.now() - 1000).toISOString());
	await saveCode({
		...{ ...bareCard("PV_1"), ...ended },
		...{ sub: "customer-1", saved_at: 0 },
	});
	const { reply, come } = lateReply(() => ended);
	phone.api("CouponCodeDetail", reply);
	const page = await show();
	await until(() => page.querySelector("[role=timer]"));
	await show(false);
	await come();
	await act(() => new Promise((done) => setTimeout(done, 50)));
	expect(dialog()).toBeNull();
});
