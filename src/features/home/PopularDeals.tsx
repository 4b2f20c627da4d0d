// The popular deals: a row, and more in pairs below (2 §2).
import { useLingui } from "@lingui/react/macro";
import { SectionTitle } from "../../components/cards/SectionTitle";
import { DealList, DealListSkeleton } from "../../components/lists/DealList";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { visibleCardsInRow } from "../../ui/layout/visibleItems";

const rowLength = 8;
interface DealLoad {
	data: PrivilegeCard[] | undefined;
	isPending: boolean;
}

/** The first eight; renders nothing without deals or after a failure. */
export function PopularDeals({
	load,
	whole,
}: {
	load: DealLoad;
	/** False renders only the visible cards. */
	whole: boolean;
}) {
	const { t } = useLingui();
	if (!load.isPending && !load.data?.length) return null;
	return (
		<section>
			<SectionTitle title={t`Popular deals`} seeAll={{ to: "/privilege" }} />
			{load.data ? (
				<DealList
					privileges={load.data.slice(
						0,
						whole ? rowLength : visibleCardsInRow(),
					)}
					look="row"
				/>
			) : (
				<DealListSkeleton look="row" count={4} />
			)}
		</section>
	);
}

export function MoreDeals({ load }: { load: DealLoad }) {
	const { t } = useLingui();
	const more = load.data?.slice(rowLength) ?? [];
	if (!load.isPending && more.length === 0) return null;
	return (
		<section>
			<SectionTitle title={t`More deals`} seeAll={{ to: "/privilege" }} />
			{load.data ? (
				<DealList privileges={more} look="pair" />
			) : (
				<DealListSkeleton look="pair" count={4} />
			)}
		</section>
	);
}
