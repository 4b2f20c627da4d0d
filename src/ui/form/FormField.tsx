// A text field of a react-hook-form form.
import type { ComponentProps, ReactNode } from "react";
import {
	type Control,
	type FieldPath,
	type FieldValues,
	useController,
} from "react-hook-form";
import { cleaningHandlers } from "./cleaningHandlers";
import { TextField } from "./TextField";

/** `errorTexts` has the text of each validation error; `clean` is applied to the typed text. */
export function FormField<Values extends FieldValues, Output>({
	control,
	name,
	errorTexts,
	clean = (typed) => typed,
	...rest
}: Omit<
	ComponentProps<typeof TextField>,
	"ref" | "name" | "value" | "error" | "onChange"
> & {
	control: Control<Values, unknown, Output>;
	name: FieldPath<Values>;
	errorTexts?: Readonly<Record<string, ReactNode>>;
	clean?: (typed: string) => string;
}) {
	const { field, fieldState } = useController({ control, name });
	return (
		<TextField
			{...rest}
			ref={field.ref}
			value={String(field.value)}
			error={errorTexts?.[fieldState.error?.message ?? ""]}
			{...cleaningHandlers(clean, field.onChange)}
		/>
	);
}
