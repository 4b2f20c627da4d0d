// The layout of every page except home: a header over one column at least as high as the screen.
import type { ComponentProps, ReactNode } from "react";
import styles from "./Page.module.css";
import { PageHeader } from "./PageHeader";

/** The page's `main`; without a `title` it has no header, and either its content has the `h1` or `label` is its accessible name. */
export function Page({
	title,
	label,
	subject,
	busy = false,
	fill = false,
	inColumn = false,
	wide = false,
	className = "",
	children,
	...header
}: Partial<ComponentProps<typeof PageHeader>> & {
	label?: string;
	/** The subject of the page, such as a brand, which precedes the heading in the document's title. */
	subject?: string;
	/** The page is still loading, so its heading is not announced yet. */
	busy?: boolean;
	/** The last child takes the rest of the screen. */
	fill?: boolean;
	/** Limits the whole page to the width of the column. */
	inColumn?: boolean;
	/** Widens the column on wide screens, for a page of lists. */
	wide?: boolean;
	className?: string;
	children?: ReactNode;
}) {
	const classes = [
		styles.page,
		fill && styles.fill,
		inColumn && styles.inColumn,
		wide && styles.wide,
		className,
	];
	return (
		<main
			className={classes.filter(Boolean).join(" ")}
			aria-label={label}
			data-subject={subject || undefined}
			// Not aria-busy, because screen readers skip the content of a busy element, including its "Loading".
			data-busy={busy || undefined}
		>
			{title !== undefined && <PageHeader title={title} {...header} />}
			{children}
		</main>
	);
}
