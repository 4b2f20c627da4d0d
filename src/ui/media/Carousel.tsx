// A carousel with dots: a row with scroll-snap that moves automatically until it is touched or stopped.
import { useLingui } from "@lingui/react/macro";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { skeletonKeys } from "../feedback/Skeleton";
import { useFittingCount, useMediaQuery } from "../layout/useMediaQuery";
import { RowArrows } from "../list/RowArrows";
import { isModalOpen } from "../overlay/openModals";
import { pressGuardMs } from "../overlay/pressGuard";
import styles from "./Carousel.module.css";

const autoplayMs = 3000;

/** Whether the row is on the screen, no dialog is over it, and no mouse is over a slide. */
function mayMove(row: HTMLElement): boolean {
	const { top, bottom } = row.getBoundingClientRect();
	const isInView = bottom > 0 && top < innerHeight && !document.hidden;
	return isInView && !row.matches(":hover") && !isModalOpen();
}

/** The distance from the start of a slide to the start of the next, in px. */
function slideStep(row: HTMLElement): number {
	const [first = 0, second = 0] = [...row.children].map(
		(slide) => slide.getBoundingClientRect().left,
	);
	return second - first;
}

/** Scrolls to the next slide, or from the end to the first one. */
function showNext(row: HTMLElement) {
	const { scrollLeft, clientWidth, scrollWidth } = row;
	const isAtEnd = scrollLeft + clientWidth > scrollWidth - 2;
	const left = isAtEnd ? 0 : scrollLeft + slideStep(row);
	row.scrollTo({ left, behavior: "smooth" });
}

/** A dot for each page, which is `perPage` slides. */
function Dots({
	slides,
	perPage,
	shown,
}: {
	slides: number;
	perPage: number;
	shown: number;
}) {
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

/** 1, 2 or 3 slides in a window from 0, 600, 910 px (2 §9), changing every 3 s until touched, focused or stopped by its button; not under reduced motion. Without `drawsAll` only the first visible slides have their content. */
export function Carousel({
	label,
	slides,
	drawsAll = true,
}: {
	label: string;
	slides: { key: string; content: ReactNode }[];
	drawsAll?: boolean;
}) {
	const { t } = useLingui();
	const row = useRef<HTMLUListElement>(null);
	const [shown, setShown] = useState(0);
	const [isStopped, setStopped] = useState(false);
	const isMotionReduced = useMediaQuery("(prefers-reduced-motion: reduce)");
	const keys = slides.map((slide) => slide.key).join();
	const perPage = useFittingCount(910);
	const canMove = slides.length > perPage && !isMotionReduced;
	const movedAt = useRef(-Infinity);
	/** The keys of the slides that were last moved. */
	const movedKeys = useRef("");
	useEffect(() => {
		const element = row.current;
		if (!element || !canMove || isStopped) return;
		// New slides start from the first one; the same slides continue from their position.
		if (movedKeys.current !== keys) element.scrollLeft = 0;
		movedKeys.current = keys;
		element.dataset.moving = "true";
		const timer = setInterval(() => {
			if (!mayMove(element)) return;
			movedAt.current = performance.now();
			showNext(element);
		}, autoplayMs);
		return () => {
			clearInterval(timer);
			delete element.dataset.moving;
		};
	}, [keys, canMove, isStopped]);

	const stop = () => setStopped(true);
	const scrolled = () => {
		if (!row.current) return;
		const step = slideStep(row.current);
		if (step > 0) setShown(Math.round(row.current.scrollLeft / step));
	};
	return (
		<section aria-roledescription={t`Carousel`} aria-label={label}>
			<div className={styles.box}>
				{canMove && (
					<button
						type="button"
						className={styles.motion}
						aria-label={
							isStopped ? t`Slide automatically` : t`Stop automatic sliding`
						}
						onClick={() => setStopped(!isStopped)}
					>
						{isStopped ? <Play size={16} /> : <Pause size={16} />}
					</button>
				)}
				<ul
					ref={row}
					className={styles.row}
					onScroll={scrolled}
					onPointerDown={stop}
					onWheel={stop}
					onFocus={stop}
					onClickCapture={(event) => {
						// A tap right after a move was meant for the previous slide; a keyboard click was not.
						const isTap = event.detail > 0;
						if (!isTap || performance.now() - movedAt.current >= pressGuardMs)
							return;
						event.preventDefault();
						event.stopPropagation();
					}}
				>
					{slides.map((slide, index) => (
						<li key={slide.key} className={styles.slide}>
							{(drawsAll || index < perPage) && slide.content}
						</li>
					))}
				</ul>
				{slides.length > 1 && <RowArrows row={row} onUse={stop} />}
			</div>
			<Dots slides={slides.length} perPage={perPage} shown={shown} />
		</section>
	);
}
