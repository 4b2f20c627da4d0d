// A row of the ranking; marks the customer's own, also without a rank (3 §4: rank 0).
import { Trans, useLingui } from "@lingui/react/macro";
import { Avatar } from "../../components/cards/Avatar";
import { ServerText } from "../../components/cards/ServerText";
import type { Rank } from "../../contract/game";
import { rankName } from "../../domain/game/ranking";
import styles from "./Ranking.module.css";

/** `isFirst`: it stands alone above the others. */
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
				{rank.seq > 0 ? rank.seq : <span aria-hidden="true">–</span>}
			</span>
			<Avatar
				src={rank.avatar}
				name={rankName(rank)}
				size={38}
				className={mine ? styles.mine : ""}
			/>
			<span className={`${styles.who} clamp-1`}>
				{mine ? <Trans>You</Trans> : <ServerText>{rankName(rank)}</ServerText>}
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
