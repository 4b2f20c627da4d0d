// The errors of a form's schema as the form shows them: the first error of each field.
import * as v from "valibot";

/** Error codes by field, in the order of the fields; empty for valid values. */
export function errorsOf(
	schema: v.GenericSchema,
	values: unknown,
): Record<string, string> {
	const { issues = [] } = v.safeParse(schema, values, { abortPipeEarly: true });
	return Object.fromEntries(
		issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]),
	);
}
