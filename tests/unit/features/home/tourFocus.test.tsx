// The tour's tooltip is hidden until its target is there; then its button has the focus.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tour } from "../../../../src/features/onboarding/Tour";
import { draw, press, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

vi.stubGlobal(
	"ResizeObserver",
	class {
		observe() {}
		disconnect() {}
	},
);

beforeEach(freshPhone);
afterEach(wipe);

const stops = ["search", "heart"].map((name) => ({
	target: `#${name}`,
	title: name,
	text: "",
}));

function addTarget(id: string): HTMLElement {
	const target = document.createElement("div");
	target.id = id;
	document.body.append(target);
	return target;
}

test("the button has the focus as soon as it is seen, at each stop", async () => {
	const page = await draw(
		<Tour name="old" tutorialId="" stops={stops} onEnd={() => undefined} />,
	);
	expect(document.activeElement).toBe(page.querySelector("dialog"));
	const targets = [addTarget("search")];
	await until(() => document.activeElement?.textContent === "Next");
	targets.push(addTarget("heart"));
	await press(page, "Next");
	await until(() => document.activeElement?.textContent === "Done");
	for (const target of targets) target.remove();
});
