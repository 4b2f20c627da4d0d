// One banner set: cards or wide banners in a scrolling row (2 §2).
import { useQuery } from "@tanstack/react-query";
import { memo, useRef } from "react";
import { BannerCard } from "../../components/cards/BannerCard";
import {
	CardBody,
	cardClass,
	cardLinkClass,
} from "../../components/cards/CardBody";
import {
	CardFavouriteButton,
	PrivilegeCardBody,
} from "../../components/cards/PrivilegeCard";
import { BannerLink } from "../../components/links/BannerLink";
import { SectionTitle } from "../../components/lists/SectionTitle";
import { useNames } from "../../components/texts/useNames";
import type { Banner } from "../../contract/banner";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { isNumericReference } from "../../contract/webAddress";
import {
	bannerName,
	type HomeSection,
	privilegeOfPath,
} from "../../domain/home/banner";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { saveReferenceList } from "../../platform/storage/saveReferenceList";
import { dealQueries } from "../../queries/deals";
import { persistedSilentOptions } from "../../queries/queryHelpers";
import { visibleCardsInRow } from "../../ui/layout/visibleItems";
import { RowArrows } from "../../ui/list/RowArrows";
import styles from "./BannerSection.module.css";

/** Without `drawsAll` only the visible cards are rendered. */
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
	// For the favourite buttons and dates of the cards, which are shown without them if the load fails.
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

/** A banner of a small section as a deal card, with the date and the favourite button of the privilege that it opens. */
export function BannerDealCard({
	banner,
	references,
	deals,
}: {
	banner: Banner;
	references: readonly string[];
	/** The privileges of the section, once they are loaded. */
	deals: readonly PrivilegeCard[] | undefined;
}) {
	const localized = useLocalized();
	const nameOf = useNames().privilege;
	const reference = privilegeOfPath(banner.path);
	// No card has a 4-digit reference as its own, so its privilege is requested separately.
	const isNumeric = reference !== null && isNumericReference(reference);
	const numeric = useQuery({
		...dealQueries.byReferences(isNumeric ? [reference] : []),
		enabled: isNumeric,
		meta: persistedSilentOptions.meta,
	});
	const deal =
		deals?.find((it) => it.alt_reference === reference) ?? numeric.data?.[0];
	const title = bannerName(banner, useLocale());
	const body = {
		look: "row",
		picture: banner.banner_image_image_url,
		logo: banner.brandlogo,
		brand: localized(banner.description_th, banner.description_en),
		title,
	} as const;
	return (
		<article className={cardClass("row")}>
			<BannerLink
				banner={banner}
				className={cardLinkClass}
				references={references}
			>
				{reference === null ? (
					<CardBody {...body} />
				) : (
					<PrivilegeCardBody privilege={deal} {...body} />
				)}
			</BannerLink>
			{deal && (
				<CardFavouriteButton
					privilege={deal}
					name={title || nameOf(deal)}
					look="row"
				/>
			)}
		</article>
	);
}
