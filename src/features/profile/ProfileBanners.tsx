// The profile's banners (3 §7 GetProfileBanner), their room while they load; nothing without any.
import { useQuery } from "@tanstack/react-query";
import { BannerLink } from "../../components/cards/BannerLink";
import { useLocalized } from "../../platform/i18n/locale";
import { profileQueries } from "../../queries/profile";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { Phrases } from "../../ui/layout/Phrases";
import { Picture } from "../../ui/media/Picture";
import styles from "./Profile.module.css";

export function ProfileBanners() {
	const localized = useLocalized();
	const { data = [], isLoading } = useQuery(profileQueries.banners());
	// The usual one banner's room.
	if (isLoading) return <Skeleton ratio="2/1" radius={22} />;
	return data.map((banner) => (
		<BannerLink key={banner.bannerid} banner={banner} className={styles.banner}>
			<Picture
				src={banner.banner_image_image_url}
				alt=""
				className={styles.bannerPicture}
			/>
			<span className={styles.bannerWords}>
				<Phrases longest={12}>
					{localized(banner.name_th, banner.name_en) || banner.name}
				</Phrases>
			</span>
		</BannerLink>
	));
}
