// Digits of typed or pasted text.

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digits 0 to 9 of a script stand one after the other, and some scripts next to each other. */
function digitValue(digit: string): number {
	const code = digit.codePointAt(0) ?? 0;
	let zero = code;
	while (isDigit(zero - 1)) zero--;
	return (code - zero) % 10;
}

/** The text with the digits of every script, such as Thai or full-width ones, as 0 to 9. */
export const withPlainDigits = (text: string): string =>
	text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** As 0 to 9, those of every script included: "รหัส ๑๒๓ 456" has six. */
export const digitsIn = (text: string): string =>
	withPlainDigits(text).replace(/\D/g, "");
