// The profile's banners (3 §7 GetProfileBanner), their room while they load; nothing without any.
import { useQuery } from "@tanstack/react-query";
import { BannerCard } from "../../components/cards/BannerCard";
import { profileQueries } from "../../queries/profile";
import { Skeleton } from "../../ui/feedback/Skeleton";
import styles from "./Profile.module.css";

export function ProfileBanners() {
	const { data = [], isLoading } = useQuery(profileQueries.banners());
	// The usual one banner's room.
	if (isLoading) return <Skeleton radius={22} className={styles.bannerRoom} />;
	return data.map((banner) => (
		<div key={banner.bannerid} className={styles.banner}>
			<BannerCard banner={banner} look="slide" />
		</div>
	));
}
