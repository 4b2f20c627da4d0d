// The search without a keyword: recent and recommended words, popular deals (2 §2, 2 §9).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SectionTitle } from "../../components/cards/SectionTitle";
import { ServerText } from "../../components/cards/ServerText";
import { DealList, DealListSkeleton } from "../../components/lists/DealList";
import {
	brandNamed,
	keywordsFor,
	searchCounts,
} from "../../domain/text/searchWords";
import { useLocale } from "../../platform/i18n/locale";
import { catalogueQueries } from "../../queries/catalogue";
import { dealQueries } from "../../queries/deals";
import { searchQueries } from "../../queries/search";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { Chip } from "../../ui/form/Chip";
import { IconButton } from "../../ui/form/IconButton";
import { Logo, Picture } from "../../ui/media/Picture";
import { dropSearches, recentSearches } from "./recentSearches";
import styles from "./Search.module.css";
import { itemOf, useSearchLog } from "./useSearchLog";

export function SearchSuggestions({
	onSearch,
}: {
	onSearch: (word: string) => void;
}) {
	return (
		<div className={`column ${styles.sections}`}>
			<Recent onSearch={onSearch} />
			<Recommended onSearch={onSearch} />
			<Popular />
		</div>
	);
}

/** The last item of a list of words; the first of the others takes its place and its focus. */
function MoreItem({
	others,
	onPress,
}: {
	others: number;
	onPress: () => void;
}) {
	const { t } = useLingui();
	const item = useRef<HTMLLIElement>(null);
	function showOthers() {
		const before = item.current?.previousElementSibling;
		flushSync(onPress);
		before?.nextElementSibling?.querySelector("button")?.focus();
	}
	if (others <= 0) return null;
	return (
		<li ref={item}>
			<Chip icon={<ChevronDown size={16} />} onClick={showOthers}>
				{t`${others} more`}
			</Chip>
		</li>
	);
}

function Recent({ onSearch }: { onSearch: (word: string) => void }) {
	const { t } = useLingui();
	const [words, setWords] = useState(recentSearches);
	const [whole, setWhole] = useState(false);
	if (words.length === 0) return null;
	const others = whole ? 0 : words.length - searchCounts.recent;
	return (
		<section>
			<div className={styles.head}>
				<h2 className={styles.title}>
					<Trans>Recent</Trans>
				</h2>
				<button
					type="button"
					className={`target ${styles.textButton}`}
					onClick={() => setWords(dropSearches())}
				>
					<Trans>Clear</Trans>
					<span className="visually-hidden">
						{" "}
						<Trans>Recent</Trans>
					</span>
				</button>
			</div>
			<ul className={styles.chips}>
				{words.slice(0, whole ? undefined : searchCounts.recent).map((word) => (
					<li key={word} className={styles.recent}>
						<button
							type="button"
							className={`target ${styles.word}`}
							onClick={() => onSearch(word)}
						>
							<ServerText>{word}</ServerText>
						</button>
						<IconButton
							label={t`Remove ${word}`}
							icon={<X size={16} />}
							onClick={() => setWords(dropSearches(word))}
						/>
					</li>
				))}
				<MoreItem others={others} onPress={() => setWhole(true)} />
			</ul>
		</section>
	);
}

/** The logo of the brand of this name, else the picture of the word. */
function WordPicture({
	word,
	logo,
	picture,
}: {
	word: string;
	logo: string | undefined;
	picture: string;
}) {
	if (logo)
		return <Logo src={logo} name={word} size={28} className={styles.logo} />;
	return picture && <Picture src={picture} alt="" className={styles.picture} />;
}

function Recommended({ onSearch }: { onSearch: (word: string) => void }) {
	const keywords = useQuery(searchQueries.keywords());
	// Cached by home; not fetched for its logos alone.
	const brands = useQuery({ ...catalogueQueries.brands(), enabled: false });
	const [whole, setWhole] = useState(false);
	const locale = useLocale();
	const words = keywordsFor(locale, keywords.data ?? []).slice(
		0,
		searchCounts.recommendedAll,
	);
	if (!keywords.isPending && words.length === 0) return null;
	const others = whole ? 0 : words.length - searchCounts.recommended;
	return (
		<section>
			<h2 className={styles.title}>
				<Trans>Recommended</Trans>
			</h2>
			<ul className={styles.chips}>
				{keywords.isPending &&
					skeletonKeys(searchCounts.recommended).map((box) => (
						<li key={box} aria-hidden="true">
							<Skeleton width={92} height={36} radius={18} />
						</li>
					))}
				{words
					.slice(0, whole ? undefined : searchCounts.recommended)
					.map(({ keyword, keyword_image_url: picture }) => (
						<li key={keyword}>
							<Chip
								icon={
									<WordPicture
										word={keyword}
										logo={
											brandNamed(keyword, brands.data ?? [])
												?.brand_logo_image_url
										}
										picture={picture}
									/>
								}
								onClick={() => onSearch(keyword)}
							>
								<ServerText>{keyword}</ServerText>
							</Chip>
						</li>
					))}
				<MoreItem others={others} onPress={() => setWhole(true)} />
			</ul>
		</section>
	);
}

function Popular() {
	const { t } = useLingui();
	const popular = useQuery(dealQueries.popular());
	const log = useSearchLog();
	if (!popular.isPending && !popular.data?.length) return null;
	return (
		<section>
			<SectionTitle title={t`Popular deals`} seeAll={{ to: "/privilege" }} />
			{popular.data ? (
				<DealList
					privileges={popular.data}
					look="row"
					onOpen={(privilege) => log(itemOf(privilege))}
				/>
			) : (
				<DealListSkeleton look="row" count={4} />
			)}
		</section>
	);
}
