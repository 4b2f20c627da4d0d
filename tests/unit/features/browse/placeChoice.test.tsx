// The choice of a place for near me, as a screen reader announces it: what is chosen, and that the list is another one.
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { PlaceHeading } from "../../../../src/features/browse/NearbyDeals";
import { PlaceSheet } from "../../../../src/features/browse/PlaceSheet";
import { announced } from "../../support/announced";
import { draw, fastForward, wipe } from "../../support/drawn";

fastForward();
afterEach(wipe);

const nothing = () => undefined;
const heading = (name: string, branches = 2) =>
	draw(
		<PlaceHeading
			name={name}
			branches={branches}
			byEnd={false}
			onChange={nothing}
		/>,
	);

test("the same number of branches at another place is announced too", async () => {
	const page = await heading("Bangkok");
	const before = await announced(page, "2 branches");
	await heading("Chiang Mai");
	await announced(page, "2 branches", before);
});

test("the heading names the distance within which the branches are, if there are any", async () => {
	const page = await heading("Bangkok");
	expect(page.querySelector("h2")?.nextSibling?.textContent).toBe(
		"within 10\u00a0km",
	);
	await heading("Bangkok", 0);
	expect(page.textContent).toBe("Around BangkokChange place");
});

// The bugs: the phone's keyboard covered the places that were found; then the focus left the open sheet.
test("the search key closes the keyboard, and the focus stays in the sheet", async () => {
	const page = await draw(
		<PlaceSheet open chosen="" onChoose={nothing} onClose={nothing} />,
	);
	const field = page.querySelector("input");
	await act(async () => field?.focus());
	expect(document.activeElement).toBe(field);
	await act(async () => field?.form?.requestSubmit());
	expect(document.activeElement).toBe(page.querySelector("dialog"));
});

test("each place says whether it is the chosen one; “Use my location” is an action", async () => {
	const page = await draw(
		<PlaceSheet open chosen="50" onChoose={nothing} onClose={nothing} />,
	);
	const isPressed = (name: string) =>
		[...page.querySelectorAll("li button")]
			.find((it) => it.textContent === name)
			?.getAttribute("aria-pressed");
	expect(isPressed("Chiang Mai")).toBe("true");
	expect(isPressed("Bangkok")).toBe("false");
	expect(isPressed("Use my location")).toBeNull();
});
