// `/survey?ref=&module=`: the survey wizard, or why it cannot be shown (3 §2, 3 §4).
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { CloseButton } from "../../components/dialogs/CloseButton";
import { FailedList, mayHaveEnded } from "../../components/lists/FailedList";
import { BackPage } from "../../components/pages/BackPage";
import layout from "../../components/pages/form.module.css";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { useBack } from "../../components/pages/useBack";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { discardSurveyDraft } from "../../components/survey/useSurvey";
import { isNotFound } from "../../domain/app/failure";
import {
	isAnswered,
	surveyReward,
	surveySteps,
} from "../../domain/survey/survey";
import { surveyQueries } from "../../queries/survey";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Skeleton, SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Button } from "../../ui/form/Button";
import { Page } from "../../ui/layout/Page";
import { AnsweredSurvey } from "./AnsweredSurvey";
import styles from "./SurveyPage.module.css";
import { SurveyWizard } from "./SurveyWizard";
import { useSurveyEnd } from "./useSurveyEnd";

export default function SurveyPage() {
	const { ref = "", module = "" } = useSearchParams();
	// Keyed by the survey, so that another one in the address starts anew.
	return <SurveyByReference key={ref} reference={ref} module={module} />;
}

function SurveyByReference({
	reference,
	module,
}: {
	reference: string;
	module: string;
}) {
	const { leave } = useSurveyEnd(module);
	const back = useBack();
	const query = useQuery(surveyQueries.sections(reference));
	const isDone = query.data !== undefined && isAnswered(query.data);
	useEffect(() => {
		if (isDone) discardSurveyDraft(reference);
	}, [isDone, reference]);
	const isMissing =
		reference === "" ||
		(query.error && isNotFound(query.error)) ||
		(query.data && surveySteps(query.data).length === 0);
	if (isMissing)
		return (
			<SurveyMessagePage>
				<EmptyState
					drawing="search"
					title={<Trans>Unable to open this survey</Trans>}
					text={mayHaveEnded}
					action={
						<Button onClick={() => void leave()}>
							<Trans>Go back</Trans>
						</Button>
					}
				/>
			</SurveyMessagePage>
		);
	if (!query.data)
		return query.isError ? (
			<SurveyMessagePage>
				<FailedList
					query={query}
					title={<Trans>Unable to open this survey</Trans>}
				/>
			</SurveyMessagePage>
		) : (
			<SurveySkeleton onClose={back} />
		);
	if (!isDone)
		return (
			<SurveyWizard
				reference={reference}
				module={module}
				sections={query.data}
			/>
		);
	return (
		<SurveyMessagePage>
			<AnsweredSurvey reward={surveyReward(query.data)} module={module} />
		</SurveyMessagePage>
	);
}

function SurveyMessagePage({ children }: { children: ReactNode }) {
	return (
		<BackPage inColumn title={<Trans>Survey</Trans>}>
			{children}
		</BackPage>
	);
}

export function SurveySkeleton({ onClose }: { onClose: () => void }) {
	return (
		<Page inColumn busy>
			<h1 className="visually-hidden">
				<Trans>Survey</Trans>
			</h1>
			<LoadingStatus />
			<header className={styles.top}>
				<CloseButton size={26} onClick={onClose} />
				<Skeleton height={6} />
			</header>
			<div className={styles.body} aria-hidden="true">
				<Skeleton width="80%" height={28} radius={8} />
				<Skeleton width="45%" height={18} radius={8} className={styles.gap} />
				<div className={styles.boxes}>
					<SkeletonBoxes count={5} height={56} radius={18} />
				</div>
			</div>
			<div className={layout.bar} aria-hidden="true">
				<Skeleton height={52} />
			</div>
		</Page>
	);
}
