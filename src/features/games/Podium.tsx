// Ranks 1 to 3; the first is larger and has a crown (3 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { ServerText } from "../../components/cards/ServerText";
import type { Rank } from "../../contract/game";
import { rankKey, rankName } from "../../domain/game/ranking";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { Avatar } from "../../ui/media/Avatar";
import styles from "./Ranking.module.css";

const looks = [styles.first, styles.second, styles.third];
const faceSize = (at: number) => (at === 0 ? 72 : 56);

export function Podium({
	ranks,
	isMine,
}: {
	ranks: readonly Rank[];
	isMine: (rank: Rank) => boolean;
}) {
	const { t, i18n } = useLingui();
	return (
		<ol className={styles.podium}>
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
						<span className={styles.number}>{rank.seq}</span>
					</span>
					<span className={`${styles.name} clamp-1`}>
						{isMine(rank) ? t`You` : <ServerText>{rankName(rank)}</ServerText>}
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

export function PodiumSkeleton() {
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
