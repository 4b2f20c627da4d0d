// A delivery page without a prize says so and links home (3 §2).
import { afterEach, expect, test, vi } from "vitest";
import {
	DeliveryPage,
	MissingPrize,
} from "../../../../src/features/delivery/DeliveryPage";
import { perTab, storageKeys } from "../../../../src/platform/storage/storage";
import { draw, wipe } from "../../support/drawn";

vi.mock(
	"../../../../src/platform/http/http",
	() => import("../../support/phone"),
);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({ history: { go } }),
}));
const go = vi.fn();

afterEach(() => {
	wipe();
	history.replaceState(null, "");
	sessionStorage.clear();
});

test("without a prize to deliver the page links home", async () => {
	const page = await draw(<MissingPrize />);
	expect(page.textContent).toContain("No prize to deliver");
	const home = page.querySelector("a[href='/']");
	expect(home?.textContent).toBe("Back to home");
});

test("back to a step of an ended order makes one jump to the page where the order began", async () => {
	perTab.set(storageKeys.deliveryOpener, "1");
	history.replaceState({ entryIndex: 3 }, "");
	const page = await draw(<MissingPrize />);
	expect(page.textContent).toBe("");
	expect(go.mock.calls).toEqual([[-2]]);
	// The bug: when the page was drawn again on the way, it stepped back further and out of the app.
	wipe();
	await draw(<MissingPrize />);
	expect(go).toHaveBeenCalledOnce();
	dispatchEvent(new Event("popstate"));
	wipe();
	await draw(<MissingPrize />);
	expect(go).toHaveBeenCalledTimes(2);
});

test.each([
	["", "No prize to deliver"],
	["PV_9", "The form"],
])("a step of the delivery of %j shows %j", async (reference, words) => {
	const page = await draw(
		<DeliveryPage title="Address" reference={reference}>
			The form
		</DeliveryPage>,
	);
	expect(page.querySelector("main")?.textContent).toMatch(words);
	expect(page.textContent?.includes("The form")).toBe(reference !== "");
});
