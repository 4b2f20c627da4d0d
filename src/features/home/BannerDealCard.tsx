// A banner of a small section as a deal card, with the date and the heart of the privilege that it opens.
import { useQuery } from "@tanstack/react-query";
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
import { useNames } from "../../components/texts/useNames";
import type { Banner } from "../../contract/banner";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { isNumericReference } from "../../contract/webAddress";
import { bannerName, privilegeOfPath } from "../../domain/home/banner";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { dealQueries } from "../../queries/deals";
import { persistedSilentOptions } from "../../queries/queryHelpers";

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
	// No card names a 4-digit reference: its privilege is asked for alone.
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
