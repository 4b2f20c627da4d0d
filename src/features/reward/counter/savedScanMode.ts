// The code presentation that a brand's scanner accepted, per customer (O06).
import * as v from "valibot";
import { ownValue } from "../../../domain/app/ownValue";
import { type ScanMode, scanModes } from "../../../domain/code/scanModes";
import { draftOf } from "../../../platform/storage/draft";
import { record } from "../../../platform/storage/record";

const modes = draftOf("scan", record(v.picklist(scanModes)));

/** The presentation saved for a brand, by its name; null where there is none. */
export const readScanMode = (brand: string): ScanMode | null =>
	ownValue(modes.read() ?? {}, brand) ?? null;

/** Saves the presentation that was shown last, since a person moves on from one that fails. */
export function saveScanMode(brand: string, shown: ScanMode): void {
	modes.save({ ...modes.read(), [brand]: shown });
}
