// The buttons that change how a code is shown: to the QR and back, and through all modes in turn.
import { expect, test } from "vitest";
import {
	availableScanModes,
	fallbackFormat,
	nextScanMode,
	qrToggleTarget,
} from "../../../../src/domain/code/scanModes";

test("the button beside a code shows the QR, and from there the first other mode", () => {
	expect(qrToggleTarget(["qr", "plain", "digits"], "qr")).toBe("plain");
	expect(qrToggleTarget(["qr", "digits"], "qr")).toBe("digits");
	expect(qrToggleTarget(["qr"], "qr")).toBe("digits");
	expect(qrToggleTarget([], "qr")).toBe("digits");
	for (const way of ["plain", "digits", "turned"] as const)
		expect(qrToggleTarget(["qr", "plain"], way)).toBe("qr");
});

test("the modes of a code cycle, and restart if the current one is unavailable", () => {
	expect(nextScanMode(["qr", "plain"], "qr")).toBe("plain");
	expect(nextScanMode(["qr", "plain"], "plain")).toBe("qr");
	expect(nextScanMode(["qr", "plain"], "digits")).toBe("qr");
	expect(nextScanMode([], "qr")).toBe("digits");
});

test("an unknown format has no fallback and no bars", () => {
	expect(fallbackFormat("none", "AB-12")).toBeNull();
	expect(availableScanModes("none", "AB-12", false)).toEqual(
		expect.arrayContaining(["qr", "digits"]),
	);
	expect(availableScanModes("none", "AB-12", false)).not.toContain("turned");
	expect(availableScanModes("none", "AB-12", false)).not.toContain("plain");
});
