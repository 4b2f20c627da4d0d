// The failed state of a list: a retry, and before it a link home if the address itself is wrong (1 §8).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FailedList } from "../../../../src/components/lists/FailedList";
import { failureCode } from "../../../../src/contract/failureCode";
import type { Failure } from "../../../../src/domain/app/failure";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { draw, wipe } from "../../support/drawn";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
}));

const goTo = (address: string) => history.replaceState(null, "", address);
beforeEach(() => goTo("/article?alt_reference=AR_1"));
afterEach(wipe);

function show(failure: Partial<Failure>) {
	const error = new ApiFailure({ reason: "status", status: 0, ...failure });
	const query = {
		error,
		isError: true,
		isFetching: false,
		refetch: async () => undefined,
	};
	return draw(<FailedList query={query as never} />);
}
async function waysAfter(status: number, code: number | null) {
	const place = await show({ status, code });
	return [...place.querySelectorAll("a, button")].map((it) => [
		it.textContent,
		it.getAttribute("href"),
	]);
}

test.each([
	["a garbled parameter", 400, failureCode.malformed],
	["an unknown article", 400, failureCode.notFound],
	["an address that the host does not know", 404, null],
	["what is gone", 410, failureCode.refused],
])("after %s the link home comes first", async (_what, status, code) => {
	expect(await waysAfter(status, code)).toEqual([
		["Back to home", "/"],
		["Try again", null],
	]);
});

test.each([
	["an error of the server", 500, failureCode.unforeseen],
	["a refusal without a code", 400, null],
	["too many requests", 429, failureCode.tooManyRequests],
])("after %s only a retry is offered", async (_what, status, code) => {
	expect(await waysAfter(status, code)).toEqual([["Try again", null]]);
});

// The bug: a failed list of notifications said that its link may be incomplete.
test.each([
	"/notification",
	"/history?state=history",
	"/announcement?tab=News",
	"/myfavorite?sort=ending&kind=shop",
	"/history?modal-privilege=PV_1",
	"/profile/avatar?showTour=true&tourId=3",
])(
	"an address without parameters for the list cannot be wrong: %s",
	async (address) => {
		goTo(address);
		expect(await waysAfter(404, null)).toEqual([["Try again", null]]);
		const place = await show({ status: 404 });
		expect(place.textContent).toContain("This is on our side.");
		goTo(`${address}${address.includes("?") ? "&" : "?"}brandId=1`);
		expect(await waysAfter(404, null)).toHaveLength(2);
	},
);

test.each([
	["no answer", { reason: "timeout" }, "There was no answer."],
	["an error", { status: 500 }, "This is on our side."],
] as const)(
	"a failed list has its own words for %s",
	async (_what, failure, words) => {
		const ignore = vi.fn();
		document.documentElement.animate = ignore;
		expect((await show(failure)).textContent).toContain(words);
		// The list may replace the button while a finger is on its way to it.
		expect(ignore).toHaveBeenCalledWith(
			{ pointerEvents: ["none", "none"] },
			expect.any(Number),
		);
	},
);

test("without a network the failed list says what to check", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const place = await show({ reason: "network" });
	expect(place.textContent).toContain("No internet");
	expect(place.textContent).toContain("Please check your connection");
	vi.restoreAllMocks();
});
