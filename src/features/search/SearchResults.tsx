// Search results: two brands, two campaigns, privileges, or similar keywords (2 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { PrivilegeRowSkeleton } from "../../components/cards/PrivilegeRow";
import { ServerText } from "../../components/cards/ServerText";
import { FailedList } from "../../components/lists/FailedList";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import { SectionTitle } from "../../components/lists/SectionTitle";
import { Loading } from "../../components/pages/LoadingStatus";
import type { SearchReply } from "../../contract/search";
import { mayBeTruncated, searchCounts } from "../../domain/text/searchWords";
import { searchQueries } from "../../queries/search";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { Status } from "../../ui/feedback/Status";
import { Chip } from "../../ui/form/Chip";
import { BrandResults } from "./BrandResults";
import { CampaignResults } from "./CampaignResults";
import { saveSearch } from "./recentSearches";
import styles from "./Search.module.css";
import { type SearchLog, useSearchLog } from "./useSearchLog";

/** `children` renders the privileges with their title; opening any result logs it and saves the keyword. While a keyword loads, the results of the former one stay, marked as busy; if there are none, the skeleton is shown. */
export function SearchResults({
	keyword,
	onSearch,
	choicesBoxes,
	children,
}: {
	keyword: string;
	onSearch: (word: string) => void;
	/** Shown below the title of the privileges while they load. */
	choicesBoxes?: ReactNode;
	children: (found: SearchReply, log: SearchLog) => ReactNode;
}) {
	const { t } = useLingui();
	const log = useSearchLog(() => saveSearch(keyword));
	const query = useQuery({
		...searchQueries.results(keyword),
		placeholderData: keepPreviousData,
	});
	const { data: found, isPlaceholderData: isFormer } = query;
	const { brand = [], privilegegroup = [], privilege = [] } = found ?? {};
	const count = brand.length + privilegegroup.length + privilege.length;
	if (!found || (isFormer && count === 0))
		return query.isError ? (
			<FailedList query={query} />
		) : (
			<SearchResultsSkeleton choicesBoxes={choicesBoxes} />
		);
	const { similar_keyword } = found;
	const isCut = mayBeTruncated(privilege.length);
	const status = (
		<Status className="visually-hidden" announcementKey={keyword}>
			{!isFormer && (isCut ? t`At least ${count} found` : t`${count} found`)}
		</Status>
	);
	if (count === 0)
		return (
			<>
				{status}
				<EmptyState
					drawing="search"
					announced={false}
					title={t`No search result found for “${keyword}”`}
					text={
						similar_keyword.length > 0 ? (
							<Trans>or did you mean</Trans>
						) : (
							<Trans>Try fewer words, or the name of a brand or a shop.</Trans>
						)
					}
					more={
						<DidYouMean words={similar_keyword} onSearch={onSearch} isCentred />
					}
				/>
			</>
		);
	return (
		<>
			<FreshnessNotice query={query} />
			{status}
			<div
				className={`column ${styles.sections} ${isFormer ? styles.former : ""}`}
				aria-busy={isFormer || undefined}
			>
				{similar_keyword.length > 0 && (
					<div>
						<p className="soft-14">
							<Trans>Did you mean</Trans>
						</p>
						<DidYouMean words={similar_keyword} onSearch={onSearch} />
					</div>
				)}
				{brand.length + privilegegroup.length > 0 && (
					<div className={styles.kinds}>
						<FirstResults
							title={t({ message: "Brands", context: "search results" })}
							found={brand}
							all={{ to: "/search/brand", search: { inputVal: keyword } }}
						>
							{(brands) => (
								<BrandResults
									brands={brands}
									privileges={isCut ? [] : privilege}
									onOpen={log}
								/>
							)}
						</FirstResults>
						<FirstResults
							title={t`Campaigns`}
							found={privilegegroup}
							all={{ to: "/search/campaign", search: { inputVal: keyword } }}
						>
							{(campaigns) => (
								<CampaignResults
									campaigns={campaigns}
									words={[keyword, ...similar_keyword]}
									onOpen={log}
								/>
							)}
						</FirstResults>
					</div>
				)}
				{privilege.length > 0 && <section>{children(found, log)}</section>}
			</div>
		</>
	);
}

/** The title of the privileges; `shown` counts those of the chosen kind. */
export function PrivilegesTitle({
	found: { length },
	shown = length,
}: {
	found: SearchReply["privilege"];
	shown?: number;
}) {
	const { t } = useLingui();
	const isCut = mayBeTruncated(length) && shown > 0;
	return (
		<SectionTitle title={t`Privileges`} count={isCut ? `${shown}+` : shown} />
	);
}

/** The first results of a kind, with a link to all of them; renders nothing if there are none. */
function FirstResults<Result>({
	title,
	found,
	all,
	children,
}: {
	title: string;
	found: readonly Result[];
	all: ComponentProps<typeof SectionTitle>["seeAll"];
	children: (first: Result[]) => ReactNode;
}) {
	const { length } = found;
	if (length === 0) return null;
	const hasMore = length > searchCounts.previews;
	return (
		<section>
			<SectionTitle
				title={title}
				count={length}
				seeAll={hasMore ? all : undefined}
			/>
			{children(found.slice(0, searchCounts.previews))}
		</section>
	);
}

/** Similar keywords as buttons (2 §2). */
function DidYouMean({
	words,
	onSearch,
	isCentred = false,
}: {
	words: readonly string[];
	onSearch: (word: string) => void;
	isCentred?: boolean;
}) {
	if (words.length === 0) return null;
	return (
		<ul className={`${styles.chips} ${isCentred ? styles.centred : ""}`}>
			{words.map((word) => (
				<li key={word}>
					<Chip onClick={() => onSearch(word)}>
						<ServerText>{word}</ServerText>
					</Chip>
				</li>
			))}
		</ul>
	);
}

const skeletonTitle = (
	<div className={styles.waitingTitle}>
		<Skeleton width="6em" height="0.9em" />
	</div>
);

/** Two brands above rows of privileges. */
export const SearchResultsSkeleton = ({
	choicesBoxes,
}: Pick<ComponentProps<typeof SearchResults>, "choicesBoxes">) => (
	<Loading className={`column ${styles.sections}`}>
		<div aria-hidden="true">
			{skeletonTitle}
			<div className={styles.pair}>
				{skeletonKeys(2).map((box) => (
					<div key={box} className={styles.brand}>
						<Skeleton width={44} height={44} radius="var(--radius-logo)" />
						<Skeleton width="50%" height="0.8em" className={styles.brandName} />
					</div>
				))}
			</div>
		</div>
		<div aria-hidden="true">
			{skeletonTitle}
			{choicesBoxes}
			<div className={styles.rows}>
				<PrivilegeRowSkeleton />
			</div>
		</div>
	</Loading>
);
