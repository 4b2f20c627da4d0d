// The home page (2 §2): header, carousel, categories, banners, popular deals, brands, ready codes.
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useDeferredValue, useEffect, useMemo } from "react";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import { combineQueries, useFirstLoad } from "../../components/lists/listState";
import { RetryButton } from "../../components/lists/RetryButton";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { couponsLink } from "../../domain/app/pagePaths";
import { readyCodes } from "../../domain/code/readyCodes";
import { homeBanners } from "../../domain/home/banner";
import { homeStart } from "../../domain/home/homeStart";
import { useExpiryClock } from "../../platform/http/clock";
import { useLocale } from "../../platform/i18n/locale";
import {
	sessionAtom,
	skeletonLoadingAtom,
} from "../../platform/session/session";
import { local, storageKeys } from "../../platform/storage/storage";
import { unsavedCoupons } from "../../platform/storage/unsavedCoupons";
import { bannerQueries } from "../../queries/banner";
import { catalogueQueries } from "../../queries/catalogue";
import { dealQueries } from "../../queries/deals";
import { historyQueries } from "../../queries/history";
import { BusyStatus } from "../../ui/form/Button";
import { isThai, splitPhrases } from "../../ui/layout/thaiPhrases";
import { EndingSoon, hasName } from "./EndingCoupons";
import { HomeHeader } from "./HomeHeader";
import { HomeMessage } from "./HomeMessage";
import styles from "./HomePage.module.css";
import { HomeSections } from "./HomeSections";
import { HomeSkeleton } from "./HomeSkeleton";
import { ReadyCodesBar } from "./ReadyCodesBar";

const minute = 60_000;

/** Shows the skeleton while a token is renewed (1 §4). */
export function HomePage() {
	const sub = useAtomValue(sessionAtom)?.sub ?? "";
	const renewing = useAtomValue(skeletonLoadingAtom);
	return renewing ? <HomeLoading /> : <Home sub={sub} />;
}

/** The skeleton, announced to screen readers. */
const HomeLoading = () => (
	<>
		<BusyStatus />
		<HomeSkeleton />
	</>
);

/** True until the first render of a page load that has no scroll position to restore. */
let drawsVisibleOnly = performance
	.getEntriesByType("navigation")
	.every((entry) => "type" in entry && entry.type === "navigate");

/** Whether home renders all its parts; false in the first render of a page load and in the first one with data, which render only the visible part to paint it sooner. */
function useDrawsAll(isLoaded: boolean): boolean {
	useEffect(() => {
		drawsVisibleOnly = false;
	}, []);
	return useDeferredValue(isLoaded, !drawsVisibleOnly);
}

function Home({ sub }: { sub: string }) {
	const { now, confirmedNow } = useExpiryClock(minute);
	const saved = useQuery(historyQueries.savedCodes());
	const { data: savedCodes = [] } = saved;
	const codes = readyCodes(savedCodes, confirmedNow);
	const sets = useQuery(bannerQueries.sets());
	const categories = useQuery(catalogueQueries.categories());
	const popular = useQuery(dealQueries.popular());
	const coupons = [...codes, ...unsavedCoupons(sub, savedCodes)];
	const banners = useMemo(
		() => homeBanners(sets.data ?? [], now),
		[sets.data, now],
	);
	useSaveHomeStart(sub, sets.data && banners);
	// Home waits for the banners above the deals, so that nothing shifts; a later retry of failed banners does not bring the skeleton back.
	const isLoaded = !sets.isPending || sets.isFetched;
	const drawsAll = useDrawsAll(isLoaded);
	const queries = [sets, categories, popular];
	const combined = combineQueries(queries);
	const isFirstLoad = useFirstLoad(combined);
	// The age of home is that of the other data, since the categories are loaded less often.
	const { dataUpdatedAt } = combineQueries([popular, sets]);
	const query = {
		...combined,
		dataUpdatedAt: dataUpdatedAt || combined.dataUpdatedAt,
	};
	const hasNothing =
		queries.every(({ isPending }) => !isPending) &&
		![categories.data, popular.data, banners.top, banners.first].some(
			(list) => list?.length,
		);
	if (!isLoaded || (isFirstLoad && hasNothing)) return <HomeLoading />;
	// A list that failed to load must not be shown as empty.
	const hasFailed = hasNothing && queries.some(({ data }) => !data);
	return (
		<>
			<main
				className={`${styles.home} column ${hasNothing ? styles.empty : ""} ${codes.length > 0 ? styles.docked : ""}`}
			>
				<h1 className="visually-hidden">Galaxy Gift</h1>
				<HomeHeader />
				<div className={styles.strip}>
					<FreshnessNotice query={query} />
				</div>
				<EndingSoon
					coupons={coupons.filter(hasName)}
					isKnown={saved.isSuccess}
				/>
				{hasFailed ? (
					<HomeMessage
						title={<Trans>Could not load this</Trans>}
						text={<Trans>Please check your connection and try again.</Trans>}
						action={<RetryButton query={query} />}
					/>
				) : hasNothing ? (
					<HomeMessage
						title={<Trans>No deals right now</Trans>}
						text={<Trans>New ones show here as soon as they open.</Trans>}
						action={
							<ButtonLink {...couponsLink}>
								<Trans>My coupons</Trans>
							</ButtonLink>
						}
					/>
				) : (
					<HomeSections
						banners={banners}
						categories={categories}
						popular={popular}
						drawsAll={drawsAll}
					/>
				)}
			</main>
			<ReadyCodesBar codes={codes} />
		</>
	);
}

/** Saves what the skeleton of home shows at the next start, before the app runs; `banners` is undefined until they are known. */
function useSaveHomeStart(
	sub: string,
	banners: ReturnType<typeof homeBanners> | undefined,
): void {
	const locale = useLocale();
	useEffect(() => {
		if (!banners) return;
		const start = homeStart(banners, locale, (title) =>
			isThai(title) ? splitPhrases(title) : [title],
		);
		local.write(storageKeys.homeStart(sub), start);
	}, [sub, banners, locale]);
}
