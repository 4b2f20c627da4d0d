// The home flow as a state machine: registration, tours, terms, announcement, tier expiry (3 §2, 3 §4).

/** The steps that are saved and shown at once; the others depend on the server's data, which loads first. */
export const registerSteps = [
	"requestOtp",
	"otp",
	"consenting",
	"registerSurvey",
	"greenModalComplete",
] as const;
export type RegisterStep = (typeof registerSteps)[number];

/** Step names of 3 §2, in their spelling and order. */
export const homeSteps = [
	...registerSteps,
	"welcomeTips",
	"termsAndProgressUpdate",
	"welcomeAnnoucement",
	"home",
] as const;
export type HomeStep = (typeof homeSteps)[number];

export type TourName = "new" | "old";
/** How the register survey ended; none: there were no questions. */
export type SurveyOutcome = "submitted" | "skipped" | "none";

export interface HomeFlow {
	/** null without a signed-in customer or before the profile is loaded. */
	step: HomeStep | null;
	/** Whether the step is on the screen; false while it loads. */
	isShown: boolean;
	tour: TourName | null;
	/** Whether to show the terms whatever the consents are (3 §4 flag). */
	termsFlag: boolean;
	/** Whether the person has postponed the registration, for which home then has a button. */
	isPostponed: boolean;
}

export const initialHomeFlow: HomeFlow = {
	step: null,
	isShown: false,
	tour: null,
	termsFlag: false,
	isPostponed: false,
};

/** Events that only lead from one step to the next; at other steps they are ignored. */
const moves = {
	codeSent: { from: "requestOtp", to: "otp" },
	/** The entered number is the one that is verified already. */
	sameNumberConfirmed: { from: "requestOtp", to: "consenting" },
	codeVerified: { from: "otp", to: "consenting" },
	registered: { from: "consenting", to: "registerSurvey" },
	surveyEnded: { from: "registerSurvey", to: "greenModalComplete" },
	completed: { from: "greenModalComplete", to: "welcomeTips" },
	tourEnded: { from: "welcomeTips", to: "termsAndProgressUpdate" },
	announcementClosed: { from: "welcomeAnnoucement", to: "home" },
} as const satisfies Record<string, { from: HomeStep; to: HomeStep }>;

export type HomeEvent =
	| { name: keyof typeof moves }
	/** `saved`: the saved step, null for none; `registered`: whether the customer has registered once (`isRegistered`), even if an agreement was cancelled since. */
	| {
			name: "profileLoaded";
			accepted: boolean;
			registered: boolean;
			saved: RegisterStep | null;
	  }
	| { name: "tutorialsLoaded"; isNewDone: boolean; isOldDone: boolean }
	/** `due`: a required term is not agreed to, or any term was updated. */
	| { name: "consentsLoaded"; due: boolean }
	| { name: "termsClosed" }
	/** `hidden`: for today; `found`: false for the documents' "not found". */
	| { name: "announcementLoaded"; found: boolean; hidden: boolean }
	/** A new day began on an open page, which then shows what is new. */
	| { name: "dayBegan" }
	| { name: "expiryDue" }
	| { name: "expiryClosed" }
	| { name: "loadFailed" }
	| { name: "back" }
	/** The registration was postponed, with or without its draft. */
	| { name: "postponed"; keepsDraft: boolean }
	| { name: "resumed" }
	/** A required agreement was cancelled (3 §4 Terms). */
	| { name: "termsAsked" }
	/** A member whose number moved to another phone registers again. */
	| { name: "registrationAsked" };

const goToStep = (flow: HomeFlow, step: HomeStep): HomeFlow => ({
	...flow,
	step,
	isShown: isRegistering(step),
	tour: null,
	isPostponed: false,
});

export const isRegistering = (step: HomeStep | null): step is RegisterStep =>
	registerSteps.some((it) => it === step);

/** Whether the step comes after the registration. */
export const isPastRegistration = (step: HomeStep | null): boolean =>
	step !== null && !isRegistering(step);

/** Whether the step comes before the agreement to the terms. */
export const isVerifying = (step: HomeStep | null): boolean =>
	step === "requestOtp" || step === "otp" || step === "consenting";

/** Whether the step can be postponed: any of the registration except the success dialog. */
const canPostpone = (step: HomeStep | null): step is RegisterStep =>
	isRegistering(step) && step !== "greenModalComplete";

/** The next step after a failed load; the next start tries again. */
const stepAfterFailure: Partial<Record<HomeStep, HomeStep>> = {
	welcomeTips: "termsAndProgressUpdate",
	termsAndProgressUpdate: "welcomeAnnoucement",
	welcomeAnnoucement: "home",
};

function start(
	flow: HomeFlow,
	{
		accepted,
		registered,
		saved,
	}: Extract<HomeEvent, { name: "profileLoaded" }>,
): HomeFlow {
	// The person has registered in another tab or on another phone meanwhile.
	if (accepted && isVerifying(flow.step)) return goToStep(flow, "welcomeTips");
	if (flow.step !== null) return flow;
	// The survey and the success dialog may follow after the terms were accepted.
	const isUnfinished =
		saved === "registerSurvey" || saved === "greenModalComplete";
	if (accepted) return goToStep(flow, isUnfinished ? saved : "welcomeTips");
	// A saved survey step of somebody who is not registered is ignored: the number may have moved to another phone since.
	if (saved && (registered || !isUnfinished)) return goToStep(flow, saved);
	// A member with a cancelled agreement is asked for the terms only.
	return registered
		? goToStep({ ...flow, termsFlag: true }, "termsAndProgressUpdate")
		: goToStep(flow, "requestOtp");
}

/** The next state; an event that does not belong to the step changes nothing. */
export function nextHomeFlow(flow: HomeFlow, event: HomeEvent): HomeFlow {
	const { step } = flow;
	switch (event.name) {
		case "profileLoaded":
			return start(flow, event);
		case "loadFailed": {
			const next = step && stepAfterFailure[step];
			// A shown step has its data already.
			return next && !flow.isShown
				? goToStep({ ...flow, termsFlag: false }, next)
				: flow;
		}
		case "back":
			// Back never leads to a step before a finished registration.
			return step === "otp" || step === "consenting"
				? goToStep(flow, "requestOtp")
				: flow;
		case "postponed": {
			if (!canPostpone(step)) return flow;
			const resumed = event.keepsDraft ? step : "requestOtp";
			return { ...flow, step: resumed, isPostponed: true, isShown: false };
		}
		case "resumed":
			return flow.isPostponed && step ? goToStep(flow, step) : flow;
		case "termsAsked":
			return isPastRegistration(step)
				? goToStep({ ...flow, termsFlag: true }, "termsAndProgressUpdate")
				: flow;
		case "registrationAsked":
			return isPastRegistration(step) ? goToStep(flow, "requestOtp") : flow;
		case "tutorialsLoaded":
			if (step !== "welcomeTips") return flow;
			return event.isNewDone && event.isOldDone
				? goToStep(flow, "termsAndProgressUpdate")
				: { ...flow, isShown: true, tour: event.isNewDone ? "old" : "new" };
		case "consentsLoaded":
			if (step !== "termsAndProgressUpdate") return flow;
			return event.due || flow.termsFlag
				? { ...flow, isShown: true }
				: goToStep(flow, "welcomeAnnoucement");
		case "termsClosed":
			return step === "termsAndProgressUpdate"
				? goToStep({ ...flow, termsFlag: false }, "welcomeAnnoucement")
				: flow;
		case "announcementLoaded":
			if (step !== "welcomeAnnoucement") return flow;
			return event.found && !event.hidden
				? { ...flow, isShown: true }
				: goToStep(flow, "home");
		case "dayBegan":
			return step === "welcomeAnnoucement" || step === "home"
				? goToStep(flow, "termsAndProgressUpdate")
				: flow;
		case "expiryDue":
		case "expiryClosed":
			return step === "home"
				? { ...flow, isShown: event.name === "expiryDue" }
				: flow;
		default: {
			const { from, to } = moves[event.name];
			if (from !== step) return flow;
			const next = goToStep(flow, to);
			// A late reply moves a postponed registration on, but does not open it.
			return flow.isPostponed && canPostpone(to)
				? { ...next, isShown: false, isPostponed: true }
				: next;
		}
	}
}

/** The step to save, to which a reload of the registration returns; null outside of it. */
export const stepToSave = ({ step }: HomeFlow): RegisterStep | null =>
	isRegistering(step) ? step : null;
