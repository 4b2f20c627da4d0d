// The option that a brand's scanner accepted is found only under its brand (O06).

import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import {
	readScanMode,
	saveScanMode,
} from "../../../../src/features/reward/counter/savedScanMode";
import { adoptToken } from "../../../../src/platform/session/session";
import { draftOf } from "../../../../src/platform/storage/draft";
import { tokenOf } from "../../support/token";

const brand = (brand_name_th: string, brand_id = "") => ({
	...{ brand_id, brand_name_th, brand_name_en: "" },
});
const saved = draftOf("scan", v.record(v.string(), v.string()));

beforeEach(() => {
	localStorage.clear();
	adoptToken(tokenOf("1"));
});

test.each(["กาแฟ", "constructor", "__proto__"])(
	"a brand named %s finds no option of another brand",
	(name) => {
		saveScanMode(brand("another"), "qr");
		expect(readScanMode(brand("another"))).toBe("qr");
		expect(readScanMode(brand(name))).toBe(null);
	},
);

test("a brand is found by its id, without names and under a new name", () => {
	saveScanMode(brand("", "7"), "qr");
	expect(readScanMode(brand("", "7"))).toBe("qr");
	expect(readScanMode(brand("หมอก", "7"))).toBe("qr");
	expect(readScanMode(brand("", "8"))).toBe(null);
});

test("an option saved by an older release under the name counts until one is saved under the brand's id", () => {
	saved.save({ หมอก: "qr" });
	expect(readScanMode(brand("หมอก", "7"))).toBe("qr");
	saveScanMode(brand("หมอก", "7"), "digits");
	expect(readScanMode(brand("หมอก", "7"))).toBe("digits");
});

test("codes without a brand share no option: none is saved, and none of an older release is read", () => {
	saveScanMode(brand(""), "qr");
	expect(saved.read()).toBe(null);
	saved.save({ "": "qr" });
	expect(readScanMode(brand(""))).toBe(null);
	expect(readScanMode(brand("", "7"))).toBe(null);
});
