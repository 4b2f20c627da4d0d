// The home flow as a state machine: registration, tours, terms, announcement, tier expiry (3 §2, 3 §4).

/** The saved steps, which are shown at once; the others load first and follow from the server's data. */
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
export type SurveyEnd = "submitted" | "skipped" | "none";

export interface HomeFlow {
	/** null without a signed-in customer or before the profile is loaded. */
	step: HomeStep | null;
	/** Whether the step is on the screen; false while it loads. */
	isShown: boolean;
	tour: TourName | null;
	/** Shows the terms whatever the consents are (3 §4 flag). */
	termsFlag: boolean;
	/** The person has postponed the registration; home has a button for it. */
	isPostponed: boolean;
}

export const initialHomeFlow: HomeFlow = {
	step: null,
	isShown: false,
	tour: null,
	termsFlag: false,
	isPostponed: false,
};

export type HomeEvent =
	/** `saved`: the saved step, null for none; `registered`: the customer has a number. */
	| {
			name: "profileLoaded";
			accepted: boolean;
			registered: boolean;
			saved: RegisterStep | null;
	  }
	| { name: "codeSent" }
	/** The number is the verified one. */
	| { name: "sameNumberConfirmed" }
	| { name: "codeVerified" }
	| { name: "registered" }
	| { name: "surveyEnded" }
	| { name: "completed" }
	| { name: "tutorialsKnown"; isNewDone: boolean; isOldDone: boolean }
	| { name: "tourEnded" }
	/** `due`: a required term is open or was updated. */
	| { name: "consentsKnown"; due: boolean }
	| { name: "termsClosed" }
	/** `hidden`: for today; `found`: false for the documents' "not found". */
	| { name: "announcementKnown"; found: boolean; hidden: boolean }
	| { name: "announcementClosed" }
	| { name: "expiryDue" }
	| { name: "expiryClosed" }
	| { name: "loadFailed" }
	| { name: "back" }
	/** The registration was postponed, with or without its draft. */
	| { name: "postponed"; keepsDraft: boolean }
	| { name: "resumed" }
	/** A required agreement was cancelled (3 §4 Terms). */
	| { name: "termsAsked" };

const goToStep = (flow: HomeFlow, step: HomeStep): HomeFlow => ({
	...flow,
	step,
	isShown: isRegistering(step),
	tour: null,
	isPostponed: false,
});

export const isRegistering = (step: HomeStep | null): step is RegisterStep =>
	registerSteps.some((it) => it === step);

/** The steps before the terms are agreed to. */
export const isVerifying = (step: HomeStep | null): boolean =>
	step === "requestOtp" || step === "otp" || step === "consenting";

/** The success dialog cannot be postponed. */
const canPostpone = (step: HomeStep | null): step is RegisterStep =>
	isRegistering(step) && step !== "greenModalComplete";

/** The next step after a failed load; the next start tries again. */
const stepAfterFailure: Partial<Record<HomeStep, HomeStep>> = {
	welcomeTips: "termsAndProgressUpdate",
	termsAndProgressUpdate: "welcomeAnnoucement",
	welcomeAnnoucement: "home",
};

/** The step before; never before a finished registration. */
const previousStep: Partial<Record<HomeStep, HomeStep>> = {
	otp: "requestOtp",
	consenting: "requestOtp",
};

function start(
	flow: HomeFlow,
	{
		accepted,
		registered,
		saved,
	}: Extract<HomeEvent, { name: "profileLoaded" }>,
): HomeFlow {
	// Registered in another tab or on another phone meanwhile.
	if (accepted && isVerifying(flow.step)) return goToStep(flow, "welcomeTips");
	if (flow.step !== null) return flow;
	// The survey and the success dialog may follow after the terms were accepted.
	const isUnfinished =
		saved === "registerSurvey" || saved === "greenModalComplete";
	if (accepted) return goToStep(flow, isUnfinished ? saved : "welcomeTips");
	// The number may have moved to another phone since: the registration restarts.
	if (saved && (registered || !isUnfinished)) return goToStep(flow, saved);
	// A member with a cancelled agreement is asked for the terms only.
	return registered
		? goToStep({ ...flow, termsFlag: true }, "termsAndProgressUpdate")
		: goToStep(flow, "requestOtp");
}

type Handler<Name extends HomeEvent["name"]> = (
	flow: HomeFlow,
	event: Extract<HomeEvent, { name: Name }>,
) => HomeFlow;

/** Events that belong to one step; at other steps they are ignored. */
const stepHandlers: {
	[Name in HomeEvent["name"]]?: { at: HomeStep; to: Handler<Name> };
} = {
	codeSent: { at: "requestOtp", to: (flow) => goToStep(flow, "otp") },
	sameNumberConfirmed: {
		at: "requestOtp",
		to: (flow) => goToStep(flow, "consenting"),
	},
	codeVerified: { at: "otp", to: (flow) => goToStep(flow, "consenting") },
	registered: {
		at: "consenting",
		to: (flow) => goToStep(flow, "registerSurvey"),
	},
	surveyEnded: {
		at: "registerSurvey",
		to: (flow) => goToStep(flow, "greenModalComplete"),
	},
	completed: {
		at: "greenModalComplete",
		to: (flow) => goToStep(flow, "welcomeTips"),
	},
	tutorialsKnown: {
		at: "welcomeTips",
		to: (flow, { isNewDone, isOldDone }) => {
			if (isNewDone && isOldDone)
				return goToStep(flow, "termsAndProgressUpdate");
			return { ...flow, isShown: true, tour: isNewDone ? "old" : "new" };
		},
	},
	tourEnded: {
		at: "welcomeTips",
		to: (flow) => goToStep(flow, "termsAndProgressUpdate"),
	},
	consentsKnown: {
		at: "termsAndProgressUpdate",
		to: (flow, { due }) =>
			due || flow.termsFlag
				? { ...flow, isShown: true }
				: goToStep(flow, "welcomeAnnoucement"),
	},
	termsClosed: {
		at: "termsAndProgressUpdate",
		to: (flow) => goToStep({ ...flow, termsFlag: false }, "welcomeAnnoucement"),
	},
	announcementKnown: {
		at: "welcomeAnnoucement",
		to: (flow, { found, hidden }) =>
			found && !hidden ? { ...flow, isShown: true } : goToStep(flow, "home"),
	},
	announcementClosed: {
		at: "welcomeAnnoucement",
		to: (flow) => goToStep(flow, "home"),
	},
	expiryDue: { at: "home", to: (flow) => ({ ...flow, isShown: true }) },
	expiryClosed: { at: "home", to: (flow) => ({ ...flow, isShown: false }) },
};

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
		case "back": {
			const previous = step && previousStep[step];
			return previous ? goToStep(flow, previous) : flow;
		}
		case "postponed": {
			if (!canPostpone(step)) return flow;
			const resumed = event.keepsDraft ? step : "requestOtp";
			return { ...flow, step: resumed, isPostponed: true, isShown: false };
		}
		case "resumed":
			return flow.isPostponed && step ? goToStep(flow, step) : flow;
		case "termsAsked":
			return isRegistering(step) || step === null
				? flow
				: goToStep({ ...flow, termsFlag: true }, "termsAndProgressUpdate");
		default: {
			const row = stepHandlers[event.name] as
				| { at: HomeStep; to: Handler<typeof event.name> }
				| undefined;
			if (row?.at !== step) return flow;
			const next = row.to(flow, event as never);
			// A late reply moves a postponed registration on, but does not open it.
			return flow.isPostponed && canPostpone(next.step)
				? { ...next, isShown: false, isPostponed: true }
				: next;
		}
	}
}

export const savedStep = ({ step }: HomeFlow): RegisterStep | null =>
	isRegistering(step) ? step : null;
