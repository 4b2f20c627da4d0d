// Recognises a sign-in failure by its code or by its name in the documents, since other hosts have other codes (1 §8).
import type { ErrorCode, LocalizedMessage } from "../../contract/envelope";
import { failureCode } from "../../contract/failureCode";

const lettersOf = (text: string) =>
	text.toLowerCase().replaceAll(/[^a-z]/g, "");

/** The codes by the letters of their names; the documents name the last two differently from failureCode. */
const codesByName = new Map<string, ErrorCode>([
	...Object.entries(failureCode)
		.filter(([, code]) => code > failureCode.unforeseen)
		.map(([name, code]): [string, number] => [lettersOf(name), code]),
	["systemundermaintenance", failureCode.maintenance],
	["emailnotsupport", failureCode.emailNotSupported],
]);

const knownCodes: readonly ErrorCode[] = Object.values(failureCode);

/** Returns the failure's code where failureCode has it, else the code that its code or English message names, else its own code. */
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
