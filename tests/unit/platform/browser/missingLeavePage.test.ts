// A press on a link has an effect also where the code that leaves the page cannot be loaded.
import { expect, test, vi } from "vitest";
import { atomStore } from "../../../../src/platform/atomStore";
import { dialogAtom } from "../../../../src/platform/browser/dialogs";
import { openLink } from "../../../../src/platform/browser/openLink";
import { waitFor } from "../../../support/waitFor";

vi.mock("../../../../src/platform/browser/leavePage", () => {
	throw new Error("The file is not there");
});

test("a link within the app's origin then shows the offline dialog", async () => {
	const unhandled = vi.fn();
	process.on("unhandledRejection", unhandled);
	expect(openLink(`${location.origin}/demo`)).toBe(true);
	await waitFor(() =>
		expect(atomStore.get(dialogAtom)).toEqual({ name: "offline" }),
	);
	expect(unhandled).not.toHaveBeenCalled();
	process.off("unhandledRejection", unhandled);
	atomStore.set(dialogAtom, null);
});
