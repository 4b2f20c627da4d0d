// Privileges in a horizontal row, in pairs, or in a column; and their skeleton.
import { useRef } from "react";
import type { PrivilegeCard as Card } from "../../contract/privilegeCard";
import { skeletonKeys } from "../../ui/feedback/Skeleton";
import { RowArrows } from "../../ui/list/RowArrows";
import { type CardLook, CardSkeleton } from "../cards/CardBody";
import { PrivilegeCard } from "../cards/PrivilegeCard";
import styles from "./DealList.module.css";

/** `onOpen` is called with a pressed privilege before it opens. */
export function DealList({
	privileges,
	look,
	onOpen,
}: {
	privileges: Card[];
	look: CardLook;
	onOpen?: (privilege: Card) => void;
}) {
	const list = useRef<HTMLUListElement>(null);
	return (
		<div className={styles.box}>
			<ul ref={list} className={styles[look]}>
				{privileges.map((privilege) => (
					<li key={privilege.alt_reference} className={styles.item}>
						<PrivilegeCard privilege={privilege} look={look} onOpen={onOpen} />
					</li>
				))}
			</ul>
			{look === "row" && <RowArrows row={list} />}
		</div>
	);
}

/** Five cards by default (2 §9). */
export function DealListSkeleton({
	look,
	count = 5,
}: {
	look: CardLook;
	count?: number;
}) {
	return (
		<div className={styles[look]}>
			{skeletonKeys(count).map((box) => (
				<CardSkeleton key={box} look={look} />
			))}
		</div>
	);
}
