// The dots of the carousel count the pages of the slides that a window shows side by side (2 §9).
import { afterEach, expect, test, vi } from "vitest";
import { Carousel } from "../../../../src/ui/media/Carousel";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

test.each([
	[360, 4, 4],
	[820, 4, 2],
	[1440, 4, 2],
	[1440, 3, 0],
	[360, 1, 0],
])(
	"in a window of %i px %i slides have %i dots",
	async (width, count, dots) => {
		vi.stubGlobal("matchMedia", (query: string) => ({
			matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Infinity),
			addEventListener() {},
			removeEventListener() {},
		}));
		const slides = Array.from({ length: count }, (_, at) => ({
			key: `${at}`,
			content: <p>{at}</p>,
		}));
		const page = await draw(<Carousel label="Highlights" slides={slides} />);
		const row = [...page.querySelectorAll("section > div")].at(-1);
		expect(row?.children).toHaveLength(dots);
		expect(row?.querySelectorAll("[class*=current]")).toHaveLength(
			Math.min(1, dots),
		);
	},
);
