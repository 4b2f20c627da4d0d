// The current section of a survey: its heading, which is focused when it changes, and its questions.
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { questionKey } from "../../domain/survey/survey";
import type { SurveyQuestion } from "../../domain/survey/surveyAnswer";
import { useLocalized } from "../../platform/i18n/locale";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { useContentGuard } from "../../ui/overlay/pressGuard";
import { SurveyQuestionBlock } from "./SurveyQuestionBlock";
import styles from "./survey.module.css";
import type { Survey } from "./useSurvey";

/** `level`: the heading's level, 1 on a page, 2 in a sheet. */
export function SurveyBody({
	survey,
	level,
}: {
	survey: Survey;
	level: 1 | 2;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const titleId = useId();
	const { section } = survey;
	useContentGuard(section?.sectionid);
	if (!section) return null;
	const [only, ...more] = section.questions;
	const alone = more.length === 0 ? only : undefined;
	const textOf = (question: SurveyQuestion) =>
		localized(question.question_th, question.question_en);
	const name = localized(section.sec_name_th, section.sec_name_en);
	// The text of a single question is the heading; some hosts put it into the section's name.
	const title = (alone && textOf(alone)) || name || t`Survey`;
	const Heading = level === 1 ? "h1" : "h2";
	return (
		<div key={section.sectionid} ref={survey.body} className={styles.section}>
			{title !== name && name && (
				<p className={styles.over}>
					<PhraseWrap>{name}</PhraseWrap>
				</p>
			)}
			<Heading id={titleId} tabIndex={-1} className={styles.title}>
				<PhraseWrap>{title}</PhraseWrap>
			</Heading>
			{section.questions.map((question) => (
				<SurveyQuestionBlock
					key={questionKey(section, question)}
					question={question}
					answer={survey.answerTo(question)}
					error={survey.errorOf(question)}
					level={level}
					titleId={alone || !textOf(question) ? titleId : undefined}
					onPick={survey.pick}
					onType={survey.type}
				/>
			))}
		</div>
	);
}
