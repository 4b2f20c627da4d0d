// Privileges in a horizontal row, in pairs, or in a column; and their skeleton.
import type { PrivilegeCard as Card } from "../../contract/privilegeCard";
import { skeletonKeys } from "../../ui/feedback/Skeleton";
import {
	type CardLook,
	CardSkeleton,
	PrivilegeCard,
} from "../cards/PrivilegeCard";
import styles from "./DealList.module.css";

export function DealList({
	privileges,
	look,
	onOpen,
}: {
	privileges: Card[];
	look: CardLook;
	onOpen?: (privilege: Card) => void;
}) {
	return (
		<ul className={styles[look]}>
			{privileges.map((privilege) => (
				<li key={privilege.alt_reference} className={styles.item}>
					<PrivilegeCard privilege={privilege} look={look} onOpen={onOpen} />
				</li>
			))}
		</ul>
	);
}

export function DealListSkeleton({
	look,
	count,
}: {
	look: CardLook;
	count: number;
}) {
	return (
		<div className={styles[look]}>
			{skeletonKeys(count).map((box) => (
				<CardSkeleton key={box} look={look} />
			))}
		</div>
	);
}
