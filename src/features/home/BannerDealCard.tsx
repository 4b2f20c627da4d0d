// A banner of a small section as a deal card, with the date and the heart of the privilege that it opens.
import { useQuery } from "@tanstack/react-query";
import { BannerLink } from "../../components/cards/BannerLink";
import {
	CardBody,
	cardClass,
	cardLinkClass,
} from "../../components/cards/CardBody";
import {
	CardFavouriteButton,
	PrivilegeCardBody,
} from "../../components/cards/PrivilegeCard";
import { useNames } from "../../components/cards/useNames";
import type { Banner } from "../../contract/banner";
import type { PrivilegeCard } from "../../contract/privilegeCard";
import { isNumericReference } from "../../domain/app/link";
import { bannerName, privilegeOfPath } from "../../domain/home/banner";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { dealQueries } from "../../queries/deals";
import { silentMeta } from "../../queries/queryHelpers";

/** The privilege of a 4-digit reference, which no card names: it is asked for alone. */
function useNumericDeal(reference: string | null) {
	const isNumeric = reference !== null && isNumericReference(reference);
	const deals = useQuery({
		...dealQueries.byReferences(isNumeric ? [reference] : []),
		enabled: isNumeric,
		staleTime: 60_000,
		meta: silentMeta,
	});
	return deals.data?.[0];
}

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
	const numericDeal = useNumericDeal(reference);
	const deal =
		deals?.find((it) => it.alt_reference === reference) ?? numericDeal;
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
