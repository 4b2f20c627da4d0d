// Proves that a carousel whose motion ends stays at the slide that it shows.
import { expect, test, vi } from "vitest";
import { startCarousel } from "../../../../src/ui/media/carouselMotion";

vi.mock("keen-slider", () => ({
	default: class {
		track = { details: { rel: 2 } };
		animator = { stop() {} };
		destroy() {}
	},
}));

test("a row whose motion is stopped at the third slide goes on from there", () => {
	const row = document.createElement("ul");
	for (const left of [0, 340, 680, 1020]) {
		const slide = document.createElement("li");
		Object.defineProperty(slide, "offsetLeft", { value: left });
		row.append(slide);
	}
	const stop = startCarousel(row, vi.fn());
	expect(row.scrollLeft).toBe(0);
	stop();
	expect(row.scrollLeft).toBe(680);
});
