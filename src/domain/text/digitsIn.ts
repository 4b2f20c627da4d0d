// Digits of typed or pasted text.

/** Thai, Lao, Burmese, Khmer, Arabic and full-width digits; the last four bits of each are its value. */
const otherDigits = /[๐-๙໐-໙၀-၉០-៩٠-٩۰-۹０-９]/g;

/** The text with digits of other scripts, such as Thai or full-width ones, as 0 to 9. */
export const withPlainDigits = (text: string): string =>
	text.replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 15));

/** The digits of a text as 0 to 9, those of other scripts included: "รหัส ๑๒๓ 456" gives "123456". */
export const digitsIn = (text: string): string =>
	withPlainDigits(text).replace(/\D/g, "");
