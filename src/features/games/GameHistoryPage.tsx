// /game/v1/history: points and date of each round (M19, 3 §2).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import Star from "lucide-react/icons/star";
import { useListState } from "../../components/lists/listState";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { BackPage } from "../../components/pages/BackPage";
import { scoreDate } from "../../domain/game/scoreDate";
import { useLocale } from "../../platform/i18n/locale";
import { gameQueries } from "../../queries/game";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import styles from "./Games.module.css";
import { useMinimumLoading } from "./useMinimumLoading";

/** Numbers the rounds from the oldest, to use as keys: some hosts give no number, and two rounds may be equal. */
const withRoundNumbers = <Round extends object>(rounds: readonly Round[]) =>
	rounds.map((round, at) => ({ ...round, number: rounds.length - at }));

export function GameHistoryPage() {
	const { t } = useLingui();
	const locale = useLocale();
	const rounds = useQuery(gameQueries.history());
	const state = useMinimumLoading(
		useListState(rounds, rounds.data?.length === 0),
	);
	return (
		<BackPage busy={state === "loading"} title={t`Score history`}>
			<QueryListColumn
				as="ol"
				className={styles.list}
				query={rounds}
				state={state}
				items={rounds.data}
				skeleton={<SkeletonBoxes count={5} height={72} radius={18} />}
				empty={
					<EmptyState
						drawing="box"
						title={<Trans>No rounds played yet</Trans>}
						text={<Trans>Your points of each round show here.</Trans>}
					/>
				}
			>
				{(list) =>
					withRoundNumbers(list).map(({ number, ...round }) => (
						<li key={number} className={styles.score}>
							<span className={styles.scoreIcon}>
								<Star size={22} />
							</span>
							<span className={styles.scoreWords}>
								<span className="strong tabular">
									<Plural
										value={round.points}
										one={"You got #\u00a0point"}
										other={"You got #\u00a0points"}
									/>
								</span>
								<span className="soft-14 tabular">
									{scoreDate(round.created_dt_label, locale)}
								</span>
							</span>
						</li>
					))
				}
			</QueryListColumn>
		</BackPage>
	);
}
