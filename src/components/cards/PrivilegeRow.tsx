// A privilege as a row of a list: picture, brand, title, badge, distance or end date, and favourite button.
import { useLingui } from "@lingui/react/macro";
import MapPin from "lucide-react/icons/map-pin";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { isDealSoldOut } from "../../domain/list/isDealSoldOut";
import { formatDistance } from "../../domain/places/formatDistance";
import { formatDate } from "../../domain/text/dates";
import { hasThai } from "../../domain/text/thaiText";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Picture } from "../../ui/media/Picture";
import { PrivilegeLink } from "../links/PrivilegeLink";
import { markedText } from "../texts/markedText";
import { useNames } from "../texts/useNames";
import { FavouriteButton } from "./FavouriteButton";
import { brandLine, PrivilegeBadge } from "./PrivilegeCard";
import styles from "./PrivilegeRow.module.css";

/** `words` are the search words, which are marked in the texts. */
export function PrivilegeRow({
	privilege,
	words = [],
	eager = false,
	onOpen,
}: {
	privilege: PrivilegeCard;
	words?: readonly string[];
	eager?: boolean;
	onOpen?: () => void;
}) {
	const { t } = useLingui();
	const localized = useLocalized();
	const name = useNames().privilege(privilege);
	const brand = brandLine(privilege, localized);
	const locale = useLocale();
	const km = formatDistance(privilege.distance);
	const date = formatDate(privilege.valid_through, locale);
	const soldOut = isDealSoldOut(privilege);
	const isClaimed = privilege.display_redeem_badge;
	const end =
		km === null ? (
			date && <span className={styles.more}>{t`Until ${date}`}</span>
		) : (
			<span className={styles.distance}>
				<MapPin size={14} />
				{t`${km}\u00a0km`}
			</span>
		);
	return (
		<article className={styles.row}>
			<PrivilegeLink
				reference={privilege.alt_reference}
				onOpen={onOpen}
				className={styles.link}
			>
				<Picture
					src={privilege.privilege_image_url}
					ratio="16/10"
					gray={soldOut}
					eager={eager}
					className={styles.picture}
				/>
				<span className={styles.words}>
					{brand && (
						<span
							className={`${styles.brand} clamp-1`}
							lang={locale !== "th" && hasThai(brand) ? "th" : undefined}
						>
							{markedText(brand, words)(0, brand.length)}
						</span>
					)}
					<span className={`${styles.title} clamp-3`}>
						<PhraseWrap longest={12} show={markedText(name, words)}>
							{name}
						</PhraseWrap>
					</span>
					{isClaimed || soldOut ? (
						<span className={styles.badge}>
							<PrivilegeBadge privilege={privilege} />
							{isClaimed && end}
						</span>
					) : (
						end
					)}
				</span>
			</PrivilegeLink>
			<FavouriteButton privilege={privilege} name={name} look="plain" />
		</article>
	);
}

/** Five placeholder rows of a list that is loading (2 §9); the caller renders the box around them. */
export const PrivilegeRowSkeleton = () =>
	skeletonKeys(5).map((box) => (
		<div key={box} className={styles.row}>
			<span className={styles.link}>
				<Skeleton
					width="var(--picture)"
					ratio="16/10"
					className={styles.picture}
				/>
				<span className={styles.words}>
					<span className={`${styles.brand} ${styles.bars}`}>
						<Skeleton width="40%" height="0.8em" />
					</span>
					<span className={`${styles.title} ${styles.bars}`}>
						<Skeleton width="90%" height="0.8em" />
						<Skeleton width="60%" height="0.8em" className={styles.second} />
					</span>
					<span className={`${styles.more} ${styles.bars}`}>
						<Skeleton width="50%" height="0.8em" />
					</span>
				</span>
			</span>
		</div>
	));
