// The register form while its terms load, or where they failed to load.
import { Trans, useLingui } from "@lingui/react/macro";
import type { ListQuery } from "../../components/lists/FreshnessLine";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { Button } from "../../ui/form/Button";
import styles from "./onboarding.module.css";

export function TermsLoading({ load }: { load: ListQuery }) {
	const { t } = useLingui();
	return load.isError && !load.isFetching ? (
		<div className={styles.step}>
			<p role="alert" className={styles.text}>
				<Trans>The terms could not be loaded.</Trans>
			</p>
			<div className={styles.end}>
				<Button block onClick={() => void load.refetch()}>
					<Trans>Try again</Trans>
				</Button>
			</div>
		</div>
	) : (
		<div className={styles.step} aria-busy="true">
			<span role="status" className="visually-hidden">{t`Loading`}</span>
			{skeletonKeys(4).map((box) => (
				<Skeleton key={box} height={76} radius={14} />
			))}
		</div>
	);
}
