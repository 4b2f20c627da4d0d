// /profile/data: the saved data is wiped only after a confirmation; the sign-in stays.
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { MyDataPage } from "../../../../src/features/profile/MyDataPage";
import {
	closeDialog,
	handleDialogClosed,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { favouriteQueue } from "../../../../src/platform/outbox/favouriteQueue";
import { queryClient } from "../../../../src/platform/query/queryClient";
import { restoreQueries } from "../../../../src/platform/query/restoreQueries";
import { currentSession } from "../../../../src/platform/session/session";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { local, storageKeys } from "../../../../src/platform/storage/storage";
import { listCodes } from "../../../../src/platform/storage/wallet";
import { catalogueQueries } from "../../../../src/queries/catalogue";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { dialog, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
}));
const loadPage = vi.hoisted(() =>
	vi.fn<(path: string, mustStay: () => boolean) => Promise<boolean>>(),
);
vi.mock("../../../../src/platform/pwa/chunkRecovery", async (original) => ({
	...(await original<object>()),
	loadPage,
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
	phone.setNetwork(true);
	loadPage.mockReset();
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
	const client = newCache();
	// As the app's own (platform/query/queryClient).
	client.setDefaultOptions({ queries: { networkMode: "always" } });
	const page = await draw(<MyDataPage />, client);
	await until(() => page.textContent?.includes("Coupon codes"));
	return page;
}

test("a declined wipe keeps the codes, a confirmed one erases them", async () => {
	const page = await open();
	await press(page, "Wipe what is saved");
	await until(dialog);
	await answer(false);
	expect(await listCodes(sub)).toHaveLength(1);
	expect(loadPage).not.toHaveBeenCalled();
	await press(page, "Wipe what is saved");
	await until(dialog);
	await answer(true);
	await until(() => loadPage.mock.calls.length > 0);
	expect(await listCodes(sub)).toEqual([]);
	expect(currentSession()?.sub).toBe(sub);
});

test("without a network, where the page stays, it counts again after a wipe and can be used again", async () => {
	const page = await open();
	const codes = () => page.querySelector("dd")?.textContent;
	expect(codes()).toMatch(/^1 item/);
	await press(page, "Wipe what is saved");
	await until(dialog);
	await answer(true);
	await until(() => codes()?.startsWith("0 items"));
	await until(() => !page.querySelector("[aria-busy]"));
});

// The bug: until the next start of the app nothing was saved for offline use any more.
test("if the page stays, what is loaded after a wipe is saved again", async () => {
	restoreQueries();
	loadPage.mockResolvedValue(false);
	const page = await open();
	const load = () => queryClient.query(catalogueQueries.brands());
	const isSaved = () => local.get(storageKeys.queries(sub))?.includes("Mokfa");
	phone.api("GetBrandList", () => [{ brand_id: "7", brand_name_en: "Mokfa" }]);
	await load();
	await until(isSaved);
	await press(page, "Wipe what is saved");
	await until(dialog);
	await answer(true);
	await until(() => loadPage.mock.calls.length > 0);
	await until(() => !page.querySelector("[aria-busy]"));
	expect(isSaved()).toBeFalsy();
	await load();
	await until(isSaved);
});

test.each([
	[true, "Your coupons stay yours"],
	[false, "You are offline: no code can be opened"],
])(
	"with a network (%s) the question says what a wipe means now",
	async (isOnline, words) => {
		phone.setNetwork(isOnline);
		await press(await open(), "Wipe what is saved");
		await until(dialog);
		expect(dialog()).toMatchObject({
			description: { message: expect.stringContaining(words) },
		});
	},
);

test("the page shows how many changes still wait for the network; a wipe does not erase these", async () => {
	expect((await open()).textContent).not.toContain("waiting for internet");
	wipe();
	phone.setNetwork(false);
	await favouriteQueue.add(sub, [{ reference: "PV_1", wanted: true }]);
	expect((await open()).textContent).toContain("1 change is still waiting");
});

// The bug: after the wipe the page was reloaded under a code that was opened meanwhile, even if the page had been left.
test("a code or another page that is opened during a wipe stays", async () => {
	const page = await open();
	const late = lateReply(() => true);
	loadPage.mockImplementation(late.reply);
	await press(page, "Wipe what is saved");
	await until(dialog);
	await answer(true);
	await until(() => loadPage.mock.lastCall);
	const mustStay = () => loadPage.mock.lastCall?.[1]();
	expect(mustStay()).toBe(false);
	openDialog({ name: "rewardCode", transactionId: "T1" });
	expect(mustStay()).toBe(true);
	closeDialog();
	wipe();
	expect(mustStay()).toBe(true);
	await late.come();
});
