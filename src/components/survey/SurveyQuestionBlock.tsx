// One question of a section: its words, how many may be picked, what is wrong, and its answers by their type (3 §3, 3 §5).
import { Plural, Trans } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useId } from "react";
import { surveyType } from "../../contract/survey";
import {
	type Answer,
	defaultMaxPicks,
	pickBounds,
	type SurveyError,
	type SurveyQuestion,
} from "../../domain/survey/surveyAnswer";
import { useLocalized } from "../../platform/i18n/locale";
import { Choices } from "./Choices";
import styles from "./survey.module.css";
import { TextAnswers } from "./TextAnswers";
import { useValidationText } from "./useValidationText";

/** `titleId`: the heading of a section that has this question alone, which names it. */
export function SurveyQuestionBlock({
	question,
	answer,
	fault,
	titleId,
	onPick,
	onType,
}: {
	question: SurveyQuestion;
	answer: Answer;
	fault: SurveyError | undefined;
	titleId?: string;
	onPick: (optionid: string) => void;
	onType: (optionid: string, text: string) => void;
}) {
	const localized = useLocalized();
	const faultText = useValidationText();
	const own = useId();
	const below = `${own}-below`;
	const isText = question.survey_type === surveyType.freeText;
	const words = localized(question.question_th, question.question_en);
	const labelledby = titleId ?? own;
	const common = { question, answer, fault, labelledby, onType };
	return (
		<div className={styles.question}>
			{!titleId && (
				<h2 id={own} className={styles.words}>
					{words}
				</h2>
			)}
			<div id={below} className={styles.below}>
				<p className={styles.hint}>
					{isText ? (
						!question.isrequired && <Trans>You may leave this blank</Trans>
					) : (
						<PickHint question={question} answer={answer} />
					)}
				</p>
				<p role="alert" className={styles.fault}>
					{fault && !fault.option && (
						<>
							<CircleAlert size={16} aria-hidden="true" />
							<span>{faultText(fault)}</span>
						</>
					)}
				</p>
			</div>
			{isText ? (
				<TextAnswers {...common} />
			) : (
				<Choices {...common} describedby={below} onPick={onPick} />
			)}
		</div>
	);
}

/** How many may be picked, and of several how many are. */
function PickHint({
	question,
	answer,
}: {
	question: SurveyQuestion;
	answer: Answer;
}) {
	const { least, most } = pickBounds(question);
	const chosen = answer.picked.length;
	if (most === 1) return <Trans>Choose one answer</Trans>;
	// A most that nobody can reach is none.
	const isOpen = most >= Math.min(defaultMaxPicks, question.options.length);
	const range =
		least === most ? (
			<Plural value={most} one="Choose # answer" other="Choose # answers" />
		) : isOpen && least === 1 ? (
			<Trans>Choose as many as you like</Trans>
		) : isOpen ? (
			<Plural
				value={least}
				one="Choose # answer or more"
				other="Choose # answers or more"
			/>
		) : (
			<Trans>
				Choose {least} to {most} answers
			</Trans>
		);
	return (
		<>
			{range} · <Trans>{chosen} chosen</Trans>
		</>
	);
}
