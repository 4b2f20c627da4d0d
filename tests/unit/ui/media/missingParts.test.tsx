// A part that cannot be loaded leaves no blank place and no unhandled failure: the QR's encoder.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QrCode } from "../../../../src/ui/media/QrCode";
import { draw, until, wipe } from "../../support/drawn";

const missing = vi.hoisted(() => () => {
	throw new Error("The file is not there");
});
vi.mock("qrcode/lib/core/qrcode.js", missing);

const unhandled = vi.fn();
beforeEach(() => void process.on("unhandledRejection", unhandled));
afterEach(() => {
	wipe();
	process.off("unhandledRejection", unhandled);
	unhandled.mockClear();
});

test("a QR whose encoder is missing gives way to the words in its place", async () => {
	const page = await draw(
		<QrCode value="G79Q" size={192} fallback={<p>Show the code instead</p>} />,
	);
	await until(() => page.textContent === "Show the code instead");
	expect(page.querySelector("canvas")).toBeNull();
	expect(unhandled).not.toHaveBeenCalled();
});
