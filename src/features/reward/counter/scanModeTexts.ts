// The texts of the scan modes: what is shown, and how to help the scanner.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ScanMode } from "../../../domain/code/scanModes";

export const scanModeTexts: Record<ScanMode, MessageDescriptor> = {
	large: msg`Largest barcode. Hold it a hand away from the scanner.`,
	turned: msg`Rotated barcode. Wipe the screen and avoid reflections.`,
	middle: msg`Smaller barcode, for scanners that see only a part of it.`,
	small: msg`Smallest barcode. Hold it close to the scanner.`,
	plain: msg`The same code as a plain barcode.`,
	qr: msg`QR code, if the shop’s scanner reads it.`,
	digits: msg`Read it to the staff, or let them type it.`,
};
