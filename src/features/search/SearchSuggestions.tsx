// The search without a keyword: recent and recommended words, popular deals (2 §2, 2 §9).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ServerText } from "../../components/cards/ServerText";
import { DealSection } from "../../components/lists/DealSection";
import {
	brandNamed,
	keywordsFor,
	searchCounts,
} from "../../domain/text/searchWords";
import { useLocale } from "../../platform/i18n/locale";
import { catalogueQueries } from "../../queries/catalogue";
import { dealQueries } from "../../queries/deals";
import { searchQueries } from "../../queries/search";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Chip } from "../../ui/form/Chip";
import { IconButton } from "../../ui/form/IconButton";
import { Logo, Picture } from "../../ui/media/Picture";
import { useContentGuard } from "../../ui/overlay/pressGuard";
import { clearSearches, recentSearches, removeSearch } from "./recentSearches";
import styles from "./Search.module.css";
import { searchLogId, useSearchLog } from "./useSearchLog";

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

/** The `first` words, and a chip that shows the others, the first of which then takes its place and its focus. */
function WordList<Word>({
	words,
	first,
	children,
}: {
	words: readonly Word[];
	first: number;
	/** Renders the item of a word. */
	children: (word: Word) => ReactNode;
}) {
	const { t } = useLingui();
	const [whole, setWhole] = useState(false);
	useContentGuard(whole);
	const chip = useRef<HTMLLIElement>(null);
	const others = words.length - first;
	function showOthers() {
		const before = chip.current?.previousElementSibling;
		flushSync(() => setWhole(true));
		before?.nextElementSibling?.querySelector("button")?.focus();
	}
	return (
		<ul className={styles.chips}>
			{words.slice(0, whole ? undefined : first).map(children)}
			{!whole && others > 0 && (
				<li ref={chip}>
					<Chip icon={<ChevronDown size={16} />} onClick={showOthers}>
						{t`${others} more`}
					</Chip>
				</li>
			)}
		</ul>
	);
}

function Recent({ onSearch }: { onSearch: (word: string) => void }) {
	const { t } = useLingui();
	const [words, setWords] = useState(recentSearches);
	useContentGuard(words);
	/** Removes the word and moves the focus to the word after it, else to the one before. */
	function remove(word: string, button: HTMLElement) {
		const item = button.closest("li");
		const list = item?.parentElement;
		const before = item?.previousElementSibling;
		flushSync(() => setWords(removeSearch(word)));
		const next =
			before?.nextElementSibling ?? before ?? list?.firstElementChild;
		next?.querySelector<HTMLElement>("button:last-of-type")?.focus();
	}
	function clear() {
		clearSearches();
		setWords([]);
	}
	if (words.length === 0) return null;
	return (
		<section>
			<div className={styles.head}>
				<h2 className={styles.title}>
					<Trans>Recent</Trans>
				</h2>
				<button
					type="button"
					className={`target ${styles.textButton}`}
					onClick={clear}
				>
					<Trans>Clear</Trans>
					<span className="visually-hidden">
						{" "}
						<Trans>Recent</Trans>
					</span>
				</button>
			</div>
			<WordList words={words} first={searchCounts.recent}>
				{(word) => (
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
							onClick={({ currentTarget }) => remove(word, currentTarget)}
						/>
					</li>
				)}
			</WordList>
		</section>
	);
}

function Recommended({ onSearch }: { onSearch: (word: string) => void }) {
	const keywords = useQuery(searchQueries.keywords());
	// Only read from the cache that home fills: the logos alone are not worth a request.
	const brands = useQuery({ ...catalogueQueries.brands(), enabled: false });
	const locale = useLocale();
	const words = keywordsFor(locale, keywords.data ?? []).slice(
		0,
		searchCounts.recommendedAll,
	);
	if (!keywords.isPending && words.length === 0) return null;
	return (
		<section>
			<h2 className={styles.title}>
				<Trans>Recommended</Trans>
			</h2>
			{keywords.isPending ? (
				<div className={styles.chips} aria-hidden="true">
					<SkeletonBoxes
						count={searchCounts.recommended}
						width={92}
						height={36}
					/>
				</div>
			) : (
				<WordList words={words} first={searchCounts.recommended}>
					{({ keyword, keyword_image_url: picture }) => {
						const logo = brandNamed(
							keyword,
							brands.data ?? [],
						)?.brand_logo_image_url;
						return (
							<li key={keyword}>
								<Chip
									icon={
										logo ? (
											<Logo
												src={logo}
												name={keyword}
												size={28}
												className={styles.logo}
											/>
										) : (
											picture && (
												<Picture src={picture} className={styles.picture} />
											)
										)
									}
									onClick={() => onSearch(keyword)}
								>
									<ServerText>{keyword}</ServerText>
								</Chip>
							</li>
						);
					}}
				</WordList>
			)}
		</section>
	);
}

function Popular() {
	const { t } = useLingui();
	const popular = useQuery(dealQueries.popular());
	const log = useSearchLog();
	return (
		<DealSection
			title={t`Popular deals`}
			query={popular}
			look="row"
			onOpen={(privilege) => log(searchLogId(privilege))}
		/>
	);
}
