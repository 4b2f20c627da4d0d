// The retry button shows that it is busy, and ignores a second press meanwhile.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ErrorPage } from "../../../../src/app/fallbacks";
import { RetryButton } from "../../../../src/components/lists/RetryButton";
import { SignInFailedPage } from "../../../../src/features/entry/LandingPage";
import { dialog, freshPhone } from "../../features/freshPhone";
import { draw, press, until, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
}));

beforeEach(freshPhone);
afterEach(wipe);

const isBusy = (page: HTMLElement) =>
	page.querySelector("button[aria-busy]") !== null;

// The bug: a press whose work took a moment gave no feedback.
test("the button is busy until the work of its press has ended", async () => {
	let end = () => {};
	const work = vi.fn(() => new Promise<void>((done) => (end = done)));
	const page = await draw(<RetryButton onRetry={work} />);
	expect(isBusy(page)).toBe(false);
	await press(page, "Try again");
	expect(isBusy(page)).toBe(true);
	expect(page.textContent).toContain("Please wait");
	await press(page, "Try again");
	expect(work).toHaveBeenCalledOnce();
	await act(async () => end());
	expect(isBusy(page)).toBe(false);
	await press(page, "Try again");
	expect(work).toHaveBeenCalledTimes(2);
	// The loaded content replaces the button.
	await draw(null);
	await act(async () => end());
});

test.each([
	["the error page", <ErrorPage key="error" />],
	[
		"the page of a failed sign-in",
		<SignInFailedPage
			key="sign-in"
			isFinal={false}
			title={{ th: "", en: "Not signed in" }}
			text={{ th: "", en: "Words" }}
		/>,
	],
])(
	"%s is busy while it checks whether the page can be loaded",
	async (_name, part) => {
		let answer = (_isReachable: boolean) => {};
		phone.isHostReachable
			.mockReturnValueOnce(new Promise((done) => (answer = done)))
			.mockResolvedValueOnce(false);
		const page = await draw(part);
		await press(page, "Try again");
		await until(() => phone.isHostReachable.mock.calls.length > 0);
		expect(isBusy(page)).toBe(true);
		await act(async () => answer(false));
		await until(() => !isBusy(page));
		expect(dialog()).toMatchObject({ name: "offline" });
	},
);
