// A text field of a react-hook-form form.
import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import {
	type Control,
	type FieldPath,
	type FieldValues,
	useController,
} from "react-hook-form";
import { TextField } from "./TextField";

/** `problems`: the sentence of each validation error; `clean` is applied to what is typed. */
export function FormField<Values extends FieldValues, Output>({
	control,
	name,
	problems,
	clean = (typed) => typed,
	...rest
}: Omit<
	ComponentProps<typeof TextField>,
	"ref" | "name" | "value" | "problem" | "onChange"
> & {
	control: Control<Values, unknown, Output>;
	name: FieldPath<Values>;
	problems?: Readonly<Record<string, ReactNode>>;
	clean?: (typed: string) => string;
}) {
	const { field, fieldState } = useController({ control, name });
	/** Where `clean` takes something away, the caret stays at its letter. */
	function change({ target }: ChangeEvent<HTMLInputElement>) {
		const cleaned = clean(target.value);
		if (cleaned !== target.value) {
			const { length } = clean(
				target.value.slice(0, target.selectionStart ?? 0),
			);
			target.value = cleaned;
			target.setSelectionRange(length, length);
		}
		field.onChange(cleaned);
	}
	return (
		<TextField
			{...rest}
			ref={field.ref}
			value={String(field.value)}
			problem={problems?.[fieldState.error?.message ?? ""]}
			onChange={change}
		/>
	);
}
