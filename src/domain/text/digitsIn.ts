// Digits of typed or pasted text.

/** As 0 to 9, Thai digits included: "รหัส ๑๒๓ 456" has six. */
export const digitsIn = (text: string): string =>
	text
		.replace(/[๐-๙]/g, (digit) =>
			String(digit.charCodeAt(0) - "๐".charCodeAt(0)),
		)
		.replace(/\D/g, "");
