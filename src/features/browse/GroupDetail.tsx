// The text of a group, clamped to a few lines, with a button that expands it and a link to its own page (2 §2 expandable detail).
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useCallback, useId, useState } from "react";
import { RichText } from "../../ui/media/RichText";
import { ignorePresses } from "../../ui/overlay/pressGuard";
import styles from "./GroupDeal.module.css";

export function GroupDetail({
	html,
	reference,
}: {
	html: string;
	/** pvg_ref of the group. */
	reference: string;
}) {
	const wordsId = useId();
	const [open, setOpen] = useState(false);
	/** Whether the text has more lines than are shown. */
	const [clipped, setClipped] = useState(false);
	const box = useCallback((element: HTMLElement | null) => {
		if (!element) return;
		const sizes = new ResizeObserver(() => {
			// While expanded nothing is clamped, but the button to collapse stays.
			if (element.dataset.open) return;
			setClipped(element.scrollHeight > element.clientHeight + 1);
		});
		sizes.observe(element);
		// A link that gets the focus may be below the visible lines.
		const show = () => setOpen(true);
		element.addEventListener("focusin", show);
		return () => {
			sizes.disconnect();
			element.removeEventListener("focusin", show);
		};
	}, []);
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
						onClick={() => {
							// The button moves away from under the finger.
							ignorePresses();
							setOpen(!open);
						}}
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
