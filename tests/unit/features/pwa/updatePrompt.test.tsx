// The card of a new version: it is pressed once, and can be pressed again if a claim started meanwhile (O08).
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import UpdatePrompt from "../../../../src/features/pwa/UpdatePrompt";
import { serverNow, setServerTime } from "../../../../src/platform/http/clock";
import { storageKeys } from "../../../../src/platform/storage/storage";
import { draw, press, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";

const applyUpdate = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/pwa/workerUpdates", async (original) => ({
	...(await original<object>()),
	applyUpdate,
}));

afterEach(() => {
	wipe();
	localStorage.clear();
	applyUpdate.mockReset();
});

// The bug: the heading's only text was a live region.
test("the heading is text, and the card is announced as a whole", async () => {
	const page = await draw(<UpdatePrompt />);
	const heading = page.querySelector("h2");
	expect(heading?.innerHTML).toBe("A new version is ready");
	expect(heading?.closest("[role=status]")).toBeTruthy();
	const named = page.querySelector("section")?.getAttribute("aria-labelledby");
	expect(named).toBe(heading?.id);
});

// The bugs: a second press started a second update, and an update that had to wait left a card that ignored every press.
test("a running update ignores presses; one that had to wait can be pressed again", async () => {
	const update = lateReply(() => undefined);
	applyUpdate.mockImplementation(update.reply);
	const page = await draw(<UpdatePrompt />);
	const later = [...page.querySelectorAll("button")].find(
		(it) => it.textContent === "Later",
	);
	await press(page, "Update");
	expect(later?.disabled).toBe(true);
	await press(page, "Update");
	expect(applyUpdate).toHaveBeenCalledOnce();
	await update.come();
	expect(later?.disabled).toBe(false);
	await press(page, "Update");
	expect(applyUpdate).toHaveBeenCalledTimes(2);
});

test("“Later” saves the server's time of the press, from which no tab asks again for a day", async () => {
	setServerTime(Date.now() + 3 * 3_600_000);
	onTestFinished(() => setServerTime(Date.now()));
	const before = serverNow();
	await press(await draw(<UpdatePrompt />), "Later");
	const saved = Number(localStorage.getItem(storageKeys.updateLater));
	expect(saved).toBeGreaterThanOrEqual(before);
	expect(saved).toBeLessThanOrEqual(serverNow());
	expect(applyUpdate).not.toHaveBeenCalled();
});
