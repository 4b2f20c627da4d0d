// Text fields with a label and a hint or validation message, and the parts that all labelled fields share.
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

/** The line under a field: the validation message with `action` beside it, or else the hint; `live` announces its changes. */
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
					{/* An error with an action is a failure that can be retried, which nothing else announces. */}
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

/** Whether the focus is within an element; its message is a live region then, because focusing the focused field again announces nothing. */
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

/** `children` renders the control with the props that link it to its label and message; `messageId` is the id of a message elsewhere that several fields share. */
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
	const describedBy = messageId ?? `${id}-below`;
	const { isFocused, focusHandlers } = useFocusWithin();
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.label}>
				<PhraseWrap>{label}</PhraseWrap>
			</label>
			{children({
				id,
				"aria-invalid": error ? true : undefined,
				"aria-describedby": error || hint ? describedBy : undefined,
				...focusHandlers,
			})}
			{!messageId && (
				<FieldMessage {...message} id={describedBy} live={isFocused} />
			)}
		</div>
	);
}

/** `error` marks the field as invalid and is announced when the field gets the focus, or at once if it has it. `required` is only announced; the form validates. */
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

/** A text field of several lines that grows with its content. */
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

/** A value that cannot be edited; a long one wraps. */
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
