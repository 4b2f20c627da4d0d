// The retry of a saved list keeps the focus while it loads: a button that is disabled loses it.
import { afterEach, expect, test, vi } from "vitest";
import { FreshnessNotice } from "../../../../src/components/lists/FreshnessNotice";
import { setServerTime } from "../../../../src/platform/http/clock";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

test("while it loads the button keeps the focus and starts no second load", async () => {
	setServerTime(Date.now());
	const refetch = vi.fn();
	const show = (isFetching: boolean) =>
		draw(
			<FreshnessNotice
				load={{
					isPending: false,
					isError: true,
					isFetching,
					dataUpdatedAt: Date.now() - 1000,
					refetch,
				}}
			/>,
		);
	const place = await show(false);
	const retry = place.querySelector("button");
	retry?.focus();
	retry?.click();
	await show(true);
	expect(retry?.disabled).toBe(false);
	expect(retry?.getAttribute("aria-disabled")).toBe("true");
	retry?.click();
	expect(refetch).toHaveBeenCalledTimes(1);
});
