// One banner set: cards or wide banners in a scrolling row (2 §2).
import { BannerCard } from "../../components/cards/BannerCard";
import { BannerLink } from "../../components/cards/BannerLink";
import { CardBody, cardClass } from "../../components/cards/PrivilegeCard";
import { SectionTitle } from "../../components/cards/SectionTitle";
import type { HomeSection } from "../../domain/home/banner";
import { useLocalized } from "../../platform/i18n/locale";
import { saveReferenceList } from "../../platform/storage/saveReferenceList";
import styles from "./BannerSection.module.css";

/** The number of cards visible in the widest window. */
const inSight = 3;

/** `whole` false renders only the visible cards. */
export function BannerSection({
	set,
	whole = true,
}: {
	set: HomeSection;
	whole?: boolean;
}) {
	const localized = useLocalized();
	const { set_name_th, set_name_en, layout_section } = set.bannersetinfo;
	const { references } = set;
	const title = localized(set_name_th, set_name_en);
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
			<ul className={styles.row}>
				{set.banner.slice(0, whole ? undefined : inSight).map((banner) =>
					layout_section === "small" ? (
						<li key={banner.bannerid} className={styles.item}>
							<BannerLink
								banner={banner}
								className={cardClass("row")}
								references={references}
							>
								<CardBody
									look="row"
									picture={banner.banner_image_image_url}
									logo={banner.brandlogo}
									brand={localized(
										banner.description_th,
										banner.description_en,
									)}
									title={
										localized(banner.name_th, banner.name_en) || banner.name
									}
								/>
							</BannerLink>
						</li>
					) : (
						<li
							key={banner.bannerid}
							className={`${styles.item} ${styles.full}`}
						>
							<BannerCard
								banner={banner}
								look="section"
								references={references}
							/>
						</li>
					),
				)}
			</ul>
		</section>
	);
}
