// The undo of a use can be pressed over any overlay, and nothing reloads while it is shown.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { UndoBar } from "../../../../src/features/reward/use/UndoBar";
import { serverNow } from "../../../../src/platform/http/clock";
import { undoableAtom } from "../../../../src/platform/outbox/undoableUse";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import { store } from "../../../../src/platform/query/store";
import { Dialog } from "../../../../src/ui/overlay/Dialog";
import { Sheet } from "../../../../src/ui/overlay/Sheet";
import { draw, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

const used = () =>
	act(async () =>
		store.set(undoableAtom, {
			use: {
				sub: "customer-1",
				transaction_id: "T1",
				at: serverNow(),
				card: bareCard("PV_1"),
			},
			until: serverNow() + 8000,
		}),
	);
const undo = () =>
	[...document.querySelectorAll("button")].find((it) =>
		it.textContent?.startsWith("Undo"),
	);

beforeEach(() => {
	phone.wipeDisks();
	store.set(undoableAtom, null);
});
afterEach(() => {
	wipe();
	store.set(undoableAtom, null);
});

const nothing = () => undefined;
const screen = (sheet: boolean, dialog: boolean) => (
	<>
		<UndoBar />
		<Sheet open={sheet} onClose={nothing} label="Privilege">
			words
		</Sheet>
		<Dialog open={dialog} onClose={nothing} label="Code">
			words
		</Dialog>
	</>
);

// The bug: a modal made the bar inert.
test("the undo bar is in the topmost dialog, or on the page without one", async () => {
	await draw(screen(true, true));
	await used();
	const place = () => undo()?.closest("dialog")?.getAttribute("aria-label");
	expect(place()).toBe("Code");
	await draw(screen(true, false));
	expect(place()).toBe("Privilege");
	await draw(screen(false, false));
	expect(undo()?.closest("body")).not.toBeNull();
	expect(place()).toBeUndefined();
	await draw(screen(false, true));
	expect(place()).toBe("Code");
});

test("pressed in a dialog it undoes the use", async () => {
	await draw(screen(true, false));
	await used();
	await act(async () => undo()?.click());
	expect(store.get(undoableAtom)).toBeNull();
	expect(undo()).toBeUndefined();
});

test("only the word is underlined, not the seconds", async () => {
	await draw(screen(false, false));
	await used();
	const words = [...(undo()?.querySelectorAll("span") ?? [])];
	expect(words.map((it) => it.textContent)).toEqual(["Undo", "8"]);
});

test("no update is offered while it is shown", async () => {
	await draw(screen(false, false));
	expect(isUpdateLockedHere()).toBe(false);
	await used();
	expect(isUpdateLockedHere()).toBe(true);
	await act(async () => undo()?.click());
	expect(isUpdateLockedHere()).toBe(false);
});
