// A delivery page without a prize says so and links home (3 §2).
import { afterEach, expect, test, vi } from "vitest";
import { MissingPrize } from "../../../../src/features/delivery/DeliveryPage";
import { draw, wipe } from "../../support/drawn";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({ history: {} }),
}));

afterEach(wipe);

test("without a prize to deliver a link leads home", async () => {
	const page = await draw(<MissingPrize />);
	expect(page.textContent).toContain("No prize to deliver");
	const home = page.querySelector("a[href='/']");
	expect(home?.textContent).toBe("Back to home");
});
