// A row of wide slides with dots: plain scroll-snap in the first paint, moving by itself once its library is there.
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./Carousel.module.css";

/**
 * Slides side by side: 1, 2 or 3 in a window from 0, 600, 910 px (2 §9), changing every 3 s until touched; never by
 * itself under reduced motion. The dots only show where one is.
 */
export function Carousel({
	label,
	slides,
}: {
	label: string;
	slides: { key: string; content: ReactNode }[];
}) {
	const row = useRef<HTMLUListElement>(null);
	const stopMotion = useRef<(() => void) | null>(null);
	const [shown, setShown] = useState(0);
	const keys = slides.map((slide) => slide.key).join();

	useEffect(() => {
		const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
		if (!row.current || !keys.includes(",") || still) return;
		const element = row.current;
		let current = true;
		// The first slide stands for seconds: its motion must not take the line from the page's first loads.
		const timer = setTimeout(async () => {
			const { startCarousel } = await import("./carouselMotion");
			// A finger that came first keeps the plain row it has begun to move.
			if (current && element.scrollLeft === 0)
				stopMotion.current = startCarousel(element, setShown);
		}, 1500);
		return () => {
			current = false;
			clearTimeout(timer);
			stopMotion.current?.();
			stopMotion.current = null;
		};
	}, [keys]);

	const scrolled = () => {
		const first = row.current?.firstElementChild;
		if (!row.current || !first || stopMotion.current) return;
		const step = first.getBoundingClientRect().width;
		if (step > 0) setShown(Math.round(row.current.scrollLeft / step));
	};
	return (
		<section aria-roledescription="carousel" aria-label={label}>
			<ul ref={row} className={styles.row} onScroll={scrolled}>
				{slides.map((slide) => (
					<li key={slide.key} className={styles.slide}>
						{slide.content}
					</li>
				))}
			</ul>
			<div className={styles.dots} aria-hidden="true">
				{slides.length > 1 &&
					slides.map((slide, index) => (
						<span
							key={slide.key}
							className={`${styles.dot} ${index === shown ? styles.current : ""}`}
						/>
					))}
			</div>
		</section>
	);
}
