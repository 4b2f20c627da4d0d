// What a code may be drawn as: the rules of each barcode format, and the groups in which a person reads it (2 §5).
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
	type BarcodeFormat,
	type CodeFormat,
	noBarcode,
} from "../../contract/history";

/** The GS1 check digit: weights 3 and 1 from the right, over all digits but the last. */
function hasCheckDigit(digits: string): boolean {
	const sum = [...digits.slice(0, -1)]
		.reverse()
		.reduce(
			(total, digit, place) =>
				total + Number(digit) * (place % 2 === 0 ? 3 : 1),
			0,
		);
	return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

const rules: Record<BarcodeFormat, (value: string) => boolean> = {
	CODE128: (value) => /^[\x20-\x7e]+$/.test(value),
	EAN13: (value) => /^\d{13}$/.test(value) && hasCheckDigit(value),
	ITF: (value) => /^(\d\d)+$/.test(value),
	ITF14: (value) => /^\d{14}$/.test(value) && hasCheckDigit(value),
	pharmacode: (value) =>
		/^\d{1,6}$/.test(value) && Number(value) >= 3 && Number(value) <= 131_070,
	codabar: (value) => /^[A-D][0-9\-$:/.+]+[A-D]$/i.test(value),
	MSI: (value) => /^\d+$/.test(value),
};

/** Whether the format can draw the value (2 §5); one that is not known draws none. */
export function fitsFormat(format: CodeFormat, value: string): boolean {
	return format !== noBarcode && rules[format](value);
}

/** The documents' sentence for a value that its format cannot draw. */
export function invalidInput(
	format: BarcodeFormat,
	value: string,
): MessageDescriptor {
	return msg`${value} is not a valid input for ${format}`;
}

/** A code in groups of four, as it is read aloud; a code with its own separators stays as it is. */
export function groupCode(code: string): string {
	if (code.length < 6 || !/^[0-9a-z]+$/i.test(code)) return code;
	// A lone last character is easily missed: it joins the group before it.
	return (code.match(/.{4}(?!.$)|.+/g) ?? [code]).join(" ");
}
