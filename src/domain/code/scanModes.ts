// The ways to show a code to a scanner, in the order in which they are tried (O06).
import { type CodeFormat, noBarcode } from "../../contract/history";
import { barcodeOf } from "./barcode";

export const scanModes = [
	"large",
	"turned",
	"middle",
	"small",
	/** The value in a more common barcode format. */
	"plain",
	"qr",
	"digits",
] as const;
export type ScanMode = (typeof scanModes)[number];

/** The widest module of each mode in CSS px; a small screen has narrower ones. `card` is the code card's, which only short codes reach. */
export const moduleWidths = {
	card: 4,
	large: 5,
	middle: 1.75,
	small: 1.1,
} as const;

/** The most common other format that carries the value (EAN-13 for tills, CODE128 for handheld scanners), or null. */
export function fallbackFormat(format: CodeFormat, code: string) {
	if (format === noBarcode) return null;
	const plain = (["EAN13", "CODE128"] as const).find(
		(one) => barcodeOf(one, code) !== null,
	);
	return plain && plain !== format ? plain : null;
}

/** The modes for a code; no rotation on a landscape screen, no bars where the format cannot carry the code. */
export function availableScanModes(
	format: CodeFormat,
	code: string,
	isLandscape: boolean,
): ScanMode[] {
	const ownBars = barcodeOf(format, code) !== null;
	return scanModes.filter((mode) => {
		if (mode === "plain") return fallbackFormat(format, code) !== null;
		if (mode === "turned") return ownBars && !isLandscape;
		return ownBars || mode === "qr" || mode === "digits";
	});
}

/** Switches between QR and the first other mode. */
export const qrToggleTarget = (
	modes: readonly ScanMode[],
	current: ScanMode,
) =>
	current === "qr" ? (modes.find((mode) => mode !== "qr") ?? "digits") : "qr";

/** The next mode, cyclically; the first for an unknown one. */
export const nextScanMode = (modes: readonly ScanMode[], now: ScanMode) =>
	modes[(modes.indexOf(now) + 1) % modes.length] ?? "digits";
