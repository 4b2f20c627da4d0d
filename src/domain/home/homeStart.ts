// What the skeleton of home in index.html shows before the app runs: the first banner and the first deals (2 §2).
import { type Locale, localized } from "../text/localized";
import { bannerName, type homeBanners, privilegeOverHome } from "./banner";

export interface HomeStart {
	locale: Locale;
	/** The picture of the carousel's first banner; "" without one. */
	banner: string;
	/** The first deals of the first section; none where that has wide banners. */
	deals: {
		picture: string;
		logo: string;
		brand: string;
		/** The phrases of the title: no line ends inside one. */
		title: string[];
		/** The reference of the privilege that a press opens; null where it leads elsewhere. */
		reference: string | null;
	}[];
}

/** The number of deals that the skeleton has places for. */
const dealCount = 4;

/** Returns the data for the skeleton; `phrasesOf` splits a title into phrases. */
export function homeStart(
	{ top, first }: Pick<ReturnType<typeof homeBanners>, "top" | "first">,
	locale: Locale,
	phrasesOf = (title: string): string[] => [title],
): HomeStart {
	const [section] = first;
	const isSmall = section?.bannersetinfo.layout_section === "small";
	const shown = isSmall ? section.banner.slice(0, dealCount) : [];
	return {
		locale,
		banner: top[0]?.banner_image_image_url ?? "",
		deals: shown.map((banner) => ({
			picture: banner.banner_image_image_url,
			logo: banner.brandlogo,
			// The first script of index.html does not validate the reply: a text may be missing.
			brand:
				localized(locale, banner.description_th, banner.description_en) || "",
			title: phrasesOf(bannerName(banner, locale) || ""),
			reference: privilegeOverHome(banner.path),
		})),
	};
}
