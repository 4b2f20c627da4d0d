// Day, month and year of birth as selects, years in the person's calendar (3 §5).
import { Trans, useLingui } from "@lingui/react/macro";
import {
	type BirthDate,
	birthYears,
	changeBirthDate,
	daysIn,
} from "../../domain/member/birthDate";
import { monthNames } from "../../domain/text/dates";
import { useLocale } from "../../platform/i18n/locale";
import { SelectField } from "../../ui/form/SelectField";
import styles from "./onboarding.module.css";

const counted = (most: number) =>
	Array.from({ length: most }, (_, at) => at + 1);

export function BirthDateFields({
	date,
	isMissing,
	onChange,
}: {
	date: BirthDate;
	/** Marks empty fields. */
	isMissing: boolean;
	onChange: (date: BirthDate) => void;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const set =
		(part: keyof BirthDate) =>
		({ target }: { target: HTMLSelectElement }) =>
			onChange(changeBirthDate(date, { [part]: Number(target.value) }));
	const field = (part: keyof BirthDate) => ({
		value: date[part] === 0 ? "" : String(date[part]),
		problem:
			isMissing && date[part] === 0
				? t`Please fill in the birth date`
				: undefined,
		onChange: set(part),
	});
	const months = monthNames(locale);
	return (
		<fieldset className={styles.birth}>
			<legend className={styles.legend}>
				<Trans>Birth date</Trans>
			</legend>
			<SelectField
				label={t`Day`}
				prompt={t`Choose a day`}
				autoComplete="bday-day"
				choices={counted(daysIn(date.month, date.year)).map((day) => ({
					value: String(day),
					label: String(day),
				}))}
				{...field("day")}
			/>
			<SelectField
				label={t`Month`}
				prompt={t`Choose a month`}
				autoComplete="bday-month"
				choices={months.map((label, at) => ({
					value: String(at + 1),
					label,
				}))}
				{...field("month")}
			/>
			<SelectField
				label={t`Year`}
				prompt={t`Choose a year`}
				autoComplete="bday-year"
				choices={birthYears(locale).map(({ year, label }) => ({
					value: String(year),
					label,
				}))}
				{...field("year")}
			/>
		</fieldset>
	);
}
