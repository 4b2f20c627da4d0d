// Names that addresses carry from a banner, in the reader's language where the banner is known.
import type { Banner, BannerSet } from "../../contract/banner";
import { normalizeReference } from "../app/normalizeReference";
import { type Locale, localized } from "../text/localized";

/** The name in the given language where it is part of a known pair, else unchanged. */
function renamed(
	locale: Locale,
	name: string,
	pairs: readonly { th: string; en: string }[],
): string {
	const known = name && pairs.find(({ th, en }) => th === name || en === name);
	return known ? localized(locale, known.th, known.en) : name;
}

/** The title of /privilegebycat. */
export const sectionName = (
	locale: Locale,
	catName: string,
	sets: readonly BannerSet[] = [],
): string =>
	renamed(
		locale,
		catName,
		sets.map(({ bannersetinfo: { set_name_th: th, set_name_en: en } }) => ({
			th,
			en,
		})),
	);

function webAddress({ path, call_to_action }: Banner): string | null {
	const address = normalizeReference(path);
	if (address.startsWith("/internal-web?"))
		return new URL(address, "https://app.invalid").searchParams.get("url");
	return call_to_action === "InternalWeb" ? address : null;
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
