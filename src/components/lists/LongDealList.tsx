// Privileges one under another, however many: only those near the screen are drawn.
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, memo } from "react";
import type { PrivilegeCard as Card } from "../../contract/privilegeCard";
import { browseQueries } from "../../queries/browse";
import { type EvictedDeal, isEvicted } from "../../queries/evictedPages";
import { Button } from "../../ui/form/Button";
import { WindowedList } from "../../ui/list/WindowedList";
import { CardSkeleton, PrivilegeCard } from "../cards/PrivilegeCard";
import styles from "./LongDealList.module.css";

const DealCard = memo(PrivilegeCard);
const referenceOf = ({ alt_reference }: Card | EvictedDeal) => alt_reference;
/** The height of a card on a phone (px), and the space between two. */
const cardHeight = 300;
const gap = 14;
/** What the first screen shows is wanted at once. */
const eager = 2;

/** A card that the phone had let go: its box until it is here again or another try is asked for, nothing where the deal is gone. */
function FarCard({
	deal: { alt_reference, page },
	...shown
}: { deal: EvictedDeal } & Omit<ComponentProps<typeof DealCard>, "privilege">) {
	const { data, errorUpdateCount, isFetching, refetch } = useQuery(
		browseQueries.far(page),
	);
	if (!data && errorUpdateCount > 0)
		return (
			<div className={styles.failed}>
				<CardSkeleton look={shown.look} />
				<div className={styles.again}>
					<p>
						<Trans>Could not load this</Trans>
					</p>
					<Button kind="second" busy={isFetching} onClick={() => refetch()}>
						<Trans>Try again</Trans>
					</Button>
				</div>
			</div>
		);
	if (!data) return <CardSkeleton look={shown.look} />;
	const privilege = data.find((it) => it.alt_reference === alt_reference);
	return privilege && <DealCard privilege={privilege} {...shown} />;
}

/** `name` tells the list from all others; `categoryid` goes into the address of a privilege opened from it (2 §2). */
export function LongDealList({
	name,
	privileges,
	categoryid,
	onOpen,
}: {
	name: string;
	privileges: readonly (Card | EvictedDeal)[];
	categoryid?: string;
	/** Hears of each privilege that is opened; the same function every time, or all cards are drawn anew. */
	onOpen?: (privilege: Card) => void;
}) {
	return (
		<WindowedList
			name={name}
			items={privileges}
			keyOf={referenceOf}
			estimate={cardHeight}
			gap={gap}
		>
			{(privilege, index) => {
				const shown = {
					look: "wide",
					eager: index < eager,
					categoryid,
					onOpen,
				} as const;
				return (
					<div className={styles[`turn${index}`]}>
						{isEvicted(privilege) ? (
							<FarCard deal={privilege} {...shown} />
						) : (
							<DealCard privilege={privilege} {...shown} />
						)}
					</div>
				);
			}}
		</WindowedList>
	);
}
