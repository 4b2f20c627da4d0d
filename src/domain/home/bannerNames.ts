// The titles that addresses took from a banner, in the reader's language where the banner is known.
import type { Banner, BannerSet } from "../../contract/banner";
import { emptyIfPlaceholder } from "../app/emptyIfPlaceholder";
import { type Locale, localized } from "../text/localized";
import { opensInside } from "./banner";

/** The title of /privilegebycat: the set's name in the given language where it is known, else unchanged. */
export function sectionName(
	locale: Locale,
	catName: string,
	sets: readonly BannerSet[] = [],
): string {
	const known = sets
		.map(({ bannersetinfo }) => bannersetinfo)
		.find((it) => [it.set_name_th, it.set_name_en].includes(catName));
	return known && catName
		? localized(locale, known.set_name_th, known.set_name_en)
		: catName;
}

function webAddress(banner: Banner): string | null {
	const address = emptyIfPlaceholder(banner.path);
	if (address.startsWith("/internal-web?"))
		return new URL(address, "https://app.invalid").searchParams.get("url");
	return opensInside(banner) ? address : null;
}

/** The title of /internal-web: the banner's name, else `title`. */
export function webPageTitle(
	locale: Locale,
	url: string,
	title: string,
	banners: readonly Banner[] = [],
): string {
	const banner = banners.find((it) => webAddress(it) === url && url !== "");
	return banner
		? localized(locale, banner.name_th, banner.name_en) || title
		: title;
}
