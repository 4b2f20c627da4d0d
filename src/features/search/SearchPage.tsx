// /search: recent and recommended words, and a preview (2 §2).
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { Page } from "../../ui/layout/Page";
import { saveSearch } from "./recentSearches";
import { SearchBar } from "./SearchBar";
import { SearchPreview } from "./SearchPreview";
import { SearchSuggestions } from "./SearchSuggestions";
import { useSearchKeyword } from "./useSearchKeyword";

/** Debounce in ms (2 §9). */
const debounce = 500;

export default function SearchPage() {
	const { t } = useLingui();
	const navigate = useNavigate();
	const address = useSearchKeyword(debounce);
	function search(text: string) {
		const word = text.trim();
		if (word === "") return;
		address.write.cancel();
		saveSearch(word);
		void navigate({ to: "/search/list", search: { inputVal: word } });
	}
	return (
		<Page wide fill label={t`Search`}>
			<SearchBar address={address} takesFocus onSubmit={search} />
			{address.keyword === "" ? (
				<SearchSuggestions onSearch={search} />
			) : (
				<SearchPreview keyword={address.keyword} onSearch={search} />
			)}
		</Page>
	);
}
