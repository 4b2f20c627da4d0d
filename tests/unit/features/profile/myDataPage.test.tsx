// /profile/data: what is saved is wiped after a confirmation alone; the sign-in stays.
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { MyDataPage } from "../../../../src/features/profile/MyDataPage";
import {
	closeDialog,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { currentSession } from "../../../../src/platform/session/session";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { listCodes } from "../../../../src/platform/storage/wallet";
import { draw, press, until, wipe } from "../../support/drawn";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
}));
const loadPath = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/browser/openLink", async (original) => ({
	...(await original<object>()),
	loadPath,
}));

const sub = "customer-1";
const answer = (isConfirmed: boolean) =>
	act(async () => {
		closeDialog(isConfirmed);
		handleDialogClosed();
		// The answer arrives 200 ms after closing (1 §9).
		await vi.advanceTimersByTimeAsync(300);
	});

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	freshPhone();
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

/** The page of a customer with one saved code. */
async function open() {
	await saveCode({
		...bareCard("PV_1"),
		...v.parse(rewardCode, {
			code: "AB-12",
			privilegetype: 4,
			transaction_id: "T1",
			privilege_id: "P1",
		}),
		sub,
		saved_at: 1,
	});
	const page = await draw(<MyDataPage />);
	await until(() => page.textContent?.includes("Coupon codes"));
	return page;
}

test("a declined wipe keeps the codes, a confirmed one erases them", async () => {
	const page = await open();
	await press(page, "Wipe what is saved");
	await until(dialog);
	await answer(false);
	expect(await listCodes(sub)).toHaveLength(1);
	expect(loadPath).not.toHaveBeenCalled();
	await press(page, "Wipe what is saved");
	await until(dialog);
	await answer(true);
	await until(() => loadPath.mock.calls.length > 0);
	expect(await listCodes(sub)).toEqual([]);
	expect(currentSession()?.sub).toBe(sub);
});

test("without a network, where the page stays, it counts again after a wipe, and can be used again", async () => {
	const page = await open();
	const codes = () => page.querySelector("dd")?.textContent;
	expect(codes()).toMatch(/^1 item/);
	await press(page, "Wipe what is saved");
	await until(dialog);
	await answer(true);
	await until(() => codes()?.startsWith("0 items"));
	await until(() => !page.querySelector("[aria-busy]"));
});
