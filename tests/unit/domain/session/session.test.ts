// What each session event triggers: a refresh under 300 s, at most three of them, and a new token after a 403 (1 §4).
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	checkIntervalMs,
	noSession,
	type SessionEvent,
	type SessionState,
	sessionStep,
} from "../../../../src/domain/session/session";

const now = 1_800_000_000_000;
const live = (left: number, given: Partial<SessionState> = {}) => ({
	exp: now / 1000 + left,
	refreshCount: 0,
	ended: false,
	...given,
});

test.each<[string, SessionState, SessionEvent, string[]]>([
	["a press with 300 s left", live(300), { name: "pressed" }, []],
	["a press with 299 s left", live(299), { name: "pressed" }, ["refresh"]],
	["a press after expiry", live(-10), { name: "pressed" }, ["refresh"]],
	["a press without a token", noSession, { name: "pressed" }, []],
	[
		"a press after two refreshes",
		live(10, { refreshCount: 2 }),
		{ name: "pressed" },
		["refresh"],
	],
	[
		"a press after three refreshes",
		live(10, { refreshCount: 3 }),
		{ name: "pressed" },
		[],
	],
	[
		"a press after the session ended",
		live(10, { ended: true }),
		{ name: "pressed" },
		[],
	],
	["the timer with time left", live(3600), { name: "timer" }, ["check"]],
	["the timer near expiry", live(10), { name: "timer" }, ["refresh", "check"]],
	["the timer without a token", noSession, { name: "timer" }, []],
	[
		"the timer after the session ended",
		live(10, { ended: true }),
		{ name: "timer" },
		[],
	],
	["403", live(3600), { name: "failed", status: 403 }, ["askReactivation"]],
	[
		"another 403",
		live(3600, { ended: true }),
		{ name: "failed", status: 403 },
		[],
	],
	["401", live(3600), { name: "failed", status: 401 }, []],
	["500", live(3600), { name: "failed", status: 500 }, []],
])("%s", (_title, state, event, actions) => {
	expect(sessionStep(state, event, now).actions).toEqual(actions);
});

test("landing and reactivation reset the count, so that a later 403 counts as a new one", () => {
	for (const name of ["landed", "reactivated"] as const) {
		const spent = live(10, { refreshCount: 3, ended: true });
		const { state } = sessionStep(spent, { name }, now);
		expect(state).toEqual(live(10));
	}
});

test("a session ended by a 403 stays ended, and keeps its expiry and count", () => {
	const state = live(3600, { refreshCount: 2 });
	const event = { name: "failed", status: 403 } as const;
	expect(sessionStep(state, event, now).state).toEqual({
		...{ ...state, ended: true },
	});
});

test("an answered refresh is counted and sends no other request (1 §4)", () => {
	const { state, actions } = sessionStep(
		live(10, { refreshCount: 2 }),
		{ name: "refreshAnswered" },
		now,
	);
	expect(state).toEqual(live(10, { refreshCount: 3 }));
	expect(actions).toEqual([]);
});

test("a session refreshes at most three times, however often a person presses", () => {
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom("pressed", "timer"), { maxLength: 50 }),
			(events) => {
				let state: SessionState = live(10);
				let refreshes = 0;
				for (const name of events) {
					const step = sessionStep(state, { name }, now);
					state = step.state;
					if (!step.actions.includes("refresh")) continue;
					refreshes++;
					const answered = { name: "refreshAnswered" } as const;
					state = sessionStep(state, answered, now).state;
				}
				expect(refreshes).toBe(Math.min(3, events.length));
			},
		),
	);
});

test("the time between two checks of a session is 15 minutes (1 §9)", () => {
	expect(checkIntervalMs).toBe(900_000);
});
