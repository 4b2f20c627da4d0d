// The skeleton of a history card.
import { Skeleton } from "../../../ui/feedback/Skeleton";
import styles from "./HistoryCard.module.css";

export function HistoryCardSkeleton() {
	return (
		<div className={styles.card} aria-hidden="true">
			<Skeleton width={92} height={92} radius={12} />
			<div className={styles.words}>
				<Skeleton width="35%" height="1.125rem" radius={6} />
				<div className={styles.name}>
					<Skeleton width="80%" height="1.125rem" radius={6} />
				</div>
				<div className={styles.foot}>
					<Skeleton width="35%" height="1.75rem" radius={6} />
					<Skeleton
						className={styles.action}
						width={92}
						height={40}
						radius={20}
					/>
				</div>
			</div>
		</div>
	);
}
