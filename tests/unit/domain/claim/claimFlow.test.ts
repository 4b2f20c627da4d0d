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
			"use later claims at once, unused",
			[press, confirm],
			"claiming",
			{ isUsed: false },
		],
		[
			"use now asks at the counter first",
			[press, now, confirm],
			"counterGuard",
			{},
		],
		[
			"confirming at the counter claims as used",
			[press, now, confirm, start],
			"claiming",
			{ isUsed: true },
		],
		[
			"the counter question can keep the code for later",
			[press, now, confirm, { type: "keep" }],
			"claiming",
			{ isUsed: false },
		],
		[
			"a code without a countdown needs no question at the counter",
			[
				{ ...press, subject: { isActivity: false, hasCountdown: false } },
				now,
				confirm,
			],
			"claiming",
			{ isUsed: true },
		],
		[
			"an activity has its own confirmation",
			[{ ...press, subject: activity }],
			"activityConfirm",
			{},
		],
		[
			"an activity is claimed for later at once",
			[{ ...press, subject: activity }, confirm],
			"claiming",
			{ isUsed: false },
		],
		[
			"use now ends with the code",
			[press, now, confirm, start, claimed],
			"code",
			{ transactionId: "T1" },
		],
		[
			"use later ends with the code kept",
			[press, confirm, claimed],
			"keptForLater",
			{ transactionId: "T1" },
		],
		[
			"a refusal shows its reason",
			[press, confirm, { type: "refused", message }],
			"refused",
			{ message },
		],
		[
			"after agreeing to the terms, a code for later is claimed",
			[press, confirm, { type: "refused", message }, agreed(false)],
			"claiming",
			{ isUsed: false },
		],
		[
			"after agreeing to the terms, use now is confirmed again",
			[press, now, confirm, start, { type: "refused", message }, agreed(true)],
			"choosing",
			{ choice: "now", subject: clocked },
		],
		[
			"after agreeing to the terms without a network nothing is claimed",
			[press, confirm, { type: "refused", message }, agreed(true, false)],
			"offline",
			{},
		],
		[
			"agreeing to the terms without an earlier refusal has no effect",
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
		[
			"an unanswered claim is found",
			[press, confirm, lost, claimed],
			"keptForLater",
			{},
		],
		[
			"a claim too late for the counter is kept without starting its countdown",
			[press, now, confirm, start, { ...claimed, isTooLate: true }],
			"keptForLater",
			{ transactionId: "T1" },
		],
		[
			"a claim not yet in the history is unconfirmed",
			[press, confirm, lost, { type: "unconfirmed" }],
			"unconfirmed",
			{},
		],
		[
			"an unconfirmed claim can be retried",
			[press, confirm, lost, { type: "unconfirmed" }, press],
			"choosing",
			{},
		],
		[
			"a code kept after a request for now says so",
			[press, confirm, { ...claimed, isClaimedForNow: true }],
			"keptForLater",
			{ isClaimedForNow: true },
		],
		[
			"a claim that is absent was not made",
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
			"the network is lost at the claim",
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
			"pressing again while claiming has no effect",
			[press, confirm, press],
			"claiming",
			{},
		],
		[
			"a refused claim can be pressed again",
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

	test("in any order of events a claim starts only after a confirmation, and one at a time", () => {
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
						// A countdown starts only after its confirmation at the counter.
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
		"a claim in the state %s, confirmed at the counter at %s, is at the step %s",
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
		["before its press", 15, -180 * minutes, "keptForLater"],
		[
			"the day after, for a code without a countdown",
			0,
			1440 * minutes,
			"code",
		],
	])(
		"a claim found %s starts its countdown only if the customer may still be at the counter",
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
		"a claim found in the background with a countdown of %d minutes is at the step %s: nobody was waiting",
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

	test("a code requested for now but kept for later is not started, and the result says so", () => {
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
