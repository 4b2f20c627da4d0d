// The ways to show a code to a scanner that does not take it, in the order in which they are tried: sizes, a turn, a plainer symbol, QR, digits (O06).
import {
	type BarcodeFormat,
	type CodeFormat,
	noBarcode,
} from "../../contract/history";
import { barcodeOf } from "./barcode";

export const scanModes = [
	/** Bars as large as fits. */
	"large",
	/** The same by a quarter turn. */
	"turned",
	"middle",
	"small",
	/** The same value in the barcode that most scanners know. */
	"plain",
	"qr",
	/** Large digits, to be read out and typed. */
	"digits",
] as const;
export type ScanMode = (typeof scanModes)[number];

/** How wide a module of bars may be, in CSS px; a short side makes it narrower. */
export const moduleWidths = { large: 5, middle: 1.75, small: 1.1 } as const;

/**
 * The plainest barcode that carries the same value, where its own is another:
 * every till reads EAN-13, every handheld scanner CODE128. null where there is
 * none, and for a format that is not known: no till waits for another one.
 */
export function fallbackFormat(
	format: CodeFormat,
	code: string,
): BarcodeFormat | null {
	if (format === noBarcode) return null;
	const plain = (["EAN13", "CODE128"] as const).find(
		(one) => barcodeOf(one, code) !== null,
	);
	return plain && plain !== format ? plain : null;
}

/**
 * The ways of one code on a screen that stands upright or lies `sideways`:
 * there a quarter turn would only lay the bars along the short side. A code
 * that its format cannot draw has no bars of its own.
 */
export function availableScanModes(
	format: CodeFormat,
	code: string,
	sideways: boolean,
): ScanMode[] {
	const ownBars = barcodeOf(format, code) !== null;
	return scanModes.filter((way) => {
		if (way === "plain") return fallbackFormat(format, code) !== null;
		if (way === "turned") return ownBars && !sideways;
		return ownBars || way === "qr" || way === "digits";
	});
}

/** Where the button that switches between QR and the other form leads: the first way that is no QR, or the QR. */
export const qrToggleTarget = (
	ways: readonly ScanMode[],
	now: ScanMode,
): ScanMode =>
	now === "qr" ? (ways.find((way) => way !== "qr") ?? "digits") : "qr";

/** The way after this one; after the last the first again, and the first where this is none of them. */
export function nextScanMode(
	ways: readonly ScanMode[],
	now: ScanMode,
): ScanMode {
	return ways[(ways.indexOf(now) + 1) % ways.length] ?? "digits";
}
