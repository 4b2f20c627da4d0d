// /game/list: the games, and links to ranking and rounds (M19, 3 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import History from "lucide-react/icons/rotate-ccw-clock";
import Trophy from "lucide-react/icons/trophy";
import { useListState } from "../../components/lists/listState";
import { MenuLink } from "../../components/lists/MenuLink";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { BackPage } from "../../components/pages/BackPage";
import { IconLink } from "../../components/pages/IconLink";
import { gameQueries } from "../../queries/game";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { MenuList } from "../../ui/list/MenuList";
import { Picture } from "../../ui/media/Picture";
import styles from "./Games.module.css";

export function GameListPage() {
	const { t } = useLingui();
	const games = useQuery(gameQueries.list());
	const count = games.data?.length ?? 0;
	const isLoading = useListState(games, count === 0) === "loading";
	return (
		<BackPage
			busy={isLoading}
			title={t`Games and ranking`}
			// If there are games, the links are in a list below them.
			action={
				!isLoading &&
				count === 0 && (
					<IconLink
						to="/game/v1/ranking"
						label={t`Ranking`}
						icon={<Trophy size={24} />}
					/>
				)
			}
		>
			<QueryListColumn
				className={styles.list}
				query={games}
				items={games.data}
				skeleton={<SkeletonBoxes count={1} ratio="16/9" radius={18} />}
				empty={
					<EmptyState
						drawing="gift"
						title={<Trans>No games at the moment</Trans>}
						text={<Trans>A new game will be announced here.</Trans>}
					/>
				}
			>
				{(list) => (
					<>
						<ul className={styles.games}>
							{list.map((game, at) => (
								<li key={game.alt_reference}>
									<Link
										to="/article"
										search={{ alt_reference: game.alt_reference }}
										className={`ring ${styles.game}`}
									>
										<Picture
											src={game.article_cover_url}
											alt={t`Game ${at + 1}`}
											ratio="16/9"
											eager={at === 0}
										/>
									</Link>
								</li>
							))}
						</ul>
						<MenuList label={t`Yours`}>
							<MenuLink to="/game/v1/ranking" icon={Trophy}>
								{t`Ranking`}
							</MenuLink>
							<MenuLink to="/game/v1/history" icon={History}>
								{t`Score history`}
							</MenuLink>
						</MenuList>
					</>
				)}
			</QueryListColumn>
		</BackPage>
	);
}
