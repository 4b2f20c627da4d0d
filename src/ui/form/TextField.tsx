// Text fields with a label, and a hint or a validation message; and what all labelled fields have.
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import {
	type ComponentProps,
	type ComponentPropsWithRef,
	type ReactNode,
	useId,
	useState,
} from "react";
import { PhraseWrap } from "../layout/PhraseWrap";
import styles from "./Field.module.css";

/** The props of a labelled control; `error` marks it as invalid. */
export type FieldProps<Tag extends "input" | "select" | "textarea"> = Omit<
	ComponentPropsWithRef<Tag>,
	| "className"
	| "id"
	| "onFocus"
	| "onBlur"
	| "aria-invalid"
	| "aria-describedby"
> & { label: ReactNode; error?: ReactNode };

/** The line under a field: the validation message with `action` beside it, else the hint. `live` announces a change. */
export function FieldMessage({
	id,
	error,
	hint,
	action,
	live,
}: {
	id: string;
	error?: ReactNode;
	hint?: ReactNode;
	action?: ReactNode;
	live: boolean;
}) {
	return (
		<div
			id={id}
			className={error ? styles.error : styles.hint}
			aria-live={live ? "polite" : undefined}
		>
			{error ? (
				<>
					<CircleAlert size={16} />
					{/* A failure that can be tried again is not the person's error, and nothing else announces it. */}
					<span role={action ? "alert" : undefined}>
						<PhraseWrap>{error}</PhraseWrap>
					</span>
					{action}
				</>
			) : (
				<PhraseWrap>{hint}</PhraseWrap>
			)}
		</div>
	);
}

/** Whether the focus is within an element: its message is announced then, since focusing the field again says nothing. */
export function useFocusWithin() {
	const [isFocused, setFocused] = useState(false);
	return {
		isFocused,
		focusHandlers: {
			onFocus: () => setFocused(true),
			onBlur: () => setFocused(false),
		},
	};
}

/** `children` draws the control with the props that tie it to its label and message; `messageId` is a message elsewhere that several fields share. */
export function Field({
	label,
	messageId,
	children,
	...message
}: Pick<ComponentProps<typeof FieldMessage>, "error" | "hint" | "action"> & {
	label: ReactNode;
	messageId?: string;
	children: (control: object) => ReactNode;
}) {
	const { error, hint } = message;
	const id = useId();
	const below = messageId ?? `${id}-below`;
	const { isFocused, focusHandlers } = useFocusWithin();
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.label}>
				<PhraseWrap>{label}</PhraseWrap>
			</label>
			{children({
				id,
				"aria-invalid": error ? true : undefined,
				"aria-describedby": error || hint ? below : undefined,
				...focusHandlers,
			})}
			{!messageId && <FieldMessage {...message} id={below} live={isFocused} />}
		</div>
	);
}

/** `error` marks the field as invalid; it is announced with the focus, or at once in the focused field. `required` is only announced: the form checks. */
export const TextField = ({
	label,
	hint,
	error,
	required,
	...rest
}: FieldProps<"input"> & { hint?: ReactNode }) => (
	<Field label={label} hint={hint} error={error}>
		{(control) => (
			<input
				{...rest}
				{...control}
				className={styles.input}
				aria-required={required}
			/>
		)}
	</Field>
);

/** It has several lines, and grows with its content. */
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
				className={`${styles.input} ${styles.area}`}
				aria-required={required}
			/>
		)}
	</Field>
);

/** A value that cannot be edited; a long one takes further lines. */
export function ReadOnlyField({
	label,
	hint,
	children,
}: {
	label: ReactNode;
	hint?: ReactNode;
	children: ReactNode;
}) {
	return (
		<div>
			<dl className={styles.field}>
				<dt className={styles.label}>
					<PhraseWrap>{label}</PhraseWrap>
				</dt>
				<dd className={`${styles.input} ${styles.value}`}>
					<span>{children}</span>
				</dd>
			</dl>
			{hint && (
				<p className={styles.hint}>
					<PhraseWrap>{hint}</PhraseWrap>
				</p>
			)}
		</div>
	);
}
