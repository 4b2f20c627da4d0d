// A long column of privileges: only those near the screen are rendered.
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import type { PrivilegeCard as Card } from "../../contract/privilegeCard";
import { browseQueries } from "../../queries/browse";
import { type EvictedDeal, isEvicted } from "../../queries/evictedPages";
import { WindowedList } from "../../ui/list/WindowedList";
import { CardSkeleton } from "../cards/CardBody";
import { PrivilegeCard } from "../cards/PrivilegeCard";
import styles from "./LongDealList.module.css";
import { RetryButton } from "./RetryButton";

const referenceOf = ({ alt_reference }: Card | EvictedDeal) => alt_reference;
/** The height of a card on a phone and the space between two, in px. */
const cardHeight = 300;
const gap = 14;
/** The number of cards on the first screen, and of those that fade in. */
const eagerCount = 2;
const earlyCount = 5;

/** A card whose page was evicted from memory: its skeleton until it is loaded again, a retry button after a failure. */
function EvictedCard({
	deal: { alt_reference, page },
	...shown
}: { deal: EvictedDeal } & Omit<
	ComponentProps<typeof PrivilegeCard>,
	"privilege"
>) {
	const query = useQuery(browseQueries.evicted(page));
	const { data, errorUpdateCount } = query;
	const [tries, setTries] = useState(0);
	async function retry() {
		await query.refetch();
		setTries((count) => count + 1);
	}
	if (!data && errorUpdateCount > 0)
		return (
			<div className={styles.failed}>
				<CardSkeleton look={shown.look} />
				<div className={styles.again}>
					{/* Announced only after a press, because all cards of the page fail at once. */}
					<p key={tries} role={tries > 0 ? "alert" : undefined}>
						<Trans>Could not load this</Trans>
					</p>
					<RetryButton
						block={false}
						kind="second"
						busy={query.isFetching}
						onRetry={retry}
					/>
				</div>
			</div>
		);
	if (!data) return <CardSkeleton look={shown.look} />;
	const privilege = data.find((it) => it.alt_reference === alt_reference);
	return privilege && <PrivilegeCard privilege={privilege} {...shown} />;
}

/** `name` identifies the list. */
export function LongDealList({
	name,
	privileges,
	onOpen,
}: {
	name: string;
	privileges: readonly (Card | EvictedDeal)[];
	/** Pass a stable function, or all cards render again. */
	onOpen?: (privilege: Card) => void;
}) {
	return (
		<WindowedList
			name={name}
			items={privileges}
			keyOf={referenceOf}
			estimate={cardHeight}
			gap={gap}
			maxColumns={3}
		>
			{(privilege, index) => {
				const shown = {
					look: "wide",
					eager: index < eagerCount,
					onOpen,
				} as const;
				return (
					<div
						className={`${styles.card} ${index < earlyCount ? styles.early : ""}`}
						style={{ "--index": index }}
					>
						{isEvicted(privilege) ? (
							<EvictedCard deal={privilege} {...shown} />
						) : (
							<PrivilegeCard privilege={privilege} {...shown} />
						)}
					</div>
				);
			}}
		</WindowedList>
	);
}
