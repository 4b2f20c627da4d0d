// The texts of a group, clamped to a few lines, expandable, with a page of their own (2 §2 expandable detail).
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { RichText } from "../../ui/media/RichText";
import styles from "./GroupDeal.module.css";

/** Whether the element's text is clamped; updated on resize. `onFocus`: something in it got the focus. */
function useIsClipped(onFocus: () => void) {
	const box = useRef<HTMLDivElement>(null);
	const [clipped, setClipped] = useState(false);
	const focused = useEffectEvent(onFocus);
	useEffect(() => {
		const element = box.current;
		if (!element) return;
		const measure = () => {
			// While expanded nothing is clamped, but the button to collapse stays.
			if (element.dataset.open) return;
			setClipped(element.scrollHeight > element.clientHeight + 1);
		};
		const sizes = new ResizeObserver(measure);
		sizes.observe(element);
		const show = () => focused();
		element.addEventListener("focusin", show);
		return () => {
			sizes.disconnect();
			element.removeEventListener("focusin", show);
		};
	}, []);
	return { box, clipped };
}

export function GroupDetail({
	html,
	reference,
}: {
	html: string;
	/** pvg_ref of the group. */
	reference: string;
}) {
	const [open, setOpen] = useState(false);
	const wordsId = useId();
	// A link may be below the visible lines.
	const { box, clipped } = useIsClipped(() => setOpen(true));
	if (!html) return null;
	return (
		<div className={styles.detail}>
			<div
				ref={box}
				id={wordsId}
				data-open={open || undefined}
				className={open ? undefined : `${styles.short} clamp-3`}
			>
				<RichText html={html} />
			</div>
			<div className={styles.ways}>
				{clipped && (
					<button
						type="button"
						className={styles.way}
						aria-expanded={open}
						aria-controls={wordsId}
						onClick={() => setOpen(!open)}
					>
						{open ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
					</button>
				)}
				<Link
					to="/privilege-group-deal-read-more"
					search={{ pvg_ref: reference }}
					className={styles.way}
				>
					<Trans>Read more about this campaign</Trans>
				</Link>
			</div>
		</div>
	);
}
