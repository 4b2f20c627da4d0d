// The rules of each barcode format: characters, length, check digit (2 §5); the app draws codes by them, and the API imports codes by them.
import type { BarcodeFormat } from "./history";

/** Appends the GS1 check digit: weights 3 and 1 from the right. */
export function withCheckDigit(digits: string): string {
	const sum = [...digits]
		.reverse()
		.reduce(
			(total, digit, place) =>
				total + Number(digit) * (place % 2 === 0 ? 3 : 1),
			0,
		);
	return digits + ((10 - (sum % 10)) % 10);
}
const hasCheckDigit = (digits: string) =>
	withCheckDigit(digits.slice(0, -1)) === digits;

export const pharmacodes = { first: 3, last: 131_070 };

const rules: Record<
	BarcodeFormat,
	{ pattern: RegExp; check?: (value: string) => boolean }
> = {
	CODE128: { pattern: /^[\x20-\x7e]{1,80}$/ },
	EAN13: { pattern: /^\d{13}$/, check: hasCheckDigit },
	ITF: { pattern: /^(\d\d){1,40}$/ },
	ITF14: { pattern: /^\d{14}$/, check: hasCheckDigit },
	pharmacode: {
		pattern: /^[1-9]\d{0,5}$/,
		check: (value) =>
			Number(value) >= pharmacodes.first && Number(value) <= pharmacodes.last,
	},
	codabar: { pattern: /^[A-D][\d\-$:/.+]{1,60}[A-D]$/i },
	MSI: { pattern: /^\d{1,40}$/ },
};

export function fitsBarcode(format: BarcodeFormat, value: string): boolean {
	const { pattern, check } = rules[format];
	return pattern.test(value) && check?.(value) !== false;
}
