// Shows the home flow over home, with its lazily loaded steps, and the tours over the profile and the category page (3 §4).
import { useRouterState } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { privilegeParameter } from "../domain/app/pagePaths";
import { isHomeShown } from "../domain/home/welcomeAnnouncement";
import HomeFlow, { type LazySteps } from "../features/onboarding/HomeFlow";
import { Tour } from "../features/onboarding/Tour";
import { pageTours, type TourPage } from "../features/onboarding/tours";
import { useHomeFlowOverlay } from "../platform/browser/overlays";
import { sessionAtom, skeletonLoadingAtom } from "../platform/session/session";
import { lazyHost } from "./lazyHosts";
import { router } from "./router";

const Survey = lazyHost(() => import("../features/onboarding/SurveyStep"));
const steps: LazySteps = {
	Register: lazyHost(() => {
		// Preloaded, so that the end of the registration does not wait for the survey's code.
		void Survey.preload?.();
		return import("../features/onboarding/RegisterSheet");
	}),
	Survey,
	TermsUpdate: lazyHost(
		() => import("../features/onboarding/TermsUpdateSheet"),
	),
};
const hasTour = (path: string): path is TourPage =>
	Object.hasOwn(pageTours, path);

/** The page that verifies a number for the home flow. */
const otpPage = "/survey/otp";

export default function HomeFlowHost() {
	const session = useAtomValue(sessionAtom);
	const renewing = useAtomValue(skeletonLoadingAtom);
	const page = useRouterState({ router, select: ({ location }) => location });
	const { pathname } = page;
	const search: Record<string, string> = page.search;
	// A tour needs both parameters (2 §2).
	const tourId = search.showTour === "true" ? search.tourId : undefined;
	const isTourDue = useHomeFlowOverlay(Boolean(tourId) && hasTour(pathname));
	// The home flow does not run without a token (3 §4).
	if (!session) return null;
	return (
		<>
			{pathname !== otpPage && (
				<HomeFlow
					key={session.sub}
					isOnHome={
						isHomeShown(pathname, search[privilegeParameter]) && !renewing
					}
					steps={steps}
				/>
			)}
			{isTourDue && tourId && hasTour(pathname) && (
				<Tour
					name={pathname}
					tutorialId={tourId}
					stops={pageTours[pathname]}
					onEnd={() => {
						const { showTour: _, tourId: _id, ...rest } = search;
						void router.navigate({ to: ".", search: rest, replace: true });
					}}
				/>
			)}
		</>
	);
}
