// The failed state of a list: a retry, and first the way home where the address itself is wrong (1 §8).
import { afterEach, expect, test } from "vitest";
import { FailedList } from "../../../../src/components/lists/FailedList";
import { failureCode } from "../../../../src/contract/failureCode";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

async function buttonsAfter(status: number, code: number | null) {
	const error = new ApiFailure({ reason: "status", status, code });
	const load = {
		error,
		isError: true,
		isFetching: false,
		refetch: async () => undefined,
	};
	const place = await draw(<FailedList load={load as never} />);
	return [...place.querySelectorAll("button")].map((it) => it.textContent);
}

test.each([
	["a garbled parameter", 400, failureCode.malformed],
	["an unknown article", 400, failureCode.notFound],
])("%s: the way home comes first", async (_what, status, code) => {
	expect(await buttonsAfter(status, code)).toEqual([
		"Back to home",
		"Try again",
	]);
});

test.each([
	["an error of the server", 500, failureCode.unforeseen],
	["a refusal without a code", 400, null],
	["too many requests", 429, failureCode.tooManyRequests],
])("%s: it may be tried again", async (_what, status, code) => {
	expect(await buttonsAfter(status, code)).toEqual(["Try again"]);
});
