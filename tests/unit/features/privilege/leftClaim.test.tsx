// The result of a claim or an order whose screen was left or now has a code over it: it waits until nothing else is open, and starts no countdown (O07).
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showFailure } from "../../../../src/app/showFailure";
import { longestWindowMs } from "../../../../src/domain/claim/claimWindow";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { useOrder } from "../../../../src/features/delivery/useOrder";
import { useClaim } from "../../../../src/features/privilege/useClaim";
import {
	closeDialog,
	handleDialogClosed,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { withLastingLock } from "../../../../src/platform/browser/locks";
import { setServerTime } from "../../../../src/platform/http/clock";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import {
	onFailure,
	queryClient,
} from "../../../../src/platform/query/queryClient";
import {
	beginDelivery,
	deliveryReference,
} from "../../../../src/platform/storage/deliveryDraft";
import { claimPrivilege } from "../../../../src/sync/claim";
import { claimLock } from "../../../../src/sync/reconcileClaim";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, calls } = phone;

const subject = { isActivity: false, hasCountdown: false };
const delivery = {
	...{ MobileNo: "0812345678", OTP: "482915", TransactionId: "OTP1" },
};

function Claim({
	reference = openPrivilege.alt_reference,
	choice = "now",
}: {
	reference?: string;
	choice?: "now" | "later";
}) {
	const { send, state } = useClaim({
		...openPrivilege,
		alt_reference: reference,
	});
	function claim() {
		send({ type: "press", subject });
		send({ type: "choose", choice });
		send({ type: "confirm" });
	}
	return (
		<button type="button" data-step={state.step} onClick={claim}>
			Get
		</button>
	);
}
function Order({ reference = "PV_1001" }) {
	const { onConfirm: order } = useOrder({
		...{ reference, module: "noti", onExpired: () => undefined },
	});
	return (
		<button type="button" onClick={() => void order(delivery)}>
			Get
		</button>
	);
}

const another = { name: "rewardCode", transactionId: "T0" } as const;
const settle = () => act(() => new Promise((done) => setTimeout(done, 10)));

/** Presses Get, then opens another code, over the screen or after it was left, and releases the reply. */
async function get(
	screen: ReactNode,
	reply: () => unknown,
	{ leaves = false, opensCode = true, client = newCache() } = {},
) {
	const late = lateReply(reply);
	for (const name of ["SubmitRedeemCouponCodeV2", "SubmitRedeemPhysicalV2"])
		api(name, late.reply);
	const page = await draw(screen, client);
	await press(page, "Get");
	await until(() => calls.some(({ name }) => name.startsWith("SubmitRedeem")));
	if (leaves) await draw(<p>Another page</p>, client);
	if (opensCode) await act(async () => openDialog(another));
	await late.come();
	await settle();
}
const closeCode = () =>
	act(async () => {
		closeDialog();
		handleDialogClosed();
	});

beforeEach(() => {
	freshPhone();
	api("DetailV2", () => openPrivilege);
	api("Redeem", () => ({ items: [], totalpages: 0 }));
});
afterEach(() => {
	wipe();
	closeDialog();
	vi.useRealTimers();
});

const claimed = () => ({ transaction_id: "T1" });
const words = { th: "เต็มแล้ว", en: "All taken" };
const refused = fail({ code: 20000, message: words });

test.each([
	["a claim", <Claim key="claim" />, claimed, "Kept in My coupons"],
	["an order", <Order key="order" />, claimed, "Your prize will be sent"],
	["a refused claim", <Claim key="claim" />, refused, words],
	["a refused order", <Order key="order" />, refused, words],
])(
	"%s of a screen that was left waits for the open code",
	async (_what, screen, reply, title) => {
		await get(screen, reply, { leaves: true });
		expect(dialog()).toMatchObject(another);
		await closeCode();
		await until(dialog);
		expect(dialog()).toMatchObject({
			title: typeof title === "string" ? { message: title } : title,
		});
	},
);

test("a claim whose screen is shown opens its code and starts its countdown", async () => {
	await get(<Claim />, claimed, { opensCode: false });
	expect(dialog()).toMatchObject({
		...{ name: "rewardCode", transactionId: "T1", start: true },
	});
});

test.each([
	["a claim", <Claim key="claim" />, claimed, "Kept in My coupons"],
	["an order", <Order key="order" />, claimed, "Your prize will be sent"],
	["a refused claim", <Claim key="claim" />, refused, words],
	["a refused order", <Order key="order" />, refused, words],
])(
	"%s does not replace a code that was opened over its screen",
	async (_what, screen, reply, title) => {
		await get(screen, reply);
		expect(dialog()).toEqual(another);
		await closeCode();
		await until(dialog);
		expect(dialog()).toMatchObject({
			title: typeof title === "string" ? { message: title } : title,
		});
	},
);

test.each(
	[401, 423, 429].flatMap(
		(status) =>
			[
				["a claim", <Claim key="claim" />, status],
				["an order", <Order key="order" />, status],
			] as const,
	),
)(
	"%s refused by session, lock or limit is reported once a code that was opened over its screen is closed",
	async (_what, screen, status) => {
		onFailure(showFailure);
		await get(screen, fail({ status, message: words }), {
			client: queryClient,
		});
		expect(dialog()).toEqual(another);
		await closeCode();
		await until(dialog);
		expect(dialog()).toMatchObject({
			title: status === 401 ? { message: "Unauthorized" } : words,
			to: "/",
		});
		await closeCode();
		expect(dialog()).toBeNull();
		queryClient.clear();
	},
);

test.each([
	["a claim", <Claim key="claim" />, "SubmitRedeemCouponCodeV2"],
	["an order", <Order key="order" />, "SubmitRedeemPhysicalV2"],
])(
	"a lost reply to %s that is found is shown only by the checking dialog",
	async (_what, screen, submit) => {
		const item = {
			...{ ext_transaction_id: "T1", privilege_ref: "PV_1001" },
			redeem_datetime: new Date().toISOString(),
		};
		api(submit, () => {
			api("Redeem", () => ({ items: [item], totalpages: 1 }));
			return fail({ reason: "timeout", status: 0 })();
		});
		await press(await draw(screen), "Get");
		await until(dialog);
		await settle();
		expect(dialog()).toMatchObject({ name: "checkingClaim" });
		// The dialog would open the code that it finds.
		await closeCode();
		expect(dialog()).toBeNull();
	},
);

test("a claim that 20 s could not confirm is over for its screen: updates are no longer locked", async () => {
	vi.useFakeTimers();
	setServerTime(Date.now());
	api("SubmitRedeemCouponCodeV2", fail({ reason: "timeout", status: 0 }));
	const page = await draw(<Claim />);
	await press(page, "Get");
	const step = () => page.querySelector("button")?.dataset.step;
	await until(() => step() === "checking");
	expect(isUpdateLockedHere()).toBe(true);
	await act(() => vi.advanceTimersByTimeAsync(20_000));
	expect(step()).toBe("unconfirmed");
	expect(isUpdateLockedHere()).toBe(false);
});

test("no clock starts if the claim ends long after the person said that they were at the counter", async () => {
	vi.useFakeTimers();
	setServerTime(Date.now());
	const { reply, come } = lateReply(claimed);
	api("SubmitRedeemCouponCodeV2", reply);
	await press(await draw(<Claim />), "Get");
	await until(() => calls.some(({ name }) => name.startsWith("Submit")));
	await act(() => vi.advanceTimersByTimeAsync(180_000));
	await come();
	await until(dialog);
	expect(dialog()).toMatchObject({ title: { message: "Kept in My coupons" } });
});

test("a kept code says that no clock has started", async () => {
	await get(<Claim />, claimed, { leaves: true });
	await closeCode();
	await until(dialog);
	expect(dialog()).toMatchObject({
		description: { message: expect.stringContaining("No clock has started") },
	});
});

test.each([
	["a claim", <Claim key="claim" />, "Kept in My coupons"],
	["an order", <Order key="order" />, "Your prize will be sent"],
])(
	"%s with a lost reply, of a screen that was left, shows only its result",
	async (_what, screen, title) => {
		await get(
			screen,
			() => {
				const item = {
					...{ ext_transaction_id: "T1", privilege_ref: "PV_1001" },
					redeem_datetime: new Date().toISOString(),
				};
				api("Redeem", () => ({ items: [item], totalpages: 1 }));
				fail({ reason: "timeout", status: 0 })();
			},
			{ leaves: true },
		);
		expect(dialog()).toMatchObject(another);
		await closeCode();
		await until(dialog);
		expect(dialog()).toMatchObject({ title: { message: title } });
	},
);

test.each([
	["a claim", <Claim key="claim" />],
	// The claim is still being checked, and another claim of its privilege waits for it.
	["an order", <Order key="order" reference="PV_1002" />],
])(
	"the check of a lost reply to %s does not replace a code that was opened over its screen",
	async (_what, screen) => {
		await get(screen, fail({ reason: "timeout", status: 0 }));
		expect(calls.some(({ name }) => name === "Redeem")).toBe(true);
		expect(dialog()).toEqual(another);
	},
);

// The bug: the check of an order opened over the page that the person had opened since.
test("a lost reply to an order whose screen was left opens nothing if it is not found within 20 s", async () => {
	vi.useFakeTimers();
	setServerTime(Date.now());
	const lost = lateReply(fail({ reason: "timeout", status: 0 }));
	api("SubmitRedeemPhysicalV2", lost.reply);
	await press(await draw(<Order reference="PV_1003" />), "Get");
	await until(() => calls.some(({ name }) => name.startsWith("Submit")));
	await draw(<p>Another page</p>);
	await lost.come();
	await act(() => vi.advanceTimersByTimeAsync(25_000));
	expect(calls.some(({ name }) => name === "Redeem")).toBe(true);
	expect(dialog()).toBeNull();
});

test("a press that waited too long behind another tab's claim opens the checking dialog and sends nothing", async () => {
	vi.useFakeTimers();
	setServerTime(Date.now());
	let letGo = () => {};
	const others = new Promise<void>((done) => (letGo = done));
	const privilege = { sub: "customer-1", reference: "PV_1004" };
	const held = withLastingLock(claimLock(privilege), () => others);
	await press(await draw(<Claim reference="PV_1004" />), "Get");
	await act(() => vi.advanceTimersByTimeAsync(121_000));
	letGo();
	await held;
	await until(dialog);
	expect(dialog()).toMatchObject({ name: "checkingClaim" });
	expect(calls.some(({ name }) => name.startsWith("Submit"))).toBe(false);
});

test("a closed checking dialog does not open again if the claim is found not to have happened", async () => {
	vi.useFakeTimers();
	setServerTime(Date.now());
	api("SubmitRedeemCouponCodeV2", fail({ reason: "timeout", status: 0 }));
	api("Redeem", fail({ reason: "network", status: 0 }));
	const page = await draw(<Claim reference="PV_1005" />);
	await press(page, "Get");
	await until(dialog);
	await closeCode();
	phone.setNetwork(false);
	await act(() => vi.advanceTimersByTimeAsync(longestWindowMs));
	api("Redeem", () => ({ items: [], totalpages: 0 }));
	phone.setNetwork(true);
	const step = () => page.querySelector("button")?.dataset.step;
	await until(() => step() === "notDone");
	expect(dialog()).toBeNull();
});

// The bug: the message said that no clock had started while the other tab started it.
test("a press for later that receives another tab's use now does not say that no clock has started", async () => {
	const { reply, come } = lateReply(claimed);
	api("SubmitRedeemCouponCodeV2", reply);
	const reference = "PV_1006";
	const otherTabs = claimPrivilege(newCache(), {
		...{ sub: "customer-1", reference, isUsed: true, reserve_timeout: 15 },
		card: bareCard(reference),
	});
	await until(() => calls.some(({ name }) => name.startsWith("Submit")));
	const page = await draw(<Claim reference={reference} choice="later" />);
	await press(page, "Get");
	await come();
	expect(await otherTabs).toMatchObject({ isUsed: true });
	await until(dialog);
	expect(dialog()).toMatchObject({ title: { message: "Kept in My coupons" } });
	expect(JSON.stringify(dialog())).not.toContain("No clock has started");
	expect(calls.filter(({ name }) => name.startsWith("Submit"))).toHaveLength(1);
});

// The bug: the earlier order's spent code was taken for this order's, or this order was called declined.
test.each([40002, 20000])(
	"an order refused with %i behind an earlier one is being checked while the history cannot be read",
	async (code) => {
		vi.useFakeTimers();
		setServerTime(Date.now());
		const reference = `PV_${code}`;
		api("SubmitRedeemPhysicalV2", fail({ reason: "timeout", status: 0 }));
		const earlier = claimPrivilege(newCache(), {
			...{ sub: "customer-1", reference, isUsed: false },
			card: bareCard(reference),
			delivery: { ...delivery, TransactionId: "OTP0" },
		});
		await until(() => calls.some(({ name }) => name.startsWith("Submit")));
		await vi.advanceTimersByTimeAsync(20_000);
		expect(await earlier).toMatchObject({ state: "sent" });
		api("SubmitRedeemPhysicalV2", () => {
			api("Redeem", fail({ status: 500 }));
			return fail({ code, message: words })();
		});
		beginDelivery(reference);
		await press(await draw(<Order reference={reference} />), "Get");
		await until(dialog);
		expect(dialog()).toMatchObject({ name: "checkingClaim" });
		await act(() => vi.advanceTimersByTimeAsync(1000));
		expect(dialog()).toMatchObject({ name: "checkingClaim" });
		expect(deliveryReference()).toBe(reference);
	},
);
