// A text field with a label, and a hint or a validation message.
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import {
	type ComponentPropsWithRef,
	type ReactNode,
	useId,
	useState,
} from "react";
import { PhraseWrap } from "../layout/PhraseWrap";
import styles from "./Field.module.css";

/** The props of a labelled control; `problem` marks it as invalid. */
export type FieldProps<Tag extends "input" | "select" | "textarea"> = Omit<
	ComponentPropsWithRef<Tag>,
	| "className"
	| "id"
	| "onFocus"
	| "onBlur"
	| "aria-invalid"
	| "aria-describedby"
> & { label: ReactNode; problem?: ReactNode };

/** The line under a field: the validation message with `action` beside it, else the hint. `live` announces a change. */
export function FieldMessage({
	id,
	problem,
	hint,
	action,
	live = false,
}: {
	id: string;
	problem?: ReactNode;
	hint?: ReactNode;
	action?: ReactNode;
	live?: boolean;
}) {
	return (
		<div
			id={id}
			className={problem ? styles.problem : styles.hint}
			aria-live={live ? "polite" : undefined}
		>
			{problem ? (
				<>
					<CircleAlert size={16} />
					{/* What can be tried again is no error of the person: nothing else announces it. */}
					<span role={action ? "alert" : undefined}>
						<PhraseWrap>{problem}</PhraseWrap>
					</span>
					{action}
				</>
			) : (
				<PhraseWrap>{hint}</PhraseWrap>
			)}
		</div>
	);
}

/** `problem` marks the field as invalid; it is announced with the focus, or at once in the focused field. `required` is only announced: the form checks. */
export function TextField({
	label,
	hint,
	problem,
	required,
	...rest
}: FieldProps<"input"> & { hint?: ReactNode }) {
	const id = useId();
	const below = `${id}-below`;
	const [focused, setFocused] = useState(false);
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
				onFocus={() => setFocused(true)}
				onBlur={() => setFocused(false)}
			/>
			<FieldMessage id={below} problem={problem} hint={hint} live={focused} />
		</div>
	);
}
