// A multi-line text field that grows with its content.
import field from "./Field.module.css";
import styles from "./TextArea.module.css";
import { Field, type FieldProps } from "./TextField";

export const TextArea = ({
	label,
	error,
	required,
	...rest
}: FieldProps<"textarea">) => (
	<Field label={label} error={error}>
		{(control) => (
			<textarea
				rows={3}
				{...rest}
				{...control}
				className={`${field.input} ${styles.area}`}
				aria-required={required}
			/>
		)}
	</Field>
);
