// The skeleton of home before its data is known; the build puts the same markup into index.html.
import { createElement, Fragment, type ReactElement } from "react";
import styles from "./HomeSkeleton.module.css";

const Box = ({ name }: { name: keyof typeof styles }) => (
	<div className={`${styles.box} ${styles[name]}`} />
);

const repeat = (count: number, box: ReactElement) =>
	createElement(Fragment, null, ...Array(count).fill(box));

const tile = (
	<div>
		<Box name="square" />
		<Box name="label" />
	</div>
);

const deal = (
	<div className={styles.card}>
		<Box name="picture" />
		<Box name="brand" />
		<Box name="deal" />
		<Box name="date" />
	</div>
);

const title = (
	<div className={styles.title}>
		<Box name="words" />
	</div>
);

export function HomeSkeleton() {
	return (
		<main data-busy="true">
			<h1 className="visually-hidden">Galaxy Gift</h1>
			<div className={styles.home} aria-hidden="true">
				<div className={styles.header}>
					<div className={styles.person}>
						<Box name="avatar" />
						<div className={styles.names}>
							<Box name="name" />
							<Box name="tier" />
						</div>
					</div>
					<div className={styles.ways}>{repeat(3, <Box name="icon" />)}</div>
				</div>
				<div className={`${styles.box} ${styles.search}`}>
					{/* With a graphic the browser counts the first paint as contentful. */}
					<svg viewBox="0 0 24 24" aria-hidden="true" className={styles.glass}>
						<path d="m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />
					</svg>
				</div>
				{/* The first script shows the notice without a network, and the coupon if coupons end soon (tools/build/inline/homeSkeleton.ts). */}
				<div className={`${styles.box} ${styles.notice}`} hidden data-offline />
				<div className={styles.ending} hidden data-ending>
					{title}
					<Box name="coupon" />
				</div>
				<div className={styles.banners}>
					<div className={`${styles.box} ${styles.banner}`} data-banner />
					{repeat(2, <Box name="banner" />)}
				</div>
				<div className={styles.dots}>
					<Box name="current" />
					{repeat(3, <Box name="dot" />)}
				</div>
				<div className={`${styles.tiles} tile-row`}>{repeat(10, tile)}</div>
				{title}
				<div className={`${styles.row} card-row`} data-deals>
					{repeat(4, deal)}
				</div>
				{title}
				<div className={styles.pair}>{repeat(2, deal)}</div>
			</div>
		</main>
	);
}
