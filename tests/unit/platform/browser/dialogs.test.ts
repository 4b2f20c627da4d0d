// Proves that dialog requests are plain data, cleared on close and answered only after the closing motion (1 §2, 1 §9).
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	afterDialogClose,
	closeDialog,
	confirm,
	dialogAtom,
	handleDialogClosed,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { openWhenFree } from "../../../../src/platform/browser/overlays";
import { updateOfferedAtom } from "../../../../src/platform/pwa/updateOffer";
import { waitFor } from "../../../support/waitFor";

const question = { variant: "default" } as const;
const shown = () => atomStore.get(dialogAtom);
/** The answer of the promise, or "open" if it has none yet. */
const answerOf = (asked: Promise<boolean>) =>
	Promise.race([asked, setImmediate("open")]);

/** The dialog has closed, and the rest of the 200 ms is over. */
const gone = () => {
	handleDialogClosed();
	vi.advanceTimersByTime(200);
};

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
	closeDialog();
	gone();
});
afterEach(() => {
	vi.useRealTimers();
});

test("closing clears every field", () => {
	openDialog({ name: "rewardCode", transactionId: "1" });
	expect(shown()).toEqual({ name: "rewardCode", transactionId: "1" });
	closeDialog();
	expect(shown()).toBeNull();
});

test.each([
	["error", undefined, false],
	["none", undefined, true],
	["error", true, true],
	["none", false, false],
] as const)(
	"a %s dialog requested with outline %j has %j: its main action is filled by default",
	(variant, outline, looks) => {
		openDialog({
			name: "confirmation",
			variant,
			...(outline !== undefined && { outline }),
		});
		expect(shown()).toMatchObject({ outline: looks });
	},
);

test.each([true, false])(
	"a question resolves to %j after its dialog has closed",
	async (answer) => {
		const asked = confirm(question);
		expect(shown()).toMatchObject({ name: "confirmation", variant: "default" });
		closeDialog(answer);
		expect(shown()).toBeNull();
		expect(await answerOf(asked)).toBe("open");
		handleDialogClosed();
		vi.advanceTimersByTime(199);
		expect(await answerOf(asked)).toBe("open");
		vi.advanceTimersByTime(1);
		expect(await asked).toBe(answer);
	},
);

test("a question replaced by another dialog counts as declined", async () => {
	const asked = confirm(question);
	openDialog({ name: "offline" });
	expect(await asked).toBe(false);
	expect(shown()).toEqual({ name: "offline" });
});

test("a dialog that closes late does not answer the next question", async () => {
	openDialog({ name: "offline" });
	closeDialog();
	handleDialogClosed();
	const asked = confirm(question);
	gone();
	expect(await answerOf(asked)).toBe("open");
	closeDialog(true);
	gone();
	expect(await asked).toBe(true);
});

test("a question that was asked and closed meanwhile is answered only after its own closing motion", async () => {
	openDialog({ name: "offline" });
	closeDialog();
	handleDialogClosed();
	const asked = confirm(question);
	vi.advanceTimersByTime(150);
	closeDialog(true);
	vi.advanceTimersByTime(50);
	expect(await answerOf(asked)).toBe("open");
	handleDialogClosed();
	vi.advanceTimersByTime(150);
	expect(await asked).toBe(true);
});

test("the action after closing starts 200 ms after the closing began", () => {
	const work = vi.fn();
	openDialog({ name: "offline" });
	closeDialog(true);
	vi.advanceTimersByTime(180);
	afterDialogClose(work);
	vi.advanceTimersByTime(19);
	expect(work).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(work).toHaveBeenCalledOnce();
});

test("an overlay that waits for the update offer opens once that is closed", async () => {
	const opened = vi.fn();
	atomStore.set(updateOfferedAtom, true);
	openWhenFree("install", opened);
	expect(opened).not.toHaveBeenCalled();
	atomStore.set(updateOfferedAtom, false);
	await waitFor(() => expect(opened).toHaveBeenCalledOnce());
});
