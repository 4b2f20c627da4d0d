// The free texts of a question: one field per option, single-line where it has a pattern (3 §3 free text).
import {
	type Answer,
	maxAnswerLength,
	type SurveyError,
	type SurveyQuestion,
	typedText,
} from "../../domain/survey/surveyAnswer";
import { useLocalized } from "../../platform/i18n/locale";
import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import { useOptionFieldName, useValidationText } from "./useValidationText";

export interface AnswerProps {
	question: SurveyQuestion;
	answer: Answer;
	error: SurveyError | undefined;
	onType: (optionid: string, text: string) => void;
}

export function TextAnswers({ question, answer, error, onType }: AnswerProps) {
	const localized = useLocalized();
	const validationText = useValidationText();
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
			error:
				error?.option?.optionid === optionid
					? validationText(error)
					: undefined,
			onChange: ({ target }: { target: { value: string } }) =>
				onType(optionid, target.value),
		};
		return isOneLine ? (
			<TextField
				key={optionid}
				{...field}
				autoComplete="off"
				// A pattern may refuse the capital letter that a phone begins with.
				autoCapitalize={validate_rule === "" ? undefined : "none"}
			/>
		) : (
			<TextArea key={optionid} {...field} />
		);
	});
}
