// The code presentation that a brand's scanner accepted, per customer (O06).
import * as v from "valibot";
import { type ScanMode, scanModes } from "../../domain/code/scanWays";
import { readDraft, saveDraft } from "./draft";
import { record } from "./record";

const form = "scan";
const way = v.picklist(scanModes);

export function readScanWay(brand: string): ScanMode | null {
	return readDraft(form, record(way))?.[brand] ?? null;
}

/** Call it with the last shown one: a person moves on from one that fails. */
export function saveScanWay(brand: string, shown: ScanMode): void {
	saveDraft(form, { ...readDraft(form, record(way)), [brand]: shown });
}
