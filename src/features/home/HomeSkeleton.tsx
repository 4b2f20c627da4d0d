// The shape of home before its data is known; the build puts the same markup into index.html.
import styles from "./HomeSkeleton.module.css";

const s = (name: keyof typeof styles) => `${styles.box} ${styles[name]}`;

export function HomeSkeleton() {
	return (
		<main aria-busy="true">
			<h1 className="visually-hidden">Galaxy Gift</h1>
			<div className={styles.home} aria-hidden="true">
				<div className={styles.header}>
					<div className={s("avatar")} />
					<div className={styles.names}>
						<div className={s("name")} />
						<div className={s("tier")} />
					</div>
					<div className={s("icon")} />
					<div className={s("icon")} />
					<div className={s("icon")} />
				</div>
				<div className={s("search")}>
					{/* A graphic makes the first paint contentful. */}
					<svg viewBox="0 0 24 24" aria-hidden="true" className={styles.glass}>
						<path d="m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />
					</svg>
				</div>
				<div className={styles.banners}>
					<div className={s("banner")} />
					<div className={s("banner")} />
					<div className={s("banner")} />
				</div>
				<div className={styles.dots}>
					<div className={s("current")} />
					<div className={s("dot")} />
					<div className={s("dot")} />
					<div className={s("dot")} />
				</div>
				<div className={styles.tiles}>
					<div className={styles.tile}>
						<div className={s("square")} />
						<div className={s("label")} />
					</div>
					<div className={styles.tile}>
						<div className={s("square")} />
						<div className={s("label")} />
					</div>
					<div className={styles.tile}>
						<div className={s("square")} />
						<div className={s("label")} />
					</div>
					<div className={styles.tile}>
						<div className={s("square")} />
						<div className={s("label")} />
					</div>
					<div className={styles.tile}>
						<div className={s("square")} />
						<div className={s("label")} />
					</div>
				</div>
				<div className={styles.title}>
					<div className={s("words")} />
				</div>
				<div className={`${styles.row} card-row`}>
					<div className={styles.card}>
						<div className={s("picture")} />
						<div className={s("brand")} />
						<div className={s("deal")} />
					</div>
					<div className={styles.card}>
						<div className={s("picture")} />
						<div className={s("brand")} />
						<div className={s("deal")} />
					</div>
					<div className={styles.card}>
						<div className={s("picture")} />
						<div className={s("brand")} />
						<div className={s("deal")} />
					</div>
					<div className={styles.card}>
						<div className={s("picture")} />
						<div className={s("brand")} />
						<div className={s("deal")} />
					</div>
				</div>
				<div className={styles.title}>
					<div className={s("words")} />
				</div>
				<div className={styles.pairs}>
					<div className={styles.pair}>
						<div className={s("picture")} />
						<div className={s("brand")} />
						<div className={s("deal")} />
					</div>
					<div className={styles.pair}>
						<div className={s("picture")} />
						<div className={s("brand")} />
						<div className={s("deal")} />
					</div>
				</div>
			</div>
		</main>
	);
}
