// A dialog is announced with its title and its text, which contains the reason of a failure; each kind has its own size (1 §9).
import { afterEach, expect, test } from "vitest";
import { CustomDialog } from "../../../../src/ui/overlay/CustomDialog";
import {
	Dialog,
	DialogBody,
	TitledDialog,
} from "../../../../src/ui/overlay/Dialog";
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

test.each([
	[undefined, "12 High Street"],
	["The parcel", "The parcel"],
	["", ""],
])(
	"a dialog is described by its text (%j), or without one by the details of its question",
	async (text, described) => {
		const place = await draw(
			<TitledDialog open onClose={() => undefined} title="Send it?" text={text}>
				<address>12 High Street</address>
			</TitledDialog>,
		);
		const id = place.querySelector("dialog")?.getAttribute("aria-describedby");
		expect(document.getElementById(id ?? "")?.textContent).toBe(described);
	},
);

test("a custom dialog has its own size, and any other the size of a popup (1 §9)", async () => {
	const dialog = { open: true, onClose: () => undefined, title: "Parcel" };
	const sizeOf = (place: HTMLElement) =>
		/popup|custom/.exec(place.querySelector("dialog")?.className ?? "")?.[0];
	const custom = await draw(<CustomDialog {...dialog} />);
	expect(sizeOf(custom)).toBe("custom");
	const popup = await draw(<TitledDialog {...dialog} />);
	expect(sizeOf(popup)).not.toBe("custom");
});
