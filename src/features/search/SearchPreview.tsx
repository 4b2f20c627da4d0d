// The preview below the field: the best results of each kind (2 §2).
import { Trans } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PrivilegeRow } from "../../components/cards/PrivilegeRow";
import { searchQueries } from "../../queries/search";
import { Button } from "../../ui/form/Button";
import styles from "./Search.module.css";
import { SearchResults } from "./SearchResults";
import { searchLogId } from "./useSearchLog";

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
	return (
		<SearchResults keyword={keyword} query={results} onSearch={onSearch}>
			{({ privilege: privileges, similar_keyword }, log) => (
				<>
					<ul className={styles.rows}>
						{privileges.slice(0, maxPrivileges).map((privilege) => (
							<li key={privilege.alt_reference}>
								<PrivilegeRow
									privilege={privilege}
									words={[keyword, ...similar_keyword]}
									eager
									onOpen={() => log(searchLogId(privilege))}
								/>
							</li>
						))}
					</ul>
					{privileges.length > maxPrivileges && (
						<div className={styles.all}>
							<Button kind="second" onClick={() => onSearch(keyword)}>
								<Trans>See all results</Trans>
							</Button>
						</div>
					)}
				</>
			)}
		</SearchResults>
	);
}
