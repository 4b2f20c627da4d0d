// The privileges of a section: the list that "see all" saved, which is cleared on leaving, else those of the section that the address names (2 §2 /privilegebycat).
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

/** The list that "see all" saved for this section; none where the address has changed to another one, or where it has deals that are not of `section`: a closed app leaves the list of its last one. */
function useSavedReferences(
	catName: string,
	section: readonly string[],
): readonly string[] {
	const [saved] = useState(() => ({ catName, list: readReferenceList() }));
	const isOfSection =
		saved.catName === catName &&
		(section.length === 0 || saved.list.every((it) => section.includes(it)));
	const references = isOfSection ? saved.list : noReferences;
	// A reload does not count as leaving; a remounted page (as in development) restores its list.
	useEffect(() => {
		if (references.length > 0) saveReferenceList(references);
		return dropReferenceList;
	}, [references]);
	return references;
}

export default function ReferenceListPage() {
	const { t } = useLingui();
	const { catName = "" } = useSearchParams();
	const known = useQuery({ ...bannerQueries.sets(), enabled: false }).data;
	const path = `?${new URLSearchParams({ catName })}`;
	const section = sectionReferences(path, known ?? [], serverNow());
	const saved = useSavedReferences(catName, section);
	// The title uses cached banners only; a section that a link names is looked up.
	const isLookedUp = saved.length === 0 && catName !== "";
	const sets = useQuery({ ...bannerQueries.sets(), enabled: isLookedUp });
	const title = sectionName(useLocale(), catName, known);
	const references = isLookedUp ? section : saved;
	const isFound = references.length > 0;
	// The saved banners may be older than the section.
	const isLookingUp = isLookedUp && (sets.isFetching || !sets.isSuccess);
	const deals = useQuery({
		...dealQueries.byReferences(references),
		enabled: isFound,
	});
	const none = <NoDeals hasAllDealsLink />;
	return (
		<BackPage wide fill title={title || t`Privileges`}>
			{!isFound && !isLookingUp ? (
				none
			) : (
				<SortedDealList
					query={isFound ? deals : sets}
					privileges={deals.data}
					list={`references ${references.join()}`}
					expected={isFound ? references.length : undefined}
					empty={none}
				/>
			)}
		</BackPage>
	);
}
