// Knows a failure of a sign-in by its code, or by the documents' name for it, since other hosts have other codes (1 §8).
import type { ErrorCode, LocalizedMessage } from "../../contract/envelope";
import { failureCode } from "../../contract/failureCode";

const lettersOf = (text: string) =>
	text.toLowerCase().replaceAll(/[^a-z]/g, "");

/** By the letters of their names; the documents word the two at the end otherwise than failureCode. */
const codesByName = new Map<string, ErrorCode>([
	...Object.entries(failureCode)
		.filter(([, code]) => code > failureCode.unforeseen)
		.map(([name, code]): [string, number] => [lettersOf(name), code]),
	["systemundermaintenance", failureCode.maintenance],
	["emailnotsupport", failureCode.emailNotSupported],
]);

const knownCodes: readonly ErrorCode[] = Object.values(failureCode);

/** The code of failureCode that the failure has, or whose name it has as its code or as its English message; else its own code. */
export function signInCode({
	code,
	message,
}: {
	code: ErrorCode | null;
	message: LocalizedMessage;
}): ErrorCode | null {
	if (code !== null && knownCodes.includes(code)) return code;
	const names = [String(code), message.en].map(lettersOf);
	return names.map((it) => codesByName.get(it)).find(Boolean) ?? code;
}
