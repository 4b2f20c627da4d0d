// The offline dialog counts the codes that a shop still accepts, and links to them (P12, O01).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import OfflineDialog from "../../../src/app/dialogs/OfflineDialog";
import { SavedCodesButton } from "../../../src/app/dialogs/SavedCodesButton";
import { rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { setNavigate } from "../../../src/platform/browser/openLink";
import { saveCode } from "../../../src/platform/storage/saveCode";
import type { WalletCode } from "../../../src/platform/storage/wallet";
import { freshPhone } from "../features/freshPhone";
import { draw, press, until, wipe } from "../support/drawn";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);

const save = (transaction_id: string, more: Partial<WalletCode> = {}) =>
	saveCode({
		...bareCard("PV_1"),
		...v.parse(rewardCode, { code: "A", privilegetype: 4, transaction_id }),
		sub: "customer-1",
		saved_at: 1,
		...more,
	});
async function saveEndedOnes() {
	const past = new Date(Date.now() - 60_000).toISOString();
	await save("used", { over: "used" });
	await save("ended", { over: "ended" });
	await save("countdown over", { countdown_time: past });
	await save("validity over", { expiration_datetime: past });
}
const nothing = () => undefined;
const onClose = vi.fn();
const went = vi.fn();
setNavigate(went);
const show = (open = true) =>
	draw(
		<>
			<OfflineDialog
				request={{ name: "offline" }}
				open={open}
				onClose={onClose}
				onClosed={nothing}
			/>
			<aside>
				<SavedCodesButton onOpen={nothing} />
			</aside>
		</>,
	);

beforeEach(freshPhone);
afterEach(wipe);

test("used and ended codes do not count as codes that can still be opened", async () => {
	await saveEndedOnes();
	await save("usable");
	const page = await show();
	await until(() => page.textContent?.includes("1 saved code still opens"));
	expect(page.querySelector("aside")?.textContent).toBe("Open saved codes");
	// The frame has a button with the same name.
	await press(page, "Open saved codes");
	expect(onClose).toHaveBeenLastCalledWith(true);
	expect(went).not.toHaveBeenCalled();
	await show(false);
	await until(() => went.mock.calls.length > 0);
	expect(went.mock.calls).toEqual([["/history?state=history"]]);
});

test("the dialog does not link to the saved codes if all of them are used or ended", async () => {
	await saveEndedOnes();
	const page = await show();
	// Makes the saved codes of this phone readable.
	await act(() => new Promise((done) => setTimeout(done, 50)));
	expect(page.querySelector("h2")?.textContent).toBe("No Internet connection");
	expect(page.querySelector(".lucide-wifi-off")).not.toBeNull();
	expect(page.textContent).toContain(
		"Please check your connection and try again.",
	);
	expect(page.textContent).not.toContain("saved code");
	expect(onClose).not.toHaveBeenCalled();
	await press(page, "Close");
	expect(onClose).toHaveBeenCalledOnce();
});
