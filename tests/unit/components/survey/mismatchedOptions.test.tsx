// The check of a survey's step runs once at a time: a double press would take the first check's worker, and the step would pass unchecked (3 §5).
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useMismatchedOptions } from "../../../../src/components/survey/useSurvey";
import { optionOf } from "../../domain/survey/surveySample";
import { draw, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";

const findMismatches = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/browser/findMismatches", () => ({
	findMismatches,
	startPatternWorker: () => () => undefined,
}));

let find: ReturnType<typeof useMismatchedOptions>;
function Step({ draft }: { draft: object }) {
	find = useMismatchedOptions(draft);
	return null;
}
const option = optionOf("a");
const checks = [{ option, pattern: /x/, text: "y" }];

afterEach(() => {
	wipe();
	findMismatches.mockReset();
});

test("a second press while a step is checked does nothing; a later press checks again", async () => {
	await draw(<Step draft={{}} />);
	const { reply, come } = lateReply(() => checks);
	findMismatches.mockImplementation(reply);
	const first = find(checks);
	expect(await find(checks)).toBeNull();
	await come();
	expect(await first).toEqual(new Set([option]));
	expect(await find(checks)).toEqual(new Set([option]));
	expect(findMismatches).toHaveBeenCalledTimes(2);
});

test("the result of a check is dropped if the answers have changed meanwhile", async () => {
	await draw(<Step draft={{ step: 0 }} />);
	const { reply, come } = lateReply(() => checks);
	findMismatches.mockImplementation(reply);
	const found = find(checks);
	await draw(<Step draft={{ step: 1 }} />);
	await come();
	expect(await found).toBeNull();
});

test("a step without patterns uses no worker", async () => {
	await draw(<Step draft={{}} />);
	expect(await act(() => find([]))).toEqual(new Set());
	expect(findMismatches).not.toHaveBeenCalled();
});
