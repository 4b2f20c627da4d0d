// A multi-line text field that grows with its content.
import { useId } from "react";
import { PhraseWrap } from "../layout/PhraseWrap";
import field from "./Field.module.css";
import styles from "./TextArea.module.css";
import { FieldMessage, type FieldProps, useFocusWithin } from "./TextField";

export function TextArea({
	label,
	error,
	required,
	...rest
}: FieldProps<"textarea">) {
	const id = useId();
	const below = `${id}-below`;
	const { isFocused, focusHandlers } = useFocusWithin();
	return (
		<div className={field.field}>
			<label htmlFor={id} className={field.label}>
				<PhraseWrap>{label}</PhraseWrap>
			</label>
			<textarea
				rows={3}
				{...rest}
				id={id}
				className={`${field.input} ${styles.area}`}
				aria-required={required}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? below : undefined}
				{...focusHandlers}
			/>
			<FieldMessage id={below} error={error} live={isFocused} />
		</div>
	);
}
