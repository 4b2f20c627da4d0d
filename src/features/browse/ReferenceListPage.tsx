// The privileges of a section: the list that "see all" saved, which is cleared when the page is left, or else the section that the address names (2 §2 /privilegebycat).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { BackPage } from "../../components/pages/BackPage";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { SortedDealList } from "../../components/sorting/SortedDealList";
import { sectionReferences } from "../../domain/home/banner";
import { sectionName } from "../../domain/home/bannerNames";
import { serverNow } from "../../platform/http/clock";
import { useLocale } from "../../platform/i18n/locale";
import { saveReferenceList } from "../../platform/storage/saveReferenceList";
import { bannerQueries } from "../../queries/banner";
import { dealQueries } from "../../queries/deals";
import { NoDeals } from "./NoDeals";
import { dropReferenceList, readReferenceList } from "./referenceList";

const noReferences: readonly string[] = [];

/** Returns the list that "see all" saved for this section. It is empty after the address has changed to another section, or if the list is of another section (a closed app leaves its list behind). */
function useSavedReferences(
	catName: string,
	section: readonly string[],
): readonly string[] {
	const [saved] = useState(() => ({ catName, list: readReferenceList() }));
	const isOfSection =
		saved.catName === catName &&
		(section.length === 0 || saved.list.every((it) => section.includes(it)));
	const references = isOfSection ? saved.list : noReferences;
	// A reload runs no cleanup, so the list stays; a remount (as in development) saves the list again.
	useEffect(() => {
		if (references.length > 0) saveReferenceList(references);
		return dropReferenceList;
	}, [references]);
	return references;
}

export default function ReferenceListPage() {
	const { t } = useLingui();
	const { catName = "" } = useSearchParams();
	const cachedSets = useQuery({
		...bannerQueries.sets(),
		enabled: false,
	}).data;
	const path = `?${new URLSearchParams({ catName })}`;
	const section = sectionReferences(path, cachedSets ?? [], serverNow());
	const saved = useSavedReferences(catName, section);
	// The title uses only cached banners; a section without a saved list is looked up.
	const isLookedUp = saved.length === 0 && catName !== "";
	const sets = useQuery({ ...bannerQueries.sets(), enabled: isLookedUp });
	const title = sectionName(useLocale(), catName, cachedSets);
	const references = isLookedUp ? section : saved;
	const hasReferences = references.length > 0;
	// Cached banners may be older than the section, so the page waits for new ones.
	const isLookingUp = isLookedUp && (sets.isFetching || !sets.isSuccess);
	const deals = useQuery({
		...dealQueries.byReferences(references),
		enabled: hasReferences,
	});
	const emptyState = <NoDeals hasAllDealsLink />;
	return (
		<BackPage wide fill title={title || t`Privileges`}>
			{!hasReferences && !isLookingUp ? (
				emptyState
			) : (
				<SortedDealList
					query={hasReferences ? deals : sets}
					privileges={deals.data}
					list={`references ${references.join()}`}
					expected={hasReferences ? references.length : undefined}
					empty={emptyState}
				/>
			)}
		</BackPage>
	);
}
