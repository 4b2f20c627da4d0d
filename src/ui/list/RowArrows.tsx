// The arrows of a row that scrolls sideways, for mouse users: touch and keyboard scroll without them.
import ChevronRight from "lucide-react/icons/chevron-right";
import type { RefObject } from "react";
import styles from "./RowArrows.module.css";

/** The share of the row's width that one press scrolls. */
const scrollShare = 0.8;

/** Render it in a positioned box around the row; `onUse` is called before the row scrolls. */
export function RowArrows({
	row,
	onUse,
}: {
	row: RefObject<HTMLElement | null>;
	onUse?: () => void;
}) {
	function scroll(direction: 1 | -1) {
		onUse?.();
		const isMotionReduced = matchMedia(
			"(prefers-reduced-motion: reduce)",
		).matches;
		row.current?.scrollBy({
			left: direction * scrollShare * row.current.clientWidth,
			behavior: isMotionReduced ? "auto" : "smooth",
		});
	}
	return (
		<div className={styles.arrows} aria-hidden="true">
			{([-1, 1] as const).map((direction) => (
				<button
					key={direction}
					type="button"
					tabIndex={-1}
					className={styles.arrow}
					onClick={() => scroll(direction)}
				>
					<ChevronRight size={22} />
				</button>
			))}
		</div>
	);
}
