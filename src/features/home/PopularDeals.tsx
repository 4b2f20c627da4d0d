// The popular deals of the home: a row, and the ones after it in pairs further down (2 §2).
import { useLingui } from "@lingui/react/macro";
import { SectionTitle } from "../../components/cards/SectionTitle";
import { DealList, DealListSkeleton } from "../../components/lists/DealList";
import type { PrivilegeCard } from "../../contract/privilegeCard";

const inRow = 8;
/** As many cards as the widest window shows of a row. */
const inSight = 3;

interface DealLoad {
	data: PrivilegeCard[] | undefined;
	isPending: boolean;
}

/** The first eight in a row that scrolls; nothing where there are none or they could not be had. */
export function PopularDeals({
	load,
	whole,
}: {
	load: DealLoad;
	/** False draws only the cards that the row shows before it is scrolled. */
	whole: boolean;
}) {
	const { t } = useLingui();
	if (!load.isPending && !load.data?.length) return null;
	return (
		<section>
			<SectionTitle title={t`Popular deals`} seeAll={{ to: "/privilege" }} />
			{load.data ? (
				<DealList
					privileges={load.data.slice(0, whole ? inRow : inSight)}
					look="row"
				/>
			) : (
				<DealListSkeleton look="row" count={3} />
			)}
		</section>
	);
}

/** The deals after the row's. */
export function MoreDeals({ load }: { load: DealLoad }) {
	const { t } = useLingui();
	const more = load.data?.slice(inRow) ?? [];
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
