// The envelope of every reply: success with data, failure with code and both languages (contract of 1 §3, 1 §7).
import * as v from "valibot";
import { orNull, requiredNumber, text } from "./fields";

export interface LocalizedMessage {
	th: string;
	en: string;
}

const entry = orNull(v.object({ message: text }));
const capitalEntry = orNull(v.object({ Message: text }));

/** Before its data is decoded; null for missing data. */
export const successEnvelope = v.object({
	status: v.literal("success"),
	data: v.nullish(v.unknown(), null),
});

/** A failed reply; 429 capitalises its fields (1 §3), a failed redeem has messageth and messageen (2 §7). Each part is read independently. */
const failureEnvelope = v.object({
	error: orNull(
		v.object({
			code: orNull(v.pipe(requiredNumber, v.integer())),
			locale: orNull(v.object({ "th-th": entry, "en-us": entry })),
			Locale: orNull(
				v.object({ "th-TH": capitalEntry, "en-US": capitalEntry }),
			),
		}),
	),
	messageth: text,
	messageen: text,
});

/** Builds the failure envelope in the spelling of the status. */
export function failureBody(
	status: number,
	code: number,
	message: LocalizedMessage,
) {
	if (status === 429)
		return {
			status: "error",
			error: {
				code,
				Locale: {
					"th-TH": { Message: message.th },
					"en-US": { Message: message.en },
				},
			},
		};
	return {
		status: "error",
		error: {
			code,
			locale: {
				"th-th": { message: message.th },
				"en-us": { message: message.en },
			},
		},
	};
}

/** Reads code and message in any spelling; empty texts where there is no message. */
export function readFailure(body: unknown): {
	code: number | null;
	message: LocalizedMessage;
} {
	const parsed = v.safeParse(failureEnvelope, body);
	if (!parsed.success) return { code: null, message: { th: "", en: "" } };
	const { error, messageth, messageen } = parsed.output;
	return {
		code: error?.code ?? null,
		message: {
			th:
				messageth ||
				error?.locale?.["th-th"]?.message ||
				error?.Locale?.["th-TH"]?.Message ||
				"",
			en:
				messageen ||
				error?.locale?.["en-us"]?.message ||
				error?.Locale?.["en-US"]?.Message ||
				"",
		},
	};
}
