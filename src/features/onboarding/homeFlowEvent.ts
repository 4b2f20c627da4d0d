// The event that the loaded data and the saved state mean for the home flow (3 §4).
import type { Customer } from "../../contract/customer";
import { isRegistered } from "../../contract/isRegistered";
import type { Consent } from "../../contract/terms";
import {
	type HomeEvent,
	type HomeFlow,
	isPastRegistration,
	isVerifying,
	type RegisterStep,
} from "../../domain/home/homeFlow";
import { isTermsUpdateDue } from "../../domain/member/consents";

/** The server's names of the tours (3 §3 Tutorial). */
const tourNames = {
	old: "Welcome Tips",
	new: "New Welcome Tips",
} as const;

/** Whether a tutorial is the tour, in any spelling of its name. */
export const isTour = (
	{ name }: { name: string },
	tour: keyof typeof tourNames,
): boolean => name.trim().toLowerCase() === tourNames[tour].toLowerCase();

/** The fields of a query that the flow needs. */
interface Load<Data> {
	data: Data | undefined;
	isError: boolean;
	isFetching: boolean;
}

type Tutorials = readonly { name: string; is_completed: boolean }[];

export interface HomeFlowInput {
	flow: HomeFlow;
	/** Whether home is shown without an overlay. */
	isOnHome: boolean;
	/** Whether no open overlay makes a new step wait. */
	mayOpen: boolean;
	isOnline: boolean;
	profile: Load<
		Pick<
			Customer,
			| "isaccessedcondition"
			| "is_display_expire_pop_up"
			| "mobileno"
			| "date_of_birth"
		>
	>;
	tutorials: Load<Tutorials>;
	consents: Load<readonly Consent[]>;
	/** Its data is null if there is no announcement. */
	announcement: Load<object | null>;
	/** Whether the day for which the announcement was loaded is over. */
	isDayOver: boolean;
	isExpirySeen: boolean;
	/** Functions that read the storage; called only if the value is needed, because the event is computed at each render. */
	saved: {
		step(): RegisterStep | null;
		hasReturnPage(): boolean;
		areTermsRequested(): boolean;
		/** Whether the person has hidden the announcement for today. */
		isAnnouncementHidden(): boolean;
	};
}

/** The event of a query; null while it loads or refetches. */
function toEvent<Data>(
	{ data, isError, isFetching }: Load<Data>,
	event: (data: Data) => HomeEvent,
): HomeEvent | null {
	if (isFetching) return null;
	if (isError) return { name: "loadFailed" };
	return data === undefined ? null : event(data);
}

/** Null while only saved data is known, which may have an outdated agreement. */
const profileEvent = ({ isOnline, profile, saved }: HomeFlowInput) =>
	isOnline && !profile.isError
		? toEvent(profile, (customer) => ({
				name: "profileLoaded",
				accepted: customer.isaccessedcondition,
				registered: isRegistered(customer),
				saved: saved.step(),
			}))
		: null;

/** A tour without a tutorial counts as done. */
function tutorialsEvent(tutorials: Tutorials): HomeEvent {
	const isDone = (tour: keyof typeof tourNames) =>
		tutorials.every((it) => !isTour(it, tour) || it.is_completed);
	return {
		name: "tutorialsLoaded",
		isNewDone: isDone("new"),
		isOldDone: isDone("old"),
	};
}

/** The event for a step that is not shown yet, from the data that it waits for. */
function eventOfStep(input: HomeFlowInput): HomeEvent | null {
	const { flow, profile, tutorials, consents, announcement, saved } = input;
	switch (flow.step) {
		case null:
			return profileEvent(input);
		case "welcomeTips":
			return toEvent(tutorials, tutorialsEvent);
		case "termsAndProgressUpdate":
			return toEvent(consents, (all) => ({
				name: "consentsLoaded",
				due: isTermsUpdateDue(all),
			}));
		case "welcomeAnnoucement":
			return toEvent(announcement, (loaded) => ({
				name: "announcementLoaded",
				found: loaded !== null,
				hidden: saved.isAnnouncementHidden(),
			}));
		case "home":
			return profile.data?.is_display_expire_pop_up && !input.isExpirySeen
				? { name: "expiryDue" }
				: null;
		default:
			return null;
	}
}

/** The next event of the flow; null while there is none. */
export function homeFlowEvent(input: HomeFlowInput): HomeEvent | null {
	const { flow, profile, saved } = input;
	// A shown step continues; a new one waits for other overlays.
	if (!input.isOnHome || (!input.mayOpen && !flow.isShown)) return null;
	if (isVerifying(flow.step) && profile.data?.isaccessedcondition)
		return profileEvent(input);
	if (flow.isPostponed && saved.hasReturnPage()) return { name: "resumed" };
	const isUnregistered =
		profile.data?.isaccessedcondition === false && !isRegistered(profile.data);
	if (isPastRegistration(flow.step) && isUnregistered && saved.hasReturnPage())
		return { name: "registrationAsked" };
	if (flow.step !== null && !flow.termsFlag && saved.areTermsRequested())
		return { name: "termsAsked" };
	const isAnnouncementShown =
		flow.step === "welcomeAnnoucement" && flow.isShown;
	const isAtEnd = flow.step === "home" && !flow.isShown;
	if (input.isDayOver && input.isOnline && (isAtEnd || isAnnouncementShown))
		return { name: "dayBegan" };
	// The components of a shown step dispatch its next event.
	return flow.isShown ? null : eventOfStep(input);
}
