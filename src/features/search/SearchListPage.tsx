// /search/list: all results, with the field (2 §2).
import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { searchQueries } from "../../queries/search";
import { Page } from "../../ui/layout/Page";
import { WindowedList } from "../../ui/list/WindowedList";
import { PrivilegeResult } from "./PrivilegeResult";
import { saveSearch } from "./recentSearches";
import { SearchBar } from "./SearchBar";
import { SearchResults } from "./SearchResults";
import { SearchSuggestions } from "./SearchSuggestions";
import { useSearchKeyword } from "./useSearchKeyword";
import { itemOf, useSearchLog } from "./useSearchLog";

/** Debounce in ms (2 §9). */
const debounce = 600;
/** The list name that an opened privilege carries (2 §2). */
const listName = "search";

const referenceOf = ({ alt_reference }: PrivilegeCard) => alt_reference;

export default function SearchListPage() {
	const { t } = useLingui();
	const navigate = useNavigate();
	const { typed, keyword, type, applyNow, cancel } = useSearchKeyword(debounce);
	const results = useQuery({
		...searchQueries.results(keyword),
		enabled: keyword !== "",
		placeholderData: keepPreviousData,
	});
	const log = useSearchLog();
	const found = keyword === "" ? undefined : results.data;
	const search = (word: string) => {
		cancel();
		saveSearch(word);
		void navigate({
			to: "/search/list",
			search: { inputVal: word },
			replace: true,
		});
	};
	return (
		<Page wide fill label={t`Search`}>
			<SearchBar
				typed={typed}
				onType={type}
				onSubmit={() => {
					saveSearch(typed);
					applyNow();
				}}
			/>
			{keyword === "" ? (
				<SearchSuggestions onSearch={search} />
			) : (
				<SearchResults
					keyword={keyword}
					load={results}
					found={found}
					onSearch={search}
				>
					<WindowedList
						name={`search ${keyword}`}
						items={found?.privilege ?? []}
						keyOf={referenceOf}
						estimate={84}
						gap={10}
						maxColumns={2}
					>
						{(privilege, index) => (
							<PrivilegeResult
								privilege={privilege}
								words={[keyword, ...(found?.similar_keyword ?? [])]}
								categoryid={listName}
								eager={index < 6}
								onOpen={() => log("list", itemOf(privilege))}
							/>
						)}
					</WindowedList>
				</SearchResults>
			)}
		</Page>
	);
}
