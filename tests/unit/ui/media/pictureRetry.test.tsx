// A failed picture is retried when the network or the person returns; meanwhile the drawing or the letter is shown.
import { act, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Logo, Picture } from "../../../../src/ui/media/Picture";
import { draw, wipe } from "../../support/drawn";

afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

const happens = (on: EventTarget | null, name: string) =>
	act(async () => void on?.dispatchEvent(new Event(name)));

test.each<[string, ReactNode]>([
	["picture", <Picture key="1" src="/content/deal" alt="" />],
	["logo", <Logo key="2" src="/content/logo" name="Coffee" />],
])(
	"a failed %s is retried when the network or the person returns",
	async (_what, picture) => {
		const place = await draw(picture);
		const image = () => place.querySelector("img");
		await happens(image(), "error");
		expect(image()).toBeNull();
		await happens(window, "online");
		expect(image()).not.toBeNull();
		await happens(image(), "error");
		expect(image()).toBeNull();
		// A weak network reports no return, and a hidden page gets no event.
		await happens(document, "visibilitychange");
		expect(image()).not.toBeNull();
		await happens(image(), "error");
		vi.spyOn(document, "hidden", "get").mockReturnValue(true);
		await happens(document, "visibilitychange");
		expect(image()).toBeNull();
	},
);

test.each([
	["Coffee", "C"],
	["เคเอฟซี", "เค"],
	["โอ้กะจู๋", "โอ"],
	[" ชา", "ช"],
	// The bug: an invisible mark in a copied name left the disc empty.
	["\u200e\u200bTea", "T"],
	["\u202eTea", "T"],
])(
	"without a picture the logo of %j has the letter %j",
	async (name, letter) => {
		const place = await draw(<Logo src="" name={name} />);
		expect(place.textContent).toBe(letter);
	},
);
