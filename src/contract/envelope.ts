// The envelope of every reply: success with data, failure with code and both languages (contract of 1 §3, 1 §7).
import * as v from "valibot";
import { orNull, text, word } from "./fields";

/** A type alias, because the message macro takes no interface. */
export type LocalizedMessage = { th: string; en: string };
export const noMessage: LocalizedMessage = { th: "", en: "" };

/** An object whose names hosts write in either letter case (1 §3); null for another shape. */
const inAnyCase = <Entries extends v.ObjectEntries>(entries: Entries) =>
	orNull(
		v.pipe(
			v.looseObject({}),
			v.transform((given) =>
				Object.fromEntries(
					Object.entries(given).map(([name, it]) => [name.toLowerCase(), it]),
				),
			),
			v.object(entries),
		),
	);
const entry = inAnyCase({ message: text });
const texts = inAnyCase({ "th-th": entry, "en-us": entry });

/** The code of a malformed request; it is here because failureCode.ts with all others would enlarge the first load. */
export const malformedCode = 10000;

/** A successful reply before its data is decoded; null for missing data. */
export const successEnvelope = v.object({
	status: v.pipe(word, v.literal("success")),
	data: v.nullish(v.unknown(), null),
});

/** An error code: a whole number if it is one, else a short word such as E1001. */
export type ErrorCode = number | string;
export const maxCodeLength = 40;
const errorCode = v.pipe(
	text,
	v.transform((given): ErrorCode | null => {
		const word = given.replaceAll(/[^\w.-]/g, "").slice(0, maxCodeLength);
		const number = Number(word);
		if (word === "") return null;
		return Number.isSafeInteger(number) ? number : word;
	}),
);

/** A failed reply; 429 capitalises its fields (1 §3), a failed redeem has messageth and messageen (2 §7). Each part is read independently. */
const failureEnvelope = v.object({
	error: orNull(v.object({ code: errorCode, locale: texts, Locale: texts })),
	messageth: text,
	messageen: text,
});

/** The article of a refusal (3 §6), wherever the host puts it; null for none. */
export function articleOf(body: unknown): object | null {
	const { data, error, article } = Object(body);
	const candidates = [article, Object(data).article, Object(error).article];
	return candidates.find((it) => typeof it === "object" && it !== null) ?? null;
}

/** Reads code and message in any spelling; empty texts where there is no message. */
export function readFailure(body: unknown) {
	const parsed = v.safeParse(failureEnvelope, body);
	if (!parsed.success) return { code: null, message: noMessage };
	const { error, messageth, messageen } = parsed.output;
	const { locale, Locale } = error ?? {};
	const th = locale?.["th-th"]?.message || Locale?.["th-th"]?.message || "";
	const en = locale?.["en-us"]?.message || Locale?.["en-us"]?.message || "";
	return {
		code: error?.code ?? null,
		message: { th: messageth || th, en: messageen || en },
	};
}

/** Whether a reply of status 200 is a refusal: by its code, or by its message (2 §7) if nothing in it indicates a success. */
export function isRefusal(body: unknown): boolean {
	const { code, message } = readFailure(body);
	if (code !== null) return true;
	const { data, transaction_id, success, status } = Object(body);
	return (
		(message.th || message.en) !== "" &&
		!data &&
		!transaction_id &&
		!success &&
		/^(fail|error|false|reject|4\d\d$|$)/i.test(String(status ?? ""))
	);
}
