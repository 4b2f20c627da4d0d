// Runs the home flow: turns loaded data into events and saves the registration (3 §4).
import { useEffect, useState } from "react";
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
import { homeFlowEvent } from "./homeFlowEvent";
import { dropReturnPage, hasReturnPage } from "./returnPage";
import { useHomeFlowData } from "./useHomeFlowData";

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
			if (event.name === "completed") registerDraft.drop();
			setFlow((before) => nextHomeFlow(before, event));
		},
		...changes,
	};
}
export type HomeFlowParts = ReturnType<typeof useHomeFlow>;
