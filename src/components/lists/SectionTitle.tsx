// The title of a section with a link to the whole section.
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import { pressHandlers } from "../../platform/browser/openLink";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import styles from "./SectionTitle.module.css";

/** `seeAll` is the page of the whole section. */
export function SectionTitle({
	title,
	count,
	seeAll,
}: {
	title: string;
	/** The number of items found, or a text such as "100+" if it is not known. */
	count?: number | string;
	seeAll?: {
		to: string;
		search?: Record<string, string>;
		/** Called before the page changes. */
		onOpen?: () => void;
	};
}) {
	return (
		<div className={styles.row}>
			{title && (
				<h2 className={styles.title}>
					<PhraseWrap>{title}</PhraseWrap>
					{count !== undefined && (
						<span className={styles.count}>
							{" "}
							<Trans>
								{count}
								<span className="visually-hidden"> found</span>
							</Trans>
						</span>
					)}
				</h2>
			)}
			{seeAll && (
				<Link
					to={seeAll.to}
					search={seeAll.search}
					className={`target ${styles.all}`}
					{...pressHandlers(seeAll.onOpen)}
				>
					<Trans>See all</Trans>
					<span className="visually-hidden">{title}</span>
					<ChevronRight size={18} />
				</Link>
			)}
		</div>
	);
}
