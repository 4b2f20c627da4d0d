// A page but home: its head over what it shows, as one column at least as high as the screen.
import type { ReactNode } from "react";
import styles from "./Page.module.css";
import { PageHeader } from "./PageHeader";

/**
 * The page's `main`. Without a `title` it has no head of its own; what then stands in it has the `h1`, or `label` names it.
 */
export function Page({
	title,
	subtitle,
	onBack,
	action,
	large,
	label,
	busy = false,
	fill = false,
	narrow = false,
	className = "",
	children,
}: {
	title?: ReactNode;
	/** A small line under the title, no part of the page's name. */
	subtitle?: ReactNode;
	onBack?: () => void;
	action?: ReactNode;
	/** The title (28 px) on its own line under the way back. */
	large?: boolean;
	label?: string;
	/** It still loads: its heading is not read out before. */
	busy?: boolean;
	/** What stands last takes the rest of the screen. */
	fill?: boolean;
	/** No wider than the column; what is in it needs no column of its own. */
	narrow?: boolean;
	className?: string;
	children?: ReactNode;
}) {
	const classes = [
		styles.page,
		fill && styles.fill,
		narrow && styles.narrow,
		className,
	];
	return (
		<main
			className={classes.filter(Boolean).join(" ")}
			aria-label={label}
			aria-busy={busy || undefined}
		>
			{title !== undefined && (
				<PageHeader
					title={title}
					subtitle={subtitle}
					onBack={onBack}
					action={action}
					large={large}
				/>
			)}
			{children}
		</main>
	);
}
