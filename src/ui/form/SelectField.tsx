// A native select in the style of a text field.
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { foreignLanguage } from "../layout/foreignLanguage";
import field from "./Field.module.css";
import styles from "./SelectField.module.css";
import { Field, type FieldProps } from "./TextField";

export interface SelectOption {
	value: string;
	label: string;
}

/** A required choice; `prompt` is shown while nothing is chosen, `error` marks the field as invalid, and `action` is shown beside the error. */
export function SelectField({
	label,
	prompt,
	choices,
	error,
	action,
	messageId,
	...rest
}: Omit<FieldProps<"select">, "children" | "required"> &
	Pick<ComponentProps<typeof Field>, "action" | "messageId"> & {
		prompt: string;
		choices: readonly SelectOption[];
	}) {
	// The chosen value is not in the list while the choices are loading.
	const isListed = choices.some(({ value }) => value === rest.value);
	return (
		<Field {...{ label, error, action, messageId }}>
			{(control) => (
				<div className={styles.box}>
					<select
						{...rest}
						{...control}
						value={isListed ? rest.value : ""}
						className={`${field.input} ${styles.select} ${isListed ? "" : styles.none}`}
						aria-required
					>
						<option value="" disabled hidden>
							{prompt}
						</option>
						{choices.map(({ value, label: name }) => (
							<option key={value} value={value} lang={foreignLanguage(name)}>
								{name}
							</option>
						))}
					</select>
					<ChevronDown size={20} className={styles.arrow} />
				</div>
			)}
		</Field>
	);
}
