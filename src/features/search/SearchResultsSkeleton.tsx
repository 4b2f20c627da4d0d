// The skeleton of search results: two brands above rows of privileges.
import { PrivilegeRowSkeleton } from "../../components/cards/PrivilegeRow";
import { Loading } from "../../components/pages/LoadingStatus";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import styles from "./Search.module.css";

const title = (
	<div className={styles.waitingTitle}>
		<Skeleton width="6em" height="0.9em" />
	</div>
);

export const SearchResultsSkeleton = () => (
	<Loading className={`column ${styles.sections}`}>
		<div aria-hidden="true">
			{title}
			<div className={styles.pair}>
				{skeletonKeys(2).map((box) => (
					<div key={box} className={styles.brand}>
						<Skeleton width={44} height={44} radius="var(--radius-logo)" />
						<Skeleton width="50%" height="0.8em" className={styles.brandName} />
					</div>
				))}
			</div>
		</div>
		<div aria-hidden="true">
			{title}
			<div className={styles.rows}>
				<PrivilegeRowSkeleton />
			</div>
		</div>
	</Loading>
);
