// Fakes the closing animations of dialogs, which happy-dom does not support.
import { onTestFinished, vi } from "vitest";

/** Until the end of the test, a dialog's closing animation ends when `finished` resolves, by default never. */
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
