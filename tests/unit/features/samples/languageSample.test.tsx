// The sample of the language switch says that the texts of a language could not be loaded, until they are (P27).
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import LanguageSample from "../../../../src/features/samples/LanguageSample";
import { draw, wipe } from "../../support/drawn";

const setLocale = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/i18n/locale", async (original) => ({
	...(await original<object>()),
	setLocale,
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: () => null,
}));
afterEach(wipe);

test("a failure is shown until another choice succeeds", async () => {
	const page = await draw(<LanguageSample />);
	const choose = () =>
		act(async () =>
			page.querySelector<HTMLElement>("[aria-selected=false]")?.click(),
		);
	setLocale.mockRejectedValueOnce(new Error("No network"));
	await choose();
	expect(page.querySelector("[role=alert]")?.textContent).toBe(
		"The texts could not be loaded.",
	);
	setLocale.mockResolvedValueOnce(undefined);
	await choose();
	expect(page.querySelector("[role=alert]")).toBeNull();
	expect(setLocale.mock.calls).toEqual([["th"], ["th"]]);
});
