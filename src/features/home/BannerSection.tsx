// One banner set: cards or wide banners in a scrolling row (2 §2).
import { useQuery } from "@tanstack/react-query";
import { memo, useRef } from "react";
import { BannerCard } from "../../components/cards/BannerCard";
import { SectionTitle } from "../../components/lists/SectionTitle";
import type { HomeSection } from "../../domain/home/banner";
import { useLocalized } from "../../platform/i18n/locale";
import { saveReferenceList } from "../../platform/storage/saveReferenceList";
import { dealQueries } from "../../queries/deals";
import { persistedSilentOptions } from "../../queries/queryHelpers";
import { visibleCardsInRow } from "../../ui/layout/visibleItems";
import { RowArrows } from "../../ui/list/RowArrows";
import { BannerDealCard } from "./BannerDealCard";
import styles from "./BannerSection.module.css";

/** `drawsAll` false renders only the visible cards. */
export const BannerSection = memo(function BannerSection({
	set,
	drawsAll = true,
}: {
	set: HomeSection;
	drawsAll?: boolean;
}) {
	const localized = useLocalized();
	const { set_name_th, set_name_en, layout_section } = set.bannersetinfo;
	const { references } = set;
	const title = localized(set_name_th, set_name_en);
	const isSmall = layout_section === "small";
	const row = useRef<HTMLUListElement>(null);
	// The hearts and dates of the cards; they do without where these failed to load.
	const deals = useQuery({
		...dealQueries.byReferences(references),
		enabled: drawsAll && isSmall && references.length > 0,
		meta: persistedSilentOptions.meta,
	});
	return (
		<section>
			<SectionTitle
				title={title}
				seeAll={
					references.length > 1
						? {
								to: "/privilegebycat",
								search: { catName: title },
								onOpen: () => saveReferenceList(references),
							}
						: undefined
				}
			/>
			<div className={styles.box}>
				<ul ref={row} className={`scroll-row ${isSmall ? "card-row" : ""}`}>
					{set.banner
						.slice(0, drawsAll ? undefined : visibleCardsInRow())
						.map((banner) =>
							isSmall ? (
								<li key={banner.bannerid} className={styles.item}>
									<BannerDealCard
										banner={banner}
										references={references}
										deals={deals.data}
									/>
								</li>
							) : (
								<li key={banner.bannerid} className={styles.full}>
									<BannerCard
										banner={banner}
										look="section"
										references={references}
									/>
								</li>
							),
						)}
				</ul>
				<RowArrows row={row} />
			</div>
		</section>
	);
});
