// A native select in the style of a text field.
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId } from "react";
import { PhraseWrap } from "../layout/PhraseWrap";
import field from "./Field.module.css";
import styles from "./SelectField.module.css";
import { FieldMessage, type FieldProps, useFocusWithin } from "./TextField";

export interface SelectOption {
	value: string;
	label: string;
}

/** A required choice: `prompt` shows while nothing is chosen; `error` marks it as invalid, with `action` beside it; `messageId` is a message elsewhere that several fields share. */
export function SelectField({
	label,
	prompt,
	choices,
	error,
	action,
	messageId,
	...rest
}: Omit<FieldProps<"select">, "children" | "required"> & {
	prompt: string;
	choices: readonly SelectOption[];
	action?: ReactNode;
	messageId?: string;
}) {
	const id = useId();
	const below = messageId ?? `${id}-below`;
	const { isFocused, focusHandlers } = useFocusWithin();
	// The choices may still be loading.
	const isListed = choices.some(({ value }) => value === rest.value);
	return (
		<div className={field.field}>
			<label htmlFor={id} className={field.label}>
				<PhraseWrap>{label}</PhraseWrap>
			</label>
			<div className={styles.box}>
				<select
					{...rest}
					value={isListed ? rest.value : ""}
					id={id}
					className={`${field.input} ${styles.select} ${isListed ? "" : styles.none}`}
					aria-required
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? below : undefined}
					{...focusHandlers}
				>
					<option value="" disabled hidden>
						{prompt}
					</option>
					{choices.map(({ value, label: name }) => (
						<option key={value} value={value}>
							{name}
						</option>
					))}
				</select>
				<ChevronDown size={20} className={styles.arrow} />
			</div>
			{!messageId && (
				<FieldMessage
					id={below}
					error={error}
					action={action}
					live={isFocused}
				/>
			)}
		</div>
	);
}
