// Which way of showing a code a brand's scanner took, per customer: the next code of the brand begins with it (O06).
import * as v from "valibot";
import { type ScanWay, scanWays } from "../../domain/code/scanWays";
import { readDraft, saveDraft } from "./draft";
import { record } from "./record";

const form = "scan";
const way = v.picklist(scanWays);

/** The way that a brand was shown last; null where its scanner has taken the usual one so far. */
export function readScanWay(brand: string): ScanWay | null {
	return readDraft(form, record(way))?.[brand] ?? null;
}

/** One would have gone on from a way that did not work: the last one shown is the one that did. */
export function saveScanWay(brand: string, shown: ScanWay): void {
	saveDraft(form, { ...readDraft(form, record(way)), [brand]: shown });
}
