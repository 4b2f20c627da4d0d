// The skeleton of a page while its code loads: title, cards. The build puts the same markup into index.html.
import styles from "./PageSkeleton.module.css";

export function PageSkeleton() {
	return (
		<main data-busy="true" data-pending="true">
			<h1 className="visually-hidden">Galaxy Gift</h1>
			<div className={styles.page} aria-hidden="true">
				<svg viewBox="0 0 24 24" aria-hidden="true" className={styles.back}>
					<path d="m15 18-6-6 6-6" />
				</svg>
				<div className={styles.title} />
				<div className={styles.card} />
				<div className={styles.card} />
				<div className={styles.card} />
				<div className={styles.card} />
			</div>
		</main>
	);
}
