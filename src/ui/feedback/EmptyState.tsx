// The empty or failed state of a page: a line drawing, a title, a text and one action.
import type { ReactNode } from "react";
import { PhraseWrap } from "../layout/PhraseWrap";
import { starPath } from "../media/BrandMark";
import styles from "./EmptyState.module.css";
import { Status } from "./Status";

/** The line drawings, each on a disc inside one orbit (64 × 64 in the middle of 168 × 112). */
const drawings = {
	gift: "M8 22h48a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10 35v24a4 4 0 0 0 4 4h36a4 4 0 0 0 4-4V35M32 22v41M32 22C22 25 12 21 12 16s9-8 20 6c11-14 20-11 20-6s-10 9-20 6Z",
	heart:
		"M32 58C20 48 7 37 7 24a13 13 0 0 1 25-5 13 13 0 0 1 25 5c0 13-13 24-25 34ZM17 24a5 5 0 0 1 5-5",
	search:
		"M28 8a20 20 0 1 1 0 40 20 20 0 0 1 0-40ZM43 43l15 15M20 22a11 11 0 0 1 8-5",
	offline:
		"M46 52H20a13 13 0 0 1-3-25.7 18 18 0 0 1 34-1A13.5 13.5 0 0 1 46 52ZM32 28v10M32 44.5v.1",
	pin: "M32 60c12-13 20-23 20-34a20 20 0 1 0-40 0c0 11 8 21 20 34ZM32 18a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z",
	noPin:
		"M32 60c12-13 20-23 20-34a20 20 0 1 0-40 0c0 11 8 21 20 34ZM25 19l14 14M39 19 25 33",
	bell: "M14 44c4-4 5-9 5-18a13 13 0 0 1 26 0c0 9 1 14 5 18ZM32 7v6M26 50a6 6 0 0 0 12 0",
	box: "M8 20 32 8l24 12v26L32 58 8 46ZM8 20l24 12 24-12M32 32v26",
} as const;
export type Drawing = keyof typeof drawings;

/** A centred empty state, announced when it appears; `announced` is false if the page announces it already. `more` is shown below the text, `action` (a button or two) at the bottom. */
export function EmptyState({
	drawing,
	title,
	text,
	more,
	action,
	announced = true,
}: {
	drawing: Drawing;
	title: ReactNode;
	text?: ReactNode;
	more?: ReactNode;
	action?: ReactNode;
	announced?: boolean;
}) {
	const words = (
		<>
			<h2 className={styles.title}>
				<PhraseWrap>{title}</PhraseWrap>
			</h2>
			{text && (
				<p className={styles.text}>
					<PhraseWrap>{text}</PhraseWrap>
				</p>
			)}
		</>
	);
	return (
		<div className={styles.empty}>
			<div className={styles.middle}>
				<svg
					viewBox="0 0 168 112"
					aria-hidden="true"
					className={styles.drawing}
				>
					<ellipse
						cx="84"
						cy="60"
						rx="80"
						ry="28"
						transform="rotate(-18 84 60)"
						className={styles.orbit}
					/>
					<circle cx="84" cy="58" r="47" className={styles.disc} />
					<path
						d={drawings[drawing]}
						transform="translate(52 24)"
						className={styles.line}
					/>
					<path d={starPath(149, 27, 9)} className={styles.star} />
					<path d={starPath(18, 90, 5)} className={styles.small} />
					<circle cx="10" cy="70" r="3.5" className={styles.dot} />
				</svg>
				{announced ? (
					<Status as="div" className={styles.words}>
						{words}
					</Status>
				) : (
					<div className={styles.words}>{words}</div>
				)}
				{more}
			</div>
			{action && <div className={styles.action}>{action}</div>}
		</div>
	);
}
