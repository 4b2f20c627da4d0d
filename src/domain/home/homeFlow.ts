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
	shows: boolean;
	tour: TourName | null;
	/** Shows the terms whatever the consents are (3 §4 flag). */
	termsFlag: boolean;
	survey: SurveyEnd;
	/** The person has postponed the registration; home has a button for it. */
	away: boolean;
}

export const initialHomeFlow: HomeFlow = {
	step: null,
	shows: false,
	tour: null,
	termsFlag: false,
	survey: "none",
	away: false,
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
	| { name: "numberKept" }
	| { name: "codeVerified" }
	| { name: "registered" }
	| { name: "surveyEnded"; how: SurveyEnd }
	| { name: "completed" }
	| { name: "tutorialsKnown"; isNewDone: boolean; isOldDone: boolean }
	| { name: "tourEnded" }
	/** `due`: a required term is open or was updated. */
	| { name: "consentsKnown"; due: boolean }
	| { name: "termsClosed" }
	/** `hidden`: for today; `found`: false for the documents' "not found". */
	| { name: "announcementKnown"; found: boolean; hidden: boolean }
	| { name: "announcementClosed" }
	| { name: "expiryKnown"; due: boolean }
	| { name: "expiryClosed" }
	| { name: "loadFailed" }
	| { name: "back" }
	/** The registration was postponed, with or without its draft. */
	| { name: "left"; keeps: boolean }
	| { name: "resumed" }
	/** A required agreement was cancelled (3 §4 Terms). */
	| { name: "termsAsked" }
	| { name: "signedOut" };

const at = (flow: HomeFlow, step: HomeStep): HomeFlow => ({
	...flow,
	step,
	shows: isRegistering(step),
	tour: null,
	away: false,
});

export const isRegistering = (step: HomeStep | null): step is RegisterStep =>
	registerSteps.some((it) => it === step);

/** The success dialog cannot be postponed. */
const canPostpone = (step: HomeStep | null): step is RegisterStep =>
	isRegistering(step) && step !== "greenModalComplete";

/** The next step after a failed load; the next start tries again. */
const afterFailure: Partial<Record<HomeStep, HomeStep>> = {
	registerSurvey: "greenModalComplete",
	welcomeTips: "termsAndProgressUpdate",
	termsAndProgressUpdate: "welcomeAnnoucement",
	welcomeAnnoucement: "home",
};

/** The step before; never before a finished registration. */
const before: Partial<Record<HomeStep, HomeStep>> = {
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
	if (flow.step !== null) return flow;
	// The survey and the success dialog may follow after the terms were accepted.
	const owed = saved === "registerSurvey" || saved === "greenModalComplete";
	if (accepted) return at(flow, owed ? saved : "welcomeTips");
	// The number may have moved to another phone since: the registration restarts.
	if (saved && (registered || !owed)) return at(flow, saved);
	// A member with a cancelled agreement is asked for the terms only.
	return registered
		? at({ ...flow, termsFlag: true }, "termsAndProgressUpdate")
		: at(flow, "requestOtp");
}

type Handler<Name extends HomeEvent["name"]> = (
	flow: HomeFlow,
	event: Extract<HomeEvent, { name: Name }>,
) => HomeFlow;

/** Events that belong to one step; at other steps they are ignored. */
const table: {
	[Name in HomeEvent["name"]]?: { at: HomeStep; to: Handler<Name> };
} = {
	codeSent: { at: "requestOtp", to: (flow) => at(flow, "otp") },
	numberKept: { at: "requestOtp", to: (flow) => at(flow, "consenting") },
	codeVerified: { at: "otp", to: (flow) => at(flow, "consenting") },
	registered: { at: "consenting", to: (flow) => at(flow, "registerSurvey") },
	surveyEnded: {
		at: "registerSurvey",
		to: (flow, { how }) => at({ ...flow, survey: how }, "greenModalComplete"),
	},
	completed: {
		at: "greenModalComplete",
		to: (flow) => at(flow, "welcomeTips"),
	},
	tutorialsKnown: {
		at: "welcomeTips",
		to: (flow, { isNewDone, isOldDone }) => {
			if (isNewDone && isOldDone) return at(flow, "termsAndProgressUpdate");
			return { ...flow, shows: true, tour: isNewDone ? "old" : "new" };
		},
	},
	tourEnded: {
		at: "welcomeTips",
		to: (flow) => at(flow, "termsAndProgressUpdate"),
	},
	consentsKnown: {
		at: "termsAndProgressUpdate",
		to: (flow, { due }) =>
			due || flow.termsFlag
				? { ...flow, shows: true }
				: at(flow, "welcomeAnnoucement"),
	},
	termsClosed: {
		at: "termsAndProgressUpdate",
		to: (flow) => at({ ...flow, termsFlag: false }, "welcomeAnnoucement"),
	},
	announcementKnown: {
		at: "welcomeAnnoucement",
		to: (flow, { found, hidden }) =>
			found && !hidden ? { ...flow, shows: true } : at(flow, "home"),
	},
	announcementClosed: {
		at: "welcomeAnnoucement",
		to: (flow) => at(flow, "home"),
	},
	expiryKnown: {
		at: "home",
		to: (flow, { due }) =>
			flow.shows === due ? flow : { ...flow, shows: due },
	},
	expiryClosed: { at: "home", to: (flow) => ({ ...flow, shows: false }) },
};

/** The next state; an event that does not belong to the step changes nothing. */
export function nextHomeFlow(flow: HomeFlow, event: HomeEvent): HomeFlow {
	const { step } = flow;
	switch (event.name) {
		case "signedOut":
			return initialHomeFlow;
		case "profileLoaded":
			return start(flow, event);
		case "loadFailed": {
			const next = step && afterFailure[step];
			// A shown step has its data already.
			return next && (!flow.shows || step === "registerSurvey")
				? at(flow, next)
				: flow;
		}
		case "back": {
			const previous = step && before[step];
			return previous ? at(flow, previous) : flow;
		}
		case "left": {
			if (!canPostpone(step)) return flow;
			const resumed = event.keeps ? step : "requestOtp";
			return { ...flow, step: resumed, away: true, shows: false };
		}
		case "resumed":
			return flow.away && step ? at(flow, step) : flow;
		case "termsAsked":
			return isRegistering(step) || step === null
				? flow
				: at({ ...flow, termsFlag: true }, "termsAndProgressUpdate");
		default: {
			const row = table[event.name] as
				| { at: HomeStep; to: Handler<typeof event.name> }
				| undefined;
			if (row?.at !== step) return flow;
			const next = row.to(flow, event as never);
			// A late reply moves a postponed registration on, but does not open it.
			return flow.away && canPostpone(next.step)
				? { ...next, shows: false, away: true }
				: next;
		}
	}
}

/** The registration step to save; null for none. */
export const savedStep = ({ step }: HomeFlow): RegisterStep | null =>
	isRegistering(step) ? step : null;
