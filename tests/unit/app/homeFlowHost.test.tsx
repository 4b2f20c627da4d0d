// Home's own flow waits for a privilege over home, but not for an address that names none (3 §4).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HomeFlowHost from "../../../src/app/HomeFlowHost";
import { freshPhone } from "../features/freshPhone";
import { draw, wipe } from "../support/drawn";

vi.mock("../../../src/app/router", () => ({ router: {} }));
vi.mock("../../../src/features/onboarding/HomeFlow", () => ({
	default: ({ here }: { here: boolean }) => <p>{here ? "here" : "away"}</p>,
}));
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
