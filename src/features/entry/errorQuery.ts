// The fields of the error pages' addresses; anyone can write them, so they are plain, short and no links (1 §2).
import * as v from "valibot";

const text = (most: number) =>
	v.optional(
		v.pipe(
			v.string(),
			v.transform((value) => value.trim().slice(0, most)),
		),
		"",
	);

const errorQuery = v.object({
	errorCode: text(20),
	errorTitle: text(120),
	errorDetailLine: text(600),
	/** The label of the close button. */
	closeButton: text(30),
	/** For the call center. */
	reference: text(60),
});
export type ErrorQuery = v.InferOutput<typeof errorQuery>;

/** /no-permission-device and /alert-error; "" for missing fields. */
export const readErrorQuery = (search: Record<string, string>): ErrorQuery =>
	v.parse(errorQuery, search);
