// The register form while its terms load, or where they failed to load.
import { Trans } from "@lingui/react/macro";
import type { ListQuery } from "../../components/lists/FreshnessLine";
import { LoadingBoxes } from "../../components/pages/LoadingBoxes";
import { Button } from "../../ui/form/Button";
import styles from "./onboarding.module.css";

export function TermsLoading({ load }: { load: ListQuery }) {
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
		<LoadingBoxes className={styles.step} count={4} height={76} radius={14} />
	);
}
