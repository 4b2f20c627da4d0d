// The home flow through its nine steps: every row of 3 §4, and late events (M01).
import { expect, test } from "vitest";
import {
	type HomeEvent,
	type HomeFlow,
	type HomeStep,
	initialHomeFlow,
	nextHomeFlow,
	registerSteps,
	stepToSave,
} from "../../../../src/domain/home/homeFlow";

const at = (step: HomeStep | null, more: Partial<HomeFlow> = {}): HomeFlow => ({
	...initialHomeFlow,
	step,
	...more,
});
const profile = (
	accepted: boolean,
	saved: Extract<HomeEvent, { name: "profileLoaded" }>["saved"] = null,
	registered = accepted,
): HomeEvent => ({ name: "profileLoaded", accepted, registered, saved });

/** The step after an event, and whether it is shown. */
test.each<[string, HomeFlow, HomeEvent, HomeStep | null, boolean]>([
	[
		"terms not accepted, no saved state",
		at(null),
		profile(false),
		"requestOtp",
		true,
	],
	[
		"terms not accepted, a saved state",
		at(null),
		profile(false, "otp"),
		"otp",
		true,
	],
	[
		"terms not accepted, at the form",
		at(null),
		profile(false, "consenting"),
		"consenting",
		true,
	],
	["accepted", at(null), profile(true), "welcomeTips", false],
	[
		"terms accepted, an old saved state",
		at(null),
		profile(true, "otp"),
		"welcomeTips",
		false,
	],
	[
		"the survey is due, the agreement is not known yet",
		at(null),
		profile(false, "registerSurvey", true),
		"registerSurvey",
		true,
	],
	[
		"the survey is due, the number has moved to another phone",
		at(null),
		profile(false, "registerSurvey"),
		"requestOtp",
		true,
	],
	[
		"the thanks are due, the number has moved to another phone",
		at(null),
		profile(false, "greenModalComplete"),
		"requestOtp",
		true,
	],
	[
		"terms accepted, the survey is due",
		at(null),
		profile(true, "registerSurvey"),
		"registerSurvey",
		true,
	],
	[
		"terms accepted, the thanks are due",
		at(null),
		profile(true, "greenModalComplete"),
		"greenModalComplete",
		true,
	],
	[
		"registered, the agreement was cancelled",
		at(null),
		profile(false, null, true),
		"termsAndProgressUpdate",
		false,
	],
	["a profile refreshed later", at("home"), profile(false), "home", false],
	["a code was sent", at("requestOtp"), { name: "codeSent" }, "otp", true],
	[
		"the number is already verified",
		at("requestOtp"),
		{ name: "sameNumberConfirmed" },
		"consenting",
		true,
	],
	["another number", at("otp"), { name: "back" }, "requestOtp", true],
	[
		"the code is right",
		at("otp"),
		{ name: "codeVerified" },
		"consenting",
		true,
	],
	[
		"another number after the code",
		at("consenting", { isShown: true }),
		{ name: "back" },
		"requestOtp",
		true,
	],
	[
		"registered",
		at("consenting"),
		{ name: "registered" },
		"registerSurvey",
		true,
	],
	[
		"the survey has ended",
		at("registerSurvey"),
		{ name: "surveyEnded" },
		"greenModalComplete",
		true,
	],
	[
		"thanks confirmed",
		at("greenModalComplete"),
		{ name: "completed" },
		"welcomeTips",
		false,
	],
	[
		"new tour open",
		at("welcomeTips"),
		{ name: "tutorialsLoaded", isNewDone: false, isOldDone: false },
		"welcomeTips",
		true,
	],
	[
		"old tour open",
		at("welcomeTips"),
		{ name: "tutorialsLoaded", isNewDone: true, isOldDone: false },
		"welcomeTips",
		true,
	],
	[
		"both tours done",
		at("welcomeTips"),
		{ name: "tutorialsLoaded", isNewDone: true, isOldDone: true },
		"termsAndProgressUpdate",
		false,
	],
	[
		"the tours cannot be loaded",
		at("welcomeTips"),
		{ name: "loadFailed" },
		"termsAndProgressUpdate",
		false,
	],
	[
		"the tour has ended",
		at("welcomeTips", { isShown: true, tour: "old" }),
		{ name: "tourEnded" },
		"termsAndProgressUpdate",
		false,
	],
	[
		"terms are due",
		at("termsAndProgressUpdate"),
		{ name: "consentsLoaded", due: true },
		"termsAndProgressUpdate",
		true,
	],
	[
		"terms are not due, the flag is open",
		at("termsAndProgressUpdate", { termsFlag: true }),
		{ name: "consentsLoaded", due: false },
		"termsAndProgressUpdate",
		true,
	],
	[
		"terms are not due",
		at("termsAndProgressUpdate"),
		{ name: "consentsLoaded", due: false },
		"welcomeAnnoucement",
		false,
	],
	[
		"the terms cannot be loaded",
		at("termsAndProgressUpdate"),
		{ name: "loadFailed" },
		"welcomeAnnoucement",
		false,
	],
	[
		"the terms are closed",
		at("termsAndProgressUpdate", { isShown: true }),
		{ name: "termsClosed" },
		"welcomeAnnoucement",
		false,
	],
	[
		"an announcement",
		at("welcomeAnnoucement"),
		{ name: "announcementLoaded", found: true, hidden: false },
		"welcomeAnnoucement",
		true,
	],
	[
		"hidden today",
		at("welcomeAnnoucement"),
		{ name: "announcementLoaded", found: true, hidden: true },
		"home",
		false,
	],
	[
		"not found",
		at("welcomeAnnoucement"),
		{ name: "announcementLoaded", found: false, hidden: false },
		"home",
		false,
	],
	[
		"the announcement cannot be loaded",
		at("welcomeAnnoucement"),
		{ name: "loadFailed" },
		"home",
		false,
	],
	[
		"announcement closed",
		at("welcomeAnnoucement", { isShown: true }),
		{ name: "announcementClosed" },
		"home",
		false,
	],
	["tier expires", at("home"), { name: "expiryDue" }, "home", true],
	[
		"expiry closed",
		at("home", { isShown: true }),
		{ name: "expiryClosed" },
		"home",
		false,
	],
	[
		"agreement cancelled",
		at("home"),
		{ name: "termsAsked" },
		"termsAndProgressUpdate",
		false,
	],
	[
		"cancelled while registering",
		at("otp", { isShown: true }),
		{ name: "termsAsked" },
		"otp",
		true,
	],
	[
		"postponed",
		at("consenting", { isShown: true }),
		{ name: "postponed", keepsDraft: true },
		"consenting",
		false,
	],
	[
		"the survey is postponed",
		at("registerSurvey", { isShown: true }),
		{ name: "postponed", keepsDraft: true },
		"registerSurvey",
		false,
	],
	[
		"the thanks cannot be postponed",
		at("greenModalComplete", { isShown: true }),
		{ name: "postponed", keepsDraft: true },
		"greenModalComplete",
		true,
	],
	[
		"there is nothing to postpone",
		at("home"),
		{ name: "postponed", keepsDraft: true },
		"home",
		false,
	],
	[
		"resumed",
		at("consenting", { isPostponed: true }),
		{ name: "resumed" },
		"consenting",
		true,
	],
])(
	"the home flow continues at the right step: %s",
	(_name, flow, event, step, isShown) => {
		expect(nextHomeFlow(flow, event)).toMatchObject({ step, isShown });
	},
);

test("the new tour comes before the old one", () => {
	const known = (isNewDone: boolean) =>
		nextHomeFlow(at("welcomeTips"), {
			name: "tutorialsLoaded",
			isNewDone,
			isOldDone: false,
		}).tour;
	expect([known(false), known(true)]).toEqual(["new", "old"]);
});

test("after a cancelled agreement the terms are shown once", () => {
	const asked = nextHomeFlow(at("home"), { name: "termsAsked" });
	expect(asked.termsFlag).toBe(true);
	const closed = nextHomeFlow(
		nextHomeFlow(asked, { name: "consentsLoaded", due: false }),
		{ name: "termsClosed" },
	);
	expect(closed).toMatchObject({
		step: "welcomeAnnoucement",
		termsFlag: false,
	});
});

test("a new member goes through all steps, and the phone saves the right ones", () => {
	const kept: unknown[] = [];
	const end = (
		[
			profile(false),
			{ name: "codeSent" },
			{ name: "codeVerified" },
			{ name: "registered" },
			{ name: "surveyEnded" },
			{ name: "completed" },
			{ name: "tutorialsLoaded", isNewDone: false, isOldDone: false },
			{ name: "tourEnded" },
			{ name: "consentsLoaded", due: false },
			{ name: "announcementLoaded", found: true, hidden: false },
			{ name: "announcementClosed" },
		] as HomeEvent[]
	).reduce((flow, event) => {
		const next = nextHomeFlow(flow, event);
		kept.push(stepToSave(next));
		return next;
	}, initialHomeFlow);
	expect(end.step).toBe("home");
	expect(kept).toEqual([...registerSteps, null, null, null, null, null, null]);
});
