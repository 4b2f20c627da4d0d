// /search: recent and recommended words, and a preview of the best results of each kind (2 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { PrivilegeRow } from "../../components/cards/PrivilegeRow";
import { Button } from "../../ui/form/Button";
import { Page } from "../../ui/layout/Page";
import { saveSearch } from "./recentSearches";
import styles from "./Search.module.css";
import { SearchBar } from "./SearchBar";
import { PrivilegesTitle, SearchResults } from "./SearchResults";
import { SearchSuggestions } from "./SearchSuggestions";
import { useSearchKeyword } from "./useSearchKeyword";
import { searchLogId } from "./useSearchLog";

/** The time from the last keystroke to the search (2 §9). */
const debounceMs = 500;
const maxPrivileges = 6;

export default function SearchPage() {
	const { t } = useLingui();
	const navigate = useNavigate();
	const address = useSearchKeyword(debounceMs);
	const { keyword, write } = address;
	function search(text: string) {
		const word = text.trim();
		if (word === "") return;
		write.cancel();
		saveSearch(word);
		void navigate({ to: "/search/list", search: { inputVal: word } });
	}
	return (
		<Page wide fill label={t`Search`}>
			<SearchBar address={address} takesFocus onSubmit={search} />
			{keyword === "" ? (
				<SearchSuggestions onSearch={search} />
			) : (
				<SearchResults keyword={keyword} onSearch={search}>
					{({ privilege: privileges, similar_keyword }, log) => (
						<>
							<PrivilegesTitle found={privileges} />
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
									<Button kind="second" onClick={() => search(keyword)}>
										<Trans>See all results</Trans>
									</Button>
								</div>
							)}
						</>
					)}
				</SearchResults>
			)}
		</Page>
	);
}
