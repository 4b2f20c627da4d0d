// The home flow as one machine over the documents' named steps: registration, tours, terms, announcement, tier expiry (3 §2, 3 §4).

/** The step names of 3 §2, in their order; "welcomeAnnoucement" is the documents' spelling. */
export const homeSteps = [
	"requestOtp",
	"otp",
	"consenting",
	"registerSurvey",
	"greenModalComplete",
	"welcomeTips",
	"termsAndProgressUpdate",
	"welcomeAnnoucement",
	"home",
] as const;
export type HomeStep = (typeof homeSteps)[number];

/** The steps that are kept on the phone: the rest follows anew from what the server says. */
export const registerSteps = [
	"requestOtp",
	"otp",
	"consenting",
	"registerSurvey",
	"greenModalComplete",
] as const satisfies readonly HomeStep[];
export type RegisterStep = (typeof registerSteps)[number];

export type TourName = "new" | "old";
/** How the register survey ended; none: there was nothing to ask. */
export type SurveyEnd = "submitted" | "skipped" | "none";

export interface HomeFlow {
	/** null: nobody is signed in, or the profile is not here yet. */
	step: HomeStep | null;
	/** Whether the step has something on the screen; false while it finds out. */
	shows: boolean;
	/** The tour of welcomeTips that is shown. */
	tour: TourName | null;
	/** The terms sheet is asked for whatever the consents say (3 §4 flag). */
	termsFlag: boolean;
	/** What the success modal thanks for. */
	survey: SurveyEnd;
	/** The person has put the registration away; it waits behind a button on home. */
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
	/** The profile is here; `saved` is the registration's step on this phone, null for none; `registered` says that the customer has a number already. */
	| {
			name: "profileLoaded";
			accepted: boolean;
			registered: boolean;
			saved: RegisterStep | null;
	  }
	| { name: "codeSent" }
	/** The number is the one that a code has proven already. */
	| { name: "numberKept" }
	| { name: "codeVerified" }
	| { name: "registered" }
	| { name: "surveyEnded"; how: SurveyEnd }
	| { name: "completed" }
	| { name: "tutorialsKnown"; isNewDone: boolean; isOldDone: boolean }
	| { name: "tourEnded" }
	/** `due`: a required one is open, or one was updated (domain/consents). */
	| { name: "consentsKnown"; due: boolean }
	| { name: "termsClosed" }
	/** `hidden`: the person hid it for today; `found` is false for the documents' "not found". */
	| { name: "announcementKnown"; found: boolean; hidden: boolean }
	| { name: "announcementClosed" }
	| { name: "expiryKnown"; due: boolean }
	| { name: "expiryClosed" }
	/** What a later step had to find out cannot be had: home is not held up by it. */
	| { name: "loadFailed" }
	/** One step back, inside the registration. */
	| { name: "back" }
	/** The registration is put away, what was typed kept or not; and taken up again. */
	| { name: "left"; keeps: boolean }
	| { name: "resumed" }
	/** A required agreement was cancelled: the terms sheet opens on home (3 §4 Terms). */
	| { name: "termsAsked" }
	| { name: "signedOut" };

/** Steps that have their sheet as soon as they begin; the others find out first. */
const showsAtOnce: readonly HomeStep[] = [
	"requestOtp",
	"otp",
	"consenting",
	"registerSurvey",
	"greenModalComplete",
];

const at = (flow: HomeFlow, step: HomeStep): HomeFlow => ({
	...flow,
	step,
	shows: showsAtOnce.includes(step),
	tour: null,
	away: false,
});

const isRegistering = (step: HomeStep | null): step is RegisterStep =>
	registerSteps.some((it) => it === step);

/** The thanks are only to be confirmed: there is nothing to put away. */
const isLeavable = (step: HomeStep): boolean =>
	isRegistering(step) && step !== "greenModalComplete";

/** Where a load that failed leads: the next step; a later start asks again. */
const afterFailure: Partial<Record<HomeStep, HomeStep>> = {
	registerSurvey: "greenModalComplete",
	welcomeTips: "termsAndProgressUpdate",
	termsAndProgressUpdate: "welcomeAnnoucement",
	welcomeAnnoucement: "home",
};

/** Back leads to the number, and never behind a finished registration. */
const before: Partial<Record<HomeStep, HomeStep>> = {
	otp: "requestOtp",
	consenting: "requestOtp",
};

function begun(
	flow: HomeFlow,
	{
		accepted,
		registered,
		saved,
	}: Extract<HomeEvent, { name: "profileLoaded" }>,
): HomeFlow {
	if (flow.step !== null) return flow;
	// The survey and the thanks may still be owed after the conditions were accepted.
	const owed = saved === "registerSurvey" || saved === "greenModalComplete";
	if (accepted) return at(flow, owed ? saved : "welcomeTips");
	// Owed by who lost the registration meanwhile (the number moved to another phone): it begins anew.
	if (saved && (registered || !owed)) return at(flow, saved);
	// A member whose agreement was cancelled is asked for the terms, not for the number again.
	return registered
		? at({ ...flow, termsFlag: true }, "termsAndProgressUpdate")
		: at(flow, "requestOtp");
}

type Handler<Name extends HomeEvent["name"]> = (
	flow: HomeFlow,
	event: Extract<HomeEvent, { name: Name }>,
) => HomeFlow;

/** The events that belong to one step; at any other step they come too late and change nothing. */
const table: {
	[Name in HomeEvent["name"]]?: { at: HomeStep; to: Handler<Name> };
} = {
	codeSent: { at: "requestOtp", to: (flow) => at(flow, "otp") },
	numberKept: { at: "requestOtp", to: (flow) => at(flow, "consenting") },
	codeVerified: { at: "otp", to: (flow) => at(flow, "consenting") },
	registered: {
		at: "consenting",
		to: (flow) => at(flow, "registerSurvey"),
	},
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

/** The flow after an event; one that does not belong to the step changes nothing. */
export function nextHomeFlow(flow: HomeFlow, event: HomeEvent): HomeFlow {
	const { step } = flow;
	switch (event.name) {
		case "signedOut":
			return initialHomeFlow;
		case "profileLoaded":
			return begun(flow, event);
		case "loadFailed": {
			const next = step && afterFailure[step];
			// What is on the screen already has what it needs.
			return next && (!flow.shows || step === "registerSurvey")
				? at(flow, next)
				: flow;
		}
		case "back": {
			const previous = step && before[step];
			return previous ? at(flow, previous) : flow;
		}
		case "left": {
			if (step === null || !isLeavable(step)) return flow;
			const kept = event.keeps ? step : "requestOtp";
			return { ...flow, step: kept, away: true, shows: false };
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
			return row?.at === step ? row.to(flow, event as never) : flow;
		}
	}
}

/** The step to keep on the phone: a registration under way, null for none. */
export const savedStep = ({ step }: HomeFlow): RegisterStep | null =>
	isRegistering(step) ? step : null;
