// The code presentation that a brand's scanner accepted, per customer (O06).
import * as v from "valibot";
import { ownValue } from "../../../domain/app/ownValue";
import { type ScanMode, scanModes } from "../../../domain/code/scanModes";
import { readDraft, saveDraft } from "../../../platform/storage/draft";
import { record } from "../../../platform/storage/record";

const form = "scan";
const mode = v.picklist(scanModes);

/** `brand` is the brand's name; null where no mode is saved. */
export const readScanMode = (brand: string): ScanMode | null =>
	ownValue(readDraft(form, record(mode)) ?? {}, brand) ?? null;

/** Call it with the last shown one: a person moves on from one that fails. */
export function saveScanMode(brand: string, shown: ScanMode): void {
	saveDraft(form, { ...readDraft(form, record(mode)), [brand]: shown });
}
