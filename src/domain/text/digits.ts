// Digits out of what a person typed or pasted: Thai ones are read too.

/** The digits of a text as 0 to 9, everything else dropped: "รหัส ๑๒๓ 456" has six. */
export const digitsIn = (text: string): string =>
	text
		.replace(/[๐-๙]/g, (digit) =>
			String(digit.charCodeAt(0) - "๐".charCodeAt(0)),
		)
		.replace(/\D/g, "");
