// New codes for the pool: random, in the format of the privilege's barcode (2 §5).
import { randomInt } from "node:crypto";
import { pharmacodes, withCheckDigit } from "../../../src/contract/barcode";
import type { BarcodeFormat } from "../../../src/contract/history";

/** Letters and digits that are not easily confused. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const randomText = (from: string, length: number) =>
	Array.from({ length }, () => from[randomInt(from.length)]).join("");
const digits = (length: number) => randomText("0123456789", length);

const generators: Record<BarcodeFormat, () => string> = {
	CODE128: () => randomText(alphabet, 12),
	EAN13: () => withCheckDigit(`2${digits(11)}`),
	ITF: () => digits(12),
	ITF14: () => withCheckDigit(`1${digits(12)}`),
	pharmacode: () => String(randomInt(pharmacodes.first, pharmacodes.last + 1)),
	codabar: () => `A${digits(12)}B`,
	MSI: () => digits(12),
};

/** How many codes a format has; Infinity for more than any stock. */
export const codesInFormat = (format: BarcodeFormat): number =>
	format === "pharmacode"
		? pharmacodes.last - pharmacodes.first + 1
		: Number.POSITIVE_INFINITY;

/** `amount` different codes of a format, none of them in `taken`; the format must have that many. */
export function newCodes(
	format: BarcodeFormat,
	amount: number,
	taken: ReadonlySet<string> = new Set(),
): string[] {
	const codes = new Set<string>();
	while (codes.size < amount) {
		const code = generators[format]();
		if (!taken.has(code)) codes.add(code);
	}
	return [...codes];
}

/** A random transaction id, short enough to read out. */
export const newTransactionId = (): string => `GG${randomText(alphabet, 12)}`;
