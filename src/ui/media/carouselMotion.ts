// The automatic motion of the carousel by keen-slider, loaded after the first paint.
import KeenSlider, { type KeenSliderInstance } from "keen-slider";

const autoplayMs = 3000;
const slideGapPx = 12;

const slides = (perView: number) => ({
	slides: { perView, spacing: slideGapPx },
});

/**
 * Returns the function that stops it, which leaves the shown slide where it is. Shows 1, 2 or 3 slides in a window from 0, 600, 910 px (2 §9). Pauses while the
 * page is hidden, the row out of view or a modal open; ends when the row is touched or focused.
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
	}, autoplayMs);
	const stopAutoplay = () => clearInterval(timer);
	const show = (event: FocusEvent) => {
		stopAutoplay();
		const index = [...row.children].findIndex((slide) =>
			slide.contains(event.target instanceof Node ? event.target : null),
		);
		row.scrollLeft = 0;
		if (index >= 0) slider.moveToIdx(index);
	};
	row.addEventListener("pointerdown", stopAutoplay, { passive: true });
	row.addEventListener("focusin", show);

	return () => {
		const { rel } = slider.track.details;
		stopAutoplay();
		watch.disconnect();
		row.removeEventListener("pointerdown", stopAutoplay);
		row.removeEventListener("focusin", show);
		slider.animator.stop();
		slider.destroy();
		delete row.dataset.moving;
		const shown = row.children[rel];
		if (shown instanceof HTMLElement) row.scrollLeft = shown.offsetLeft;
	};
}
