// Renders the current step of the home flow over home (M01–M09, 3 §4).
import { Trans } from "@lingui/react/macro";
import {
	type ComponentProps,
	type ComponentType,
	Suspense,
	useState,
} from "react";
import { isRegistering } from "../../domain/home/homeFlow";
import { isPlus } from "../../domain/session/tier";
import { goTo } from "../../platform/browser/openLink";
import { useHomeFlowOverlay } from "../../platform/browser/overlays";
import { Button } from "../../ui/form/Button";
import { AnnouncementDialog } from "./AnnouncementDialog";
import { isTour } from "./homeFlowEvent";
import styles from "./onboarding.module.css";
import { RegisteredDialog } from "./RegisteredDialog";
import type SurveyStep from "./SurveyStep";
import type TermsUpdateSheet from "./TermsUpdateSheet";
import { TierExpiryDialog } from "./TierExpiryDialog";
import { Tour } from "./Tour";
import { tourStops } from "./tours";
import { type HomeFlowParts, useHomeFlow } from "./useHomeFlow";

/** The steps that few customers see, each loaded when it is needed. */
export interface LazySteps {
	Register: ComponentType<{ parts: HomeFlowParts }>;
	Survey: ComponentType<ComponentProps<typeof SurveyStep>>;
	TermsUpdate: ComponentType<ComponentProps<typeof TermsUpdateSheet>>;
}

/** Set the customer as the key. `isOnHome`: home is shown without an overlay. */
export default function HomeFlow({
	isOnHome,
	steps: { Register, Survey, TermsUpdate },
}: {
	isOnHome: boolean;
	steps: LazySteps;
}) {
	const parts = useHomeFlow(isOnHome);
	const { flow, profile, dispatch } = parts;
	const { consents, announcement, announcementDay, tutorials } = parts;
	const { step, isShown, tour } = flow;
	// Stays true, so that the sheet is still rendered while it closes.
	const [hasRegisterSheet, setHasRegisterSheet] = useState(false);
	if (!hasRegisterSheet && isRegistering(step)) setHasRegisterSheet(true);
	const isComplete = useHomeFlowOverlay(
		isOnHome && step === "greenModalComplete",
	);
	if (!profile || step === null || !isOnHome) return null;
	const tourId = tutorials?.find(
		(tutorial) =>
			tour !== null && isTour(tutorial, tour) && !tutorial.is_completed,
	)?.tutorial_id;
	return (
		<>
			{hasRegisterSheet && (
				<Suspense>
					<Register parts={parts} />
				</Suspense>
			)}
			{flow.isPostponed && (
				<div className={styles.resume}>
					<Button onClick={() => dispatch({ name: "resumed" })}>
						<Trans>Finish your registration</Trans>
					</Button>
				</div>
			)}
			{step === "registerSurvey" && isShown && (
				<Suspense>
					<Survey
						onLater={() => dispatch({ name: "postponed", keepsDraft: true })}
						onEnd={(how, reward) => {
							parts.change({ survey: how, reward: reward ?? "" });
							dispatch({ name: "surveyEnded" });
						}}
					/>
				</Suspense>
			)}
			<RegisteredDialog
				open={isComplete}
				survey={parts.draft.survey}
				reward={parts.draft.reward}
				onEnd={() => dispatch({ name: "completed" })}
			/>
			{step === "welcomeTips" && tour && tourId && (
				<Tour
					key={tour}
					name={tour}
					tutorialId={tourId}
					stops={tourStops(tour, isPlus(profile.tier_name))}
					lastLabel={tour === "new" ? <Trans>See it</Trans> : undefined}
					onEnd={(how) => {
						dispatch({ name: "tourEnded" });
						// The new tour continues on the profile.
						if (tour === "new" && how === "finished")
							goTo(
								`/profile?${new URLSearchParams({ showTour: "true", tourId })}`,
							);
					}}
				/>
			)}
			{step === "termsAndProgressUpdate" && isShown && consents.data && (
				<Suspense>
					<TermsUpdate
						open
						consents={consents.data}
						accepted={profile.isaccessedcondition}
						onEnd={() => dispatch({ name: "termsClosed" })}
					/>
				</Suspense>
			)}
			{announcement && (
				<AnnouncementDialog
					key={announcementDay}
					open={step === "welcomeAnnoucement" && isShown}
					picture={announcement.banner_image_image_url}
					path={announcement.path}
					customerId={profile.customer_id}
					onEnd={() => dispatch({ name: "announcementClosed" })}
				/>
			)}
			<TierExpiryDialog
				open={step === "home" && isShown}
				customer={profile}
				onEnd={() => dispatch({ name: "expiryClosed" })}
			/>
		</>
	);
}
