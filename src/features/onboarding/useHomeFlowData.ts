// Loads the data of the home flow's steps (3 §4).
import { useQuery } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { nextPeriodStart } from "../../contract/nextPeriodStart";
import type { HomeFlow } from "../../domain/home/homeFlow";
import { onVisibility } from "../../platform/browser/listen";
import { serverNow } from "../../platform/http/clock";
import { customerQueries } from "../../queries/customer";
import { termsQueries } from "../../queries/terms";
import { tutorialQueries } from "../../queries/tutorial";
import { welcomeQueries } from "../../queries/welcome";

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
export function useHomeFlowData({
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
