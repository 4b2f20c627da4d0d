// The banners, categories, deals and brands of home (2 §2).
import { useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { BannerCard } from "../../components/cards/BannerCard";
import { DealSection } from "../../components/lists/DealSection";
import type { Category } from "../../contract/deals";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import type { homeBanners } from "../../domain/home/banner";
import { visibleCardsInRow } from "../../ui/layout/visibleItems";
import { Carousel } from "../../ui/media/Carousel";
import { BannerSection } from "./BannerSection";
import { CategoryTiles, CategoryTilesSkeleton } from "./CategoryTiles";
import { HomeBrands } from "./HomeBrands";
import styles from "./HomePage.module.css";

/** How many popular deals the row has; the others follow in pairs. */
const rowLength = 8;

/** Without `drawsAll` only the parts that are visible at the start are rendered. */
export function HomeSections({
	banners,
	categories,
	popular,
	drawsAll,
}: {
	banners: ReturnType<typeof homeBanners>;
	categories: Pick<UseQueryResult<Category[]>, "data" | "isPending">;
	popular: Pick<UseQueryResult<PrivilegeCard[]>, "data" | "isPending">;
	drawsAll: boolean;
}) {
	const { t } = useLingui();
	const first = banners.first.slice(0, drawsAll ? undefined : 1);
	return (
		<>
			{banners.top.length > 0 && (
				<div className={styles.top} data-tour="highlights">
					<Carousel
						label={t`Highlights`}
						drawsAll={drawsAll}
						slides={banners.top.map((banner, index) => ({
							key: banner.bannerid,
							content: (
								<BannerCard banner={banner} look="slide" eager={index === 0} />
							),
						}))}
					/>
				</div>
			)}
			<div className={styles.categories}>
				{categories.data ? (
					<CategoryTiles categories={categories.data} />
				) : (
					categories.isPending && <CategoryTilesSkeleton />
				)}
			</div>
			<div className={styles.sections}>
				{first.map((set) => (
					<BannerSection key={set.key} set={set} drawsAll={drawsAll} />
				))}
				{(drawsAll || first.length === 0) && (
					<DealSection
						title={t`Popular deals`}
						query={popular}
						to={drawsAll ? rowLength : visibleCardsInRow()}
						look="row"
					/>
				)}
				{drawsAll && (
					<>
						<HomeBrands />
						{banners.rest.map((set) => (
							<BannerSection key={set.key} set={set} />
						))}
						<DealSection
							title={t`More deals`}
							query={popular}
							from={rowLength}
							look="pair"
						/>
					</>
				)}
			</div>
		</>
	);
}
