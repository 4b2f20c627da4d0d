// The privileges of a group with their hearts, and the skeleton of the group's page.
import { Plural } from "@lingui/react/macro";
import {
	CardBody,
	CardSkeleton,
	cardClass,
	cardLinkClass,
} from "../../components/cards/CardBody";
import {
	CardFavouriteButton,
	PrivilegeBadge,
} from "../../components/cards/PrivilegeCard";
import { PrivilegeLink } from "../../components/cards/PrivilegeLink";
import { useNames } from "../../components/cards/useNames";
import { Loading, LoadingStatus } from "../../components/pages/LoadingStatus";
import type { GroupDealItem } from "../../contract/groupDeal";
import { isDealSoldOut } from "../../domain/list/isDealSoldOut";
import { useLocalized } from "../../platform/i18n/locale";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import styles from "./GroupDeal.module.css";

export function GroupItems({ items }: { items: readonly GroupDealItem[] }) {
	return (
		<>
			<p className={styles.count}>
				<Plural value={items.length} one="# deal" other="# deals" />
			</p>
			<ul className={styles.items}>
				{items.map((item) => (
					<li key={item.alt_reference}>
						<Item item={item} />
					</li>
				))}
			</ul>
		</>
	);
}

function Item({ item }: { item: GroupDealItem }) {
	const localized = useLocalized();
	const title = useNames().privilege(item);
	return (
		<article className={cardClass("wide")}>
			<PrivilegeLink
				reference={item.alt_reference}
				className={`ring ${cardLinkClass}`}
			>
				<CardBody
					look="wide"
					picture={item.privilege_image_url}
					logo={item.brand?.brandlogoimage_url ?? ""}
					brand={localized(item.subname_th, item.subname_en)}
					title={title}
					gray={isDealSoldOut(item)}
					badges={<PrivilegeBadge privilege={item} />}
				/>
			</PrivilegeLink>
			<CardFavouriteButton
				privilege={{
					alt_reference: item.alt_reference,
					is_added_favorite: item.is_favorite,
				}}
				name={title}
				look="wide"
			/>
		</article>
	);
}

const cardSkeletons = skeletonKeys(2).map((box) => (
	<CardSkeleton key={box} look="wide" />
));

export const GroupItemsSkeleton = () => (
	<Loading className={styles.items}>{cardSkeletons}</Loading>
);

export function GroupSkeleton() {
	return (
		<>
			<LoadingStatus />
			<div className={`column ${styles.group}`} aria-hidden="true">
				<Skeleton ratio="2/1" radius={22} className={styles.cover} />
				<div className={styles.name}>
					<Skeleton width="70%" height="1lh" />
				</div>
				<div className={styles.detail}>
					<Skeleton height="3lh" radius={14} />
					<div className={styles.way} />
				</div>
				<div className={styles.count}>
					<Skeleton width="30%" height="1lh" />
				</div>
				<div className={styles.items}>{cardSkeletons}</div>
			</div>
		</>
	);
}
