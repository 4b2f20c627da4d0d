// Which steps of a claim lock the screen, which can be closed, and the state of a claim restored from the journal (2 §4, O08).

import { describe, expect, test } from "vitest";
import {
	claimStateOf,
	isCounterConfirmationExpired,
	isPressExpired,
	isUseNow,
} from "../../../../src/domain/claim/claimEntry";
import {
	type ClaimState,
	claimFlow,
	isClaimInProgress,
} from "../../../../src/domain/claim/claimFlow";

const subject = { isActivity: false, hasCountdown: true };
const message = { th: "หมดแล้ว", en: "Sold out" };
const steps: [ClaimState, isInProgress: boolean][] = [
	[{ step: "idle" }, false],
	[{ step: "activityConfirm", subject }, true],
	[{ step: "choosing", subject, choice: "later" }, true],
	[{ step: "counterGuard", subject }, true],
	[{ step: "claiming", isUsed: true }, true],
	[{ step: "checking", isUsed: true }, true],
	[{ step: "unconfirmed" }, false],
	[{ step: "notDone" }, false],
	[{ step: "code", transactionId: "T1" }, false],
	[{ step: "keptForLater", transactionId: "T1" }, false],
	[{ step: "ordered" }, false],
	[{ step: "refused", message }, false],
	[{ step: "offline" }, false],
];

test.each(steps)("%j is in progress: %s", (state, isInProgress) =>
	expect(isClaimInProgress(state)).toBe(isInProgress),
);

const closable = ["activityConfirm", "choosing", "counterGuard"];
test.each(steps)("%j can be closed only before its request", (state) =>
	expect(claimFlow(state, { type: "close" }, true)).toEqual(
		closable.includes(state.step) ? { step: "idle" } : state,
	),
);

test.each(steps.filter(([{ step }]) => closable.includes(step)))(
	"%j ignores an event of another step",
	(state) => {
		expect(claimFlow(state, { type: "replyLost" }, true)).toEqual(state);
		expect(
			claimFlow(state, { type: "claimed", transactionId: "T1" }, true),
		).toEqual(state);
	},
);

const now = Date.parse("2026-11-20T05:00:00Z");

test.each([
	[{ counterAt: null, reserve_timeout: 15 }, false, false],
	[{ counterAt: now, reserve_timeout: 15 }, false, true],
	[{ counterAt: now - 120_000, reserve_timeout: 15 }, false, true],
	[{ counterAt: now - 120_001, reserve_timeout: 15 }, true, false],
	[{ counterAt: now + 120_000, reserve_timeout: 15 }, false, true],
	[{ counterAt: now + 120_001, reserve_timeout: 15 }, true, false],
	[{ counterAt: now - 120_001, reserve_timeout: 0 }, false, true],
	[{ counterAt: now - 120_001, reserve_timeout: 1 }, true, false],
])(
	"with %j the counter confirmation is expired: %s, and the code is used now: %s",
	(confirmation, isOver, isNow) => {
		expect(isCounterConfirmationExpired(confirmation, now)).toBe(isOver);
		expect(isUseNow(confirmation, now)).toBe(isNow);
	},
);

describe("a claim in the journal", () => {
	const entry = {
		...{ counterAt: now, reserve_timeout: 0, isUsed: true },
		...{ unconfirmedAt: null, delivery: null },
	};
	const at = (change: Partial<Parameters<typeof claimStateOf>[0]>) =>
		claimStateOf(
			{ ...entry, state: "sent", transaction_id: null, ...change },
			now,
		);

	test.each<[Parameters<typeof at>[0], ClaimState]>([
		[{ state: "intended" }, { step: "checking", isUsed: true }],
		[{ state: "sent" }, { step: "checking", isUsed: true }],
		[{ state: "sent", unconfirmedAt: now }, { step: "unconfirmed" }],
		[{ state: "sent", unconfirmedAt: 0 }, { step: "unconfirmed" }],
		[
			{ state: "sent", delivery: {} },
			{ step: "checking", isUsed: true },
		],
		[
			{ state: "sent", transaction_id: "T1" },
			{ step: "checking", isUsed: true },
		],
		[{ state: "absent" }, { step: "notDone" }],
		[{ state: "refused" }, { step: "refused", message: { th: "", en: "" } }],
		[
			{ state: "refused", delivery: {} },
			{ step: "refused", message: { th: "", en: "" } },
		],
		[
			{ state: "settled", transaction_id: "T1" },
			{ step: "code", transactionId: "T1" },
		],
		[
			{ state: "settled", transaction_id: "T1", counterAt: null },
			{ step: "keptForLater", transactionId: "T1", isClaimedForNow: true },
		],
		[
			{ state: "settled", transaction_id: "T1", delivery: {} },
			{ step: "ordered" },
		],
		[{ state: "settled" }, { step: "checking", isUsed: true }],
	])("%j is restored as %j", (change, state) =>
		expect(at(change)).toEqual(state),
	);
});

test.each([
	[0, false],
	[120_000, false],
	[120_001, true],
])("a press %d ms ago is too old to send its claim: %s", (ago, isOld) =>
	expect(isPressExpired(ago)).toBe(isOld),
);
