// The frame of a sample page. Samples are for developers: English in the code, no catalogue, so that nothing of them ships (1 §2).
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PageHeader } from "../../ui/layout/PageHeader";
import { samples } from "./samples";
import styles from "./samples.module.css";

/** A sample page with links to the others. */
export function SamplePage({
	title,
	children,
}: {
	title: string;
	children: ReactNode;
}) {
	return (
		<main>
			<PageHeader title={title} large />
			<div className={`column ${styles.sections}`}>
				<nav aria-label="Samples" className={styles.row}>
					{samples.map((name) => (
						<Link
							key={name}
							to={`/sample/${name}`}
							className={styles.link}
							activeProps={{ "aria-current": "page" }}
						>
							{name}
						</Link>
					))}
				</nav>
				{children}
			</div>
		</main>
	);
}

/** One thing shown, under its name. */
export function Sample({
	name,
	children,
}: {
	name: string;
	children: ReactNode;
}) {
	return (
		<section className={styles.sample}>
			<h2 className={styles.name}>{name}</h2>
			<div className={styles.row}>{children}</div>
		</section>
	);
}
