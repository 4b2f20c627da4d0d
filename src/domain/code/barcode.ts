// The rules of each barcode format: characters, length, check digit and quiet zone (2 §5, 2 §9).
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
	type BarcodeFormat,
	type CodeFormat,
	noBarcode,
} from "../../contract/history";

interface BarcodeRule {
	pattern: RegExp;
	check?: (value: string) => boolean;
}

export interface Barcode {
	format: BarcodeFormat;
	text: string;
	quietZone: number;
}

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

const rules: Record<BarcodeFormat, BarcodeRule> = {
	CODE128: { pattern: /^[\x20-\x7e]{1,80}$/ },
	EAN13: { pattern: /^\d{13}$/, check: hasCheckDigit },
	ITF: { pattern: /^(\d\d){1,40}$/ },
	ITF14: { pattern: /^\d{14}$/, check: hasCheckDigit },
	pharmacode: {
		pattern: /^[1-9]\d{0,5}$/,
		check: (value) => Number(value) >= 3 && Number(value) <= 131_070,
	},
	codabar: { pattern: /^[A-D][\d\-$:/.+]{1,60}[A-D]$/i },
	MSI: { pattern: /^\d{1,40}$/ },
};

/** The barcode of a value; null where the format is unknown or cannot carry the value (2 §5). */
export function barcodeOf(format: CodeFormat, value: string): Barcode | null {
	if (format === noBarcode) return null;
	const { pattern, check } = rules[format];
	if (!pattern.test(value) || check?.(value) === false) return null;
	const text = format === "codabar" ? value.toUpperCase() : value;
	// EAN-13 needs eleven modules on its left, the other formats ten.
	return { format, text, quietZone: format === "EAN13" ? 11 : 10 };
}

/** The documents' sentence for a value that its format cannot carry. */
export function invalidInput(
	format: BarcodeFormat,
	value: string,
): MessageDescriptor {
	return msg`${value} is not a valid input for ${format}`;
}
