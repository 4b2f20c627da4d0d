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
	return (
		<TextField
			{...rest}
			ref={field.ref}
			value={String(field.value)}
			problem={problems?.[fieldState.error?.message ?? ""]}
			{...cleaningHandlers(clean, field.onChange)}
		/>
	);
}
