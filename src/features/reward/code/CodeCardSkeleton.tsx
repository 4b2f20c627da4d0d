// The skeleton of the code card.
import { Skeleton } from "../../../ui/feedback/Skeleton";
import styles from "./CodeCard.module.css";

export function CodeCardSkeleton() {
	return (
		<div className={styles.card} data-scheme="light" aria-busy="true">
			<div className={styles.top} aria-hidden="true">
				<div className={styles.head}>
					<Skeleton width={44} height={44} radius={13} />
					<div className={styles.what}>
						<Skeleton width="40%" height={12} radius={6} />
						<Skeleton width="80%" height={16} radius={6} />
					</div>
				</div>
				<div className={styles.waiting}>
					<Skeleton height={48} radius={24} />
					<Skeleton height={224} radius={20} />
				</div>
			</div>
			<div className={styles.bottom} aria-hidden="true">
				<Skeleton height={60} width="60%" radius={16} />
				<div className={styles.tools}>
					<Skeleton height={48} radius={24} />
					<Skeleton height={48} radius={24} />
				</div>
				<Skeleton height={52} radius={26} />
			</div>
		</div>
	);
}
