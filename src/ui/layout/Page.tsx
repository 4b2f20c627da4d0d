// The layout of every page except home: a header over one column at least as high as the screen.
import type { ComponentProps, ReactNode } from "react";
import styles from "./Page.module.css";
import { PageHeader } from "./PageHeader";

/** The page's `main`. Without a `title` it has no header: its content has the `h1`, or `label` names it. */
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
	/** What the page shows, such as a brand: stands before the heading in the document's title. */
	subject?: string;
	/** It still loads: its heading is not announced yet. */
	busy?: boolean;
	/** The last child takes the rest of the screen. */
	fill?: boolean;
	/** Limits the whole page to the width of the column. */
	inColumn?: boolean;
	/** A page of lists: its column grows on wide screens. */
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
			// Screen readers leave out what is in an aria-busy part, also its "Loading".
			data-busy={busy || undefined}
		>
			{title !== undefined && <PageHeader title={title} {...header} />}
			{children}
		</main>
	);
}
