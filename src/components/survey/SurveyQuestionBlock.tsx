// One question of a survey: text, how many answers are allowed, validation message, answers (3 §3, 3 §5).
import { Plural, Trans } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { memo, useId } from "react";
import { surveyType } from "../../contract/survey";
import { defaultMaxPicks, pickBounds } from "../../contract/surveyPicks";
import {
	isFreeText,
	pickedOf,
	type SurveyQuestion,
} from "../../domain/survey/surveyAnswer";
import { useLocalized } from "../../platform/i18n/locale";
import { useFocusWithin } from "../../ui/form/TextField";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { type AnswerProps, ChoiceAnswers, TextAnswers } from "./answers";
import styles from "./survey.module.css";
import { useValidationText } from "./useValidationText";

/** `level` is the level of the section's heading; `titleId` is the id of that heading if it is also the question's, which then has none of its own. */
export const SurveyQuestionBlock = memo(function SurveyQuestionBlock({
	question,
	answer,
	error,
	level,
	titleId,
	onPick,
	onType,
}: Omit<AnswerProps, "onType"> & {
	level: 1 | 2;
	titleId?: string;
	/** Must be stable functions, or all questions render again with each typed letter. */
	onPick: (question: SurveyQuestion, optionid: string) => void;
	onType: (question: SurveyQuestion, optionid: string, text: string) => void;
}) {
	const localized = useLocalized();
	const validationText = useValidationText();
	const ownId = useId();
	const hintId = `${ownId}-below`;
	const { isFocused, focusHandlers } = useFocusWithin();
	const hasTexts = isFreeText(question);
	const isPictures = question.survey_type === surveyType.selectImage;
	const choices = isPictures ? "pictures" : "choices";
	const text = localized(question.question_th, question.question_en);
	const Heading = level === 1 ? "h2" : "h3";
	const common = {
		question,
		answer,
		error,
		onType: (optionid: string, typed: string) =>
			onType(question, optionid, typed),
	};
	return (
		<div className={styles.question} {...focusHandlers}>
			{!titleId && (
				<Heading id={ownId}>
					<PhraseWrap>{text}</PhraseWrap>
				</Heading>
			)}
			<div id={hintId} className={styles.below}>
				{!hasTexts && (
					<>
						<p className="soft-14">
							<PickHint question={question} answer={answer} />
						</p>
						<div aria-live={isFocused ? "polite" : undefined}>
							{error && !error.option && (
								<p className={styles.error}>
									<CircleAlert size={16} />
									<span>{validationText(error)}</span>
								</p>
							)}
						</div>
					</>
				)}
				{hasTexts && !question.isrequired && (
					<p className="soft-14">
						<Trans>You may leave this blank</Trans>
					</p>
				)}
			</div>
			<fieldset
				aria-labelledby={titleId ?? ownId}
				aria-describedby={hintId}
				className={styles[hasTexts ? "texts" : choices]}
			>
				{hasTexts ? (
					<TextAnswers {...common} />
				) : (
					<ChoiceAnswers
						{...common}
						describedby={hintId}
						isPictures={isPictures}
						onPick={(optionid) => onPick(question, optionid)}
					/>
				)}
			</fieldset>
		</div>
	);
});

/** How many answers are allowed, and how many are chosen. */
function PickHint({
	question,
	answer,
}: Pick<AnswerProps, "question" | "answer">) {
	const { min: least, max: most } = pickBounds(question);
	const chosen = pickedOf(question, answer).length;
	if (most === 1) return <Trans>Choose one answer</Trans>;
	// A maximum that cannot be reached is not shown.
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
