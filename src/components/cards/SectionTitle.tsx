// The title of a section, with the way to all of it.
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import styles from "./SectionTitle.module.css";

/** `seeAll` is where all of the section stands. */
export function SectionTitle({
	title,
	count,
	seeAll,
}: {
	title: string;
	/** How many there are in all; a text such as "100+" where that is not known. */
	count?: number | string;
	seeAll?: {
		to: string;
		search?: Record<string, string>;
		/** Runs when it is pressed, before the page changes. */
		onOpen?: () => void;
	};
}) {
	return (
		<div className={styles.row}>
			<h2 className={styles.title}>
				{title}
				{count !== undefined && <span className={styles.count}> {count}</span>}
			</h2>
			{seeAll && (
				<Link
					to={seeAll.to}
					search={seeAll.search}
					className={styles.all}
					onClick={seeAll.onOpen}
				>
					<Trans>See all</Trans>
					<span className="visually-hidden">{title}</span>
					<ChevronRight size={18} aria-hidden="true" />
				</Link>
			)}
		</div>
	);
}
