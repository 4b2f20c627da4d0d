// The banners above the deals of a category.
import { useLingui } from "@lingui/react/macro";
import { BannerCard } from "../../components/cards/BannerCard";
import type { Banner } from "../../contract/banner";
import { Carousel } from "../../ui/media/Carousel";
import styles from "./Browse.module.css";

export function CategoryBanner({ banners }: { banners: Banner[] }) {
	const { t } = useLingui();
	if (banners.length === 0) return null;
	return (
		<div
			className={`column ${styles.first} ${banners.length === 1 ? styles.single : ""}`}
		>
			<Carousel
				label={t`Category highlights`}
				slides={banners.map((banner, index) => ({
					key: banner.bannerid,
					content: (
						<BannerCard banner={banner} look="low" eager={index === 0} />
					),
				}))}
			/>
		</div>
	);
}
