// Validates a request by its contract; the reply never repeats a wrong value.
import * as v from "valibot";
import { badRequest } from "./apiError";

/** Whether PostgreSQL can store the value: no null character, no half of a surrogate pair (in JSON), no number above 2^53. */
export function isStorable(value: unknown): boolean {
	if (typeof value === "string")
		return !value.includes("\0") && !/\p{Surrogate}/u.test(value);
	if (typeof value === "number")
		return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
	if (typeof value !== "object" || value === null || value instanceof Blob)
		return true;
	return Object.values(value).every(isStorable);
}

/** The validated request; throws 400. */
export function validate<S extends v.GenericSchema>(
	schema: S,
	values: unknown,
): v.InferOutput<S> {
	// Without abortEarly, valibot would describe each of thousands of wrong items, which nobody reads.
	const result = v.safeParse(schema, values, { abortEarly: true });
	if (!result.success || !isStorable(result.output)) throw badRequest();
	return result.output;
}
