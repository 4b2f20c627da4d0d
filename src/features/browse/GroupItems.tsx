// The privileges of a group with their hearts, and the skeleton of the group's page.
import { Plural } from "@lingui/react/macro";
import { CardSkeleton } from "../../components/cards/CardBody";
import { PrivilegeCard } from "../../components/cards/PrivilegeCard";
import { Loading, LoadingStatus } from "../../components/pages/LoadingStatus";
import type { PrivilegeCard as Card } from "../../contract/privilegeCard";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import styles from "./GroupDeal.module.css";

export function GroupItems({ items }: { items: readonly Card[] }) {
	return (
		<>
			<p className={styles.count}>
				<Plural value={items.length} one="# deal" other="# deals" />
			</p>
			<ul className={styles.items}>
				{items.map((item) => (
					<li key={item.alt_reference}>
						<PrivilegeCard privilege={item} look="wide" />
					</li>
				))}
			</ul>
		</>
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
