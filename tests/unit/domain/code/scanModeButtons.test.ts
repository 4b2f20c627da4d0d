// The buttons between the ways of a code: QR and back, and round through all.
import { expect, test } from "vitest";
import {
	availableScanModes,
	fallbackFormat,
	nextScanMode,
	qrToggleTarget,
} from "../../../../src/domain/code/scanModes";

test("the button beside a code leads to the QR, and from it to the first other way", () => {
	expect(qrToggleTarget(["qr", "plain", "digits"], "qr")).toBe("plain");
	expect(qrToggleTarget(["qr", "digits"], "qr")).toBe("digits");
	expect(qrToggleTarget(["qr"], "qr")).toBe("digits");
	expect(qrToggleTarget([], "qr")).toBe("digits");
	for (const way of ["plain", "digits", "turned"] as const)
		expect(qrToggleTarget(["qr", "plain"], way)).toBe("qr");
});

test("the ways of a code go round, and begin anew where one is gone", () => {
	expect(nextScanMode(["qr", "plain"], "qr")).toBe("plain");
	expect(nextScanMode(["qr", "plain"], "plain")).toBe("qr");
	expect(nextScanMode(["qr", "plain"], "digits")).toBe("qr");
	expect(nextScanMode([], "qr")).toBe("digits");
});

test("a format that nobody knows has no plainer one, and no bars of its own", () => {
	expect(fallbackFormat("none", "AB-12")).toBeNull();
	expect(availableScanModes("none", "AB-12", false)).toEqual(
		expect.arrayContaining(["qr", "digits"]),
	);
	expect(availableScanModes("none", "AB-12", false)).not.toContain("turned");
	expect(availableScanModes("none", "AB-12", false)).not.toContain("plain");
});
