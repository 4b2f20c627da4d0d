// The skeleton of a survey, with its way out.
import { Trans } from "@lingui/react/macro";
import { CloseButton } from "../../components/dialogs/CloseButton";
import layout from "../../components/pages/form.module.css";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { Skeleton, SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Page } from "../../ui/layout/Page";
import styles from "./SurveyPage.module.css";

export function SurveySkeleton({ onClose }: { onClose: () => void }) {
	return (
		<Page narrow className={styles.page} busy>
			<h1 className="visually-hidden">
				<Trans>Survey</Trans>
			</h1>
			<LoadingStatus />
			<header className={styles.top}>
				<CloseButton size={26} onClick={onClose} />
				<Skeleton height={6} />
			</header>
			<div className={styles.body} aria-hidden="true">
				<Skeleton width="80%" height={28} radius={8} />
				<Skeleton width="45%" height={18} radius={8} className={styles.gap} />
				<div className={styles.boxes}>
					<SkeletonBoxes count={5} height={56} radius={18} />
				</div>
			</div>
			<div className={layout.bar} aria-hidden="true">
				<Skeleton height={52} />
			</div>
		</Page>
	);
}
