// A wide banner: a picture with its text on a dark gradient.
import { Trans } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import { memo } from "react";
import type { Banner } from "../../contract/banner";
import { bannerName, bannerTarget } from "../../domain/home/banner";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Picture } from "../../ui/media/Picture";
import { BannerLink } from "../links/BannerLink";
import styles from "./BannerCard.module.css";
import { ServerText } from "./ServerText";

/** `look`: `slide` is for a carousel, `section` has a smaller text, `low` is a flat strip without "See more". `references` is passed to BannerLink. */
export const BannerCard = memo(function BannerCard({
	banner,
	look,
	eager = false,
	references,
}: {
	banner: Banner;
	look: "slide" | "section" | "low";
	eager?: boolean;
	references?: readonly string[];
}) {
	const localized = useLocalized();
	const name = bannerName(banner, useLocale());
	const description = localized(banner.description_th, banner.description_en);
	const hasSeeMore =
		look !== "low" && bannerTarget(banner, location.origin) !== null;
	return (
		<BannerLink
			banner={banner}
			className={`${styles.banner} ${look === "slide" ? "" : styles.section} ${look === "low" ? styles.low : ""}`}
			references={references}
		>
			<Picture
				src={banner.banner_image_image_url}
				eager={eager}
				className={styles.picture}
				// A drawing would be visible behind the text.
				fallback={null}
			/>
			<span className={styles.words}>
				{description && (
					<span className={`${styles.description} clamp-2`}>
						<ServerText>{description}</ServerText>
					</span>
				)}
				<span
					className={`${styles.name} ${look === "slide" ? "clamp-2" : "clamp-3"}`}
				>
					<PhraseWrap longest={12}>{name}</PhraseWrap>
				</span>
				{hasSeeMore && (
					<span className={styles.more} aria-hidden="true">
						<Trans>See more</Trans>
						<ArrowRight size={16} />
					</span>
				)}
			</span>
		</BannerLink>
	);
});
