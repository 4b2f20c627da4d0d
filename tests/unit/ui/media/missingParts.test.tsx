// A part that cannot be loaded leaves no blank place and no unhandled failure: the QR's encoder, the carousel's motion.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Carousel } from "../../../../src/ui/media/Carousel";
import { QrCode } from "../../../../src/ui/media/QrCode";
import { draw, until, wipe } from "../../support/drawn";

const missing = vi.hoisted(() => () => {
	throw new Error("The file is not there");
});
vi.mock("qrcode", missing);
vi.mock("../../../../src/ui/media/carouselMotion", missing);

const unhandled = vi.fn();
beforeEach(() => void process.on("unhandledRejection", unhandled));
afterEach(() => {
	wipe();
	vi.useRealTimers();
	process.off("unhandledRejection", unhandled);
	unhandled.mockClear();
});

test("a QR whose encoder is missing gives way to the words in its place", async () => {
	const page = await draw(
		<QrCode value="G79Q" size={192} instead={<p>Show the code instead</p>} />,
	);
	await until(() => page.textContent === "Show the code instead");
	expect(page.querySelector("canvas")).toBeNull();
	expect(unhandled).not.toHaveBeenCalled();
});

test("a carousel whose motion is missing stays a row", async () => {
	vi.stubGlobal("matchMedia", () => ({
		matches: false,
		addEventListener() {},
		removeEventListener() {},
	}));
	vi.useFakeTimers();
	const slides = ["1", "2"].map((key) => ({ key, content: <p>{key}</p> }));
	const page = await draw(<Carousel label="Highlights" slides={slides} />);
	await act(() => vi.advanceTimersByTimeAsync(1500));
	vi.useRealTimers();
	await act(() => new Promise((done) => void setTimeout(done, 50)));
	expect(unhandled).not.toHaveBeenCalled();
	expect(page.querySelectorAll("li")).toHaveLength(2);
});
