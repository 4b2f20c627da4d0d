// The body of a deal card: picture with badges, logo, brand, title, date; and its skeleton.
import type { ReactNode } from "react";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Logo, Picture } from "../../ui/media/Picture";
import styles from "./PrivilegeCard.module.css";
import { ServerText } from "./ServerText";

/** `row`: a card of a row that scrolls sideways, `pair`: a narrow card of a grid, `wide`: a card as wide as its column. */
export type CardLook = "row" | "pair" | "wide";

/** The class names of the card, for cards of other content. */
export const cardClass = (look: CardLook): string =>
	`${styles.card} ${styles[look] ?? ""}`;

export const cardLinkClass = styles.link ?? "";

/** The content of a card, for a privilege or a banner. */
export function CardBody({
	look,
	picture,
	logo,
	brand,
	title,
	date,
	badges,
	gray = false,
	eager = false,
}: {
	look: CardLook;
	picture: string;
	logo: string;
	brand: string;
	title: string;
	date?: ReactNode;
	badges?: ReactNode;
	gray?: boolean;
	eager?: boolean;
}) {
	return (
		<>
			<span className={styles.top}>
				<Picture src={picture} ratio="16/9" gray={gray} eager={eager} />
				{badges && <span className={styles.badges}>{badges}</span>}
				<Logo
					src={logo}
					name={brand}
					size={look === "pair" ? 32 : 40}
					eager={eager}
					className={styles.logo}
				/>
			</span>
			<span className={styles.words}>
				<span className={`${styles.brand} clamp-1`}>
					<ServerText>{brand}</ServerText>
				</span>
				<span className={`${styles.title} clamp-3`}>
					<PhraseWrap longest={look === "pair" ? 12 : 16}>{title}</PhraseWrap>
				</span>
				{date && <span className={styles.date}>{date}</span>}
			</span>
		</>
	);
}

export function CardSkeleton({ look }: { look: CardLook }) {
	const logo = look === "pair" ? 32 : 40;
	return (
		<div className={cardClass(look)} aria-hidden="true">
			<div className={styles.top}>
				<Skeleton ratio="16/9" radius={0} />
				<span className={styles.heartBox} />
				<span className={`${styles.logo} ${styles.logoBox}`}>
					<Skeleton width={logo} height={logo} radius="inherit" />
				</span>
			</div>
			<div className={styles.words}>
				<span className={styles.brand}>
					<Skeleton width="45%" height="0.8em" />
				</span>
				<span className={`${styles.title} ${styles.bars}`}>
					<Skeleton width="92%" height="0.8em" />
					{look !== "wide" && <Skeleton width="60%" height="0.8em" />}
				</span>
				<span className={styles.date}>
					<Skeleton width="50%" height="0.8em" />
				</span>
			</div>
		</div>
	);
}
