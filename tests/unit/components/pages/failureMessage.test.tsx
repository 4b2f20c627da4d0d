// Why a change failed, in words that fit the reason (3 §8 Error On Submit).
import { afterEach, expect, test } from "vitest";
import { FailureMessage } from "../../../../src/components/pages/FailureMessage";
import type { Failure } from "../../../../src/domain/app/failure";
import { suppressFailure } from "../../../../src/platform/browser/failureShown";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const message = { th: "ไม่รับชื่อนี้", en: "This name is not accepted" };

test.each<[Partial<Failure> & Pick<Failure, "reason">, string]>([
	[{ reason: "network" }, "No internet. Check your connection and try again."],
	// A slow reply does not mean a missing network.
	[
		{ reason: "timeout" },
		"There was no answer. Your connection may be slow. Please try again.",
	],
	[{ reason: "status", status: 400, message }, message.en],
	[
		{ reason: "status", status: 500, message },
		"This could not be saved. Please try again.",
	],
])("the message for %j", async (failure, words) => {
	const page = await draw(<FailureMessage failure={new ApiFailure(failure)} />);
	expect(page.textContent).toBe(words);
});

// The bug: the form repeated what the dialog of a session, a lock or a limit said.
test.each([401, 403, 423, 429])(
	"a failure with %i is left to its dialog, unless the dialog is not shown",
	async (status) => {
		const failure = new ApiFailure({ reason: "status", status, message });
		const page = await draw(<FailureMessage failure={failure} />);
		expect(page.textContent).toBe("");
		wipe();
		suppressFailure(failure);
		const alone = await draw(<FailureMessage failure={failure} />);
		// The words of a 403 ask to sign in.
		expect(alone.textContent).toBe(
			status === 403
				? "It could not be sent just now. Please try again in a moment."
				: message.en,
		);
	},
);
