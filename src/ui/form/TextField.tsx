// A text field with a label, and a hint or a validation message.
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { PhraseWrap } from "../layout/PhraseWrap";
import styles from "./Field.module.css";

/** The line under a field: the validation message with `action` beside it, else the hint. */
export function FieldMessage({
	id,
	problem,
	hint,
	action,
}: {
	id: string;
	problem?: ReactNode;
	hint?: ReactNode;
	action?: ReactNode;
}) {
	return (
		<div
			id={id}
			className={problem ? styles.problem : styles.hint}
			aria-live="polite"
		>
			{problem ? (
				<>
					<CircleAlert size={16} aria-hidden="true" />
					<span>{problem}</span>
					{action}
				</>
			) : (
				hint
			)}
		</div>
	);
}

/** `problem` marks the field as invalid and is announced when it appears. `required` is only announced: the form checks. */
export function TextField({
	label,
	hint,
	problem,
	required,
	...rest
}: Omit<
	ComponentPropsWithRef<"input">,
	"className" | "id" | "aria-invalid" | "aria-describedby"
> & { label: ReactNode; hint?: ReactNode; problem?: ReactNode }) {
	const id = useId();
	const below = `${id}-below`;
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.label}>
				<PhraseWrap>{label}</PhraseWrap>
			</label>
			<input
				{...rest}
				id={id}
				className={styles.input}
				aria-required={required}
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem || hint ? below : undefined}
			/>
			<FieldMessage id={below} problem={problem} hint={hint} />
		</div>
	);
}
