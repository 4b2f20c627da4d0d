// The closing motions of dialogs, which happy-dom does not know.
import { onTestFinished, vi } from "vitest";

/** Until the test is over, each dialog's closing motion ends with `finished`; without it, never. */
export function holdMotions(
	finished: Promise<unknown> = new Promise(() => undefined),
): void {
	vi.stubGlobal("KeyframeEffect", class {});
	const dialog = HTMLDialogElement.prototype;
	const { getAnimations } = dialog;
	dialog.getAnimations = function () {
		const effect = Object.assign(new KeyframeEffect(null, null), {
			target: this,
		});
		return [Object.assign(Object.create(null), { effect, finished })];
	};
	onTestFinished(() => {
		dialog.getAnimations = getAnimations;
	});
}
