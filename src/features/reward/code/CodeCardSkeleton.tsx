// The skeleton of the code card.
import { CloseButton } from "../../../components/dialogs/CloseButton";
import { Skeleton } from "../../../ui/feedback/Skeleton";
import { useLargeText } from "../../../ui/layout/useLargeText";
import styles from "./CodeCard.module.css";
import stage from "./CodeStage.module.css";

export function CodeCardSkeleton({ onClose }: { onClose: () => void }) {
	const isLarge = useLargeText();
	const tool = <Skeleton height={48} radius={24} />;
	const saved = <Skeleton width="70%" height="1rem" radius={6} />;
	return (
		// Not aria-busy: screen readers would leave out its button.
		<div className={styles.card} data-scheme="light" data-busy>
			<div className={styles.top}>
				<div className={styles.head}>
					{!isLarge && <Skeleton width={44} height={44} radius={13} />}
					<div className={styles.what}>
						<Skeleton width="40%" height="0.75rem" radius={6} />
						<Skeleton width="80%" height="1rem" radius={6} />
					</div>
					<CloseButton onClick={onClose} />
				</div>
				<div className={stage.stages}>
					<Skeleton height={48} radius={24} />
					<div className={stage.stage}>
						<Skeleton width="84%" height={136} radius={12} />
						<Skeleton width="45%" height="1.25rem" radius={6} />
					</div>
				</div>
			</div>
			<div className={styles.bottom}>
				{isLarge && tool}
				<Skeleton height={60} width="60%" radius={16} />
				{!isLarge && saved}
				<div className={styles.tools}>
					{tool}
					{!isLarge && tool}
				</div>
				<Skeleton height={52} radius={26} />
				{isLarge && saved}
			</div>
		</div>
	);
}
