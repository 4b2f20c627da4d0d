// Proves when pointers are ignored: whenever a dialog opens, closes or is replaced, but never for a key or a click without a pointer.
import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog, DialogBody } from "../../../../src/ui/overlay/Dialog";
import {
	pressGuardMs,
	useContentGuard,
} from "../../../../src/ui/overlay/pressGuard";
import { Sheet } from "../../../../src/ui/overlay/Sheet";
import { draw, press, wipe } from "../../support/drawn";
import { holdMotions } from "../../support/motions";

/** The elements that were removed from hit-testing, and for how long. */
const held: { on: Element; keyframes: unknown; ms: unknown }[] = [];

beforeEach(() => {
	held.length = 0;
	Element.prototype.animate = function (keyframes, ms) {
		held.push({ on: this, keyframes, ms });
		return Object.create(null);
	};
});
afterEach(wipe);

/** How often presses were ignored since the last call. */
const holds = () => held.splice(0).length;
const nothing = vi.fn();

test("hit-testing stops in an opening dialog, then in the whole document, for longer than a double tap lasts", async () => {
	const dialog = (open: boolean) => (
		<Dialog open={open} onClose={nothing} label="Question">
			words
		</Dialog>
	);
	const page = await draw(dialog(true));
	const on = page.querySelector("dialog");
	await draw(dialog(false));
	const how = {
		keyframes: { pointerEvents: ["none", "none"] },
		ms: pressGuardMs,
	};
	expect(held).toEqual([
		{ on, ...how },
		{ on: document.documentElement, ...how },
	]);
	expect(pressGuardMs).toBeGreaterThanOrEqual(500);
});

// The bug: the second tap of a double tap confirmed a question that nobody had read.
test.each([
	["dialog", Dialog],
	["sheet", Sheet],
])(
	"presses are ignored when a %s opens, closes or is removed",
	async (_name, Frame) => {
		const frame = (open: boolean) => (
			<Frame open={open} onClose={nothing} label="Question">
				words
			</Frame>
		);
		await draw(frame(false));
		expect(holds()).toBe(0);
		await draw(frame(true));
		expect(holds()).toBe(1);
		await draw(frame(true));
		expect(holds()).toBe(0);
		await draw(frame(false));
		expect(holds()).toBe(1);
		await draw(frame(true));
		holds();
		await draw(null);
		expect(holds()).toBe(1);
	},
);

test("presses are ignored when a dialog changes into another question", async () => {
	const dialog = (title: string, text: string) => (
		<Dialog open onClose={nothing} label="Question">
			<DialogBody title={title} text={text} />
		</Dialog>
	);
	await draw(dialog("Checking", "a"));
	holds();
	await draw(dialog("Checking", "b"));
	expect(holds()).toBe(0);
	await draw(dialog("Try again?", "b"));
	expect(holds()).toBe(1);
});

test("presses are ignored when content is replaced, but not at its first drawing", async () => {
	function Steps({ step }: { step: number }) {
		useContentGuard(step);
		return <p>{step}</p>;
	}
	await draw(<Steps step={1} />);
	expect(holds()).toBe(0);
	await draw(<Steps step={2} />);
	expect(holds()).toBe(1);
	await draw(<Steps step={2} />);
	expect(holds()).toBe(0);
});

test("a click without a pointer works at once", async () => {
	const confirmed = vi.fn();
	const page = await draw(
		<Dialog open onClose={nothing} label="Question">
			<button type="button" onClick={confirmed}>
				Confirm
			</button>
		</Dialog>,
	);
	await press(page, "Confirm");
	expect(confirmed).toHaveBeenCalledTimes(1);
});

// The bug: a question could be answered again while it slid away.
test("a dialog that closes takes no second answer", async () => {
	const answers = vi.fn();
	holdMotions();
	function Question() {
		const [open, setOpen] = useState(true);
		return (
			<Dialog open={open} onClose={nothing} label="Question">
				<form
					onSubmit={(event) => {
						event.preventDefault();
						answers("sent");
					}}
				>
					<button
						type="button"
						onClick={() => {
							answers("yes");
							setOpen(false);
						}}
					>
						Confirm
					</button>
					<button type="submit">Send</button>
				</form>
			</Dialog>
		);
	}
	const page = await draw(<Question />);
	await press(page, "Confirm");
	expect(page.querySelector("dialog[data-closing]")).not.toBeNull();
	await press(page, "Confirm");
	await press(page, "Send");
	await act(async () => {});
	expect(answers.mock.calls).toEqual([["yes"]]);
});

// The bug: a dialog that was closed at once stayed until its guard ended, fully visible with reduced motion.
test("a dialog that closes does not wait for its guard", async () => {
	const guards: Animation[] = [];
	vi.stubGlobal(
		"KeyframeEffect",
		class {
			target: Element | null = null;
		},
	);
	Element.prototype.animate = function () {
		const effect = Object.assign(new KeyframeEffect(null, null), {
			target: this,
		});
		const finished = new Promise(() => {});
		const guard = Object.assign(Object.create(null), { effect, finished });
		guards.push(guard);
		return guard;
	};
	HTMLDialogElement.prototype.getAnimations = () => guards;
	const dialog = (open: boolean) => (
		<Dialog open={open} onClose={nothing} label="Question">
			words
		</Dialog>
	);
	const page = await draw(dialog(true));
	await draw(dialog(false));
	expect(page.querySelector("dialog")).toBeNull();
	HTMLDialogElement.prototype.getAnimations = () => [];
});
