// The validation messages of a survey (3 §5 Survey).
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type {
	SurveyError,
	SurveyOption,
} from "../../domain/survey/surveyAnswer";
import { amongThai } from "../../domain/text/thaiText";
import { useLocale, useLocalized } from "../../platform/i18n/locale";

/** The name of an option's text field: its placeholder, else the option's text; some hosts leave both empty. */
export function useOptionFieldName(): (option: SurveyOption) => string {
	const { t } = useLingui();
	const localized = useLocalized();
	return (option) =>
		localized(option.place_holder_th, option.place_holder_en).trim() ||
		localized(option.option_th, option.option_en).trim() ||
		t`Your answer`;
}

export function useValidationText(): (error: SurveyError) => string {
	const { t } = useLingui();
	const nameOf = useOptionFieldName();
	const locale = useLocale();
	const messageOf = ({ kind, option, count = 0 }: SurveyError) => {
		const name = option ? nameOf(option) : "";
		const placeholder = locale === "th" ? amongThai(name) : name;
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
	return (error) => messageOf(error).trim();
}
