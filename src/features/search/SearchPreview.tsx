// The preview below the field: the best results of each kind (2 §2).
import { Trans } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PrivilegeRow } from "../../components/cards/PrivilegeRow";
import { searchQueries } from "../../queries/search";
import { Button } from "../../ui/form/Button";
import { saveSearch } from "./recentSearches";
import styles from "./Search.module.css";
import { SearchResults } from "./SearchResults";
import { searchLogId, useSearchLog } from "./useSearchLog";

const maxPrivileges = 6;

export function SearchPreview({
	keyword,
	onSearch,
}: {
	keyword: string;
	onSearch: (word: string) => void;
}) {
	const results = useQuery({
		...searchQueries.results(keyword),
		placeholderData: keepPreviousData,
	});
	// Opening a result saves the keyword.
	const saveKeyword = () => saveSearch(keyword);
	const log = useSearchLog(saveKeyword);
	const found = results.data;
	return (
		<SearchResults
			keyword={keyword}
			query={results}
			onSearch={onSearch}
			onOpen={saveKeyword}
		>
			<ul className={styles.rows}>
				{found?.privilege.slice(0, maxPrivileges).map((privilege) => (
					<li key={privilege.alt_reference}>
						<PrivilegeRow
							privilege={privilege}
							words={[keyword, ...found.similar_keyword]}
							eager
							onOpen={() => log(searchLogId(privilege))}
						/>
					</li>
				))}
			</ul>
			{found && found.privilege.length > maxPrivileges && (
				<div className={styles.all}>
					<Button kind="second" onClick={() => onSearch(keyword)}>
						<Trans>See all results</Trans>
					</Button>
				</div>
			)}
		</SearchResults>
	);
}
