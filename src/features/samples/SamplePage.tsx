// The frame of a sample page; samples are for developers, in English and not shipped (1 §2).
import { Link } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/form/Button";
import { PageHeader } from "../../ui/layout/PageHeader";
import styles from "./samples.module.css";

/** The seven sample pages of document 1 §2. */
const samples = [
	"google-map",
	"vue-i18n",
	"how-to-call-privilege-modal",
	"form-validation",
	"modal",
	"skeleton",
	"dayjs",
] as const;

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

export function Sample({
	name,
	children,
}: {
	name: string;
	children: ReactNode;
}) {
	return (
		<section className={styles.sample}>
			<h2 className="soft-14">{name}</h2>
			<div className={styles.row}>{children}</div>
		</section>
	);
}

export function SampleButton(
	props: Pick<ComponentProps<typeof Button>, "children" | "onClick">,
) {
	return <Button {...props} kind="second" size="small" />;
}

export function Facts({ facts }: { facts: Record<string, string> }) {
	return (
		<dl className={styles.facts}>
			{Object.entries(facts).map(([name, value]) => (
				<div key={name}>
					<dt className="soft-12">{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
