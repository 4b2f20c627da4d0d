// Home's own flow waits for a privilege over home (not for an address that names none) and for the page that verifies a number; a part that fails to load does not end it. An address starts the profile's tour (3 §2, 3 §4).
import { act, type ComponentType, type ReactNode, Suspense } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HomeFlowHost from "../../../src/app/HomeFlowHost";
import { customer } from "../../../src/contract/customer";
import { ProfilePage } from "../../../src/features/profile/ProfilePage";
import { atomStore } from "../../../src/platform/atomStore";
import {
	adoptToken,
	endSession,
	skeletonLoadingAtom,
} from "../../../src/platform/session/session";
import { freshPhone } from "../features/freshPhone";
import { draw, press, until, wipe } from "../support/drawn";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock("../../../src/app/router", () => ({ router }));
vi.mock("../../../src/features/onboarding/HomeFlow", () => ({
	default: ({
		isOnHome,
		steps,
	}: {
		isOnHome: boolean;
		steps: { Register: ComponentType };
	}) =>
		registers ? (
			<Suspense>
				<steps.Register />
			</Suspense>
		) : (
			<p>{isOnHome ? "here" : "away"}</p>
		),
}));
const loads = vi.hoisted(() => ({ left: 1, surveys: 0 }));
vi.mock("../../../src/features/onboarding/SurveyStep", () => {
	loads.surveys++;
	return { default: () => null };
});
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
	Link: ({ to, search: _, ...link }: Record<string, ReactNode>) => (
		<a href={String(to)} {...link} />
	),
	useRouter: () => ({}),
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
	["/survey/otp", {}, ""],
])("at %s with %j the home flow is: %s", async (pathname, search, expected) => {
	location = { pathname, search };
	expect((await draw(<HomeFlowHost />)).textContent).toBe(expected);
});

test("home's flow waits while a token is renewed", async () => {
	location = { pathname: "/", search: {} };
	const page = await draw(<HomeFlowHost />);
	await act(async () => atomStore.set(skeletonLoadingAtom, true));
	expect(page.textContent).toBe("away");
	await act(async () => atomStore.set(skeletonLoadingAtom, false));
	expect(page.textContent).toBe("here");
});

test("another customer starts with a new flow", async () => {
	location = { pathname: "/", search: {} };
	const page = await draw(<HomeFlowHost />);
	const before = page.querySelector("p");
	await act(async () => adoptToken(tokenOf("customer-2")));
	expect(page.querySelector("p")).not.toBe(before);
	expect(page.textContent).toBe("here");
});

test("there is no flow without a session", async () => {
	endSession();
	location = { pathname: "/", search: {} };
	expect((await draw(<HomeFlowHost />)).textContent).toBe("");
});

test("the profile's tour finds its stops, is recorded, and leaves the address when it ends", async () => {
	phone.api("Profile", () => ({
		customer: v.parse(customer, { firstname: "Pim", tier: "Tier 2" }),
	}));
	phone.api("CompleteTutorial", () => null);
	const search = { showTour: "true", tourId: "2", more: "1" };
	location = { pathname: "/profile", search };
	const page = await draw(
		<>
			<ProfilePage />
			<HomeFlowHost />
		</>,
	);
	const isPlaced = (words: string) =>
		page.querySelector("dialog [data-placed]")?.textContent?.includes(words);
	await until(() => isPlaced("Your tier card"));
	await press(page, "Next");
	await until(() => isPlaced("Your picture"));
	await press(page, "Done");
	expect(
		phone.calls.find(({ name }) => name === "CompleteTutorial")?.request,
	).toEqual({ tutorial_id: "2" });
	expect(router.navigate).toHaveBeenCalledWith({
		...{ to: ".", search: { more: "1" }, replace: true },
	});
});

test.each([
	{ showTour: "true" },
	{ showTour: "true", tourId: "" },
	{ tourId: "2" },
])(
	"no tour starts with %j alone: it needs both parameters (2 §2)",
	async (search) => {
		location = { pathname: "/profile", search };
		const page = await draw(<HomeFlowHost />);
		await act(() => new Promise<void>((done) => void setTimeout(done, 20)));
		expect(page.querySelector("dialog")).toBeNull();
	},
);

// The bug: nothing was shown after “Register” until the code of the survey had loaded.
test("the registration opens once its code is loaded, and preloads the code of its survey", async () => {
	vi.useFakeTimers();
	registers = true;
	location = { pathname: "/", search: {} };
	const page = await draw(<HomeFlowHost />);
	await vi.dynamicImportSettled();
	expect(page.textContent).toBe("");
	await act(() => vi.advanceTimersByTimeAsync(16_000));
	vi.useRealTimers();
	await until(() => page.textContent === "The registration");
	await until(() => loads.surveys > 0);
});
