// The survey after registration, as a sheet over home (3 §2, 3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SurveyBody } from "../../components/survey/SurveyBody";
import {
	SubmitSurveyDialog,
	SurveyButtons,
	SurveyProgress,
} from "../../components/survey/SurveyControls";
import styles from "../../components/survey/survey.module.css";
import {
	discardSurveyDraft,
	readSurveyDraft,
	useSurvey,
} from "../../components/survey/useSurvey";
import type { SurveySection } from "../../contract/survey";
import type { SurveyOutcome } from "../../domain/home/homeFlow";
import {
	isAnswered,
	surveyReward,
	surveySteps,
} from "../../domain/survey/survey";
import { useHomeFlowOverlay } from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { registerSurveyReference, surveyQueries } from "../../queries/survey";
import { Button } from "../../ui/form/Button";
import { Sheet } from "../../ui/overlay/Sheet";

/** `reward` is the reference of the reward for a submitted survey, null for none. */
type OnEnd = (how: SurveyOutcome, reward: string | null) => void;

/** Loads the survey and shows its sheet; calls `onEnd` once, after the sheet has closed. "none": the survey has no questions, was answered before or could not be loaded; "skipped": also if the sheet was closed (3 §8). */
export function RegisterSurvey({ onEnd }: { onEnd: OnEnd }) {
	const query = useQuery(surveyQueries.sections(registerSurveyReference));
	const hasNone =
		query.isError ||
		(query.data &&
			(surveySteps(query.data).length === 0 || isAnswered(query.data)));
	useAfterMount(() => {
		const draft = readSurveyDraft(registerSurveyReference);
		discardSurveyDraft(registerSurveyReference);
		// The page was reloaded after the answers were sent and before the reply; some hosts return no questions for an answered survey.
		const wasSent =
			draft &&
			query.data &&
			(isAnswered(query.data) ||
				(query.data.length === 0 && draft.undecided !== ""));
		if (wasSent)
			onEnd("submitted", surveyReward(query.data) ?? (draft.reward || null));
		else onEnd("none", null);
	}, hasNone);
	if (!query.data || hasNone) return null;
	return <SurveySheet sections={query.data} onEnd={onEnd} />;
}

function SurveySheet({
	sections,
	onEnd,
}: {
	sections: readonly SurveySection[];
	onEnd: OnEnd;
}) {
	const { t } = useLingui();
	const [end, setEnd] = useState<Parameters<OnEnd> | null>(null);
	const open = useHomeFlowOverlay(end === null);
	const survey = useSurvey({
		reference: registerSurveyReference,
		sections,
		onSent: (reward) => setEnd(["submitted", reward]),
	});
	function skip() {
		survey.discardDraft();
		setEnd((before) => before ?? ["skipped", null]);
	}
	async function leave() {
		if (await survey.mayLeave()) skip();
	}
	/** Called for the phone's back button and Escape: goes one step back, or leaves the survey at its first step. */
	function close() {
		if (survey.isFirst) void leave();
		else survey.back();
	}
	return (
		<Sheet
			tall
			open={open}
			onClose={close}
			onClosed={() => onEnd(...(end ?? ["skipped", null]))}
			label={t`Survey`}
			bar={<SurveyButtons survey={survey} />}
		>
			<div className={styles.top}>
				<SurveyProgress survey={survey} />
				<Button kind="text" size="small" onClick={() => void leave()}>
					<Trans>Skip</Trans>
				</Button>
			</div>
			<SurveyBody survey={survey} level={2} />
			<SubmitSurveyDialog survey={survey} />
		</Sheet>
	);
}
