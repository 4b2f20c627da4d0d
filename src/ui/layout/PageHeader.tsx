// The header of every page except home: back button, title, one action.
import type { ReactNode } from "react";
import { BackButton } from "./BackButton";
import styles from "./PageHeader.module.css";
import { PhraseWrap } from "./PhraseWrap";

/** `large` puts the title (28 px) on its own line under the back button. */
export function PageHeader({
	title,
	subtitle,
	onBack,
	action,
	large = false,
}: {
	title: ReactNode;
	/** A small line under the title, not part of the page's name. */
	subtitle?: ReactNode;
	onBack?: () => void;
	action?: ReactNode;
	large?: boolean;
}) {
	const heading = (
		<h1 className={large ? styles.large : styles.title}>
			<PhraseWrap>{title}</PhraseWrap>
		</h1>
	);
	return (
		<header className={styles.header}>
			<div className={styles.row}>
				{onBack && <BackButton onClick={onBack} />}
				{!large &&
					(subtitle ? (
						<div className={styles.titles}>
							{heading}
							<p className={styles.subtitle}>{subtitle}</p>
						</div>
					) : (
						heading
					))}
				{action && <div className={styles.action}>{action}</div>}
			</div>
			{large && heading}
		</header>
	);
}
