// The skeleton of a page while its code loads: title, cards. The build puts the same markup into index.html.
import type { ReactNode } from "react";
import styles from "./PageSkeleton.module.css";

const arrow = (
	<svg viewBox="0 0 24 24" aria-hidden="true" className={styles.arrow}>
		<path d="m15 18-6-6 6-6" />
	</svg>
);

/** `back` is the back button; before the app runs there is only its arrow. */
export const PageSkeleton = ({ back = arrow }: { back?: ReactNode }) => (
	<main data-busy="true" data-pending="true">
		<h1 className="visually-hidden">Galaxy Gift</h1>
		<div className={styles.page}>
			{back}
			<div className={styles.title} />
			<div className={styles.card} />
			<div className={styles.card} />
			<div className={styles.card} />
			<div className={styles.card} />
		</div>
	</main>
);
