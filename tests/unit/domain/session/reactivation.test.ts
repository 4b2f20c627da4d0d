// The advice of the session-timeout dialog after a failed renewal (1 §4, 1 §8).
import { expect, test } from "vitest";
import type { Failure } from "../../../../src/domain/app/failure";
import {
	canReactivate,
	canRetryReactivation,
	needsCallCenter,
	reactivationAdvice,
} from "../../../../src/domain/session/reactivation";

test.each<[Partial<Failure>, boolean, string, boolean, boolean]>([
	[{ reason: "network", status: 0 }, false, "connection", true, false],
	[{ reason: "timeout", status: 0 }, false, "connection", true, false],
	[{ status: 429 }, false, "wait", true, false],
	[{ status: 500 }, false, "later", true, false],
	[{ status: 503 }, false, "later", true, false],
	[{ status: 408 }, false, "later", true, false],
	[{ status: 425 }, false, "later", true, false],
	[{ status: 400, code: 10000 }, false, "later", true, false],
	[{ status: 200, reason: "shape" }, false, "later", true, false],
	[{ status: 200, reason: "shape" }, true, "noToken", true, true],
	[{ status: 423 }, false, "locked", true, true],
	[{ status: 401 }, false, "never", false, true],
	[{ status: 403, code: 40300 }, false, "never", false, true],
	[{ status: 400, code: 10018 }, false, "never", false, true],
	[{ status: 404 }, false, "never", false, true],
])(
	"%j (without a token: %j) gives the advice %s, a retry: %j, the call center: %j",
	(given, hadNoToken, advice, again, call) => {
		const failure: Failure = {
			...{ status: 0, code: null, reason: "status" },
			message: { th: "", en: "" },
			...given,
		};
		expect(reactivationAdvice(failure, hadNoToken)).toBe(advice);
		expect(canRetryReactivation(reactivationAdvice(failure, hadNoToken))).toBe(
			again,
		);
		expect(needsCallCenter(reactivationAdvice(failure, hadNoToken))).toBe(call);
	},
);

test("a token may be renewed for 30 days after its expiry, and no longer", () => {
	const exp = 1_800_000_000;
	const days = 86_400;
	expect(canReactivate(exp, (exp + 30 * days) * 1000)).toBe(true);
	expect(canReactivate(exp, (exp + 30 * days + 1) * 1000)).toBe(false);
});
