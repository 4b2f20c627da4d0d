// What is wrong with an answer, as a sentence in the person's language (3 §5 Survey).
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type {
	SurveyError,
	SurveyOption,
} from "../../domain/survey/surveyAnswer";
import { useLocalized } from "../../platform/i18n/locale";

/** What a text field of an option is called: its placeholder, else the option itself. */
export function useFieldName(): (option: SurveyOption) => string {
	const localized = useLocalized();
	return (option) =>
		localized(option.place_holder_th, option.place_holder_en).trim() ||
		localized(option.option_th, option.option_en);
}

/** Gives a function from a fault to its sentence. */
export function useValidationText(): (fault: SurveyError) => string {
	const { t } = useLingui();
	const nameOf = useFieldName();
	return ({ kind, option, count = 0 }) => {
		const placeholder = option ? nameOf(option) : "";
		switch (kind) {
			case "required":
				return t`${placeholder} is required`;
			case "specify":
				return t`Please specify: ${placeholder}`;
			case "invalid":
				return t`${placeholder} is invalid`;
			case "choose":
				return t`Please choose an answer`;
			case "tooFew":
				return t`Please choose at least ${plural(count, { one: "# answer", other: "# answers" })}`;
			case "tooMany":
				return t`Please choose at most ${plural(count, { one: "# answer", other: "# answers" })}`;
		}
	};
}
