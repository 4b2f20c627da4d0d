// In any order of events the home flow stays within its steps, and a reload returns to the same step (M01).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type HomeEvent,
	homeSteps,
	initialHomeFlow,
	nextHomeFlow,
	type RegisterStep,
	registerSteps,
	stepToSave,
} from "../../../../src/domain/home/homeFlow";

/** The profile after a reload; the terms are accepted from the survey on. */
const back = (saved: RegisterStep): HomeEvent => ({
	name: "profileLoaded",
	accepted: false,
	registered: saved === "registerSurvey" || saved === "greenModalComplete",
	saved,
});

describe("in any order of events", () => {
	const event = fc.oneof(
		fc.constantFrom<HomeEvent>(
			{ name: "codeSent" },
			{ name: "sameNumberConfirmed" },
			{ name: "codeVerified" },
			{ name: "registered" },
			{ name: "completed" },
			{ name: "tourEnded" },
			{ name: "termsClosed" },
			{ name: "announcementClosed" },
			{ name: "dayBegan" },
			{ name: "expiryDue" },
			{ name: "expiryClosed" },
			{ name: "loadFailed" },
			{ name: "back" },
			{ name: "postponed", keepsDraft: true },
			{ name: "resumed" },
			{ name: "termsAsked" },
			{ name: "surveyEnded" },
		),
		fc.record({
			name: fc.constant("profileLoaded" as const),
			accepted: fc.boolean(),
			registered: fc.boolean(),
			saved: fc.constantFrom(null, ...registerSteps),
		}),
		fc.record({
			name: fc.constant("tutorialsLoaded" as const),
			isNewDone: fc.boolean(),
			isOldDone: fc.boolean(),
		}),
		fc.record({
			name: fc.constant("consentsLoaded" as const),
			due: fc.boolean(),
		}),
		fc.record({
			name: fc.constant("announcementLoaded" as const),
			found: fc.boolean(),
			hidden: fc.boolean(),
		}),
	);

	const leadsBack = ["back", "postponed", "termsAsked", "dayBegan"];

	test("the steps only go forward, except for the number, requested terms and a new day", () => {
		fc.assert(
			fc.property(fc.array(event, { minLength: 40 }), (events) => {
				let flow = initialHomeFlow;
				for (const each of events) {
					const next = nextHomeFlow(flow, each);
					const from = flow.step === null ? -1 : homeSteps.indexOf(flow.step);
					const to = next.step === null ? -1 : homeSteps.indexOf(next.step);
					if (!leadsBack.includes(each.name))
						expect(to).toBeGreaterThanOrEqual(from);
					// A tour is only shown in its step, and a postponed flow shows nothing.
					expect(next.tour !== null && next.step !== "welcomeTips").toBe(false);
					expect(next.isPostponed && next.isShown).toBe(false);
					flow = next;
				}
			}),
		);
	});

	const anyStep = fc.constantFrom(...registerSteps);

	test("a reload while registering returns to the same step", () => {
		fc.assert(
			fc.property(anyStep, fc.array(event), (step, events) => {
				const begun = nextHomeFlow(initialHomeFlow, back(step));
				expect(stepToSave(begun)).toBe(step);
				const saved = stepToSave(events.reduce(nextHomeFlow, begun));
				if (saved === null) return;
				expect(nextHomeFlow(initialHomeFlow, back(saved)).step).toBe(saved);
			}),
		);
	});
});
