// A form that is checked against a valibot schema when it is submitted.
import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useEffectEvent } from "react";
import {
	type DefaultValues,
	type FieldPath,
	type FieldValues,
	useForm,
} from "react-hook-form";
import type * as v from "valibot";

/** The first invalid field gets the focus; input clears a field's error (2 §5) and calls `onInput` with all values. */
export function useSchemaForm<Values extends FieldValues, Output>(
	schema: v.GenericSchema<Values, Output>,
	defaultValues: DefaultValues<Values>,
	onInput: (values: Values) => void,
) {
	const form = useForm<Values, unknown, Output>({
		resolver: valibotResolver(schema),
		reValidateMode: "onSubmit",
		defaultValues,
	});
	const { subscribe, clearErrors } = form;
	const report = useEffectEvent(onInput);
	useEffect(
		() =>
			subscribe({
				formState: { values: true },
				callback: ({ name, values }) => {
					if (name) clearErrors(name as FieldPath<Values>);
					report(values);
				},
			}),
		[subscribe, clearErrors],
	);
	return form;
}
