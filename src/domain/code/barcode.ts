// The barcode of a value with its quiet zone (2 §5, 2 §9).
import { fitsBarcode } from "../../contract/barcode";
import { type CodeFormat, noBarcode } from "../../contract/history";

/** The barcode of a value; null where the format is unknown or cannot carry the value (2 §5). */
export function barcodeOf(format: CodeFormat, value: string) {
	if (format === noBarcode) return null;
	if (!fitsBarcode(format, value)) return null;
	const text = format === "codabar" ? value.toUpperCase() : value;
	// EAN-13 needs eleven modules on its left, the other formats ten.
	return { format, text, quietZone: format === "EAN13" ? 11 : 10 };
}
