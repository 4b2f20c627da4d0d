// The answers to a question of a survey: free texts, or options to choose.
import { useLingui } from "@lingui/react/macro";
import { pickBounds } from "../../contract/surveyPicks";
import {
	type Answer,
	hasMaxPicks,
	maxAnswerLength,
	type SurveyError,
	type SurveyQuestion,
	typedText,
} from "../../domain/survey/surveyAnswer";
import { useLocalized } from "../../platform/i18n/locale";
import checkbox from "../../ui/form/Checkbox.module.css";
import radio from "../../ui/form/Radio.module.css";
import { TextArea, TextField } from "../../ui/form/TextField";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Picture } from "../../ui/media/Picture";
import styles from "./survey.module.css";
import { useOptionFieldName, useValidationText } from "./useValidationText";

export interface AnswerProps {
	question: SurveyQuestion;
	answer: Answer;
	error: SurveyError | undefined;
	onType: (optionid: string, text: string) => void;
}

/** Returns a function that gives the error text of an option's field. */
function useOptionError(error: SurveyError | undefined) {
	const text = useValidationText();
	return (optionid: string) =>
		error?.option?.optionid === optionid ? text(error) : undefined;
}

/** The free texts of a question: one field per option, single-line if it has a pattern or there are several options (3 §3 free text). */
export function TextAnswers({ question, answer, error, onType }: AnswerProps) {
	const localized = useLocalized();
	const errorOf = useOptionError(error);
	const nameOf = useOptionFieldName();
	return question.options.map((option) => {
		const { optionid, validate_rule, option_th, option_en } = option;
		const isOneLine = validate_rule !== "" || question.options.length > 1;
		const field = {
			label: localized(option_th, option_en).trim() || nameOf(option),
			placeholder: localized(option.place_holder_th, option.place_holder_en),
			value: typedText(answer, optionid),
			maxLength: maxAnswerLength,
			required: question.isrequired,
			error: errorOf(optionid),
			onChange: ({ target }: { target: { value: string } }) =>
				onType(optionid, target.value),
		};
		return isOneLine ? (
			<TextField
				key={optionid}
				{...field}
				autoComplete="off"
				// A pattern may refuse the capital first letter that a phone suggests.
				autoCapitalize={validate_rule === "" ? undefined : "none"}
			/>
		) : (
			<TextArea key={optionid} {...field} />
		);
	});
}

/** The options of a question as cards, for one or several answers; "other" has a text field (3 §3, 3 §5). */
export function ChoiceAnswers({
	question,
	answer,
	error,
	describedby,
	isPictures,
	onPick,
	onType,
}: AnswerProps & {
	/** The id of the hint and the message. */
	describedby: string;
	isPictures: boolean;
	onPick: (optionid: string) => void;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const errorOf = useOptionError(error);
	const nameOf = useOptionFieldName();
	const isOne = pickBounds(question).max === 1;
	const full = hasMaxPicks(question, answer);
	// The error of a text field is shown at that field.
	const isWrong = error !== undefined && !error.option;
	return question.options.map((option, at) => {
		const { optionid, option_th, option_en, isotheranswer } = option;
		const picked = answer.picked.includes(optionid);
		const number = at + 1;
		// A picture needs no label; some hosts send only a placeholder for "other".
		const label =
			localized(option_th, option_en) || (isPictures ? "" : nameOf(option));
		return (
			<div key={optionid} className={styles.choice}>
				<label className={`${styles.option} ${isPictures ? styles.tile : ""}`}>
					{isPictures && (
						<Picture
							src={option.option_image_url}
							// Decorative if the option has a label.
							alt={label ? "" : t`Picture ${number}`}
							ratio="146/91"
							className={styles.picture}
						/>
					)}
					<span className={styles.row}>
						<span className={styles.label}>
							<PhraseWrap longest={isPictures ? 8 : 16}>{label}</PhraseWrap>
						</span>
						<input
							type={isOne ? "radio" : "checkbox"}
							// The hint's id is unique to the question, unlike the id of a heading of several questions.
							name={describedby}
							className={isOne ? radio.radio : checkbox.box}
							checked={picked}
							aria-invalid={isWrong || undefined}
							aria-describedby={isWrong ? describedby : undefined}
							// Still focusable for keyboard and screen reader, but a press has no effect.
							aria-disabled={(full && !picked) || undefined}
							onChange={() => onPick(optionid)}
						/>
					</span>
				</label>
				{isotheranswer && (
					<TextField
						label={nameOf(option)}
						value={typedText(answer, optionid)}
						disabled={!picked}
						maxLength={maxAnswerLength}
						required
						autoComplete="off"
						autoCapitalize={option.validate_rule === "" ? undefined : "none"}
						error={errorOf(optionid)}
						onChange={({ target }) => onType(optionid, target.value)}
					/>
				)}
			</div>
		);
	});
}
