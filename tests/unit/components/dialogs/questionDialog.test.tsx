// A question whose answer is being sent cannot be closed by Escape, back or the scrim as if it had been declined.
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { QuestionDialog } from "../../../../src/components/dialogs/QuestionDialog";
import { closeTopOverlay } from "../../../../src/ui/overlay/backGuard";
import { draw, press, wipe } from "../../support/drawn";

afterEach(wipe);

const ways: [string, (page: HTMLElement) => unknown][] = [
	[
		"Escape",
		(page) =>
			page
				.querySelector("dialog")
				?.dispatchEvent(new Event("cancel", { cancelable: true })),
	],
	["the phone's back", () => closeTopOverlay()],
	["its close button", (page) => press(page, "Use another number")],
];

test.each(
	ways.flatMap(([way, close]) =>
		[false, true].map((busy) => [way, busy, close] as const),
	),
)(
	"%s does not close the question while its answer is sent (being sent: %s)",
	async (_way, busy, close) => {
		const onClose = vi.fn();
		const page = await draw(
			<QuestionDialog
				open
				tone="warn"
				icon={null}
				title="Move to this phone?"
				confirmLabel="Move"
				closeLabel="Use another number"
				busy={busy}
				onConfirm={() => undefined}
				onClose={onClose}
			/>,
		);
		await act(async () => close(page));
		expect(onClose).toHaveBeenCalledTimes(busy ? 0 : 1);
	},
);
