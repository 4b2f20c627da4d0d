// A carousel with dots: scroll-snap at first, automatic motion once its library is loaded.
import {
	type ReactNode,
	type RefObject,
	useEffect,
	useRef,
	useState,
} from "react";
import { skeletonKeys } from "../feedback/Skeleton";
import { useMediaQuery } from "../layout/useMediaQuery";
import { RowArrows } from "../list/RowArrows";
import styles from "./Carousel.module.css";

function stop(motion: RefObject<(() => void) | null>) {
	motion.current?.();
	motion.current = null;
}

/** A dot for each page; a page has as many slides as are visible together. */
function Dots({ slides, shown }: { slides: number; shown: number }) {
	const two = useMediaQuery("(min-width: 600px)");
	const three = useMediaQuery("(min-width: 910px)");
	const perPage = three ? 3 : two ? 2 : 1;
	const pages = Math.ceil(slides / perPage);
	const current = Math.min(Math.ceil(shown / perPage), pages - 1);
	return (
		<div className={styles.dots} aria-hidden="true">
			{pages > 1 &&
				skeletonKeys(pages).map((key, page) => (
					<span
						key={key}
						className={`${styles.dot} ${page === current ? styles.current : ""}`}
					/>
				))}
		</div>
	);
}

/** 1, 2 or 3 slides in a window from 0, 600, 910 px (2 §9), changing every 3 s until touched; not under reduced motion. */
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
		// Later, so that the library does not compete with the page's first requests.
		const timer = setTimeout(async () => {
			const motion = await import("./carouselMotion").catch(() => null);
			// A row that the person has scrolled stays as it is.
			if (motion && current && element.scrollLeft === 0)
				stopMotion.current = motion.startCarousel(element, setShown);
		}, 1500);
		return () => {
			current = false;
			clearTimeout(timer);
			if (!stopMotion.current) return;
			stop(stopMotion);
			// Other slides begin with their first.
			element.scrollLeft = 0;
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
			<div className={styles.box}>
				<ul ref={row} className={styles.row} onScroll={scrolled}>
					{slides.map((slide) => (
						<li key={slide.key} className={styles.slide}>
							{slide.content}
						</li>
					))}
				</ul>
				{slides.length > 1 && (
					<RowArrows row={row} onUse={() => stop(stopMotion)} />
				)}
			</div>
			<Dots slides={slides.length} shown={shown} />
		</section>
	);
}
