// /game/v1/ranking: podium, own row, the top ten, the game (M19, 3 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import History from "lucide-react/icons/rotate-ccw-clock";
import { ServerText } from "../../components/cards/ServerText";
import { FailedList } from "../../components/lists/FailedList";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import { useFirstLoad, useListState } from "../../components/lists/listState";
import { BackPage } from "../../components/pages/BackPage";
import { ButtonLink } from "../../components/pages/ButtonLink";
import layout from "../../components/pages/form.module.css";
import { IconLink } from "../../components/pages/IconLink";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import type { Rank } from "../../contract/game";
import { rankingOf, rankKey, rankName } from "../../domain/game/ranking";
import { gameUrl } from "../../platform/browser/game";
import { gameQueries } from "../../queries/game";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { BrandMark } from "../../ui/media/BrandMark";
import { Avatar } from "../../ui/media/Picture";
import styles from "./Ranking.module.css";
import { useMinimumLoading } from "./useMinimumLoading";

const noRanking = rankingOf([], null);

export function RankingPage() {
	const { t } = useLingui();
	const query = useQuery(gameQueries.ranking());
	const { top_ranks = [], customer_rank = null } = query.data ?? {};
	const loaded = rankingOf(top_ranks, customer_rank);
	const isFirstLoad = useFirstLoad(query);
	const listState = useMinimumLoading(useListState(query));
	const state =
		isFirstLoad && loaded.podium.length === 0 ? "loading" : listState;
	const ranking = state === "loading" ? noRanking : loaded;
	const hasRows = ranking.rows.length > 0 || ranking.ownOutsideTop !== null;
	return (
		<BackPage
			className={styles.page}
			busy={state === "loading"}
			title={t`Space game ranking`}
			action={
				<IconLink
					to="/game/v1/history"
					label={t`Score history`}
					icon={<History size={24} />}
				/>
			}
		>
			<BrandMark className={styles.logo} />
			{state === "loading" && (
				<>
					<LoadingStatus />
					<PodiumSkeleton />
				</>
			)}
			{ranking.podium.length > 0 && (
				<Podium
					ranks={ranking.podium}
					isMine={(rank) => rank === ranking.ownInTop}
				/>
			)}
			<div className={styles.sheet}>
				{state === "failed" ? (
					<FailedList query={query} />
				) : (
					<>
						<FreshnessNotice query={query} />
						<ul
							className={`column ${styles.rows}`}
							aria-label={hasRows ? t`Ranking` : undefined}
						>
							{state === "loading" &&
								skeletonKeys(5).map((box, at) => (
									<li
										key={box}
										className={at === 0 ? styles.ownFirst : ""}
										aria-hidden="true"
									>
										<Skeleton height={60} radius={18} />
									</li>
								))}
							{ranking.ownOutsideTop && (
								<RankRow rank={ranking.ownOutsideTop} mine isFirst />
							)}
							{ranking.rows.map((rank) => (
								<RankRow
									key={rankKey(rank)}
									rank={rank}
									mine={rank === ranking.ownInTop}
								/>
							))}
						</ul>
						{state !== "loading" && ranking.podium.length === 0 && (
							<EmptyState
								drawing="box"
								title={<Trans>No ranking yet</Trans>}
								text={<Trans>The first ranking appears at 18:00.</Trans>}
							/>
						)}
					</>
				)}
			</div>
			<div className={layout.wideBar}>
				<div className="column">
					<p className={styles.note}>
						<Trans>The ranking is updated every day at 18:00.</Trans>
					</p>
					{gameUrl() && (
						<ButtonLink to="/play-game" icon={<Gamepad2 size={22} />}>
							<Trans>Play the game</Trans>
						</ButtonLink>
					)}
				</div>
			</div>
		</BackPage>
	);
}

/** `mine` marks the customer's own row, which may have no rank (3 §4: rank 0); `isFirst`: the row stands apart above the others. */
export function RankRow({
	rank,
	mine,
	isFirst = false,
}: {
	rank: Rank;
	mine: boolean;
	isFirst?: boolean;
}) {
	const { i18n } = useLingui();
	return (
		<li
			className={`${styles.row} ${mine ? styles.own : ""} ${isFirst ? styles.ownFirst : ""}`}
		>
			<span className={`${styles.seq} tabular`}>
				{rank.seq > 0 ? (
					<RankNumber seq={rank.seq} />
				) : (
					<span aria-hidden="true">–</span>
				)}
			</span>
			<Avatar
				src={rank.avatar}
				name={rankName(rank)}
				size={38}
				className={mine ? styles.mine : ""}
			/>
			<span className={`${styles.who} clamp-1`}>
				<PlayerName rank={rank} mine={mine} />
			</span>
			<span className={`${styles.rowPoints} tabular`}>
				{rank.seq > 0 ? (
					<Trans>
						<b>{i18n.number(rank.points)}</b> pts
					</Trans>
				) : (
					<Trans>Not yet ranked</Trans>
				)}
			</span>
		</li>
	);
}

/** A player who has not registered yet may have no name. */
function PlayerName({ rank, mine }: { rank: Rank; mine: boolean }) {
	if (mine) return <Trans>You</Trans>;
	const name = rankName(rank);
	return name ? <ServerText>{name}</ServerText> : <Trans>Player</Trans>;
}

/** The number of a rank; screen readers say that it is a rank. */
const RankNumber = ({ seq }: { seq: number }) => (
	<Trans>
		<span className="visually-hidden">Rank </span>
		{seq}
	</Trans>
);

const looks = [styles.first, styles.second, styles.third];
const faceSize = (at: number) => (at === 0 ? 72 : 56);

/** Ranks 1 to 3; the first is larger and has a crown. */
export function Podium({
	ranks,
	isMine,
}: {
	ranks: readonly Rank[];
	isMine: (rank: Rank) => boolean;
}) {
	const { t, i18n } = useLingui();
	return (
		<ol className={styles.podium} aria-label={t`Top three`}>
			{ranks.map((rank, at) => (
				<li key={rankKey(rank)} className={`${styles.place} ${looks[at]}`}>
					{at === 0 && (
						<svg
							viewBox="0 0 32 19"
							aria-hidden="true"
							className={styles.crown}
						>
							<path d="M3 19 0 4l9 6 7-10 7 10 9-6-3 15Z" />
						</svg>
					)}
					<span className={styles.face}>
						<Avatar
							src={rank.avatar}
							name={rankName(rank)}
							size={faceSize(at)}
						/>
						<span className={styles.number}>
							<RankNumber seq={rank.seq} />
						</span>
					</span>
					<span className={`${styles.name} clamp-1`}>
						<PlayerName rank={rank} mine={isMine(rank)} />
					</span>
					<span className={`${styles.points} tabular`}>
						<Trans>{i18n.number(rank.points)} pts</Trans>
					</span>
					<span className={styles.step} aria-hidden="true" />
				</li>
			))}
		</ol>
	);
}

function PodiumSkeleton() {
	return (
		<div className={`${styles.podium} ${styles.waiting}`} aria-hidden="true">
			{looks.map((look, at) => (
				<div key={look} className={`${styles.place} ${look}`}>
					{at === 0 && <span className={styles.crown} />}
					<span className={styles.face}>
						<Skeleton width={faceSize(at)} height={faceSize(at)} />
					</span>
					<span className={styles.name}>
						<Skeleton width={56} height="1lh" />
					</span>
					<span className={styles.points}>
						<Skeleton width={40} height="1lh" />
					</span>
					<span className={styles.step} />
				</div>
			))}
		</div>
	);
}
