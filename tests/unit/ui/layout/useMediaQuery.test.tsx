// Proves that a media query is watched once, however often its component is drawn.
import { afterEach, expect, test, vi } from "vitest";
import { useMediaQuery } from "../../../../src/ui/layout/useMediaQuery";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const Width = ({ name }: { name: string }) =>
	`${name}: ${useMediaQuery("(min-width: 600px)") ? "wide" : "narrow"}`;

test("a component that is drawn three times listens once", async () => {
	const addEventListener = vi.fn();
	vi.stubGlobal("matchMedia", () => ({
		matches: true,
		addEventListener,
		removeEventListener() {},
	}));
	await draw(<Width name="one" />);
	await draw(<Width name="two" />);
	const page = await draw(<Width name="three" />);
	expect(page.textContent).toBe("three: wide");
	expect(addEventListener).toHaveBeenCalledOnce();
});
