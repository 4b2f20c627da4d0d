// Runs the home flow: turns loaded data into events and saves the registration (3 §4).
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { nextPeriodStart } from "../../contract/nextPeriodStart";
import {
	type HomeEvent,
	type HomeFlow,
	initialHomeFlow,
	isRegistering,
	isVerifying,
	nextHomeFlow,
	stepToSave,
} from "../../domain/home/homeFlow";
import { isHiddenToday } from "../../domain/home/welcomeAnnouncement";
import { onVisibility } from "../../platform/browser/listen";
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
import { customerQueries } from "../../queries/customer";
import { termsQueries } from "../../queries/terms";
import { tutorialQueries } from "../../queries/tutorial";
import { welcomeQueries } from "../../queries/welcome";
import { homeFlowEvent } from "./homeFlowEvent";
import { dropReturnPage, hasReturnPage } from "./returnPage";

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

	const event = homeFlowEvent({
		flow,
		isOnHome,
		mayOpen,
		isOnline: online,
		isExpirySeen: expirySeen,
		profile,
		tutorials,
		consents,
		announcement,
		isDayOver: announcementDay.isOver,
		saved: {
			hasReturnPage,
			areTermsRequested,
			step: () => registerDraft.read()?.step ?? null,
			isAnnouncementHidden: () =>
				isHiddenToday(readHiddenAnnouncement(), data.customerId, serverNow()),
		},
	});
	const next = event ? nextHomeFlow(flow, event) : flow;
	// Setting state during render applies the event to this render.
	if (next !== flow) {
		if (isRegistering(next.step) && !isRegistering(flow.step)) resumeDraft();
		setFlow(next);
	}
	useEffect(() => {
		// No longer needed: after a reload the missing agreement alone shows the sheet again.
		if (flow.termsFlag) dropTermsRequest();
	}, [flow.termsFlag]);

	const isBegun = flow.step !== null;
	const step = stepToSave(flow);
	// Saved only when the step or the draft changes: another tab may be further.
	useEffect(() => {
		if (!isBegun) return;
		if (step) registerDraft.save({ ...draft, step });
		// A draft at its survey stays: another tab is still at it.
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
			// The registration has asked for the terms.
			if (event.name === "registered") dropTermsRequest();
			if (event.name === "completed") registerDraft.drop();
			setFlow((before) => nextHomeFlow(before, event));
		},
		...changes,
	};
}
export type HomeFlowParts = ReturnType<typeof useHomeFlow>;

const onReturn = (look: () => void) => onVisibility("visible", look);
/** The end of the Bangkok day. */
const endOfToday = () => nextPeriodStart("day", serverNow());

/** The Bangkok day for which the welcome announcement was loaded last, by its end, and whether it is over. */
function useAnnouncementDay(isLoading: boolean) {
	const today = useSyncExternalStore(onReturn, endOfToday);
	const [day, setDay] = useState(today);
	if (isLoading && day !== today) setDay(today);
	return { day, isOver: day !== today };
}

/** The profile, and what the current step needs. `isOnHome`: home is shown without an overlay; elsewhere no step fetches anything. */
function useHomeFlowData({
	flow,
	isOnHome,
	hasSavedDraft,
}: {
	flow: HomeFlow;
	isOnHome: boolean;
	hasSavedDraft: boolean;
}) {
	const profile = useQuery({
		...customerQueries.profile(),
		// Its page says that it failed, and tries again.
		retryOnMount: false,
		// A saved registration needs fresh data.
		...(hasSavedDraft && { refetchOnMount: "always" }),
	});
	const needsData = (step: HomeFlow["step"]) =>
		isOnHome && flow.step === step && !flow.isShown;
	const tutorials = useQuery({
		...tutorialQueries.progress(),
		enabled: needsData("welcomeTips"),
	});
	const consents = useQuery({
		...termsQueries.list(),
		staleTime: 0,
		// Also while it is shown: a refused agreement loads the terms again.
		enabled: isOnHome && flow.step === "termsAndProgressUpdate",
	});
	const customerId = profile.data?.customer_id ?? "";
	const announcement = useQuery({
		...welcomeQueries.announcement(customerId),
		enabled: needsData("welcomeAnnoucement"),
	});
	const announcementDay = useAnnouncementDay(
		flow.step === "welcomeAnnoucement" && !flow.isShown,
	);
	return {
		customerId,
		profile,
		tutorials,
		consents,
		announcement,
		announcementDay,
	};
}
