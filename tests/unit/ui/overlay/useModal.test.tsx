// Proves a modal: it takes and returns the focus, closes by key, scrim or browser, and calls onClosed once.
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import {
	afterEach,
	beforeEach,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { isOverlayOpen } from "../../../../src/ui/overlay/backGuard";
import { Dialog } from "../../../../src/ui/overlay/Dialog";
import { holdMotions } from "../../support/motions";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let page: HTMLElement;
let root: ReturnType<typeof createRoot>;
const onClose = vi.fn();
const onClosed = vi.fn();
/** The closing motion, which the test ends. */
let endMotion: () => void;

beforeEach(() => {
	onClose.mockReset();
	onClosed.mockReset();
	const finished = new Promise<void>((resolve) => {
		endMotion = resolve;
	});
	holdMotions(finished);
	page = document.createElement("div");
	document.body.append(page);
	root = createRoot(page);
});
afterEach(() => {
	act(() => root.unmount());
	page.remove();
});

const show = (open: boolean) =>
	act(async () =>
		root.render(
			<>
				<button type="button" id="opener">
					open
				</button>
				<Dialog open={open} onClose={onClose} onClosed={onClosed} label="Test">
					<button type="button">inside</button>
				</Dialog>
			</>,
		),
	);
const dialog = () => {
	const found = page.querySelector("dialog");
	if (!found) throw new Error("no dialog");
	return found;
};

test("a closed modal is not in the page, and an opening one takes the focus", async () => {
	await show(false);
	expect(page.querySelector("dialog")).toBeNull();
	await show(true);
	expect(dialog().open).toBe(true);
	expect(document.activeElement).toBe(dialog());
	expect(onClose).not.toHaveBeenCalled();
});

test("the cancel of Escape or a back gesture asks the owner, and does not close the modal itself", async () => {
	await show(true);
	const cancel = new Event("cancel", { cancelable: true });
	act(() => void dialog().dispatchEvent(cancel));
	expect(cancel.defaultPrevented).toBe(true);
	expect(onClose).toHaveBeenCalledTimes(1);
	expect(dialog().open).toBe(true);
});

// The cancel event of a file chooser bubbles.
test("a cancel event of a field inside does not close the modal", async () => {
	await show(true);
	const cancel = new Event("cancel", { bubbles: true, cancelable: true });
	act(() => void dialog().querySelector("button")?.dispatchEvent(cancel));
	expect(cancel.defaultPrevented).toBe(false);
	expect(onClose).not.toHaveBeenCalled();
});

test("a tap on the scrim asks the owner; a tap that begins or ends inside does not", async () => {
	await show(true);
	const inside = dialog().querySelector("button");
	const press = (on: Element | null) =>
		on?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
	const click = (on: Element | null) =>
		on?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	act(() => {
		press(inside);
		click(inside);
		press(inside);
		click(dialog());
	});
	expect(onClose).not.toHaveBeenCalled();
	act(() => {
		press(dialog());
		click(dialog());
	});
	expect(onClose).toHaveBeenCalledTimes(1);
});

test("onClosed runs once, only after the motion", async () => {
	await show(true);
	await show(false);
	expect(dialog().hasAttribute("data-closing")).toBe(true);
	expect(onClosed).not.toHaveBeenCalled();
	await act(async () => endMotion());
	expect(page.querySelector("dialog")).toBeNull();
	expect(onClosed).toHaveBeenCalledTimes(1);
	expect(onClose).not.toHaveBeenCalled();
});

// The bug: a motion does not end in a hidden page, so the work after closing waited until the page was shown.
test("if the page is hidden during the motion, onClosed runs at once, and only once", async () => {
	onTestFinished(() => void vi.restoreAllMocks());
	await show(true);
	await show(false);
	const look = () =>
		act(async () => document.dispatchEvent(new Event("visibilitychange")));
	await look();
	expect(onClosed).not.toHaveBeenCalled();
	vi.spyOn(document, "hidden", "get").mockReturnValue(true);
	const removed = vi.spyOn(document, "removeEventListener");
	await look();
	expect(onClosed).toHaveBeenCalledTimes(1);
	expect(page.querySelector("dialog")).toBeNull();
	expect(removed.mock.calls.map(([name]) => name)).toContain(
		"visibilitychange",
	);
	await act(async () => endMotion());
	await look();
	expect(onClosed).toHaveBeenCalledTimes(1);
});

test("a modal that is opened again while it closes stays open", async () => {
	await show(true);
	await show(false);
	await show(true);
	await act(async () => endMotion());
	expect(dialog().open).toBe(true);
	expect(dialog().hasAttribute("data-closing")).toBe(false);
	expect(onClosed).not.toHaveBeenCalled();
});

test("the owner is notified when the browser closes the modal", async () => {
	await show(true);
	await act(async () => {
		dialog().close();
	});
	expect(onClose).toHaveBeenCalledTimes(1);
});

test("a modal that its owner keeps open is shown again after the browser has closed it", async () => {
	await show(true);
	await act(async () => {
		dialog().close();
	});
	expect(dialog().open).toBe(true);
	expect(document.activeElement).toBe(dialog());
	expect(onClosed).not.toHaveBeenCalled();
});

test("the last of two dialogs to close returns the focus to the opener of the first", async () => {
	// Like a browser, closing an open dialog focuses the former element if it is shown and no modal is over it.
	const before = new WeakMap<Element, Element | null>();
	const { showModal, close } = HTMLDialogElement.prototype;
	vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(
		function (this: HTMLDialogElement) {
			before.set(this, document.activeElement);
			showModal.call(this);
		},
	);
	vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (
		this: HTMLDialogElement,
	) {
		const last = this.open && before.get(this);
		close.call(this);
		if (!last || page.querySelector("dialog[open]")) return;
		if (last instanceof HTMLElement && !last.closest("dialog:not([open])"))
			last.focus();
	});
	const showBoth = (first: boolean, second: boolean) =>
		act(async () =>
			root.render(
				<>
					<button type="button">opener</button>
					<Dialog open={first} onClose={onClose} label="Question">
						<button type="button">yes</button>
					</Dialog>
					<Dialog open={second} onClose={onClose} label="Code">
						code
					</Dialog>
				</>,
			),
		);
	await showBoth(false, false);
	const opener = page.querySelector("button");
	opener?.focus();
	await showBoth(true, false);
	dialog().querySelector("button")?.focus();
	// The second dialog opens before the motion of the first has ended.
	await showBoth(false, true);
	await act(async () => endMotion());
	expect(dialog().getAttribute("aria-label")).toBe("Code");
	expect(document.activeElement).toBe(dialog());
	await showBoth(false, false);
	expect(page.querySelector("dialog")).toBeNull();
	expect(document.activeElement).toBe(opener);
	// Both close together, the lower one first.
	await showBoth(true, false);
	dialog().querySelector("button")?.focus();
	await showBoth(true, true);
	await showBoth(false, false);
	await act(async () => endMotion());
	expect(page.querySelector("dialog")).toBeNull();
	expect(document.activeElement).toBe(opener);
	vi.restoreAllMocks();
});

test("after the browser has closed two dialogs at once, a question stays above the dialog that asks it", async () => {
	const order: string[] = [];
	const shown = vi
		.spyOn(HTMLDialogElement.prototype, "showModal")
		.mockImplementation(function (this: HTMLDialogElement) {
			this.open = true;
			order.push(this.getAttribute("aria-label") ?? "");
		});
	function Form() {
		const [asks, setAsks] = useState(true);
		return (
			<>
				<Dialog open onClose={() => setAsks(true)} label="Form">
					text
				</Dialog>
				<Dialog open={asks} onClose={() => setAsks(false)} label="Question">
					text
				</Dialog>
			</>
		);
	}
	await act(async () => root.render(<Form />));
	const [form, question] = page.querySelectorAll("dialog");
	order.length = 0;
	await act(async () => question?.close());
	await act(async () => endMotion());
	await act(async () => form?.close());
	expect(order).toEqual(["Form", "Question"]);
	shown.mockRestore();
});

test("an open modal that is removed from the page is closed first, so that the browser returns the focus", async () => {
	await show(true);
	const shown = dialog();
	await act(async () => root.render(null));
	expect(shown.isConnected).toBe(false);
	expect(shown.open).toBe(false);
});

test("going back on the phone closes a modal, but a modal with an address only by its address", async () => {
	const open = (addressed: boolean) =>
		act(async () =>
			root.render(
				<Dialog {...{ open: true, onClose, addressed }} label="Test">
					text
				</Dialog>,
			),
		);
	await open(false);
	expect(isOverlayOpen()).toBe(true);
	await open(true);
	expect(isOverlayOpen()).toBe(false);
});
