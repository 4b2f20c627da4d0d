// Day, month and year of birth as selects, years in the person's calendar (3 §5).
import { Trans, useLingui } from "@lingui/react/macro";
import { Controller, type UseFormReturn } from "react-hook-form";
import {
	type BirthDate,
	birthYears,
	changeBirthDate,
	daysIn,
} from "../../domain/member/birthDate";
import type { RegisterForm } from "../../domain/member/registerForm";
import { monthNames } from "../../domain/text/dates";
import { useLocale } from "../../platform/i18n/locale";
import { SelectField } from "../../ui/form/SelectField";
import styles from "./onboarding.module.css";

const counted = (most: number) =>
	Array.from({ length: most }, (_, at) => at + 1);

export function BirthDateFields({
	form: { control, setValue },
	date,
}: {
	form: UseFormReturn<RegisterForm, unknown, RegisterForm>;
	date: BirthDate;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const parts = [
		{
			part: "day",
			label: t`Day`,
			prompt: t`Choose a day`,
			choices: counted(daysIn(date.month, date.year)).map((day) => ({
				value: String(day),
				label: String(day),
			})),
		},
		{
			part: "month",
			label: t`Month`,
			prompt: t`Choose a month`,
			choices: monthNames(locale).map((label, at) => ({
				value: String(at + 1),
				label,
			})),
		},
		{
			part: "year",
			label: t`Year`,
			prompt: t`Choose a year`,
			choices: birthYears(locale).map(({ year, label }) => ({
				value: String(year),
				label,
			})),
		},
	] as const;
	function choose(part: keyof BirthDate, value: number) {
		const next = changeBirthDate(date, { [part]: value });
		if (next.day !== date.day) setValue("birth.day", next.day);
		setValue(`birth.${part}`, value);
	}
	return (
		<fieldset className={styles.birth}>
			<legend className={styles.legend}>
				<Trans>Birth date</Trans>
			</legend>
			{parts.map(({ part, ...list }) => (
				<Controller
					key={part}
					control={control}
					name={`birth.${part}`}
					render={({ field: { ref, value }, fieldState }) => (
						<SelectField
							{...list}
							ref={ref}
							autoComplete={`bday-${part}`}
							value={value === 0 ? "" : String(value)}
							problem={fieldState.error && t`Please fill in the birth date`}
							onChange={({ target }) => choose(part, Number(target.value))}
						/>
					)}
				/>
			))}
		</fieldset>
	);
}
