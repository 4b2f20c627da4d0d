// The position among a brand's codes at the counter, also if the host's history names no brand (2 §3, O06).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { useBrandCodes } from "../../../../src/features/reward/code/useBrandCodes";
import RewardCodeDialog from "../../../../src/features/reward/RewardCodeDialog";
import { setServerTime } from "../../../../src/platform/http/clock";
import { adoptToken } from "../../../../src/platform/session/session";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { readCode } from "../../../../src/platform/storage/wallet";
import { draw, press, until, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi } = phone;

beforeEach(() => {
	phone.wipeDisks();
	adoptToken(tokenOf("customer-1"));
});
afterEach(wipe);

const codeOf = (transaction_id: string) =>
	v.parse(rewardCode, {
		...{ code: transaction_id, privilegetype: 4 },
		...{ transaction_id, privilege_id: "P1" },
	});
const walletCode = (id: string) => ({
	...{ ...bareCard("PV_1"), ...codeOf(id) },
	...{ brand_id: "7", sub: "customer-1", saved_at: 0, reward_name: id },
});
async function saveCodes(...ids: string[]) {
	for (const id of ids) await saveCode(walletCode(id));
}

function Position({ shown }: { shown?: ReturnType<typeof walletCode> }) {
	const { position, step } = useBrandCodes(shown, "T1");
	return `Code ${position.at} of ${position.of}, ${step(-1)} before, ${step(1)} after`;
}

test("the counter switches between two saved codes of a brand without names", async () => {
	await saveCodes("T1", "T2");
	const page = await draw(<Position />);
	await until(() => page.textContent?.includes("of 2"));
	expect(page.textContent).toContain("Code 1 of 2");
});

test("the previous code of the first one is the last, the next is the second", async () => {
	await saveCodes("T3", "T1", "T2");
	const page = await draw(<Position />);
	await until(() => page.textContent?.includes("of 3"));
	expect(page.textContent).toBe("Code 1 of 3, T3 before, T2 after");
});

test("a shown code that the phone could not save is one of the codes, an ended one is not", async () => {
	await saveCodes("T2");
	setServerTime(Date.now());
	const countdown_time = new Date(Date.now() - 60_000).toISOString();
	await saveCode({ ...walletCode("T3"), countdown_time });
	const page = await draw(<Position shown={walletCode("T1")} />);
	await until(() => page.textContent?.includes("of 2"));
	expect(page.textContent).toBe("Code 1 of 2, T2 before, T2 after");
});

test("switching to another code reads it, and does not start its clock", async () => {
	forgetApi();
	api("CouponCodeDetail", ({ CPC_Transaction_Id }) =>
		codeOf(String(CPC_Transaction_Id)),
	);
	await saveCodes("T1", "T2");
	const nothing = () => undefined;
	const page = await draw(
		<RewardCodeDialog
			request={{ name: "rewardCode", transactionId: "T1", start: true }}
			open
			onClose={nothing}
			onClosed={nothing}
		/>,
	);
	await until(() => page.querySelector("article"));
	await press(page, "Full screen");
	const next = () =>
		page.querySelector<HTMLElement>('button[aria-label="Next code"]');
	await until(next);
	await act(async () => next()?.click());
	await until(() => calls.length > 1);
	expect(calls.map(({ request }) => request)).toEqual([
		{ CPC_Transaction_Id: "T1", Start_Countdown: true },
		{ CPC_Transaction_Id: "T2", Start_Countdown: false },
	]);
});

// The bug: the next code was saved under the first one's name, and its question gave the reason of the first one's refusal.
test("the next code has neither the first code's name nor the reason why that was not used", async () => {
	forgetApi();
	api("CouponCodeDetail", ({ CPC_Transaction_Id }) =>
		codeOf(String(CPC_Transaction_Id)),
	);
	await saveCodes("T1");
	const saved = { ...bareCard("PV_2"), ...codeOf("T2"), brand_id: "7" };
	await saveCode({ ...saved, sub: "customer-1", saved_at: 0 });
	const nothing = () => undefined;
	const page = await draw(
		<RewardCodeDialog
			request={{
				name: "rewardCode",
				transactionId: "T1",
				card: { ...bareCard("PV_1"), reward_name: "ลาเต้" },
				notUsed: { th: "ร้านปิด", en: "The shop is closed." },
			}}
			open
			onClose={nothing}
			onClosed={nothing}
		/>,
	);
	await until(() => page.textContent?.includes("The shop is closed."));
	await press(page, "Not yet");
	await press(page, "Full screen");
	const button = (name: string) =>
		page.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
	await until(() => button("Next code"));
	await act(async () => button("Next code")?.click());
	await until(() => calls.length > 1);
	await act(async () => button("Leave the full screen")?.click());
	await press(page, "Scanned, mark as used");
	await until(() => page.textContent?.includes("Has the shop accepted it?"));
	expect(page.textContent).not.toContain("The shop is closed.");
	expect((await readCode("customer-1", "T2"))?.reward_name).toBe("");
});
