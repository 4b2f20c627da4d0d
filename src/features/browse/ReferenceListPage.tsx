// The privileges of a section ("see all"); the list is cleared on leaving (2 §2 /privilegebycat).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { BackPage } from "../../components/pages/BackPage";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { SortedDealList } from "../../components/sorting/SortedDealList";
import { sectionName } from "../../domain/home/bannerNames";
import { useLocale } from "../../platform/i18n/locale";
import { saveReferenceList } from "../../platform/storage/saveReferenceList";
import { bannerQueries } from "../../queries/banner";
import { dealQueries } from "../../queries/deals";
import { NoDeals } from "./NoDeals";
import { dropReferenceList, readReferenceList } from "./referenceList";

export default function ReferenceListPage() {
	const { t } = useLingui();
	const { catName = "" } = useSearchParams();
	// The title uses cached banners only.
	const sets = useQuery({ ...bannerQueries.sets(), enabled: false });
	const title = sectionName(useLocale(), catName, sets.data);
	const [references] = useState(readReferenceList);
	// A reload does not count as leaving; a remounted page (as in development) restores its list.
	useEffect(() => {
		if (references.length > 0) saveReferenceList(references);
		return dropReferenceList;
	}, [references]);
	const deals = useQuery({
		...dealQueries.byReferences(references),
		enabled: references.length > 0,
	});
	const none = (
		<NoDeals
			action={
				<ButtonLink to="/privilege">
					<Trans>See all privileges</Trans>
				</ButtonLink>
			}
		/>
	);
	return (
		<BackPage wide fill title={title || t`Privileges`}>
			{references.length === 0 ? (
				none
			) : (
				<SortedDealList
					load={deals}
					privileges={deals.data}
					list={`references ${references.join()}`}
					empty={none}
				/>
			)}
		</BackPage>
	);
}
