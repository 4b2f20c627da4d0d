// A dialog is announced with its title and its text, which holds the reason of a failure.
import { afterEach, expect, test } from "vitest";
import { Dialog, DialogBody } from "../../../../src/ui/overlay/Dialog";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

test.each(["The server did not answer.", undefined])(
	"the text of a dialog describes it (%s)",
	async (text) => {
		const place = await draw(
			<Dialog open onClose={() => undefined} labelledby="title">
				<DialogBody title="Something went wrong" titleId="title" text={text} />
			</Dialog>,
		);
		const dialog = place.querySelector("dialog");
		const textId = dialog?.getAttribute("aria-describedby") ?? "";
		const described = document.getElementById(textId);
		expect(described?.textContent).toBe(text ?? "");
		expect(described?.hidden).toBe(text === undefined);
	},
);
