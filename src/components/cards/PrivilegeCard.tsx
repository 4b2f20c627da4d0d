// The card of a privilege in lists: picture with badges and favourite button, brand, title, date.
import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import MapPin from "lucide-react/icons/map-pin";
import { type ComponentProps, memo } from "react";
import type { PrivilegeCard as Card } from "../../contract/privilegeCard";
import { isDealSoldOut } from "../../domain/list/isDealSoldOut";
import { formatDistance } from "../../domain/places/formatDistance";
import { formatDate } from "../../domain/text/dates";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { Badge } from "../../ui/feedback/Badge";
import { PrivilegeLink } from "../links/PrivilegeLink";
import { useNames } from "../texts/useNames";
import { CardBody, type CardLook, cardClass, cardLinkClass } from "./CardBody";
import { FavouriteButton } from "./FavouriteButton";
import styles from "./PrivilegeCard.module.css";

/** The line above the title: the brand's name or, since the documents' card has none (2 §3), the subtitle. */
export const brandLine = (
	{ brand_name_th, brand_name_en, subname_th, subname_en }: Card,
	localized: (th: string, en: string) => string,
): string =>
	localized(brand_name_th, brand_name_en) || localized(subname_th, subname_en);

/** The badge "Claimed" or "Sold out", if one applies (2 §3). */
export function PrivilegeBadge({
	privilege,
}: {
	privilege: Pick<
		Card,
		"display_redeem_badge" | "out_of_stock" | "is_overall_limit"
	>;
}) {
	if (privilege.display_redeem_badge)
		return (
			<Badge tone="good" icon={<Check size={14} />}>
				<Trans>Claimed</Trans>
			</Badge>
		);
	return (
		isDealSoldOut(privilege) && (
			<Badge tone="dark">
				<Trans>Sold out</Trans>
			</Badge>
		)
	);
}

/** The body of a card with the privilege's date and badges, including the distance in km (2 §3); while `privilege` is undefined, it is loading and the line of the date is blank. */
export function PrivilegeCardBody({
	privilege,
	...body
}: {
	privilege: Card | undefined;
} & Omit<ComponentProps<typeof CardBody>, "date" | "badges" | "gray">) {
	const { t } = useLingui();
	const date = formatDate(privilege?.valid_through, useLocale());
	const km = formatDistance(privilege?.distance ?? null);
	const until =
		body.look === "wide" ? t`Valid until ${date}` : t`Until ${date}`;
	return (
		<CardBody
			{...body}
			date={privilege ? date && until : "\u00a0"}
			badges={
				privilege && (
					<>
						<PrivilegeBadge privilege={privilege} />
						{km !== null && (
							<Badge tone="light" icon={<MapPin size={14} />}>
								{t`${km}\u00a0km`}
							</Badge>
						)}
					</>
				)
			}
			gray={privilege && isDealSoldOut(privilege)}
		/>
	);
}

export const CardFavouriteButton = ({
	look,
	...button
}: Pick<ComponentProps<typeof FavouriteButton>, "privilege" | "name"> & {
	look: CardLook;
}) => (
	<div className={styles.heart}>
		<FavouriteButton look={look === "pair" ? "small" : "card"} {...button} />
	</div>
);

/** A card that opens its privilege; `eager` is for the first screen. */
export const PrivilegeCard = memo(function PrivilegeCard({
	privilege,
	look,
	eager = false,
	onOpen,
}: {
	privilege: Card;
	look: CardLook;
	eager?: boolean;
	onOpen?: (privilege: Card) => void;
}) {
	const localized = useLocalized();
	const title = useNames().privilege(privilege);
	const brand = brandLine(privilege, localized);
	return (
		<article className={cardClass(look)}>
			<PrivilegeLink
				reference={privilege.alt_reference}
				onOpen={onOpen && (() => onOpen(privilege))}
				className={`ring ${cardLinkClass}`}
			>
				<PrivilegeCardBody
					privilege={privilege}
					look={look}
					picture={privilege.privilege_image_url}
					logo={privilege.brand_logo}
					brand={brand}
					title={title}
					eager={eager}
				/>
			</PrivilegeLink>
			<CardFavouriteButton privilege={privilege} name={title} look={look} />
		</article>
	);
});
