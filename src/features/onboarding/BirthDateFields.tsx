// Day, month and year of birth as selects in one row, years in the person's calendar (3 §5).
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { Controller, type UseFormReturn, useFormState } from "react-hook-form";
import {
	type BirthDate,
	birthYears,
	changeBirthDate,
	daysIn,
} from "../../domain/member/birthDate";
import type { RegisterForm } from "../../domain/member/registerForm";
import { monthNames } from "../../domain/text/longDates";
import { useLocale } from "../../platform/i18n/locale";
import { SelectField } from "../../ui/form/SelectField";
import { FieldMessage, useFocusWithin } from "../../ui/form/TextField";
import styles from "./onboarding.module.css";

const choice = (value: number, label: string | number = value) => ({
	value: String(value),
	label: String(label),
});

export function BirthDateFields({
	form: { control, setValue },
	date,
	busy,
}: {
	form: UseFormReturn<RegisterForm, unknown, RegisterForm>;
	date: BirthDate;
	busy: boolean;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const { errors } = useFormState({ control });
	const messageId = useId();
	const { isFocused, focusHandlers } = useFocusWithin();
	const days = Array.from({ length: daysIn(date.month, date.year) }, (_, at) =>
		choice(at + 1),
	);
	const months = monthNames(locale).map((name, at) => choice(at + 1, name));
	const years = birthYears(locale).map(({ year, label }) =>
		choice(year, label),
	);
	const parts = [
		{ part: "day", label: t`Day`, choices: days },
		{ part: "month", label: t`Month`, choices: months },
		{ part: "year", label: t`Year`, choices: years },
	] as const;
	function choose(part: keyof BirthDate, value: number) {
		const next = changeBirthDate(date, { [part]: value });
		if (next.day !== date.day) setValue("birth.day", next.day);
		setValue(`birth.${part}`, value);
	}
	return (
		<fieldset className={styles.birth} {...focusHandlers}>
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
							disabled={busy}
							ref={ref}
							autoComplete={`bday-${part}`}
							value={value === 0 ? "" : String(value)}
							prompt="–"
							error={Boolean(fieldState.error)}
							messageId={messageId}
							onChange={({ target }) => choose(part, Number(target.value))}
						/>
					)}
				/>
			))}
			<div className={styles.birthError}>
				<FieldMessage
					id={messageId}
					error={errors.birth && t`Please fill in the birth date`}
					live={isFocused}
				/>
			</div>
		</fieldset>
	);
}
