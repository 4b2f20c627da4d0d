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

/** The draft of the registration; `hasSavedDraft`: an earlier visit has saved one. */
function useRegisterDraft() {
	const [saved] = useState(registerDraft.read);
	/** `attempt` is how often the draft was discarded. */
	const [{ draft, attempt }, setRegistration] = useState({
		draft: saved ?? emptyRegisterDraft,
		attempt: 0,
	});
	return {
		hasSavedDraft: saved !== null,
		draft,
		/** Continues with a draft that another tab has saved since. */
		resumeDraft: () =>
			setRegistration({ draft: registerDraft.read() ?? draft, attempt }),
		/** Changes the draft, which is then saved; a late reply does not change a draft that was started after its own was discarded. */
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
		// The saved request is no longer needed: after a reload the missing agreement shows the sheet again.
		if (flow.termsFlag) dropTermsRequest();
	}, [flow.termsFlag]);

	const hasStarted = flow.step !== null;
	const step = stepToSave(flow);
	// Saved only when the step or the draft changes: another tab may be further.
	useEffect(() => {
		if (!hasStarted) return;
		if (step) registerDraft.save({ ...draft, step });
		// A draft that has reached the survey stays, because another tab is still there.
		else if (isVerifying(registerDraft.read()?.step ?? null))
			registerDraft.drop();
	}, [hasStarted, step, draft]);

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
			// The registration includes the agreement to the terms.
			if (event.name === "registered") dropTermsRequest();
			if (event.name === "completed") registerDraft.drop();
			setFlow((before) => nextHomeFlow(before, event));
		},
		...changes,
	};
}
export type HomeFlowParts = ReturnType<typeof useHomeFlow>;

const onReturn = (onChange: () => void) => onVisibility("visible", onChange);
/** The end of the current Bangkok day (ms). */
const endOfToday = () => nextPeriodStart("day", serverNow());

/** The Bangkok day for which the welcome announcement was last loaded, as the time of its end (ms), and whether that day is over. */
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
		// A failed profile is not loaded again on mount, because the profile page shows the failure and a retry.
		retryOnMount: false,
		// A saved registration needs a fresh profile.
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
		// Enabled also while the sheet is shown, because a refused agreement reloads the terms.
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
