// The envelope of every reply: success with data, failure with code and both languages (contract of 1 §3, 1 §7).
import * as v from "valibot";

export interface LocalizedMessage {
	th: string;
	en: string;
}

const entry = v.object({ message: v.nullish(v.string(), "") });
const capitalEntry = v.object({ Message: v.nullish(v.string(), "") });

/** A success reply before its data is decoded. */
export const successEnvelope = v.object({
	status: v.literal("success"),
	data: v.unknown(),
});

/**
 * A failed reply. Status 429 capitalises its fields (1 §3); a failed redeem
 * carries messageth and messageen beside error (2 §7).
 */
const failureEnvelope = v.object({
	error: v.nullish(
		v.object({
			code: v.nullish(
				v.pipe(
					v.union([v.number(), v.string()]),
					v.transform(Number),
					v.integer(),
				),
			),
			locale: v.nullish(
				v.object({ "th-th": v.nullish(entry), "en-us": v.nullish(entry) }),
			),
			Locale: v.nullish(
				v.object({
					"th-TH": v.nullish(capitalEntry),
					"en-US": v.nullish(capitalEntry),
				}),
			),
		}),
	),
	messageth: v.nullish(v.string()),
	messageen: v.nullish(v.string()),
});

/** Builds the failure envelope the way the given HTTP status spells it. */
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

/** Reads code and message out of a failed reply, whatever its spelling; empty texts where it says nothing. */
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
