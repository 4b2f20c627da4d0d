// The claim flow: the order of its steps, and nothing claimed without a confirmation (2 §4).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { claimStateOf } from "../../../../src/domain/claim/claimEntry";
import {
	type ClaimEvent,
	type ClaimState,
	claimFlow,
	noClaim,
} from "../../../../src/domain/claim/claimFlow";

/** An event with a network unless it says otherwise. */
type Given = ClaimEvent & { online?: boolean };
const run = (...events: Given[]) =>
	events.reduce<ClaimState>(
		(state, event) => claimFlow(state, event, event.online ?? true),
		noClaim,
	);
const clocked = { isActivity: false, hasCountdown: true };
const activity = { isActivity: true, hasCountdown: true };
const press: ClaimEvent = { type: "press", subject: clocked };
const confirm: ClaimEvent = { type: "confirm" };
const now: ClaimEvent = { type: "choose", choice: "now" };
const start: ClaimEvent = { type: "start" };
const claimed: ClaimEvent = { type: "claimed", transactionId: "T1" };
const lost: ClaimEvent = { type: "replyLost" };
const message = { th: "หมดแล้ว", en: "Sold out" };
const agreed = (isUsed: boolean, online = true): Given => ({
	...{ type: "agreed", subject: clocked, isUsed, online },
});

describe("claim flow", () => {
	test.each<[string, Given[], ClaimState["step"], object]>([
		[
			"asks when, with use later chosen",
			[press],
			"choosing",
			{ choice: "later" },
		],
		[
			"later claims at once, unused",
			[press, confirm],
			"claiming",
			{ isUsed: false },
		],
		["now stops at the counter", [press, now, confirm], "counterGuard", {}],
		[
			"my turn claims as used",
			[press, now, confirm, start],
			"claiming",
			{ isUsed: true },
		],
		[
			"keep for later from the counter",
			[press, now, confirm, { type: "keep" }],
			"claiming",
			{ isUsed: false },
		],
		[
			"a code without a clock needs no guard",
			[
				{ ...press, subject: { isActivity: false, hasCountdown: false } },
				now,
				confirm,
			],
			"claiming",
			{ isUsed: true },
		],
		[
			"an activity has its own confirm",
			[{ ...press, subject: activity }],
			"activityConfirm",
			{},
		],
		[
			"an activity is use later at once",
			[{ ...press, subject: activity }, confirm],
			"claiming",
			{ isUsed: false },
		],
		[
			"used now ends in the code",
			[press, now, confirm, start, claimed],
			"code",
			{ transactionId: "T1" },
		],
		[
			"later ends kept",
			[press, confirm, claimed],
			"keptForLater",
			{ transactionId: "T1" },
		],
		[
			"a refusal says why",
			[press, confirm, { type: "refused", message }],
			"refused",
			{ message },
		],
		[
			"agreed to the terms, what was to be kept is claimed",
			[press, confirm, { type: "refused", message }, agreed(false)],
			"claiming",
			{ isUsed: false },
		],
		[
			"agreed to the terms, a use is asked for again",
			[press, now, confirm, start, { type: "refused", message }, agreed(true)],
			"choosing",
			{ choice: "now", subject: clocked },
		],
		[
			"agreed to the terms without a network",
			[press, confirm, { type: "refused", message }, agreed(true, false)],
			"offline",
			{},
		],
		[
			"agreed to the terms with no refusal before",
			[press, agreed(false)],
			"choosing",
			{},
		],
		[
			"a lost reply is checked",
			[press, now, confirm, start, lost],
			"checking",
			{ isUsed: true },
		],
		["found after all", [press, confirm, lost, claimed], "keptForLater", {}],
		[
			"claimed too late for the counter: kept, its clock not started",
			[press, now, confirm, start, { ...claimed, isTooLate: true }],
			"keptForLater",
			{ transactionId: "T1" },
		],
		[
			"not in the history so far is not confirmed, and says nothing of its end",
			[press, confirm, lost, { type: "unconfirmed" }],
			"unconfirmed",
			{},
		],
		[
			"an unconfirmed claim may be pressed again",
			[press, confirm, lost, { type: "unconfirmed" }, press],
			"choosing",
			{},
		],
		[
			"kept after all, it says what its request was",
			[press, confirm, { ...claimed, isClaimedForNow: true }],
			"keptForLater",
			{ isClaimedForNow: true },
		],
		[
			"not found is not done",
			[press, confirm, lost, { type: "notFound" }],
			"notDone",
			{},
		],
		["offline at the press", [{ ...press, online: false }], "offline", {}],
		[
			"offline at the confirm",
			[press, { type: "confirm", online: false }],
			"offline",
			{},
		],
		[
			"offline at the counter",
			[press, now, confirm, { type: "start", online: false }],
			"offline",
			{},
		],
		[
			"the network leaves just then",
			[press, confirm, { type: "wentOffline" }],
			"offline",
			{},
		],
		["closing a question ends it", [press, { type: "close" }], "idle", {}],
		[
			"closing the counter guard ends it",
			[press, now, confirm, { type: "close" }],
			"idle",
			{},
		],
		[
			"closing cannot recall a request",
			[press, confirm, { type: "close" }],
			"claiming",
			{},
		],
		[
			"closing cannot end the checking",
			[press, confirm, lost, { type: "close" }],
			"checking",
			{},
		],
		[
			"pressing again while claiming does nothing",
			[press, confirm, press],
			"claiming",
			{},
		],
		[
			"a refused claim may be pressed again",
			[press, confirm, { type: "refused", message }, press],
			"choosing",
			{},
		],
	])("%s", (_, events, step, rest) => {
		expect(run(...events)).toMatchObject({ step, ...rest });
	});

	const anyEvent = fc.constantFrom<Given>(
		press,
		{ ...press, online: false },
		{ ...press, subject: activity },
		now,
		{ type: "choose", choice: "later" },
		confirm,
		start,
		{ type: "keep" },
		claimed,
		lost,
		{ type: "notFound" },
		{ type: "unconfirmed" },
		{ type: "refused", message },
		{ type: "wentOffline" },
		{ type: "close" },
	);

	test("for any events a claim starts only after a confirmation, one at a time", () => {
		fc.assert(
			fc.property(fc.array(anyEvent, { minLength: 60 }), (events) => {
				let state: ClaimState = noClaim;
				for (const event of events) {
					const next = claimFlow(state, event, event.online ?? true);
					if (next.step === "claiming" && state.step !== "claiming") {
						expect(["confirm", "start", "keep"]).toContain(event.type);
						expect(["activityConfirm", "choosing", "counterGuard"]).toContain(
							state.step,
						);
						// A countdown only starts from its guard.
						if (next.isUsed && state.step !== "counterGuard")
							expect(state).toMatchObject({ subject: { hasCountdown: false } });
					}
					state = next;
				}
			}),
		);
	});
});

describe("a claim in the journal", () => {
	const pressedAt = Date.parse("2026-11-21T05:00:00Z");
	const minutes = 60_000;

	test.each([
		["intended", pressedAt, null, "checking"],
		["sent", null, null, "checking"],
		["settled", pressedAt, "T1", "code"],
		["settled", null, "T1", "keptForLater"],
		["absent", pressedAt, null, "notDone"],
		["refused", pressedAt, null, "refused"],
	] as const)(
		"%s, to be shown since %s, stands at %s",
		(state, counterAt, transaction_id, step) => {
			const entry = { state, counterAt, transaction_id, reserve_timeout: 15 };
			expect(claimStateOf(entry, pressedAt).step).toBe(step);
		},
	);

	test.each([
		["a minute later", 15, minutes, "code"],
		["two minutes later", 15, 2 * minutes, "code"],
		["three hours later", 15, 180 * minutes, "keptForLater"],
		["the day after", 15, 1440 * minutes, "keptForLater"],
		["before it was said", 15, -180 * minutes, "keptForLater"],
		["a code without a clock, the day after", 0, 1440 * minutes, "code"],
	])(
		"found %s: a countdown starts only for a customer who may still be at the counter",
		(_, reserve_timeout, after, step) => {
			const entry = {
				state: "settled",
				counterAt: pressedAt,
				transaction_id: "T1",
				reserve_timeout,
			} as const;
			expect(claimStateOf(entry, pressedAt + after)).toEqual({
				step,
				transactionId: "T1",
			});
		},
	);

	const unconfirmed = {
		state: "sent",
		transaction_id: null,
		counterAt: pressedAt,
		reserve_timeout: 15,
		unconfirmedAt: pressedAt + 20_000,
	} as const;

	test("a claim not found in the history is unconfirmed until a retry runs", () => {
		expect(claimStateOf(unconfirmed, pressedAt + minutes).step).toBe(
			"unconfirmed",
		);
		const again = { ...unconfirmed, unconfirmedAt: null };
		expect(claimStateOf(again, pressedAt + minutes).step).toBe("checking");
	});

	test.each([
		[15, "keptForLater"],
		[0, "code"],
	])(
		"found in the background with a countdown of %d minutes: %s, since nobody was waiting",
		(reserve_timeout, step) => {
			const found = {
				...unconfirmed,
				state: "settled" as const,
				transaction_id: "T1",
				isUsed: true,
				reserve_timeout,
			};
			expect(claimStateOf(found, pressedAt + minutes).step).toBe("code");
			expect(claimStateOf(found, pressedAt + minutes, true).step).toBe(step);
		},
	);

	test("kept for later after a request for now: the code is kept, and the result says so", () => {
		const kept = {
			state: "settled" as const,
			transaction_id: "T1",
			isUsed: true,
			...{ counterAt: null, reserve_timeout: 15 },
		};
		expect(claimStateOf(kept, pressedAt)).toEqual({
			...{ step: "keptForLater", transactionId: "T1", isClaimedForNow: true },
		});
	});
});
