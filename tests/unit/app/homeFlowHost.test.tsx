// Home's own flow waits for a privilege over home, but not for an address that names none (3 §4); a part that fails to load does not end it.
import { act, type ComponentType, Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HomeFlowHost from "../../../src/app/HomeFlowHost";
import { freshPhone } from "../features/freshPhone";
import { draw, until, wipe } from "../support/drawn";

vi.mock("../../../src/app/router", () => ({ router: {} }));
vi.mock("../../../src/features/onboarding/HomeFlow", () => ({
	default: ({ here, Register }: { here: boolean; Register: ComponentType }) =>
		registers ? (
			<Suspense>
				<Register />
			</Suspense>
		) : (
			<p>{here ? "here" : "away"}</p>
		),
}));
const loads = vi.hoisted(() => ({ left: 1 }));
vi.mock("../../../src/features/onboarding/RegisterSheet", () => {
	if (loads.left-- > 0) throw new TypeError("Failed to fetch");
	return { default: () => <p>The registration</p> };
});
vi.mock("../../../src/platform/i18n/locale", async (original) => ({
	...(await original<object>()),
	loadAllTexts: async () => undefined,
}));
let registers = false;
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouterState: ({ select }: { select: (state: object) => unknown }) =>
		select({ location }),
}));
let location = {};

beforeEach(freshPhone);
afterEach(wipe);

test.each([
	["/", {}, "here"],
	["/hub", {}, "here"],
	["/Hub/", {}, "here"],
	["/", { "modal-privilege": "" }, "here"],
	["/", { "modal-privilege": "PV_1001" }, "away"],
	["/profile", {}, "away"],
])("%s with %j: %s", async (pathname, search, expected) => {
	location = { pathname, search };
	expect((await draw(<HomeFlowHost />)).textContent).toBe(expected);
});

test("the registration comes once its code can be loaded", async () => {
	vi.useFakeTimers();
	registers = true;
	location = { pathname: "/", search: {} };
	const page = await draw(<HomeFlowHost />);
	await vi.dynamicImportSettled();
	expect(page.textContent).toBe("");
	await act(() => vi.advanceTimersByTimeAsync(16_000));
	vi.useRealTimers();
	await until(() => page.textContent === "The registration");
});
