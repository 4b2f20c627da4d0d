// A section of deals, or its skeleton while they load; nothing without deals or after a failure.
import { type ComponentProps, useDeferredValue } from "react";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { DealList, DealListSkeleton } from "./DealList";
import { SectionTitle } from "./SectionTitle";

/** Shows the loaded deals from index `from` to index `to`. */
export function DealSection({
	title,
	query: { data, isPending },
	from,
	to,
	...list
}: Omit<ComponentProps<typeof DealList>, "privileges"> & {
	title: string;
	query: { data: PrivilegeCard[] | undefined; isPending: boolean };
	from?: number;
	to?: number;
}) {
	// Deferred, so that a press does not wait until all cards are rendered.
	const deferred = useDeferredValue(data);
	const deals = deferred?.slice(from, to);
	if (!isPending && deferred === data && !deals?.length) return null;
	return (
		<section data-tour="deals">
			<SectionTitle title={title} seeAll={{ to: "/privilege" }} />
			{deals ? (
				<DealList privileges={deals} {...list} />
			) : (
				<DealListSkeleton look={list.look} count={4} />
			)}
		</section>
	);
}
