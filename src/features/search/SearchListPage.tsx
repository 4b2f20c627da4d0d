// /search/list: the search field and all results (2 §2).
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import {
	PrivilegeRow,
	PrivilegeRowSkeleton,
} from "../../components/cards/PrivilegeRow";
import { OpenedFrom } from "../../components/links/PrivilegeLink";
import { Loading } from "../../components/pages/LoadingStatus";
import { NearestNotice } from "../../components/places/NearestNotice";
import {
	ListChoices,
	ListChoicesSkeleton,
	NoneOfKind,
} from "../../components/sorting/ListChoices";
import { useArrangedDeals } from "../../components/sorting/useArrangedDeals";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { type SearchReply, searchLogType } from "../../contract/search";
import { allSorts } from "../../domain/list/listChoice";
import { Page } from "../../ui/layout/Page";
import { WindowedList } from "../../ui/list/WindowedList";
import { ignorePresses } from "../../ui/overlay/pressGuard";
import { saveSearch } from "./recentSearches";
import styles from "./Search.module.css";
import { SearchBar } from "./SearchBar";
import { PrivilegesTitle, SearchResults } from "./SearchResults";
import { SearchSuggestions } from "./SearchSuggestions";
import { useSearchKeyword } from "./useSearchKeyword";
import { type SearchLog, searchLogId } from "./useSearchLog";

/** The time from the last keystroke to the search (2 §9). */
const debounceMs = 600;

const referenceOf = ({ alt_reference }: PrivilegeCard) => alt_reference;

export default function SearchListPage() {
	const { t } = useLingui();
	const navigate = useNavigate();
	const address = useSearchKeyword(debounceMs);
	const { keyword, write } = address;
	const search = (word: string) => {
		// The results appear where the word was pressed.
		ignorePresses();
		write.cancel();
		saveSearch(word);
		void navigate({
			to: "/search/list",
			search: (current: Record<string, unknown>) => ({
				...current,
				inputVal: word,
			}),
			replace: true,
		});
	};
	return (
		<Page wide fill label={t`Search`}>
			<SearchBar
				address={address}
				onSubmit={(typed) => {
					saveSearch(typed);
					write(typed);
					write.flush();
				}}
			/>
			{keyword === "" ? (
				<SearchSuggestions onSearch={search} />
			) : (
				<SearchResults
					keyword={keyword}
					onSearch={search}
					choicesBoxes={<ListChoicesSkeleton inColumn={false} />}
				>
					{(found, log) => (
						<FoundPrivileges keyword={keyword} found={found} log={log} />
					)}
				</SearchResults>
			)}
		</Page>
	);
}

function FoundPrivileges({
	keyword,
	found: { privilege: all, similar_keyword },
	log,
}: {
	keyword: string;
	found: SearchReply;
	log: SearchLog;
}) {
	const { t } = useLingui();
	const { choice, deals, distances, isWaiting } = useArrangedDeals(all);
	return (
		<>
			<PrivilegesTitle found={all} shown={deals.length} />
			<ListChoices
				inColumn={false}
				sorts={allSorts}
				ownOrder={t`Best match`}
				types={all.map(({ type }) => type)}
				found={isWaiting ? undefined : deals.length}
			/>
			{choice.sort === "nearest" && <NearestNotice query={distances} />}
			{isWaiting ? (
				<Loading className={styles.rows}>
					<PrivilegeRowSkeleton />
				</Loading>
			) : deals.length === 0 ? (
				<div className={styles.none}>
					<NoneOfKind />
				</div>
			) : (
				<OpenedFrom value="search">
					<WindowedList
						name={`search ${keyword} ${choice.sort ?? ""} ${choice.kind ?? ""}`}
						items={deals}
						keyOf={referenceOf}
						estimate={84}
						gap={10}
						maxColumns={2}
					>
						{(privilege, index) => (
							<PrivilegeRow
								privilege={privilege}
								words={[keyword, ...similar_keyword]}
								eager={index < 6}
								onOpen={() =>
									log(searchLogId(privilege), searchLogType.fromList)
								}
							/>
						)}
					</WindowedList>
				</OpenedFrom>
			)}
		</>
	);
}
