// Writes and reads the query field `data` of /blank: a failure code with its two messages (1 §2).
import {
	type ErrorCode,
	type LocalizedMessage,
	readFailure,
} from "../../contract/envelope";
import { failureBody } from "../../contract/failureBody";
import { cutText } from "../text/cutText";

const maxTextLength = 500;

const toBase64 = (text: string) =>
	btoa(String.fromCharCode(...new TextEncoder().encode(text)))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");

/** Decodes base64url, and standard base64 whose plus signs a query has turned into spaces. */
const fromBase64 = (text: string) =>
	new TextDecoder("utf-8", { fatal: true }).decode(
		Uint8Array.from(
			atob(text.replaceAll(/[- ]/g, "+").replaceAll("_", "/")),
			(character) => character.charCodeAt(0),
		),
	);

/** The address of /blank for a failure; `mode` is passed through. */
export function blankAddress(
	{ code, message }: { code: ErrorCode; message: LocalizedMessage },
	mode: string | undefined,
): string {
	const { error } = failureBody(400, code, {
		th: cutText(message.th, maxTextLength),
		en: cutText(message.en, maxTextLength),
	});
	const query = new URLSearchParams({ data: toBase64(JSON.stringify(error)) });
	if (mode) query.set("mode", mode);
	return `/blank?${query}`;
}

/** Decodes the query field data, base64 or plain JSON; null where it is unreadable. */
export function readBlankData(data: string | undefined) {
	if (!data) return null;
	try {
		const json = data.trimStart().startsWith("{") ? data : fromBase64(data);
		const failure = readFailure({ error: JSON.parse(json) });
		const { code, message } = failure;
		return code === null && !message.th && !message.en ? null : failure;
	} catch {
		return null;
	}
}
