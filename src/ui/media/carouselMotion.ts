// The lively half of the carousel: keen-slider, loaded after the first paint, moves it on by itself until it is touched.
import KeenSlider, { type KeenSliderInstance } from "keen-slider";

const autoplayEvery = 3000;
const slideGap = 12;

const slides = (perView: number) => ({
	slides: { perView, spacing: slideGap },
});

/**
 * Takes over a row of slides and returns how to stop. 1, 2 or 3 stand side by side in a window from 0, 600, 910 px (2 §9). It rests while the page is hidden, the row
 * is out of sight or something lies over it, and for good once it is touched, or the focus enters it.
 */
export function startCarousel(
	row: HTMLElement,
	onChange: (index: number) => void,
): () => void {
	row.dataset.moving = "true";
	row.scrollLeft = 0;
	const slider: KeenSliderInstance = new KeenSlider(row, {
		selector: () => [...row.children].filter((it) => it instanceof HTMLElement),
		loop: row.children.length > 3,
		...slides(1),
		breakpoints: {
			"(min-width: 600px)": slides(2),
			"(min-width: 910px)": slides(3),
		},
		slideChanged: () => onChange(slider.track.details.rel),
	});

	let seen = true;
	const watch = new IntersectionObserver(([entry]) => {
		seen = entry?.isIntersecting ?? false;
	});
	watch.observe(row);
	const timer = setInterval(() => {
		if (!seen || document.hidden || document.querySelector("dialog:modal"))
			return;
		const { rel, maxIdx } = slider.track.details;
		if (rel >= maxIdx && !slider.options.loop) slider.moveToIdx(0);
		else slider.next();
	}, autoplayEvery);
	const rest = () => clearInterval(timer);
	const show = (event: FocusEvent) => {
		rest();
		const index = [...row.children].findIndex((slide) =>
			slide.contains(event.target instanceof Node ? event.target : null),
		);
		row.scrollLeft = 0;
		if (index >= 0) slider.moveToIdx(index);
	};
	row.addEventListener("pointerdown", rest, { passive: true });
	row.addEventListener("focusin", show);

	return () => {
		rest();
		watch.disconnect();
		row.removeEventListener("pointerdown", rest);
		row.removeEventListener("focusin", show);
		slider.destroy();
		delete row.dataset.moving;
	};
}
