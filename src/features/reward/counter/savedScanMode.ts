// The code presentation that a brand's scanner accepted, per customer (O06).
import * as v from "valibot";
import { ownValue } from "../../../domain/app/ownValue";
import type { CodeCard } from "../../../domain/code/codeCard";
import { type ScanMode, scanModes } from "../../../domain/code/scanModes";
import { draftOf } from "../../../platform/storage/draft";
import { record } from "../../../platform/storage/record";

const modes = draftOf("scan", record(v.picklist(scanModes)));

type Brand = Pick<CodeCard, "brand_id" | "brand_name_th" | "brand_name_en">;

const nameOf = ({ brand_name_th, brand_name_en }: Brand) =>
	brand_name_th || brand_name_en;

/** The presentation saved for a code's brand, or by older releases for the brand's name; null for none. */
export function readScanMode(brand: Brand): ScanMode | null {
	const saved = modes.read() ?? {};
	const ofKey = (key: string) => (key && ownValue(saved, key)) || null;
	return ofKey(brand.brand_id) ?? ofKey(nameOf(brand));
}

/** Saves the presentation that was shown last, since a person moves on from one that fails. A code without a brand saves none. */
export function saveScanMode(brand: Brand, shown: ScanMode): void {
	const key = brand.brand_id || nameOf(brand);
	if (key) modes.save({ ...modes.read(), [key]: shown });
}
