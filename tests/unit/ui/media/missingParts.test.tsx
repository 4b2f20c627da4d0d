// A part that cannot be loaded leaves no blank space and no unhandled error: the QR's encoder, and the sanitizer of a host's text.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QrCode } from "../../../../src/ui/media/QrCode";
import { RichText, useSanitizerReady } from "../../../../src/ui/media/RichText";
import { draw, until, wipe } from "../../support/drawn";

const missing = vi.hoisted(() => () => {
	throw new Error("The file is not there");
});
vi.mock("qrcode/lib/core/qrcode.js", missing);
vi.mock("dompurify", missing);

const unhandled = vi.fn();
beforeEach(() => void process.on("unhandledRejection", unhandled));
afterEach(() => {
	wipe();
	process.off("unhandledRejection", unhandled);
	unhandled.mockClear();
});

test("a QR whose encoder is missing is replaced by words", async () => {
	const page = await draw(
		<QrCode value="G79Q" size={192} fallback={<p>Show the code instead</p>} />,
	);
	await until(() => page.textContent === "Show the code instead");
	expect(page.querySelector("canvas")).toBeNull();
	expect(unhandled).not.toHaveBeenCalled();
});

test.each([
	[
		"<style>p{}</style>New<h2>Tea</h2><p>Until\nSunday.</p><ul><li>Hot</li><li>Iced</li></ul>No<br>milk",
		["New", "Tea", "Until Sunday.", "Hot", "Iced", "No", "milk"],
	],
	["Fish &amp; chips\nUntil Sunday", ["Fish & chips", "Until Sunday"]],
])(
	"without the sanitizer a text keeps the lines of its blocks: %j",
	async (html, lines) => {
		const page = await draw(<RichText html={html} />);
		await until(() => page.textContent !== "");
		expect(page.querySelector("[class*=skeleton]")).toBeNull();
		const words = page.querySelector("[class*=plain]:not(:has(*))");
		const shown = words?.textContent?.split("\n").map((line) => line.trim());
		expect(shown?.filter(Boolean)).toEqual(lines);
	},
);

test("a page that waits for the sanitizer is shown without it too", async () => {
	const Page = () => (useSanitizerReady() ? "The page" : "Waiting");
	const page = await draw(<Page />);
	await until(() => page.textContent === "The page");
	expect(unhandled).not.toHaveBeenCalled();
});
