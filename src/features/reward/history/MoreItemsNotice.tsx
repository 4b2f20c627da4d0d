// The number of further items of the history, with a retry (O03).
import { Plural, Trans } from "@lingui/react/macro";
import type { ListQuery } from "../../../components/lists/FreshnessNotice";
import styles from "./ReadyCodesNotice.module.css";

export function MoreItemsNotice({
	count,
	load,
}: {
	count: number;
	load: ListQuery;
}) {
	if (count === 0) return null;
	return (
		<p className={styles.moreItems}>
			<Plural
				value={count}
				one="# more coupon is not on this phone. It shows here with internet."
				other="# more coupons are not on this phone. They show here with internet."
			/>{" "}
			<button
				type="button"
				className={`target ${styles.way}`}
				aria-disabled={load.isFetching || undefined}
				onClick={load.isFetching ? undefined : () => load.refetch()}
			>
				<Trans>Try again</Trans>
			</button>
		</p>
	);
}
