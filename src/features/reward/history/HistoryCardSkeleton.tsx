// The skeleton of a history card.
import { Skeleton } from "../../../ui/feedback/Skeleton";
import styles from "./HistoryCard.module.css";

export function HistoryCardSkeleton() {
	return (
		<div className={styles.card} aria-hidden="true">
			<Skeleton width={92} height={92} radius={12} />
			<div className={styles.words}>
				<Skeleton width="35%" height={12} radius={6} />
				<Skeleton width="80%" height={16} radius={6} />
				<div className={styles.foot}>
					<Skeleton width="35%" height={28} radius={6} />
					<Skeleton width={92} height={40} radius={20} />
				</div>
			</div>
		</div>
	);
}
