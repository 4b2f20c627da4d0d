// The card of a privilege in lists: picture with badges and favourite button, brand, title, date.
import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import type { PrivilegeCard as Card } from "../../contract/privilegeCard";
import { formatDistance } from "../../domain/places/formatDistance";
import { formatDate } from "../../domain/text/dates";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { Badge } from "../../ui/feedback/Badge";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { Phrases } from "../../ui/layout/Phrases";
import { Logo, Picture } from "../../ui/media/Picture";
import { FavouriteButton } from "./FavouriteButton";
import styles from "./PrivilegeCard.module.css";
import { PrivilegeLink } from "./PrivilegeLink";

/** `row`: 236 px wide in a horizontal row, `pair`: half a column, `wide`: the whole column. */
export type CardLook = "row" | "pair" | "wide";

/** The class names of the card, for cards of other content. */
export function cardClass(look: CardLook): string {
	return `${styles.card} ${styles[look]}`;
}

/** The content of a card on home, for a privilege or a banner. */
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
				<Picture
					src={picture}
					alt=""
					ratio="16/9"
					gray={gray}
					eager={eager}
					className={styles.picture}
				/>
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
				<span className={`${styles.brand} clamp-1`}>{brand}</span>
				<span className={`${styles.title} clamp-2`}>
					<Phrases longest={look === "pair" ? 12 : 16}>{title}</Phrases>
				</span>
				{date && <span className={styles.date}>{date}</span>}
			</span>
		</>
	);
}

/** Claimed or sold out, and the distance in km with 2 decimals (2 §3). */
function Badges({ privilege }: { privilege: Card }) {
	const { t } = useLingui();
	const { display_redeem_badge, out_of_stock, is_overall_limit } = privilege;
	const km = formatDistance(privilege.distance);
	return (
		<>
			{display_redeem_badge ? (
				<Badge tone="good" icon={<Check size={14} />}>
					<Trans>Claimed</Trans>
				</Badge>
			) : (
				(out_of_stock || is_overall_limit) && (
					<Badge tone="dark">
						<Trans>Sold out</Trans>
					</Badge>
				)
			)}
			{km !== null && (
				<Badge tone="light" icon={<MapPin size={14} />}>
					{t`${km}\u00a0km`}
				</Badge>
			)}
		</>
	);
}

/** A card that opens its privilege; `eager` for the first screen. */
export function PrivilegeCard({
	privilege,
	look,
	eager = false,
	categoryid,
	onOpen,
}: {
	privilege: Card;
	look: CardLook;
	eager?: boolean;
	categoryid?: string;
	onOpen?: (privilege: Card) => void;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const localized = useLocalized();
	const title = localized(privilege.name_th, privilege.name_en);
	const date = formatDate(privilege.valid_through, locale);
	return (
		<article className={cardClass(look)}>
			<PrivilegeLink
				reference={privilege.alt_reference}
				categoryid={categoryid}
				onOpen={onOpen && (() => onOpen(privilege))}
				className={`ring ${styles.link}`}
			>
				<CardBody
					look={look}
					picture={privilege.privilege_image_url}
					logo={privilege.brand_logo}
					brand={localized(privilege.brand_name_th, privilege.brand_name_en)}
					title={title}
					date={
						date &&
						(look === "wide" ? t`Valid until ${date}` : t`Until ${date}`)
					}
					badges={<Badges privilege={privilege} />}
					gray={privilege.out_of_stock || privilege.is_overall_limit}
					eager={eager}
				/>
			</PrivilegeLink>
			<div className={styles.heart}>
				<FavouriteButton
					privilege={privilege}
					name={title}
					look={look === "pair" ? "small" : "card"}
				/>
			</div>
		</article>
	);
}

/** The skeleton of a card, of the same size. */
export function CardSkeleton({ look }: { look: CardLook }) {
	return (
		<div className={cardClass(look)} aria-hidden="true">
			<Skeleton ratio="16/9" radius={0} />
			<div className={styles.words}>
				<span className={styles.brand}>
					<Skeleton width="45%" height="0.8em" />
				</span>
				<span className={styles.title}>
					<Skeleton width="92%" height="0.8em" />
					<Skeleton width="60%" height="0.8em" />
				</span>
				<span className={styles.date}>
					<Skeleton width="50%" height="0.8em" />
				</span>
			</div>
		</div>
	);
}
