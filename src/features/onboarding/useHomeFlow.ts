// Runs the home flow: turns loaded data into events and saves the registration (3 §4).
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isRegistered } from "../../contract/isRegistered";
import {
	type HomeEvent,
	type HomeFlow,
	initialHomeFlow,
	isPastRegistration,
	isRegistering,
	isVerifying,
	nextHomeFlow,
	stepToSave,
} from "../../domain/home/homeFlow";
import { isHiddenToday } from "../../domain/home/welcomeAnnouncement";
import { isTermsUpdateDue } from "../../domain/member/consents";
import { useOnline } from "../../platform/browser/online";
import { useMayOpen } from "../../platform/browser/overlays";
import { serverNow } from "../../platform/http/clock";
import {
	emptyRegisterDraft,
	type RegisterDraft,
	readHiddenAnnouncement,
	registerDraft,
} from "../../platform/session/homeFlow";
import {
	areTermsRequested,
	dropTermsRequest,
} from "../../platform/session/termsRequest";
import { dropReturnPage, hasReturnPage } from "./returnPage";
import { useHomeFlowData } from "./useHomeFlowData";

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

/** The event of a query; null while it loads or refetches. */
function toEvent<Data>(
	{ data, isError, isFetching }: UseQueryResult<Data>,
	event: (data: Data) => HomeEvent,
): HomeEvent | null {
	if (isFetching) return null;
	if (isError) return { name: "loadFailed" };
	return data === undefined ? null : event(data);
}

/** A tour without a tutorial counts as done. */
function tutorialsEvent(
	tutorials: readonly { name: string; is_completed: boolean }[],
): HomeEvent {
	const isDone = (tour: keyof typeof tourNames) =>
		tutorials.every((it) => !isTour(it, tour) || it.is_completed);
	return {
		name: "tutorialsLoaded",
		isNewDone: isDone("new"),
		isOldDone: isDone("old"),
	};
}

/** The draft of the registration; `hasSavedDraft`: there was one of an earlier visit. */
function useRegisterDraft() {
	const [saved] = useState(registerDraft.read);
	/** `attempt`: how often the draft was thrown away. */
	const [{ draft, attempt }, setRegistration] = useState({
		draft: saved ?? emptyRegisterDraft,
		attempt: 0,
	});
	return {
		hasSavedDraft: saved !== null,
		draft,
		/** Goes on with a draft that another tab has saved since. */
		resumeDraft: () =>
			setRegistration({ draft: registerDraft.read() ?? draft, attempt }),
		/** Changes and saves the draft; a late reply changes nothing once its draft was discarded. */
		change: (change: Partial<RegisterDraft>) =>
			setRegistration((before) =>
				before.attempt === attempt
					? { ...before, draft: { ...before.draft, ...change } }
					: before,
			),
		discardDraft: () =>
			setRegistration((before) => ({
				draft: emptyRegisterDraft,
				attempt: before.attempt + 1,
			})),
	};
}

/** `isOnHome`: home is shown without an overlay; elsewhere no step begins. */
export function useHomeFlow(isOnHome: boolean) {
	const [flow, setFlow] = useState<HomeFlow>(initialHomeFlow);
	const { hasSavedDraft, draft, resumeDraft, ...changes } = useRegisterDraft();
	const [expirySeen, setExpirySeen] = useState(false);
	const online = useOnline();
	const mayOpen = useMayOpen("homeFlow");
	const data = useHomeFlowData({ flow, isOnHome, hasSavedDraft });
	const { profile, tutorials, consents, announcement, announcementDay } = data;

	/** Null from saved data, which does not have the current conditions. */
	const profileEvent = () =>
		online && !profile.isError
			? toEvent(profile, (customer) => ({
					name: "profileLoaded",
					accepted: customer.isaccessedcondition,
					registered: isRegistered(customer),
					saved: registerDraft.read()?.step ?? null,
				}))
			: null;

	const isUnregistered =
		profile.data?.isaccessedcondition === false && !isRegistered(profile.data);

	function currentEvent(): HomeEvent | null {
		// A shown step continues; a new one waits for other overlays.
		if (!isOnHome || (!mayOpen && !flow.isShown)) return null;
		if (isVerifying(flow.step) && profile.data?.isaccessedcondition)
			return profileEvent();
		if (flow.isPostponed && hasReturnPage()) return { name: "resumed" };
		if (isPastRegistration(flow.step) && isUnregistered && hasReturnPage())
			return { name: "registrationAsked" };
		if (flow.step !== null && !flow.termsFlag && areTermsRequested())
			return { name: "termsAsked" };
		const isAnnouncementShown =
			flow.step === "welcomeAnnoucement" && flow.isShown;
		const isAtEnd = flow.step === "home" && !flow.isShown;
		if (announcementDay.isOver && online && (isAtEnd || isAnnouncementShown))
			return { name: "dayBegan" };
		// What a step shows ends it.
		if (flow.isShown) return null;
		switch (flow.step) {
			case null:
				return profileEvent();
			case "welcomeTips":
				return toEvent(tutorials, tutorialsEvent);
			case "termsAndProgressUpdate":
				return toEvent(consents, (all) => ({
					name: "consentsLoaded",
					due: isTermsUpdateDue(all),
				}));
			case "welcomeAnnoucement":
				return toEvent(announcement, (it) => ({
					name: "announcementLoaded",
					found: it !== null,
					hidden: isHiddenToday(
						readHiddenAnnouncement(),
						data.customerId,
						serverNow(),
					),
				}));
			case "home":
				return profile.data?.is_display_expire_pop_up && !expirySeen
					? { name: "expiryDue" }
					: null;
			default:
				return null;
		}
	}
	const event = currentEvent();
	const next = event ? nextHomeFlow(flow, event) : flow;
	// Setting state during render applies the event to this render.
	if (next !== flow) {
		if (isRegistering(next.step) && !isRegistering(flow.step)) resumeDraft();
		setFlow(next);
	}
	useEffect(() => {
		// The sheet survives a reload by the missing agreement itself.
		if (flow.termsFlag) dropTermsRequest();
	}, [flow.termsFlag]);

	const isBegun = flow.step !== null;
	const step = stepToSave(flow);
	// Not for another change of the flow: another tab may be further.
	useEffect(() => {
		if (!isBegun) return;
		if (step) registerDraft.save({ ...draft, step });
		// The survey after the terms is another tab's.
		else if (isVerifying(registerDraft.read()?.step ?? null))
			registerDraft.drop();
	}, [isBegun, step, draft]);

	return {
		flow,
		draft,
		profile: profile.data,
		consents,
		tutorials: tutorials.data,
		announcement: announcement.data,
		announcementDay: announcementDay.day,
		dispatch: (event: HomeEvent) => {
			if (event.name === "expiryClosed") setExpirySeen(true);
			if (event.name === "postponed") dropReturnPage();
			if (event.name === "completed") registerDraft.drop();
			setFlow((before) => nextHomeFlow(before, event));
		},
		...changes,
	};
}
export type HomeFlowParts = ReturnType<typeof useHomeFlow>;
