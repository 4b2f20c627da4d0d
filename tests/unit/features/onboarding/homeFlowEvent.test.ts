// The event that follows from the loaded data and the saved state (3 §4).
import { expect, test, vi } from "vitest";
import {
	type HomeFlow,
	initialHomeFlow,
} from "../../../../src/domain/home/homeFlow";
import {
	type HomeFlowInput,
	homeFlowEvent,
} from "../../../../src/features/onboarding/homeFlowEvent";

const loaded = <Data>(data: Data) => ({
	...{ data, isError: false, isFetching: false },
});
const loading = { data: undefined, isError: false, isFetching: true };
const failed = { data: undefined, isError: true, isFetching: false };
const member = {
	...{ isaccessedcondition: true, is_display_expire_pop_up: false },
	...{ mobileno: "0812345678", date_of_birth: "1990-01-01" },
};
const newcomer = { ...member, isaccessedcondition: false, date_of_birth: "" };

/** Nothing is saved, except for the given values. */
const savedState = (given: Partial<HomeFlowInput["saved"]> = {}) => ({
	step: () => null,
	hasReturnPage: () => false,
	areTermsRequested: () => false,
	isAnnouncementHidden: () => false,
	...given,
});
/** The event of a member who is online on home with everything loaded, except for the given values. */
const eventOf = (flow: Partial<HomeFlow>, given: Partial<HomeFlowInput> = {}) =>
	homeFlowEvent({
		flow: { ...initialHomeFlow, ...flow },
		...{ isOnHome: true, mayOpen: true, isOnline: true },
		...{ isDayOver: false, isExpirySeen: false },
		profile: loaded(member),
		tutorials: loaded([]),
		consents: loaded([]),
		announcement: loaded(null),
		saved: savedState(),
		...given,
	});

test("the flow starts with the profile, which must be loaded and fresh", () => {
	const begun = { name: "profileLoaded", accepted: true, registered: true };
	expect(eventOf({})).toEqual({ ...begun, saved: null });
	const saved = savedState({ step: () => "registerSurvey" });
	expect(eventOf({}, { saved })).toMatchObject({ saved: "registerSurvey" });
	for (const profile of [loading, failed])
		expect(eventOf({}, { profile })).toBeNull();
	expect(eventOf({}, { isOnline: false })).toBeNull();
});

test.each([
	["elsewhere", { isOnHome: false }, { isShown: true }],
	["below another overlay", { mayOpen: false }, { isShown: false }],
])("the flow does not start %s", (_, given, flow) => {
	const saved = savedState({ areTermsRequested: () => true });
	expect(eventOf({ step: "home", ...flow }, { ...given, saved })).toBeNull();
});

test.each([
	["welcomeTips", "tutorialsLoaded"],
	["termsAndProgressUpdate", "consentsLoaded"],
	["welcomeAnnoucement", "announcementLoaded"],
] as const)(
	"%s waits for its data, and continues after a failure",
	(step, name) => {
		const all = (load: typeof loading | typeof failed) => ({
			...{ tutorials: load, consents: load, announcement: load },
		});
		expect(eventOf({ step })).toMatchObject({ name });
		expect(eventOf({ step }, all(loading))).toBeNull();
		expect(eventOf({ step }, all(failed))).toEqual({ name: "loadFailed" });
		expect(eventOf({ step, isShown: true })).toBeNull();
	},
);

test("a tour is done if its tutorial is done, in any spelling, or does not exist", () => {
	const tutorials = loaded([
		{ name: " new welcome tips", is_completed: false },
		{ name: "Another", is_completed: false },
	]);
	expect(eventOf({ step: "welcomeTips" }, { tutorials })).toEqual({
		...{ name: "tutorialsLoaded", isNewDone: false, isOldDone: true },
	});
	const seen = loaded([
		{ name: "NEW welcome tips ", is_completed: true },
		{ name: "welcome TIPS", is_completed: false },
	]);
	expect(eventOf({ step: "welcomeTips" }, { tutorials: seen })).toEqual({
		...{ name: "tutorialsLoaded", isNewDone: true, isOldDone: false },
	});
});

test("an announcement that is hidden for today is reported as hidden", () => {
	const isAnnouncementHidden = vi.fn(() => true);
	const given = {
		announcement: loaded({}),
		saved: savedState({ isAnnouncementHidden }),
	};
	expect(eventOf({ step: "home" }, given)).toBeNull();
	expect(isAnnouncementHidden).not.toHaveBeenCalled();
	expect(eventOf({ step: "welcomeAnnoucement" }, given)).toEqual({
		...{ name: "announcementLoaded", found: true, hidden: true },
	});
});

test("a postponed registration resumes, and one that is due again starts, if there is a page to return to", () => {
	const saved = savedState({ hasReturnPage: () => true });
	const profile = loaded(newcomer);
	expect(eventOf({ step: "home", isPostponed: true }, { saved })).toEqual({
		name: "resumed",
	});
	const asked = { name: "registrationAsked" };
	expect(eventOf({ step: "home" }, { saved, profile })).toEqual(asked);
	expect(eventOf({ step: "home" }, { saved })).toBeNull();
	expect(eventOf({ step: "otp" }, { saved, profile })).toBeNull();
	// Registered in another tab meanwhile.
	expect(eventOf({ step: "otp" })).toMatchObject({ name: "profileLoaded" });
});

test("requested terms wait for the started flow, and are shown once", () => {
	const saved = savedState({ areTermsRequested: () => true });
	const asked = { name: "termsAsked" };
	expect(eventOf({ step: "home" }, { saved })).toEqual(asked);
	expect(eventOf({ step: "home", termsFlag: true }, { saved })).toBeNull();
	expect(eventOf({}, { saved })).toMatchObject({ name: "profileLoaded" });
});

test.each([
	["home", false, true],
	["home", true, false],
	["welcomeAnnoucement", true, true],
	["welcomeTips", true, false],
] as const)(
	"a new day at %s (shown: %s) loads its announcement: %s, but only with a network",
	(step, isShown, isAsked) => {
		const event = eventOf({ step, isShown }, { isDayOver: true });
		expect(event?.name === "dayBegan").toBe(isAsked);
		const offline = { isDayOver: true, isOnline: false };
		expect(eventOf({ step, isShown }, offline)).toBeNull();
	},
);

test("the end of the tier is reported once, at the end of the flow", () => {
	const profile = loaded({ ...member, is_display_expire_pop_up: true });
	expect(eventOf({ step: "home" }, { profile })).toEqual({ name: "expiryDue" });
	expect(eventOf({ step: "home" }, { profile, isExpirySeen: true })).toBeNull();
});
