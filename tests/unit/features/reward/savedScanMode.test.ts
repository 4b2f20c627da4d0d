// The presentation that a brand's scanner accepted is found under its brand only (O06).
import { expect, test } from "vitest";
import {
	readScanMode,
	saveScanMode,
} from "../../../../src/features/reward/counter/savedScanMode";
import { adoptToken } from "../../../../src/platform/session/session";
import { tokenOf } from "../../support/token";

test.each(["กาแฟ", "constructor", "__proto__"])(
	"a brand named %s has none from another brand",
	(brand) => {
		adoptToken(tokenOf("1"));
		saveScanMode("another", "qr");
		expect(readScanMode("another")).toBe("qr");
		expect(readScanMode(brand)).toBe(null);
	},
);
